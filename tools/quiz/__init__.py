"""The quiz: wrong methods, questions made and proved from them, and words for the browser."""
