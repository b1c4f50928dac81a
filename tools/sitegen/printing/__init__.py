"""What the pages in docs/print/ offer: the documents, and a file for rules of one's own."""
