"""Lookahead inside of transformers: `model.generate(**inputs, custom_generate=lookahead_generate, ...)`.

transformers prepares prompt, processors and stopping criteria as for its own loops, then calls the function below. In
float32 it emits the same tokens as greedy decoding or sampling, in fewer passes; see `LookaheadDecoder` for other dtypes.

transformers 5 does not pass on `tokenizer`, so `stop_strings` raises: use `StopStringCriteria(tokenizer, strings)` among the
`stopping_criteria`.
"""

from __future__ import annotations

import inspect
import warnings
from contextlib import ExitStack
from dataclasses import replace
from typing import Any, Literal, cast, get_args

import torch
from torch.nn.utils.rnn import pad_sequence
from transformers import DynamicCache, GenerationConfig, LogitsProcessorList, PreTrainedModel, StoppingCriteriaList
from transformers.cache_utils import Cache
from transformers.generation.stopping_criteria import EosTokenCriteria, MaxLengthCriteria, MaxTimeCriteria, StopStringCriteria
from transformers.generation.streamers import BaseStreamer
from transformers.generation.utils import GenerateDecoderOnlyOutput

from lookahead_core.decode.admission import admitted
from lookahead_core.decode.attention import FAR, CacheName, UnsupportedModelError
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.exact import Exact
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.padding import Padded, left_padding, refuse_padding
from lookahead_core.decode.probe import route_of
from lookahead_core.decode.sampling import Sampler, StopRules, refuse_other_methods, stop_rules
from lookahead_core.decode.wrappers import inner_model
from lookahead_core.trie.trie import TokenTrie

BY_ROW = (EosTokenCriteria, MaxLengthCriteria, StopStringCriteria)
"""Stopping criteria that look at each row by itself, and at its tokens alone."""
READ = {"attention_mask", "position_ids", *get_args(CacheName), "use_cache", "logits_to_keep"}
"""Model inputs that this loop supports. It refuses any other input that is set."""
CACHE = next(name for name in get_args(CacheName) if name in GenerateDecoderOnlyOutput.__dataclass_fields__)
"""What `generate` of the transformers that is installed calls the cache."""


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
    exact: Exact = False,
    **model_kwargs: Any,
) -> torch.Tensor | GenerateDecoderOnlyOutput:
    """A decoding loop for `model.generate(..., custom_generate=lookahead_generate)`; see `LookaheadDecoder` for the options.

    Returns what `generate` returns: long [rows, prompt + new], or with `return_dict_in_generate` an output with `sequences`
    and, for one row without padding, the cache. An empty `DynamicCache` of the caller's is filled and returned, and
    `generate` can continue it. Left-padded rows are decoded one after the other and padded on the right. The rows share
    `trie`; one that is given outlives the call. Randomness comes from torch's global generator, so that `torch.manual_seed`
    gives the tokens of `generate(do_sample=True)`. A `streamer` of `generate` is served, and so is a `token_streamer` given
    to `functools.partial`; both end with the call, even if it raises. Unlike in `generate` an answer ends, with a warning,
    at the model's context (`max_position_embeddings`). Raises ValueError for sampling, processors, `max_time` and streamers
    over several rows, and for scores, right padding, other caches and inputs other than text; also for left padding that the
    model counts as text.
    """
    if generation_config is None:
        raise ValueError("lookahead_generate is called by model.generate(..., custom_generate=lookahead_generate)")
    asked = _asked_of(model)
    streamers = [one for one in (token_streamer, asked.get("streamer")) if one is not None]
    with ExitStack() as ends:  # whoever reads them in another thread would wait for ever
        for one in streamers:
            ends.callback(one.end)
        if asked.get("assistant_model") is not None:
            raise ValueError("assistant_model is not supported: drafts come from the trie")
        decoder = LookaheadDecoder(model, trie, decoding_length, branch_length, strategy, costs, exact=exact)
        _refuse(model, generation_config, model_kwargs)
        _refuse_rows(len(input_ids), generation_config, logits_processor, stopping_criteria, streamers)
        pads = _pads(decoder, input_ids, stopping_criteria, model_kwargs)
        given = _callers_cache(model_kwargs.get(CACHE), pads)
        decoder.route = decoder.route if given is None else replace(decoder.route, windows=())  # it gets every row
        if token_streamer is not None:
            token_streamer.put(input_ids.cpu())
        filled = _to_fill(decoder, given, bool(generation_config.return_dict_in_generate) and pads == [0])
        answers, cache = [], None
        for ids, pad in zip(input_ids, pads, strict=True):
            # `generate`, too, chooses where the prompt is.
            sampler = Sampler(logits_processor, bool(generation_config.do_sample), device=ids.device)
            sampler.keeps_rows = bool(generation_config.use_cache)
            answer, cache = _decode(decoder, ids, pad, sampler, stop_rules(stopping_criteria, len(ids)), streamers, filled)
            answers.append(answer)
    pad_token = getattr(generation_config, "_pad_token_tensor", None)
    new = pad_sequence(answers, batch_first=True, padding_value=0 if pad_token is None else int(pad_token))
    sequences = torch.cat((input_ids, new), dim=1)
    if not generation_config.return_dict_in_generate:
        return sequences
    return _output(sequences, cache if pads == [0] else None)


