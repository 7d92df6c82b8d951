"""The rivals as a race's drafted lane: no wider than asked, lossless, and refused with the bound where they cannot draft."""

from __future__ import annotations

import re

import pytest
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.lookahead_decoding import shape_of
from visual.engines.job import Job, open_race
from visual.limits import LimitError, Settings

RIVALS = [name for name, method in METHODS.items() if not method.uses_trie]
TRAINED = [name for name in RIVALS if METHODS[name].part and name != "exit"]
"""Those that a model without trained parts cannot race: they are in `test_parts.py`."""
LEAST = 3


def test_a_pass_of_the_window_is_no_wider_than_the_decoding_length():
    for length in range(LEAST, 129):
        window, ngram = shape_of(length)
        width = 1 + (ngram - 1) * 2 * window
        assert window >= 1
        assert ngram >= 2
        assert length - 2 * (ngram - 1) < width <= length  # one column and guess more would not fit


@pytest.mark.parametrize("strategy", [name for name in RIVALS if name not in TRAINED])
@pytest.mark.parametrize("length", [LEAST, 16, "auto"])
def test_a_race_with_a_rival_is_lossless_and_says_whose_drafts_they_were(strategy, length):
    model, ids = build("llama"), prompt(20) * 2
    want = lc.GreedyDecoder(model).generate(ids, 24, eos_token_id=None).tokens
    settings = Settings.checked(length, 8, strategy, max_new_tokens=24)
    race = open_race(Job("tiny", tuple(ids), settings, answers=[want]), model, lc.TokenTrie(8))
    steps = list(race)
    assert race.trace.tokens("lookahead") == race.trace.tokens("plain") == want
    assert race.trace.meta["settings"]["strategy"] == strategy
    most = 64 if length == "auto" else length
    assert 1 < max(step.width for step in steps if step.lane == "lookahead" and step.index) <= most


def test_what_it_refuses():
    model = build("llama")
    assert {method.least for method in METHODS.values() if method.uses_trie and method.from_tokens} == {1}
    for strategy in RIVALS:
        least = METHODS[strategy].least
        with pytest.raises(LimitError, match=rf"Decoding length is {least - 1}; .* at least {least}"):
            METHODS[strategy].decoder(model, DraftSettings(least - 1, 8))
    with pytest.raises(LimitError, match="takes no trees"):
        METHODS["lookahead-decoding"].decoder(build("bloom"), DraftSettings(16, 8))
    for strategy in TRAINED:
        with pytest.raises(LimitError, match=f"This model has no {METHODS[strategy].part}"):
            open_race(Job("tiny", (1, 2), Settings.checked(16, 8, strategy)), model, lc.TokenTrie(8))
    with pytest.raises(LimitError, match=re.escape(f"one of: {', '.join(METHODS)}")):
        Settings.checked(16, 8, "eagle")
