"""Pictures of the site: what networks show beside a link to a page, and the icons of browsers and phones."""
