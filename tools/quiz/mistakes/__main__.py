"""Counts anew how often each of the eighteen mistakes matters: ``python -m tools.quiz.mistakes``. It takes a minute."""

from tools.quiz.mistakes.counting import write

if __name__ == "__main__":
    write()
