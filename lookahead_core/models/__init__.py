"""The catalogue of models, loading, chat templates, and the text of tokens."""

from lookahead_core.models.catalogue import ModelError
from lookahead_core.models.load import LoadedModel, load
from lookahead_core.models.token_text import encode_chat

__all__ = ["LoadedModel", "ModelError", "encode_chat", "load"]
