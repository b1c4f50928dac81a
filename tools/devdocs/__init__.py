"""The pages of docs/dev that are drawn from the code."""
