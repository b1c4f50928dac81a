"""Worked deals: scripts that the engine plays, told step by step with every chip and card."""
