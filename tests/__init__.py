"""The tests. This file makes them a package, so that no `tests` of an installed package takes their name."""
