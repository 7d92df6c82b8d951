"""What happened in each pass: clocks, steps, traces, verification and replay. Knows no torch."""
