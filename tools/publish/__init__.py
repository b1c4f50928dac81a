"""What turns built pages into the published site: locales' contexts, search, sitemap, checks."""
