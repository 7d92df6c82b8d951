"""Trained parts: read from safetensors beside the weights, refused where they do not fit, and each drafts what it should."""

from __future__ import annotations

import itertools
import json
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
from trained import eight_bits, hostile, random_draft, random_exit, random_heads
from transformers import AutoModelForCausalLM
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.draft_source import Observation
from lookahead_core.methods import METHODS, DraftSettings, offered
from lookahead_core.methods.draft import FLOOR, LEAST, PLACE_RANKS, DraftModel, TorchBranches, tree_of
from lookahead_core.methods.exit import Exit, exit_model_of, first_layers
from lookahead_core.methods.heads import Heads, HeadsMemory
from lookahead_core.methods.small_llama import CHEAP_FLOOR
from lookahead_core.models import parts
from lookahead_core.models.catalogue import CATALOGUE
from lookahead_core.models.prompts import LimitError
from lookahead_core.trie.draft_tree import EMPTY
from lookahead_core.trie.trie import TokenTrie

TRAINED = [name for name, method in METHODS.items() if method.part]
NEW = 24


def plain(model: Any, ids: Sequence[int], new: int = NEW) -> list[int]:
    return lc.GreedyDecoder(model).generate(list(ids), new, eos_token_id=None).tokens


def saved(folder: Path, **overrides: Any) -> Any:
    """A model of two layers, written to a folder and read from there."""
    build("llama", **overrides).save_pretrained(folder)
    return AutoModelForCausalLM.from_pretrained(folder).eval()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a model with all its parts, of random weights."""
    folder = tmp_path_factory.mktemp("model")
    model = saved(folder)
    size = model.config.hidden_size
    parts.save(folder, "heads", random_heads(size), {"vocabulary": str(model.config.vocab_size)})
    tensors = random_exit(size)
    parts.save(folder, "exit", {"weight": tensors["weight"], "bias": tensors["bias"]}, {"layers": "1"})
    small = parts.path_of(folder, "draft").parent
    random_draft(model.config.vocab_size).save_pretrained(small)
    parts.save(folder, "draft", random_draft(model.config.vocab_size).state_dict())
    return folder


@pytest.mark.parametrize("name", TRAINED)
def test_a_part_is_read_from_beside_the_weights_and_changes_no_token(name: str, whole: Path) -> None:
    model, ids = AutoModelForCausalLM.from_pretrained(whole).eval(), prompt(14) * 2
    assert METHODS[name].refusal(model) == ""
    assert parts.path_of(whole, METHODS[name].part).stat().st_mode & 0o044 == 0o044, "everybody may read it"
    run = METHODS[name].decoder(model, DraftSettings(16, 8)).generate(ids, NEW, eos_token_id=None)
    assert run.tokens == plain(model, ids)
    assert max(step.width for step in run.trace.lanes["lookahead"][1:]) > 1


@pytest.fixture
def broken(whole: Path, tmp_path: Path) -> Path:
    """A copy of that folder, to be spoilt."""
    return Path(shutil.copytree(whole, tmp_path / "copy"))


def refused(folder: Path, name: str, match: str) -> None:
    model = AutoModelForCausalLM.from_pretrained(folder).eval()
    with pytest.raises(LimitError, match=match):
        METHODS[name].decoder(model, DraftSettings(16, 8))


@pytest.mark.parametrize(("name", "part"), [("medusa", "heads"), ("draft", "draft"), ("exit", "exit"), ("trie+heads", "heads")])
def test_parts_of_other_weights_are_refused(name: str, part: str, broken: Path) -> None:
    build("llama", initializer_range=0.3).save_pretrained(broken)
    refused(broken, name, f"{parts.FILES[part]} was trained for other weights. Train it anew with: python assets")


def test_parts_of_other_shapes_are_refused(broken: Path) -> None:
    good, words = random_heads(32), {"vocabulary": "96"}
    for change, match in (
        ({"weight": torch.zeros(4, 31, 24)}, r"weight has the shape \[4, 31, 24\]; this model needs \[any, 32, any\]"),
        ({"hidden": torch.zeros(24, 32)}, r"hidden has the shape \[24, 32\]; this model needs \[any, 64\]"),
        ({"hidden": torch.zeros(23, 64)}, "do not fit each other"),
        ({"weight": torch.zeros(4, 32, 25)}, "do not fit each other"),
        ({"bias": torch.zeros(3, 32)}, "do not fit each other"),
        ({"chances": torch.zeros(4, 7)}, "do not fit each other"),
        ({"weight": torch.full((4, 32, 24), torch.nan)}, "not finite"),
        ({"norm": torch.zeros(32)}, "holds"),
    ):
        parts.save(broken, "heads", {**good, **change}, words)
        refused(broken, "blockwise", match)
    parts.save(broken, "heads", good, {"vocabulary": "97"})
    refused(broken, "medusa", "guess among 97 tokens, the model has 96")
    exit_ = {"weight": torch.zeros(32, 32), "bias": torch.zeros(32)}
    for layers in ("0", "2", "many"):
        parts.save(broken, "exit", exit_, {"layers": layers})
        refused(broken, "exit", f"the exit is after layer '{layers}'; the model has 2")


def test_what_is_no_part_is_refused(broken: Path) -> None:
    for name, part in (("medusa", "heads"), ("exit", "exit"), ("draft", "draft")):
        parts.path_of(broken, part).write_bytes(b"pickled, perhaps")
        refused(broken, name, "cannot be read as safetensors")
    with pytest.raises(LimitError, match="The draft model has 64 tokens in its vocabulary, the model 96"):
        METHODS["draft"].decoder(build("llama"), DraftSettings(16, 8, parts={"draft": random_draft(64)}))
    with pytest.raises(LimitError, match="cannot be rolled back"):
        METHODS["draft"].decoder(build("llama"), DraftSettings(16, 8, parts={"draft": build("mamba")}))


def test_parts_that_are_given_and_do_not_fit_are_refused() -> None:
    model = build("llama")
    given: list[tuple[str, str, Any]] = [("medusa", "heads", Heads(**random_heads(size))) for size in (16, 64)]
    given += [("blockwise", "heads", 3), ("draft", "draft", 5), ("exit", "exit", 5)]
    given += [("exit", "exit", Exit(layers, torch.zeros(32, 32), torch.zeros(32))) for layers in (-1, 0, 2)]
    given += [("exit", "exit", Exit(1, torch.zeros(16, 16), torch.zeros(16)))]
    for name, part, one in given:
        with pytest.raises(LimitError, match=r"that was given is none|that were given are none"):
            METHODS[name].decoder(model, DraftSettings(16, 8, parts={part: one}))
    want = lc.GreedyDecoder(model).generate([5, 9, 3, 7], 8).tokens
    half = Heads(**{name: tensor.bfloat16() for name, tensor in random_heads(32).items()})
    for name, parted in (("medusa", {"heads": half}), ("exit", {"exit": Exit(1, torch.zeros(32, 32), torch.zeros(32))})):
        both = [METHODS[name].decoder(each, DraftSettings(16, 8, parts=parted)) for each in (model, build("llama").bfloat16())]
        assert both[0].generate([5, 9, 3, 7], 8).tokens == want, "a part may be given to models of several dtypes"
    with pytest.raises(LimitError, match="The draft model is on meta, the model on cpu"):
        METHODS["draft"].decoder(model, DraftSettings(16, 8, parts={"draft": build("llama").to("meta")}))


def test_a_missing_part_is_named_with_the_command_that_makes_it(broken: Path) -> None:
    shutil.rmtree(broken / parts.FOLDER)
    for name in ("blockwise", "draft", "trie+heads", "trie+draft"):
        file, title = parts.FILES[METHODS[name].part], re.escape(METHODS[name].title)
        refused(broken, name, rf"^{title}: copy/parts/{file} is missing.*recipe/parts.py --work DIR$")
        with pytest.raises(LimitError, match="must be trained for it"):
            METHODS[name].decoder(build("llama"), DraftSettings(16, 8))
    assert METHODS["exit"].refusal(build("llama")) == "", "the plain form needs no part"


def test_the_page_offers_what_the_embedded_model_has(monkeypatch: pytest.MonkeyPatch, whole: Path, tmp_path: Path) -> None:
    monkeypatch.setattr(parts, "TINY_FOLDER", tmp_path)
    assert [method.name for method in offered()] == [name for name in METHODS if name not in TRAINED]
    model = saved(tmp_path)
    for name in TRAINED:
        assert f"{parts.FILES[METHODS[name].part]} is missing" in METHODS[name].refusal(model)
    monkeypatch.setattr(parts, "TINY_FOLDER", whole)
    assert [method.name for method in offered()] == list(METHODS)


def test_pairs_of_the_catalogue() -> None:
    pairs = {entry.name: entry.draft for entry in CATALOGUE.values() if entry.draft}
    assert {large.split("-1")[0] for large in pairs} == {"HuggingFaceTB/SmolLM2", "Qwen/Qwen2.5"}
    for large, small in pairs.items():
        model = build("llama")
        assert METHODS["draft"].refusal(model)
        model.name_or_path = large
        assert parts.draft_pair(model) == small
        assert CATALOGUE[small].template == CATALOGUE[large].template
        assert METHODS["draft"].refusal(model) == ""


# --- what they draft ------------------------------------------------------------------------------------------------


class Told(Heads):
    """Heads that note the rows they are given."""

    rows: list[torch.Tensor]
    roots: list[torch.Tensor]

    def __call__(self, row: torch.Tensor, root: torch.Tensor) -> torch.Tensor:
        self.rows.append(row.clone())
        self.roots.append(root.clone())
        return super().__call__(row, root)


@pytest.mark.parametrize("family", ["llama", "gpt2"])
def test_heads_read_the_row_of_the_last_verified_token(family: str) -> None:
    """Against plain forward passes over the true text, beside a trie that lets most passes accept several tokens."""
    model, ids = build(family), prompt(14) * 2
    answer = plain(model, ids)
    heads = Told(**random_heads(32))
    heads.rows, heads.roots = [], []
    settings = DraftSettings(12, 4, TokenTrie.of([[*ids, *answer]] * 2, 4), parts={"heads": heads})
    run = METHODS["trie+heads"].decoder(model, settings).generate(ids, NEW, eos_token_id=None)
    assert run.tokens == answer
    assert run.edl > 1.5
    with torch.inference_mode():
        text = torch.tensor([[*ids, *answer]])
        base = getattr(model, model.base_model_prefix)
        right = base(text).last_hidden_state[0]
    ends = list(itertools.accumulate(len(step.tokens) for step in run.trace.lanes["lookahead"]))
    verified = [right[len(ids) + end - 2] for end in ends]
    assert heads.rows
    for row in heads.rows:
        assert min((row - one).abs().max().item() for one in verified) < 1e-4
    rows = iter(verified)
    assert all(any((row - one).abs().max() < 1e-4 for one in rows) for row in heads.rows), "in the order of the passes"
    embeddings = model.get_input_embeddings().weight
    for row, root in zip(heads.rows, heads.roots, strict=True):
        place = min(range(len(verified)), key=lambda place: (row - verified[place]).abs().max().item())
        assert torch.equal(root, embeddings[answer[ends[place] - 1]]), "the token that follows the row"


@pytest.mark.parametrize(("name", "ranks"), [("blockwise", 1), ("medusa", 4)])
def test_right_heads_draft_right_tokens(name: str, ranks: int) -> None:
    """Heads that know the answer: for each hidden row, the tokens that follow the root. So every pass accepts four."""
    model, ids = build("llama"), prompt(14) * 2
    answer = plain(model, ids)
    with torch.inference_mode():
        hidden = model.model(torch.tensor([[*ids, *answer]])).last_hidden_state[0, len(ids) - 1 :]

    class Right(Heads):
        def __call__(self, row: torch.Tensor, root: torch.Tensor) -> torch.Tensor:
            place = int((hidden - row).abs().sum(-1).argmin())
            return 20.0 * torch.nn.functional.one_hot(torch.tensor([*answer, *[0] * 4][place + 1 : place + 5]), 96)

    heads = Right(**{**random_heads(32), "chances": torch.tensor([[0.01, 0.3, 0.9]] * 4)})
    memory = HeadsMemory(heads, model.get_input_embeddings(), lambda rows: rows, ranks)
    run = (
        METHODS[name]
        .decoder(model, DraftSettings(16, 4, memory=memory, parts={"heads": None}))
        .generate(ids, NEW, eos_token_id=None)
    )
    assert run.tokens == answer
    assert [len(step.tokens) for step in run.trace.lanes["lookahead"][1:-1]] == [5, 5, 5, 5]


def drafted(run: Any) -> list[Any]:
    return [step.tree for step in run.trace.lanes["lookahead"][1:]]


@pytest.mark.parametrize("family", ["llama", "mistral", "gpt2"])
def test_a_draft_model_drafts_from_the_true_text(family: str) -> None:
    """Against a slow way: of every pass, the draft model's own passes over the whole text, without a cache."""
    model, ids, small = build("llama"), prompt(14) * 2, eight_bits(build(family, num_hidden_layers=1))
    answer = plain(model, ids)
    run = METHODS["draft"].decoder(model, DraftSettings(12, 4, parts={"draft": small})).generate(ids, NEW, eos_token_id=None)
    assert run.tokens == answer
    text = [*ids, *run.trace.lanes["lookahead"][0].tokens]
    for step in run.trace.lanes["lookahead"][1:]:
        places, chance, branch, floor = [], 1.0, list(text), CHEAP_FLOOR if family == "llama" else FLOOR
        depth = min(4, len(ids) + NEW - len(text) - 1)
        while len(places) < depth and chance >= floor:
            with torch.inference_mode():
                found = small(torch.tensor([branch])).logits[0, -1].softmax(-1).topk(PLACE_RANKS)
            places.append((found.indices.tolist(), found.values.tolist()))
            chance *= places[-1][1][0]
            branch.append(places[-1][0][0])
        want = tree_of(places)
        assert (step.tree.tokens, step.tree.parents) == (want.tokens, want.parents)
        text += step.tokens


