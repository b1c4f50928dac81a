"""The quiz: named mistakes, questions made and proved from them, rounds drawn of these, and how they are said."""