def _output(sequences: torch.Tensor, cache: Cache | None) -> GenerateDecoderOnlyOutput:
    output = GenerateDecoderOnlyOutput(sequences=cast(torch.LongTensor, sequences))
    setattr(output, CACHE, cache)
    return output


def _callers_level() -> int:
    """How many frames above the function that asks the call of `generate` stands, as `warnings.warn` counts them.

    Between them are this package, torch, and what transformers wraps around `generate`.
    """
    level, frame = 0, inspect.currentframe()
    while frame is not None and frame.f_globals["__name__"].partition(".")[0] in ("lookahead_core", "transformers", "torch"):
        level, frame = level + 1, frame.f_back
    return level


def _asked_of(model: PreTrainedModel) -> dict[str, Any]:
    """The arguments of the model's `generate` that called, perhaps through a function of its caller's; none without one.

    transformers 5 gives the prompt to `streamer` and drops it then, and drops `assistant_model`: they are in its frame alone.
    """
    frame = inspect.currentframe()
    while frame is not None:
        if frame.f_code.co_name == "generate" and frame.f_locals.get("self") is model:
            return frame.f_locals
        frame = frame.f_back
    return {}


def _decode(
    decoder: LookaheadDecoder,
    ids: torch.Tensor,
    pad: int,
    sampler: Sampler,
    stop: StopRules,
    streamers: list[BaseStreamer],
    filled: DynamicCache | None,
) -> tuple[torch.Tensor, Cache | None]:
    """The new tokens, long [n], after one row of ids, `pad` of which are padding; and the row's cache, or `filled`."""
    if pad:
        sampler.processors = LogitsProcessorList(Padded(one, ids[None, :pad]) for one in sampler.processors)
        stop.criteria = StoppingCriteriaList(Padded(one, ids[None, :pad]) for one in stop.criteria)
    asked = stop.max_new_tokens
    run = decoder.begin(admitted(decoder.model, ids[pad:]), sampler, stop)
    try:
        while run.finished is None:
            for token in decoder.advance(run).tokens:
                for one in streamers:
                    one.put(torch.tensor([token]))
        if run.finished == "context":
            warnings.warn(
                f"the model's context of {len(run.sequence)} tokens is full: an answer ends after {stop.max_new_tokens} of "
                f"{asked} new tokens",
                stacklevel=_callers_level(),
            )
        rows: RowCache | None = getattr(run.passes, "cache", None)
        if filled is not None and rows is not None:
            _fill(filled, rows)
        return torch.tensor(run.sequence[len(ids) - pad :], device=ids.device), rows if filled is None else filled
    finally:
        run.close()


def _refuse(model: PreTrainedModel, config: GenerationConfig, model_kwargs: dict[str, Any]) -> None:
    """Raise ValueError for settings and inputs that this loop does not support."""
    refuse_other_methods(config)
    replaced = vars(model).get("prepare_inputs_for_generation")
    if replaced is not None:  # a wrapper's, such as that of a learnt prompt, which this loop would pass by
        route_of(_owner(model, replaced))
    foreign = sorted(
        name
        for name, value in model_kwargs.items()
        if name not in READ and not (value is None or value is False or value == {})
    )
    if foreign:
        raise ValueError(f"{type(model).__name__} got {', '.join(foreign)}: this loop feeds token ids only")


