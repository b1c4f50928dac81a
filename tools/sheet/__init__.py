"""What is printed: rules sheets, the hand-ranking card, the poster and worksheets, as data and as PDF, and the sizes of paper."""
