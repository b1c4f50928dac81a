"""What the pages in docs/hands/ and docs/checker.md show: hands read and compared, mistakes, the ranking."""
