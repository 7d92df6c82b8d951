"""The catalogue of models, loading, chat templates, and the text of tokens."""

from lookahead_core.models.catalogue import ModelError
from lookahead_core.models.chat import encode_chat
from lookahead_core.models.load import LoadedModel, load

__all__ = ["LoadedModel", "ModelError", "encode_chat", "load"]
