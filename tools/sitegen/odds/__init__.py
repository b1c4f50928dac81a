"""What docs/odds.md and docs/strategy.md show: chances, figures with their charts, what other pages get wrong."""
