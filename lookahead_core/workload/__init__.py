"""Will drafts pay on a log of real requests? Read it, replay it, price the passes, answer in words. No model, no torch."""
