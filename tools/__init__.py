"""What turns the game, the templates and the translations into the published site."""
