"""Chooses the seeds of the quiz's questions anew: ``python -m tools.quiz``."""

from tools.quiz.choosing import write

if __name__ == "__main__":
    write()