def _owner(model: PreTrainedModel, prepare: Any) -> PreTrainedModel:
    """The module around `model` whose method `prepare` is. Raises `UnsupportedModelError` where there is none."""
    owner = getattr(prepare, "__self__", None)
    if not isinstance(owner, torch.nn.Module) or inner_model(owner) is not model:
        raise UnsupportedModelError(f"{type(model).__name__} has another prepare_inputs_for_generation than its class's")
    return cast(PreTrainedModel, owner)


def _pads(
    decoder: LookaheadDecoder, input_ids: torch.Tensor, criteria: StoppingCriteriaList | None, model_kwargs: dict[str, Any]
) -> list[int]:
    """Padding tokens of each row. Raises ValueError for padding that cannot be left out."""
    pads = left_padding(input_ids, model_kwargs.get("attention_mask"), model_kwargs.get("position_ids"))
    read = input_ids.shape[1]
    refuse_padding(decoder.model, decoder.route, input_ids, pads, read + stop_rules(criteria, read).max_new_tokens)
    return pads


def _refuse_rows(
    rows: int,
    config: GenerationConfig,
    processors: LogitsProcessorList | None,
    criteria: StoppingCriteriaList | None,
    streamers: list[BaseStreamer],
) -> None:
    """Raise ValueError for what has another meaning where several rows are decoded one after the other."""
    if rows < 2:
        return
    if config.do_sample:
        raise ValueError(f"sampling takes one row at a time, not {rows}: see lookahead_core.BatchDecoder")
    if processors:
        names = ", ".join(type(one).__name__ for one in processors)
        raise ValueError(f"{names} may hold values of all {rows} rows; decode such rows one at a time")
    if any(isinstance(one, MaxTimeCriteria) for one in criteria or ()):
        raise ValueError(f"max_time is one clock for {rows} rows that are decoded in turn: see lookahead_core.BatchDecoder")
    if others := [type(one).__name__ for one in criteria or () if not isinstance(one, BY_ROW)]:
        raise ValueError(f"{', '.join(others)} may look at all {rows} rows, or count its calls; decode such rows one at a time")
    if {StopStringCriteria} == {type(one) for one in criteria or ()} - {MaxLengthCriteria}:
        raise ValueError(f"without eos_token_id `generate` writes on in those of {rows} rows that have stopped")
    if streamers:
        raise ValueError(f"a streamer hears one row at a time, not {rows} rows: see lookahead_core.BatchDecoder")


def _callers_cache(cache: Cache | None, pads: list[int]) -> DynamicCache | None:
    """The caller's own cache, None where transformers made it; raises ValueError for one that this loop cannot fill."""
    if cache is None or not getattr(cache, "_is_user_defined", False):  # transformers marks what its caller gave
        return None
    if cache.get_seq_length() > 0:
        raise ValueError(
            f"{CACHE} holds {cache.get_seq_length()} tokens; this loop begins with an empty cache, which it fills: "
            f"leave {CACHE} out, or continue this one with `generate` itself"
        )
    if not isinstance(cache, DynamicCache):
        raise ValueError(f"{CACHE} is a {type(cache).__name__}; this loop fills a DynamicCache only")
    if pads != [0]:
        raise ValueError(
            f"{CACHE} is filled for one row without padding, not for {len(pads)} rows with {sum(pads)} padding tokens"
        )
    return cache


def _to_fill(decoder: LookaheadDecoder, given: DynamicCache | None, returned: bool) -> DynamicCache | None:
    """Where a run's rows are copied to: the caller's cache; else a new one, if it is returned and the next run has the same
    buffers, or the run keeps rows that the cache of `generate` drops later; else nowhere."""
    copied = decoder.fixed is not None or decoder.route.most < FAR
    return DynamicCache(config=decoder.model.config) if given is None and returned and copied else given


def _fill(cache: DynamicCache, rows: RowCache) -> None:
    """Copy a run's rows into an empty cache; its layers drop what is behind their windows, as in `generate`."""
    with torch.inference_mode(False):
        for number, layer in enumerate(rows.layers):
            if layer.is_initialized:  # a layer that shares another's rows has none
                cache.update(layer.keys, layer.values, number)
