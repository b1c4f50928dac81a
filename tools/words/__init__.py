"""How one language says things: messages, numbers, names of cards and hands, sentences."""
