"""The exact chances of the pages on odds and strategy: which are asked for, and the file that keeps them."""
