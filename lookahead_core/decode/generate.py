"""Lookahead inside of transformers: `model.generate(**inputs, custom_generate=lookahead_generate, ...)`.

transformers prepares prompt, processors and stopping criteria as for its own loops, then calls the function below. It emits
the same tokens as greedy decoding or sampling, in fewer passes.

transformers 5 does not pass on `streamer` (which receives the prompt and nothing else; use `token_streamer`) nor `tokenizer`
(so `stop_strings` raise; use `StopStringCriteria(tokenizer, strings)` among the `stopping_criteria`).
"""

from __future__ import annotations

from typing import Any, Literal, cast

import torch
from transformers import GenerationConfig, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList
from transformers.generation.streamers import BaseStreamer
from transformers.generation.utils import GenerateDecoderOnlyOutput

from lookahead_core.decode.admission import admitted
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.sampling import Sampler, refuse_other_methods, stop_rules
from lookahead_core.trie.trie import TokenTrie

READ = {"attention_mask", "position_ids", "past_key_values", "use_cache", "logits_to_keep"}
"""Model inputs that this loop supports. It refuses any other input that is set."""


def lookahead_generate(
    model: PreTrainedModel,
    input_ids: torch.Tensor,
    logits_processor: LogitsProcessorList | None = None,
    stopping_criteria: StoppingCriteriaList | None = None,
    generation_config: GenerationConfig | None = None,
    *,
    trie: TokenTrie | None = None,
    decoding_length: int | Literal["auto"] = 64,
    branch_length: int = 12,
    strategy: str = "hierarchical",
    costs: CostCurve | None = None,
    token_streamer: BaseStreamer | None = None,
    **model_kwargs: Any,
) -> torch.Tensor | GenerateDecoderOnlyOutput:
    """A decoding loop for `model.generate(..., custom_generate=lookahead_generate)`; see `LookaheadDecoder` for the options.

    Returns what `generate` returns: long [rows, prompt + new], or with `return_dict_in_generate` an output with `sequences`
    and, for one row, the cache `past_key_values`. Left-padded rows are decoded one after the other and padded on the right.
    The rows share `trie`; one that is given outlives the call. Randomness comes from torch's global generator, so that
    `torch.manual_seed` gives the tokens of `generate(do_sample=True)`.
    Raises ValueError for sampling of several rows (transformers draws them from one stream, token by token), for logits
    processors over several rows, for scores and other values that a tree pass does not collect, for padding that is not on
    the left, and for model inputs other than text.
    """
    if generation_config is None:
        raise ValueError("lookahead_generate is called by model.generate(..., custom_generate=lookahead_generate)")
    _refuse(model, input_ids, generation_config, model_kwargs)
    _refuse_shared(logits_processor, len(input_ids))
    decoder = LookaheadDecoder(model, trie, decoding_length, branch_length, strategy, costs)
    pads = _left_padding(input_ids, model_kwargs.get("attention_mask"))
    _check_positions(model_kwargs.get("position_ids"), pads, input_ids.shape[1])
    if token_streamer is not None:
        token_streamer.put(input_ids.cpu())
    answers: list[list[int]] = []
    cache = None
    for ids, pad in zip(input_ids, pads, strict=True):
        sampler = Sampler(logits_processor, bool(generation_config.do_sample))
        stop = stop_rules(stopping_criteria or StoppingCriteriaList(), len(ids))
        if pad:
            sampler.processors = LogitsProcessorList(_Padded(one, ids[None, :pad]) for one in sampler.processors)
            stop.criteria = StoppingCriteriaList(_Padded(one, ids[None, :pad]) for one in stop.criteria)
        run = decoder.begin(admitted(model, ids[pad:]), sampler, stop)
        try:
            while run.finished is None:
                for token in decoder.advance(run).tokens:
                    if token_streamer is not None:
                        token_streamer.put(torch.tensor([token]))
            answers.append(run.sequence[len(ids) - pad :])
            cache = getattr(run.passes, "cache", None)
        finally:
            run.close()
    if token_streamer is not None:
        token_streamer.end()
    sequences = torch.cat((input_ids, _rectangle(answers, generation_config, input_ids.device)), dim=1)
    if not generation_config.return_dict_in_generate:
        return sequences
    return GenerateDecoderOnlyOutput(
        sequences=cast(torch.LongTensor, sequences), past_key_values=cache if len(answers) == 1 else None
    )


def _refuse(model: PreTrainedModel, input_ids: torch.Tensor, config: GenerationConfig, model_kwargs: dict[str, Any]) -> None:
    """Raise ValueError for settings and inputs that this loop does not support."""
    refuse_other_methods(config)
    foreign = sorted(
        name for name, value in model_kwargs.items() if name not in READ and value is not None and value is not False
    )
    if foreign:
        raise ValueError(f"{type(model).__name__} got {', '.join(foreign)}: this loop feeds token ids only")
    cache = model_kwargs.get("past_key_values")
    if cache is not None and cache.get_seq_length() > 0:
        raise ValueError(f"past_key_values holds {cache.get_seq_length()} tokens; this loop begins with an empty cache")
    if config.do_sample and input_ids.shape[0] > 1:
        raise ValueError(f"sampling takes one row at a time, not {input_ids.shape[0]}: see lookahead_core.BatchDecoder")


def _refuse_shared(processors: LogitsProcessorList | None, rows: int) -> None:
    """Raise ValueError for processors over several rows: they are called row by row here."""
    if processors and rows > 1:
        names = ", ".join(type(one).__name__ for one in processors)
        raise ValueError(f"{names} may hold values of all {rows} rows; decode such rows one at a time")


def _left_padding(input_ids: torch.Tensor, mask: torch.Tensor | None) -> list[int]:
    """Number of padding tokens at the start of each row; raises ValueError for padding elsewhere."""
    if mask is None:
        return [0] * input_ids.shape[0]
    if mask.shape != input_ids.shape:
        raise ValueError(f"attention_mask is {tuple(mask.shape)}, input_ids {tuple(input_ids.shape)}")
    seen = mask != 0
    if bool((seen[:, :-1] & ~seen[:, 1:]).any()) or not bool(seen[:, -1].all()):
        raise ValueError("attention_mask hides tokens behind visible ones; only padding on the left is supported")
    return (~seen).sum(-1).tolist()


def _check_positions(positions: torch.Tensor | None, pads: list[int], length: int) -> None:
    """Raise ValueError where positions do not count from 0 at the first token of text."""
    if positions is None:
        return
    for row, pad in zip(positions, pads, strict=True):
        if row[pad:].tolist() != list(range(length - pad)):
            raise ValueError("position_ids that do not count from 0 are not supported")


class _Padded:
    """A processor or criterion that receives every prefix with its padding, as from `generate`."""

    def __init__(self, function: Any, padding: torch.Tensor) -> None:
        self.function, self.padding = function, padding

    def __call__(self, input_ids: torch.Tensor, scores: Any) -> Any:
        return self.function(torch.cat((self.padding, input_ids), dim=1), scores)


def _rectangle(answers: list[list[int]], config: GenerationConfig, device: torch.device) -> torch.Tensor:
    """The answers as long [rows, longest], padded as `generate` pads rows that ended early."""
    longest = max(len(answer) for answer in answers)
    pad = getattr(config, "_pad_token_tensor", None)
    fill = int(pad) if pad is not None else 0
    return torch.tensor([answer + [fill] * (longest - len(answer)) for answer in answers], device=device)
