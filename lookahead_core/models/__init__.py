"""Which models there are, how one is loaded, and how its tokens read."""

from lookahead_core.models.load import LoadedModel, ModelError, encode_chat, load

__all__ = ["LoadedModel", "ModelError", "encode_chat", "load"]
