"""Races by name: plain decoding against Lookahead, or two to four lanes of any methods."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal

from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.exact import Exact, exact_shape
from lookahead_core.decode.race import Entrant, Race, open_race
from lookahead_core.decode.trie_copy import loaded, saved
from lookahead_core.decode.wrappers import inner_model
from lookahead_core.methods import METHODS, DraftSettings, name_of
from lookahead_core.methods.lanes import PLAIN_TITLE, Lane, lane_names, lanes_of
from lookahead_core.trace.validate import LANES, PLAIN
from lookahead_core.trie.trie import TokenTrie

PLAIN_DESCRIPTION = {"method": PLAIN, "title": PLAIN_TITLE}


def race(
    model: PreTrainedModel,
    input_ids: Tokens,
    *,
    lanes: str | Sequence[str | Lane] = (),
    trie: TokenTrie | None = None,
    decoding_length: int | Literal["auto"] = 64,
    branch_length: int = 12,
    strategy: str = "hierarchical",
    max_new_tokens: int | None = None,
    costs: CostCurve | None = None,
    seed: int | None = 0,
    should_stop: Callable[[], bool] | None = None,
    meta: dict[str, Any] | None = None,
    decoder: LookaheadDecoder | None = None,
    exact: Exact = False,
    **settings: Any,
) -> Race:
    """Two to four decoders on one prompt and one clock: plain decoding against Lookahead, or the `lanes` that are named.

    Args:
        lanes: for example ["plain", "trie:auto", "trie:16x8", "lookup"], see `lookahead_core.methods.lanes`; then the lengths
            hold for the lanes without their own, and `strategy` and `decoder` have no meaning.
        trie: of the first lane that drafts from one; its answer stays there. Each further one has a copy.
        seed: of all lanes; None: one is drawn from torch's generator.
        should_stop: called after every decode step that does not end its lane; once it returns True the race ends with a step
            marked "stopped".
        meta: merged into the trace's.
        decoder: replaces the one made from `trie` and the lengths, for example by one of `METHODS`.
        settings: of all lanes, see `LookaheadDecoder.stream`.

    The other arguments are those of `LookaheadDecoder`. The trace records what ran: the seed, the bound of the length and every
    setting that chooses tokens, those of the model's own generation configuration included. Raises ValueError for lanes that
    are none and for a `decoder` of another model, TypeError for one without drafts, and as `LookaheadDecoder` and its `stream`,
    before anything has run.
    """
    if decoder is not None and (isinstance(decoder, GreedyDecoder) or not isinstance(decoder, LookaheadDecoder)):
        raise TypeError(f"decoder must be one with drafts, not {decoder!r:.60}")
    if decoder is not None and decoder.model is not inner_model(model):
        raise ValueError(f"the decoder was made for another {type(decoder.model).__name__} than the one of this race")
    if chosen := lanes_of(lanes):
        common = DraftSettings(decoding_length, branch_length, trie, costs, exact=exact)
        entrants = entrants_of(model, chosen, common)
    else:
        drafted = decoder or LookaheadDecoder(model, trie, decoding_length, branch_length, strategy, costs, exact=exact)
        entrants = against_plain(model, drafted, None if decoder is not None else (decoding_length, branch_length))
    bounds = {"max_new_tokens": max_new_tokens, "seed": seed}
    return open_race(model, input_ids, entrants, should_stop=should_stop, meta=meta, **bounds, **settings)


def against_plain(
    model: PreTrainedModel, drafted: LookaheadDecoder, asked: tuple[int | str, int] | None = None, method: str | None = None
) -> list[Entrant]:
    """The lanes "plain" and "lookahead": plain decoding in passes of the same shape, and `drafted`.

    `asked`: the lengths as they were asked for; by default the decoder's. `method`: its name in the table, if not that of the
    decoder's strategy.
    """
    told = description_of(method or drafted.strategy, *(asked or (drafted.decoding_length, drafted.branch_length)))
    return [Entrant(LANES[0], GreedyDecoder(model, drafted.fixed), PLAIN_DESCRIPTION), Entrant(LANES[1], drafted, told)]


def entrants_of(model: PreTrainedModel, lanes: Sequence[Lane], common: DraftSettings) -> list[Entrant]:
    """The decoders of some lanes. `common` holds for the race: lengths, trie, cost curve, exactness."""
    if common.costs is None and any(lane.measures(common.decoding_length) for lane in lanes):
        common = replace(common, costs=calibrate(model, fixed=exact_shape(model) if common.exact else common.fixed))
    tries = tries_of(common.trie, sum(lane.uses_trie for lane in lanes))
    found: list[Entrant] = []
    for lane, name in zip(lanes, lane_names(lanes), strict=True):
        if lane.method == PLAIN:
            found.append(Entrant(name, GreedyDecoder(model, common.fixed, common.exact), PLAIN_DESCRIPTION))
            continue
        settings = lane.settings(common)
        if lane.uses_trie:
            settings = replace(settings, trie=next(tries))
        decoder = METHODS[lane.method].decoder(model, settings)
        asked = settings if lane.uses_trie else decoder  # "auto" stays "auto"; other methods may have shapes of their own
        found.append(Entrant(name, decoder, description_of(lane.method, asked.decoding_length, decoder.branch_length)))
    return found


def tries_of(trie: TokenTrie | None, lanes: int) -> Iterator[TokenTrie | None]:
    """The tries of so many lanes: `trie` itself, then copies of it. Without one, each decoder makes its own."""
    before = saved(trie) if trie is not None and lanes > 1 else b""
    yield trie
    while True:
        yield loaded(before) if before else None


def description_of(name: str, decoding_length: int | str, branch_length: int) -> dict[str, Any]:
    """What the trace tells of a lane with drafts. `name`: its method's; a decoder of none of the table keeps its own."""
    told: dict[str, Any] = {"decoding_length": decoding_length, "branch_length": branch_length}
    method = METHODS.get(name_of(name))
    if method is None:
        return {"method": name, "title": name, "settings": told}
    found = {"method": method.name, "title": method.title, "settings": {**told, "strategy": method.strategy}}
    return {**found, "trie": {}} if method.uses_trie else found
