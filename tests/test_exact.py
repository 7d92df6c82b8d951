"""Half precision told straight: where runs part and by how little, and the mode in which they cannot part."""

from __future__ import annotations

import re
from typing import Any

import pytest
import torch
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.decode.exact import exact_shape, rounding_difference
from lookahead_core.decode.fixed_shape import FixedShape
from lookahead_core.decode.race import compare
from lookahead_core.models.prompts import LimitError
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import EMPTY, DraftTree

NEW = 40
LARGER = {"hidden_size": 64, "num_hidden_layers": 4, "head_dim": 16, "initializer_range": 0.1}


@pytest.fixture(scope="module")
def half():
    return build("llama", **LARGER).to(torch.bfloat16)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("name", ["llama", "gemma3_text", "gpt2"])
def test_one_shape_rounds_alike_bit_for_bit(name: str, dtype: torch.dtype) -> None:
    model = build(name, **(LARGER if name == "llama" else {})).to(dtype)
    assert rounding_difference(model, FixedShape.exact(8, 128)) == 0.0


def test_passes_of_two_shapes_do_not() -> None:
    """The control, in float32, where small matrices differ already: not zero, so the probe can say no, and does."""
    model = build("llama")
    assert 0 < rounding_difference(model, FixedShape((1, 8), 128)) < 1e-3


def test_the_mode_is_refused_where_the_probe_says_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lookahead_core.decode.exact.FixedShape.exact", lambda width, columns: FixedShape((1, width), columns))
    with pytest.raises(UnsupportedModelError, match=r"does not round alike .* differ by \d"):
        exact_shape(build("llama"), 8, 100)


def test_chain_models_have_no_such_mode() -> None:
    with pytest.raises(UnsupportedModelError, match="no passes of fixed shape"):
        exact_shape(build("bloom"), 8, 100)


