"""Passes of fixed shape equal ordinary ones: logits, tokens, and bit for bit where the shape never changes."""

from __future__ import annotations

import pytest
import torch
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.bench import lanes
from lookahead_core.decode import fixed_shape
from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.draft_source import TrieSource
from lookahead_core.decode.fixed_shape import FixedShape, StaticPasses
from lookahead_core.decode.passes import EagerPasses
from lookahead_core.decode.probe import route_of
from lookahead_core.trie.draft_tree import DraftTree

TREE = DraftTree(tokens=(7, 8, 9, 10, 11), parents=(-1, 0, -1, 2, 0))
SMALL = FixedShape(widths=(1, 4, 8))


@pytest.fixture(scope="module")
def llama():
    return build("llama")


@torch.inference_mode()
@pytest.mark.parametrize("family", ["llama", "mistral", "gemma3_text", "llama4_text", "gpt2", "gptj"])
def test_same_logits_as_eager_passes_through_commits_and_moves(family):
    model = build(family)
    route = route_of(model)
    eager, fixed = EagerPasses(model, route, 64), StaticPasses(model, route, 64, SMALL)
    ids = torch.tensor([prompt(14)])
    torch.testing.assert_close(fixed.prefill(ids), eager.prefill(ids))
    for kept in ([0, 3, 4], [0], [0, 1, 2], [0, 1, 5], [0, 3]):
        start = eager.rows
        assert fixed.rows == start
        got, want = (passes.forward(passes.prepare(5, TREE)) for passes in (fixed, eager))
        torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-4)
        for passes in (fixed, eager):
            passes.keep(start, kept)
    got, want = (passes.forward(passes.prepare(6, DraftTree())) for passes in (fixed, eager))
    torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("family", ["llama", "mistral", "gpt2"])
def test_same_tokens_as_plain_decoding_run_after_run(family):
    model = build(family)
    decoder = LookaheadDecoder(model, decoding_length=64, branch_length=6, fixed=SMALL)
    assert decoder.decoding_length == 8
    for seed in range(2):
        ids = prompt(12, seed) * 2
        assert decoder.generate(ids, 24).tokens == GreedyDecoder(model).generate(ids, 24).tokens
    assert len(decoder._static) == 1  # the buffers of the first run served the second


def test_a_longer_run_gets_larger_buffers_and_two_runs_at_once_get_their_own(llama, monkeypatch):
    monkeypatch.setattr("lookahead_core.decode.fixed_shape.COLUMNS", 32)
    decoder = GreedyDecoder(llama, fixed=SMALL)
    short, other = decoder.open([1, 2, 3], 4), decoder.open([1, 2, 3], 4)
    assert short.passes is not other.passes
    short.close()
    same = decoder.open([1, 2, 3], 20)
    assert same.passes is short.passes, "32 columns hold both, and graphs are captured for columns"
    same.close()
    long = decoder.open([1, 2, 3], 200)
    assert long.passes not in (short.passes, other.passes)
    other.close()
    long.close()


@pytest.mark.parametrize("failing", ["draft_source", "run_type"])
def test_a_run_that_cannot_be_opened_holds_nothing(llama, monkeypatch, failing):
    decoder = LookaheadDecoder(llama, decoding_length=8, branch_length=4, fixed=SMALL)

    def fail(*_):
        raise MemoryError("as it were")

    closed = []
    monkeypatch.setattr(TrieSource, "close", lambda source: closed.append(source))
    monkeypatch.setattr(decoder, failing, fail)
    for _ in range(2):
        with pytest.raises(MemoryError):
            decoder.open([1, 2, 3], 4)
    assert [passes.busy for passes in decoder._static] == [False]
    assert len(closed) == (2 if failing == "run_type" else 0)


@torch.inference_mode()
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_one_shape_for_all_passes_rounds_alike_bit_for_bit(dtype):
    model = build("llama").to(dtype)
    route = route_of(model)
    shape = FixedShape.exact(width=8, columns=64)
    plain, drafted = (StaticPasses(model, route, 40, shape) for _ in range(2))
    ids = torch.tensor([prompt(10)])
    assert torch.equal(plain.prefill(ids), drafted.prefill(ids))
    chain = (5, 6, 7, 8)
    together = drafted.forward(drafted.prepare(4, DraftTree(chain, (-1, 0, 1, 2))))
    for row, token in enumerate((4, *chain)):
        alone = plain.forward(plain.prepare(token, DraftTree()))[0]
        plain.keep(10 + row, [0])
        assert torch.equal(alone, together[row])


def test_without_a_device_that_has_graphs_it_says_so_and_goes_on(llama):
    shape = FixedShape(widths=(1, 8), graphs=True)
    if torch.cuda.is_available():
        pytest.skip("graphs can be had here")
    ids = prompt(12)
    with pytest.warns(RuntimeWarning, match="without CUDA graphs"):
        got = LookaheadDecoder(llama, decoding_length=8, branch_length=4, fixed=shape).generate(ids, 12)
    assert got.tokens == GreedyDecoder(llama).generate(ids, 12).tokens


def test_columns_and_widths():
    shape = FixedShape()
    assert [shape.width(rows) for rows in (1, 2, 8, 9, 64)] == [1, 8, 8, 16, 64]
    assert [shape.columns_for(rows) for rows in (1, 512, 513, 3000)] == [512, 512, 1024, 4096]
    assert FixedShape.exact(16, 256).columns_for(3) == 256
    with pytest.raises(ValueError, match="widths must rise"):
        FixedShape(widths=(8, 1))


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"widths": (1, 2.5)}, "a width must be a whole number of at least 1, not 2.5"),
        ({"widths": ("x",)}, "a width must be a whole number of at least 1, not 'x'"),
        ({"widths": (0, 8)}, "a width must be a whole number of at least 1, not 0"),
        ({"columns": -1}, "columns must be a whole number of at least 0, not -1"),
        ({"columns": 64.5}, "columns must be a whole number of at least 0, not 64.5"),
    ],
)
def test_what_is_no_shape_is_refused(asked, why):
    with pytest.raises(ValueError, match=why):
        FixedShape(**asked)


