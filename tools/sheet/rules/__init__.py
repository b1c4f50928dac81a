"""The rules sheet: its sentences, which of them a game needs, and how they are shared out to its sides."""
