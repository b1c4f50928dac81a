"""The preview of one locale: its catalogues are watched, and its pages follow them."""
