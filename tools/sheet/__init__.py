"""The rules sheet: what it says, and its forms as a page and as a PDF."""
