"""More families and variants, one row each: tree passes and a greedy run past every window and switch, or the refusal."""

from __future__ import annotations

import pytest
import torch
from matrix_oracle import LIMIT, NEW_TOKENS, generated, taught, worst_difference
from zoo import FAMILIES, made, prompt
from zoo_more import ACCEPTED, REFUSED

from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.probe import route_of


def test_the_rows_are_new() -> None:
    assert len(ACCEPTED) + len(REFUSED) >= 70
    assert not set(FAMILIES) & (set(ACCEPTED) | set(REFUSED))


@pytest.mark.parametrize("name", ACCEPTED)
def test_tree_logits_and_a_greedy_run(name: str) -> None:
    family = ACCEPTED[name]
    model, plain = made(family, name), made(family, name)
    route = route_of(model)
    assert route.name == family.route
    ids = torch.tensor([prompt(family.prefix)])
    greedy = generated(plain, ids)
    result = taught(model, greedy).generate(ids, max_new_tokens=NEW_TOKENS, eos_token_id=None)
    count = len(result.tokens)
    assert result.tokens == greedy[:count]
    assert count == NEW_TOKENS or result.finished == "context"
    assert result.edl > 1.5  # drafts were accepted, so the run tested something
    assert len(set(greedy)) > 1  # and did not repeat one token
    if family.kind != "switch":  # there the decoder drafts less, the oracle does not
        limit = 10 * LIMIT if family.kind == "looped" else LIMIT  # every round of a loop adds to the rounding
        assert worst_difference(model, plain, route, family.prefix) <= limit


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_exact_is_refused_with_the_reason(name: str) -> None:
    family, reason = REFUSED[name]
    with pytest.raises(UnsupportedModelError) as refusal:
        LookaheadDecoder(made(family, name))
    assert reason in str(refusal.value)
