"""The types of questions, each a module of that name: how one is made of a mistake, proved, written and shown."""