def test_a_draft_model_with_windows_keeps_the_rows_that_a_rejected_branch_goes_back_to(monkeypatch):
    monkeypatch.setattr("lookahead_core.decode.kv_cache.GROWTH", 2)  # rows behind a window are dropped soon
    monkeypatch.setattr(TorchBranches, "floor", 0.0)  # branches are long
    model, small, ids = build("llama"), build("mistral"), prompt(14)
    want = lc.GreedyDecoder(model).generate(ids, NEW, eos_token_id=None).tokens
    run = METHODS["draft"].decoder(model, DraftSettings(12, 8, parts={"draft": small})).generate(ids, NEW, eos_token_id=None)
    assert run.tokens == want


def test_a_model_that_drafts_for_itself_is_always_right() -> None:
    model, ids = eight_bits(build("llama")), prompt(14) * 2
    decoder = METHODS["draft"].decoder(model, DraftSettings(16, 6, parts={"draft": eight_bits(build("llama"))}))
    for sampled in (False, True):
        want = lc.GreedyDecoder(model).generate(ids, NEW, eos_token_id=None, seed=3, do_sample=sampled).tokens
        run = decoder.generate(ids, NEW, eos_token_id=None, seed=3, do_sample=sampled)
        assert run.tokens == want
        if not sampled:
            assert all(len(step.tokens) >= 2 for step in run.trace.lanes["lookahead"][1:-1])


