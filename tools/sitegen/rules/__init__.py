"""What the pages in docs/rules/, docs/faq.md and docs/sources.md show: numbers, sources, versions, rule sets."""
