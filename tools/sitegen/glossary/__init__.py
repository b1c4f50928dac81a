"""What docs/glossary.md and the tooltips of all pages show."""
