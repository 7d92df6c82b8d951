"""What is asked is what runs, and what is recorded: settings of the page, bounds of the length, a model's own configuration."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
import torch
from transformers import GenerationConfig, StoppingCriteriaList
from transformers.generation.stopping_criteria import MaxLengthCriteria
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode.sampling import DEFAULT_NEW_TOKENS
from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.trie.trie import TokenTrie
from visual import app
from visual.engines.host import Host
from visual.engines.job import Job, open_race
from visual.limits import LimitError, Settings

OWN = {"do_sample": True, "repetition_penalty": 1.3, "top_p": 0.8, "top_k": 5, "temperature": 0.6, "no_repeat_ngram_size": 2}
"""As the configurations of some published models."""


@pytest.fixture
def model():
    """A model with a generation configuration of its own, which each test may change."""
    model = build("llama")
    model.generation_config = GenerationConfig(**OWN)
    return model


def raced(model, settings: Settings) -> tuple[list[int], dict[str, Any]]:
    race = open_race(Job("x", tuple(prompt(12)), settings), model, TokenTrie(branch_length=settings.branch_length))
    list(race)
    assert race.trace.difference() is None
    return race.trace.tokens("plain"), race.trace.meta["settings"]


@pytest.mark.parametrize(
    "settings",
    [
        Settings(max_new_tokens=24),
        Settings(max_new_tokens=24, repetition_penalty=1.1),
        Settings(max_new_tokens=24, temperature=0.9, seed=4),
        Settings(max_new_tokens=24, temperature=0.9, seed=4, top_p=0.9, top_k=20, min_p=0.05),
    ],
    ids=["greedy", "penalty", "sampled", "all"],
)
def test_nothing_of_the_models_own_configuration_reaches_a_race(model, settings: Settings) -> None:
    bare = build("llama")
    bare.generation_config = GenerationConfig()
    tokens, told = raced(model, settings)
    assert (tokens, told) == raced(bare, settings)
    assert told["do_sample"] == (settings.temperature > 0)
    assert told["repetition_penalty"] == settings.repetition_penalty
    if settings.temperature:
        assert {name: told[name] for name in ("temperature", "top_p", "top_k", "min_p")} == {
            name: getattr(settings, name) for name in ("temperature", "top_p", "top_k", "min_p")
        }


@pytest.mark.parametrize("strategy", ["hierarchical", "lookup"])
def test_an_exact_race_is_run_in_passes_of_one_shape(model, strategy: str) -> None:
    _, told = raced(model.to(torch.bfloat16), Settings(max_new_tokens=24, strategy=strategy, exact=True))
    assert told["exact"] is True


# Building the pages leaves an event loop of the framework's to the garbage collector.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")
def test_the_page_sends_every_setting_in_its_place() -> None:
    host = Host(CATALOGUE[TINY])
    demo = app.build(host, app.racing_on(host))
    labels = {part["id"]: part["props"].get("label") for part in demo.config["components"]}
    event = next(one for one in demo.config["dependencies"] if one["api_name"] == "page_race")
    names = {"decoding_length": "Decoding length", "branch_length": "Branch length", "strategy": "Drafts"}
    names |= {"max_new_tokens": "Max new tokens", "repetition_penalty": "Repetition penalty"}
    sent = [name.name for name in fields(Settings) if name.name != "lanes"]  # the page names one method; programs name lanes
    wanted = [names.get(name, name.replace("_", "-").capitalize()) for name in sent]
    assert [labels[part] for part in event["inputs"]][-len(wanted) :] == wanted
    assert wanted[-1] == "Exact"


def test_an_exact_race_takes_no_trees(model) -> None:
    with pytest.raises(
        LimitError, match=r"lookahead-decoding drafts are trees; bit-equal runs take single branches\. Choose another"
    ):
        raced(model, Settings(strategy="lookahead-decoding", exact=True))


def test_a_librarys_race_records_what_the_model_adds(model) -> None:
    race = lc.race(model, prompt(12), max_new_tokens=8)
    told = race.trace.meta["settings"]
    assert told["do_sample"] is False
    assert told["repetition_penalty"] == 1.3
    assert told["no_repeat_ngram_size"] == 2
    assert told["max_new_tokens"] == 8
    race.close()


def test_a_race_without_a_seed_draws_one_for_both_lanes(model) -> None:
    races = []
    for _ in range(2):
        torch.manual_seed(5)
        races.append(lc.race(model, prompt(12), max_new_tokens=24, seed=None, do_sample=True, top_k=0, temperature=1.0))
        list(races[-1])
    first, again = (race.trace for race in races)
    assert first.difference() is None
    assert isinstance(first.meta["settings"]["seed"], int)
    assert first.tokens("plain") == again.tokens("plain")


BOUNDS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "config": ({}, {"generation_config": GenerationConfig(max_new_tokens=5)}),
    "config's max_length": ({}, {"generation_config": GenerationConfig(max_length=20)}),
    "model's": ({"max_new_tokens": 7}, {}),
    "model's max_length": ({"max_length": 21}, {}),
    "setting": ({"max_length": 30}, {"max_length": 18}),
    "argument before model's": ({"max_new_tokens": 7, "max_length": 15}, {"max_new_tokens": 11}),
    "argument before config": ({}, {"max_new_tokens": 6, "generation_config": GenerationConfig(max_length=15)}),
    "criterion": ({}, {"stopping_criteria": StoppingCriteriaList([MaxLengthCriteria(19)]), "max_new_tokens": 60}),
    "criterion in the prompt": ({}, {"stopping_criteria": StoppingCriteriaList([MaxLengthCriteria(4)]), "max_new_tokens": 60}),
}


@pytest.mark.parametrize("name", BOUNDS)
def test_the_length_is_bounded_as_generate_bounds_it(name: str) -> None:
    own, asked = BOUNDS[name]
    plain, model = build("llama"), build("llama")
    plain.generation_config = model.generation_config = GenerationConfig(do_sample=False, **own)
    ids = torch.tensor([prompt(12)])
    wanted = plain.generate(ids, **asked)
    assert lc.LookaheadDecoder(model).generate(prompt(12), **asked).tokens == wanted[0, 12:].tolist()
    assert torch.equal(model.generate(ids, **asked, custom_generate=lc.lookahead_generate), wanted)


def test_without_any_bound_there_is_one() -> None:
    decoder = lc.GreedyDecoder(build("llama", max_position_embeddings=512))
    assert len(decoder.generate([1, 2, 3], eos_token_id=None).tokens) == DEFAULT_NEW_TOKENS