@pytest.mark.parametrize("committed", [1, 2, 3])
def test_a_branch_of_which_a_part_was_fed(committed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every committed token was guessed, the last one too: with "auto", and in a merged tree, a pass may leave the rest out."""
    monkeypatch.setattr("lookahead_core.methods.small_llama.SmallLlama.floor", 0.0)
    memory, ids = DraftModel(build("llama"), 1), prompt(14) * 2

    def begun(text: list[int], root: int) -> Any:
        drafts = memory.open(text)
        drafts.observe(Observation(EMPTY, torch.zeros(1, 96)))
        drafts.extend([root])
        return drafts

    with torch.inference_mode():
        drafts = begun(ids, 7)
        branch = list(drafts.draft(12, 4).tokens)
        drafts.extend(branch[:committed])
        fresh = begun([*ids, 7, *branch[: committed - 1]], branch[committed - 1])
        assert len(branch) == 4
        assert drafts.draft(12, 4).tokens == fresh.draft(12, 4).tokens


def test_beside_the_branch_stand_its_runners_up() -> None:
    tree = tree_of([([5, 6, 7], [0.6, 0.3, 0.05]), ([8, 9, 10], [0.5, 0.1, 0.05])])
    found = {tuple(tree.tokens[node] for node in tree.path(leaf)): round(tree.scores[leaf], 4) for leaf in range(len(tree))}
    assert found == {(5,): 0.6, (5, 8): 0.3, (6,): 0.3, (5, 9): 0.06, (7,): 0.05}
    assert LEAST == 0.05
    assert tuple(tree.tokens[:2]) == (5, 8)


def test_a_full_cache_ends_the_drafts_and_not_the_run() -> None:
    model, ids = build("llama"), prompt(14) * 2
    small = build("gpt2", n_positions=len(ids) + 10, max_position_embeddings=len(ids) + 10)
    run = METHODS["draft"].decoder(model, DraftSettings(8, 4, parts={"draft": small})).generate(ids, NEW, eos_token_id=None)
    assert run.tokens == plain(model, ids)
    assert any(map(len, drafted(run)))
    assert not any(map(len, drafted(run)[-3:]))
    tiny = build("gpt2", n_positions=8, max_position_embeddings=8)
    run = METHODS["draft"].decoder(model, DraftSettings(8, 4, parts={"draft": tiny})).generate(ids, 4, eos_token_id=None)
    assert not any(map(len, drafted(run)))


@pytest.mark.parametrize("family", ["llama", "mistral", "gpt2", "gemma3_text", "qwen3_moe", "gpt_oss"])
def test_the_first_layers_compute_what_they_compute_in_the_model(family: str) -> None:
    model, ids = build(family), torch.tensor([prompt(20)])
    cut = first_layers(model, 1)
    with torch.inference_mode():
        rows = model(ids, output_hidden_states=True).hidden_states[1]
        base = getattr(model, model.base_model_prefix)
        norm = base.ln_f if hasattr(base, "ln_f") else base.norm
        assert torch.allclose(cut(ids).logits, model.get_output_embeddings()(norm(rows)), atol=1e-4)
    assert {tensor.data_ptr() for tensor in cut.parameters()} <= {tensor.data_ptr() for tensor in model.parameters()}


def test_a_model_whose_layers_share_rows_is_not_cut() -> None:
    with pytest.raises(LimitError, match=r"cannot be cut after layer 1: \S+"):
        METHODS["exit"].decoder(build("gemma4_text"), DraftSettings(16, 8))


def test_an_exit_stands_between_the_early_row_and_the_lm_head() -> None:
    model, ids = build("llama"), torch.tensor([prompt(20)])
    exit_ = Exit(**random_exit(32))
    with torch.inference_mode():
        early = model.model.norm(model(ids, output_hidden_states=True).hidden_states[1])
        want = model.get_output_embeddings()(early + early @ exit_.weight.T + exit_.bias)
        assert torch.allclose(exit_model_of(model, exit_)(ids).logits, want, atol=1e-4)
    assert not isinstance(model.get_output_embeddings(), torch.nn.Sequential), "the model itself stays as it is"


@pytest.mark.parametrize("name", TRAINED)
@pytest.mark.parametrize("length", [2, 16, "auto"])
def test_random_parts_change_no_token_with_any_width(name: str, length: Any) -> None:
    model, ids = build("llama"), prompt(14) * 2
    costs = lc.CostCurve((1, 2, 8, 64), (1.0, 1.05, 1.2, 2.5)) if length == "auto" else None
    for sampled in (False, True):
        settings = {"seed": 5, "do_sample": sampled, "temperature": 0.8, "eos_token_id": 5}
        settings = settings if sampled else {"eos_token_id": 5}
        want = lc.GreedyDecoder(model).generate(ids, 40, **settings).tokens
        decoder = METHODS[name].decoder(model, DraftSettings(length, 6, costs=costs, parts=hostile(model)))
        assert decoder.generate(ids, 40, **settings).tokens == want
        assert isinstance(decoder, LookaheadDecoder)


def test_the_card_tells_the_figures_that_lie_beside_the_files() -> None:
    folder = CATALOGUE["tiny"].folder
    assert folder is not None
    figures = json.loads((folder / parts.FOLDER / "figures.json").read_text(encoding="utf-8"))
    assert figures[parts.TRAINED_FOR] == parts.digest(folder / parts.WEIGHTS)
    sizes = {
        "draft" if part == "draft" else file: parts.path_of(folder, part).stat().st_size for part, file in parts.FILES.items()
    }
    assert sizes == figures["bytes"]
    assert sum(sizes.values()) <= 6_000_000
    card = (folder / "README.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"<!-- parts -->\n(.*?)<!-- /parts -->", card, re.DOTALL)
    for line, (kind, own) in zip(table.splitlines()[2:], figures["heads"]["kinds"].items(), strict=True):
        told = [kind, " / ".join(f"{100 * share:.0f}" for share in own["heads_top1"]) + " %", f"{own['heads_chain']:.2f}"]
        told += [f"{100 * share:.0f} %" for share in (own["exit"], figures["draft"]["kinds"][kind])]
        assert line == f"| {' | '.join(told)} |"
    assert "trained on text of the same kind" in card
