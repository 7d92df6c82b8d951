"""The decoders: forward passes, tree attention, the KV cache, sampling, races."""
