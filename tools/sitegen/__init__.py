"""The pure renderer: game + templates + translations in, Markdown, JSON and HTML out."""