def test_what_does_not_fit_is_refused(llama):
    route = route_of(llama)
    with pytest.raises(ValueError, match="do not fit"):
        StaticPasses(llama, route, 60, FixedShape.exact(16, 64))
    with pytest.raises(ValueError, match="prompt has 520 tokens; these passes hold 504"):
        StaticPasses(llama, route, 60, SMALL).prefill(torch.zeros((1, 520), dtype=torch.long))
    bloom = build("bloom")
    with pytest.raises(UnsupportedModelError, match="fixed shape"):
        StaticPasses(bloom, route_of(bloom), 60)


@pytest.mark.parametrize("how", ["exact", "fixed"])
def test_more_columns_than_the_table_of_a_model_has_are_refused_by_name(how):
    """GPT-Neo cuts its masks from a table of its context."""
    model, ids = build("gpt_neo", window_size=128, max_position_embeddings=128), prompt(12)
    with pytest.raises(UnsupportedModelError, match=r"takes no pass with \d+ key columns, more than its context of 128"):
        LookaheadDecoder(model, exact=True) if how == "exact" else LookaheadDecoder(model, fixed=SMALL).generate(ids, 8)
    shape = lc.exact_shape(model, longest=112) if how == "exact" else FixedShape((1, 8), 128)
    got = LookaheadDecoder(model, decoding_length=8, fixed=shape, exact=how == "exact").generate(ids, 24)
    assert got.tokens == GreedyDecoder(model, shape).generate(ids, 24).tokens


def test_after_the_warm_up_of_a_race_no_pass_has_a_new_shape(llama, monkeypatch):
    race = lc.race(llama, prompt(12), decoder=LookaheadDecoder(llama, decoding_length=8, fixed=SMALL), max_new_tokens=12)
    made = []
    monkeypatch.setattr(fixed_shape, "_Shape", lambda *_: made.append(1))
    assert len(list(race)) > 2
    assert made == []


@pytest.mark.parametrize("widest", [8, 64, 600])
def test_the_warm_up_meets_every_shape_that_a_run_may_need(llama, widest):
    shape = FixedShape((1, widest))
    passes = StaticPasses(llama, route_of(llama), 600, shape)
    passes.warm_up()
    needed = {(width, shape.columns_for(start + width)) for start in range(1, passes.longest) for width in shape.widths}
    assert set(passes._shapes) == needed


def test_a_lane_of_the_benches_warms_up_before_its_clock(llama, monkeypatch):
    """Every run of a lane has a new decoder, whose graphs would else be captured within the clock."""
    made, waited = [], []
    real = fixed_shape._Shape
    monkeypatch.setattr(fixed_shape, "_Shape", lambda *given: made.append(given[:2]) or real(*given))
    monkeypatch.setattr(lanes, "perf_counter", lambda: waited.append(len(made)) or 0.0)
    lanes.Ours(lambda: LookaheadDecoder(llama, decoding_length=8, fixed=SMALL))(prompt(12), 12)
    assert waited == [len(made)] * 2


def test_a_second_close_leaves_the_run_that_has_the_passes_now(llama):
    ids, other = prompt(12), prompt(12, seed=1)
    decoder = LookaheadDecoder(llama, decoding_length=8, branch_length=4, fixed=SMALL)
    want = GreedyDecoder(llama, fixed=SMALL).generate(ids, 16).tokens
    race = lc.race(llama, other, decoder=decoder, max_new_tokens=16)
    list(race)
    stream = decoder.stream(ids, 16)
    got = list(next(stream).tokens)
    del race  # its finaliser closes the runs once more
    between = decoder.stream(other, 16)
    next(between)
    got += [token for step in stream for token in step.tokens]
    between.close()
    assert got == want


def test_buffers_of_another_dtype_are_not_used_again() -> None:
    model = build("llama")
    decoder, ids = lc.LookaheadDecoder(model, exact=True), prompt(9)
    decoder.generate(ids, 4, eos_token_id=None)
    model.double()
    want = lc.GreedyDecoder(model).generate(ids, 20, eos_token_id=None).tokens
    assert decoder.generate(ids, 20, eos_token_id=None).tokens == want


def test_buffers_of_another_shape_are_not_used_again() -> None:
    model = build("llama", max_position_embeddings=64)
    decoder, ids = lc.LookaheadDecoder(model, exact=True), prompt(9)
    decoder.generate(ids, 4, eos_token_id=None)
    model.config.max_position_embeddings = 128
    run = decoder.open(ids, 4)
    assert isinstance(run.passes, StaticPasses)
    assert run.passes.shape == decoder.fixed == lc.exact_shape(model)
    run.close()


def test_passes_of_a_model_that_was_changed_are_not_used_again() -> None:
    """Their graphs would compute what the model was."""
    model = build("llama")
    decoder, ids = LookaheadDecoder(model, decoding_length=8, branch_length=4, fixed=SMALL), prompt(9)
    decoder.generate(ids, 4, eos_token_id=None)
    model.config.rope_parameters = {**model.config.rope_parameters, "rope_theta": 500.0}
    (before,) = decoder._static
    decoder.generate(ids, 4, eos_token_id=None)
    assert before not in decoder._static