@pytest.mark.parametrize(("longest", "why"), [(20, "with 27 tokens: .* is 20"), (0, "longest must be .* at least 1")])
def test_what_cannot_hold_the_probe_is_refused_by_name(longest: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        exact_shape(build("llama"), 16, longest)


def test_costs_are_those_of_the_one_shape(half) -> None:
    """With few columns, too; in a race by name every lane chooses by them."""
    shape = exact_shape(half, 16, 100)
    decoder = LookaheadDecoder(half, decoding_length="auto", fixed=shape, strategy="single")
    assert decoder.costs is calibrate(half, fixed=shape)
    race = lc.race(half, prompt(20), lanes=["plain", "trie:auto"], max_new_tokens=4, exact=True)
    assert race._lanes[1][0].costs is calibrate(half, fixed=exact_shape(half))
    race.close()


def test_drafted_runs_in_bfloat16_equal_plain_ones_of_the_same_shape(half) -> None:
    shape = exact_shape(half, 8, 100)
    plain = GreedyDecoder(half, shape)
    drafted = LookaheadDecoder(half, decoding_length=8, branch_length=7, strategy="single", fixed=shape)
    passes = 0
    for seed in range(6):
        tokens = prompt(20, seed=seed)
        want = plain.generate(tokens, NEW, eos_token_id=None).tokens
        drafted.trie.insert([tokens[-1], *want])
        run = drafted.generate(tokens, NEW, eos_token_id=None)
        assert run.tokens == want
        passes += len(run.trace.lanes["lookahead"])
    assert passes < 6 * NEW // 2


def test_one_switch_makes_races_equal_in_bfloat16(half) -> None:
    """The control: among these prompts there are some where runs of free passes part, but for processors without AVX2."""
    prompts = [prompt(20, seed=seed) for seed in range(8)]

    def parted(exact: Any) -> tuple[int, int]:
        """Races whose texts differ, and drafted passes of several branches."""
        races = [lc.race(half, ids, max_new_tokens=NEW, decoding_length=8, exact=exact, eos_token_id=None) for ids in prompts]
        differ = sum(bool(list(race)) and race.trace.difference() is not None for race in races)
        trees = [step.tree.parents for race in races for step in race.trace.lanes["lookahead"]]
        return differ, sum(tuple(parents) != tuple(range(-1, len(parents) - 1)) for parents in trees)

    free, _ = parted(exact=False)
    assert parted(exact=True) == (0, 0)
    differ, bushy = parted(exact="trees")
    assert differ <= free // 2
    assert bushy > 12
    if not free:
        pytest.skip("On this processor free passes agree, too, so the control says nothing.")


def test_the_switch_is_the_same_at_every_door(half) -> None:
    ids = prompt(20)
    want = GreedyDecoder(half, exact=True).generate(ids, NEW, eos_token_id=None).tokens
    trie = lc.TokenTrie()
    trie.insert(want)
    drafted = LookaheadDecoder(half, trie, exact=True).generate(ids, NEW, eos_token_id=None)
    assert drafted.tokens == want
    assert drafted.edl > 2
    options = {"max_new_tokens": NEW, "eos_token_id": None, "do_sample": False, "attention_mask": torch.ones(1, 20)}
    got = half.generate(torch.tensor([ids]), **options, custom_generate=lc.lookahead_generate, trie=trie, exact=True)
    assert got[0, 20:].tolist() == want


class Bushy(DraftSource):
    """Wrong guesses first, then the known answer: what is accepted is never in the first slots."""

    def __init__(self, answer: list[int]) -> None:
        self.answer = answer

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        right = self.answer[: min(branch_length, decoding_length - 2)]
        wrong = (self.answer[0] + 1) % 96
        return DraftTree((wrong, *right), (-1, -1, *range(1, len(right)))) if right else EMPTY

    def extend(self, tokens: Any) -> None:
        del self.answer[: len(tokens)]


class BushyDecoder(LookaheadDecoder):
    answer: list[int]

    def draft_source(self, prompt: list[int], auto: object) -> Bushy:
        return Bushy(list(self.answer))


@pytest.mark.parametrize(("exact", "most"), [(True, 1), ("trees", 2)])
def test_a_callers_own_trees_are_cut_to_what_is_exact(half, exact: Any, most: int) -> None:
    shape, ids = exact_shape(half, 8, 100), prompt(20)
    decoder = BushyDecoder(half, decoding_length=8, branch_length=7, fixed=shape, exact=exact)
    decoder.answer = GreedyDecoder(half, shape).generate(ids, NEW, eos_token_id=None).tokens
    steps = decoder.generate(ids, NEW, eos_token_id=None).trace.lanes["lookahead"]
    assert max(list(step.tree.parents).count(-1) for step in steps) == most


def test_trees_stay_trees_in_a_race_by_name(half) -> None:
    race = lc.race(half, prompt(20), lanes=["plain", "trie", "trie+recycling"], max_new_tokens=4, exact="trees")
    assert [decoder.strategy for decoder, _ in race._lanes[1:]] == ["hierarchical", "trie+recycling"]
    assert race._lanes[2][0].trees
    (_, _), (suffix, _) = lc.race(half, prompt(20), lanes=["plain", "suffix"], max_new_tokens=4, exact="trees")._lanes
    assert suffix.settings.trees
    race.close()
    assert {decoder.fixed for decoder, _ in race._lanes} == {exact_shape(half)}


def test_a_model_that_was_changed_is_asked_again() -> None:
    model = build("llama").to(torch.bfloat16)
    exact_shape(model)
    handle = model.lm_head.register_forward_hook(lambda _, given, rows: rows + given[0].mean())  # by the other rows, too
    with pytest.raises(UnsupportedModelError, match="does not round alike"):
        exact_shape(model)
    handle.remove()
    exact_shape(model)


def test_a_method_that_needs_trees_runs_where_they_stay(half) -> None:
    """In a window that the one shape of all passes holds."""
    asked: dict[str, Any] = {"lanes": ["plain", "lookahead-decoding"], "max_new_tokens": NEW, "eos_token_id": None}
    race = lc.race(half, prompt(20), **asked, exact="trees")
    widest = max(step.width for step in race if step.lane == "lookahead-decoding")
    assert 8 < widest <= exact_shape(half).widths[-1]
    assert {decoder.fixed for decoder, _ in race._lanes} == {exact_shape(half)}
    with pytest.raises(LimitError, match="bit-equal runs take single branches"):
        lc.race(half, prompt(20), **asked, exact=True)


@pytest.mark.parametrize("exact", ["tree", "foo", 2, None, [True]])
def test_what_names_no_such_mode_is_refused(half, exact: Any) -> None:
    why = re.escape(f'exact must be False, True or "trees", not {exact!r}')
    for build_one in (
        lambda: LookaheadDecoder(half, exact=exact),
        lambda: GreedyDecoder(half, exact=exact),
        lambda: lc.race(half, [1, 2, 3], exact=exact),
        lambda: lc.race(half, [1, 2, 3], lanes=["plain", "lookup"], exact=exact),
    ):
        with pytest.raises(ValueError, match=why):
            build_one()


def test_compare_names_the_first_difference_and_its_margin(half) -> None:
    tokens = prompt(9)
    plain = GreedyDecoder(half).generate(tokens, 6, eos_token_id=None).tokens
    other = [*plain[:4], (plain[4] + 1) % 96, 3]
    trace = Trace(prompt=tokens)
    trace.add(Step("plain", 0, 0, tuple(plain)))
    trace.add(Step("lookahead", 0, 0, tuple(other)))
    found = compare(half, trace)
    assert found is not None
    with torch.inference_mode():
        logits = half(input_ids=torch.tensor([[*tokens, *plain[:4]]])).logits[0, -1].float().sort(descending=True).values
    assert found["position"] == 4
    assert (found["plain"], found["lookahead"]) == (plain[4], other[4])
    assert found["margin"] == pytest.approx(float(logits[0] - logits[1]), abs=1e-6)
    assert found["steps"] == pytest.approx(round(found["steps"]), abs=0.51)  # bfloat16 logits stand whole steps apart
    trace.lanes["lookahead"] = [Step("lookahead", 0, 0, tuple(plain))]
    assert compare(half, trace) is None


def test_bench_prints_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """On a small model in place of the embedded one: every shape has a row, and float32 and one branch are all alike."""
    from lookahead_core.bench import lossless as bench_lossless

    class Loaded:
        context = 256
        tokenizer = None

        def __init__(self, dtype: str) -> None:
            self.model = build("llama").to(getattr(torch, dtype))

    monkeypatch.setattr(bench_lossless, "open_model", lambda options: Loaded(options.dtype))
    monkeypatch.setattr(bench_lossless, "_prompts", lambda options: [prompt(12, seed=seed) for seed in range(options.count)])
    assert bench_lossless.main(["--count", "3", "--new-tokens", "16", "--width", "6"]) == 0
    printed = capsys.readouterr().out
    assert "| float32 | free | argmax | 3 of 3 | 100 % | - | - |" in printed
    assert "| bfloat16 | fixed-branch | argmax | 3 of 3 | 100 % | - | - |" in printed
    for passes, rule in (("free", "argmax"), ("free", "float32"), ("free", "lowest"), ("fixed-tree", "float32")):
        assert f"| bfloat16 | {passes} | {rule} |" in printed


def test_bench_refuses_rules_that_a_dtype_has_not_before_any_work(capsys: pytest.CaptureFixture[str]) -> None:
    from lookahead_core.bench import __main__ as bench

    for words, dtype in (
        ("--dtypes float32 --rules float32", "float32"),
        ("--dtypes bfloat16 --passes fixed-branch --rules lowest", "bfloat16"),
    ):
        assert bench.main(["lossless", "--model", "nope", *words.split()]) == 2
        assert f"leaves nothing to try in {dtype}" in capsys.readouterr().err


@torch.inference_mode()
def test_the_rules_for_near_ties_choose_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    from lookahead_core.bench.tie_rules import NEAR, ruled

    monkeypatch.setitem(NEAR, "lowest", 16)  # ties within 2 steps are too rare among 96 tokens
    model = build("llama", initializer_range=0.05).to(torch.bfloat16)
    differ, choices = dict.fromkeys(NEAR, 0), 0
    decoders = {rule: ruled(GreedyDecoder(model), rule) for rule in NEAR}
    for seed in range(30):
        ids = prompt(12, seed)
        passed = model(input_ids=torch.tensor([ids]), use_cache=False, output_hidden_states=True, logits_to_keep=1)
        logits = passed.logits[0, -1]
        step = float(
            logits.max().nextafter(torch.tensor(torch.inf, dtype=torch.bfloat16)) - logits.max()
        )  # to the next number of the dtype
        for rule, steps in NEAR.items():
            near = [token for token in range(96) if float(logits.max() - logits[token]) <= steps * step]
            want = near[0]
            if rule == "float32":
                choices += len(near) > 1  # whether the best of them is another one depends on how the processor rounds
                again = model.lm_head.weight.float() @ passed.hidden_states[-1][0, -1].float()
                want = max(near, key=lambda token, again=again: float(again[token]))
            got = decoders[rule].generate(ids, 1, eos_token_id=None).tokens
            assert got == [want]
            differ[rule] += want != int(logits.argmax())
    assert differ["argmax"] == 0
    assert choices > 0
    assert differ["lowest"] > 0
