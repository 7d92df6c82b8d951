"""Models come from the list or the operator, load without code of their own, and fail in plain words."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from hub import hub
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from lookahead_core.models.catalogue import CATALOGUE, TINY, TINY_FOLDER, ModelError, chosen, known
from lookahead_core.models.load import load, size_words
from lookahead_core.models.token_text import encode_chat

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = "{% for m in messages %}<|{{ m.role }}|>{{ m.content }}<|end|>{% endfor %}<|assistant|>"


@pytest.fixture(scope="module")
def micro(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole model of a few thousand weights on disk, as `save_pretrained` writes it."""
    folder = tmp_path_factory.mktemp("micro")
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    special = ["<|end|>", "<|user|>", "<|assistant|>"]
    core = Tokenizer(models.BPE({piece: place for place, piece in enumerate([*special, *letters])}, []))
    core.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    core.decoder = decoders.ByteLevel()
    core.add_special_tokens(special)
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=core, eos_token="<|end|>")
    tokenizer.chat_template = TEMPLATE
    tokenizer.save_pretrained(folder)
    config = LlamaConfig(
        vocab_size=260, hidden_size=16, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2,
        max_position_embeddings=128, bos_token_id=None, eos_token_id=[0, 5],
    )  # fmt: skip
    LlamaForCausalLM(config).save_pretrained(folder)
    return folder


def test_the_embedded_model_loads_by_name() -> None:
    loaded = load(TINY, device="cpu")
    assert loaded.dtype == "float32"
    assert not loaded.model.training
    assert loaded.context >= 1024
    assert loaded.eos_token_ids
    assert "CPU" in loaded.caption()


def test_two_threads_may_load_at_once(micro: Path) -> None:
    """The first loads of a process, in which transformers imports its parts."""
    code = """
import sys
from concurrent.futures import ThreadPoolExecutor
from lookahead_core.models.load import load
with ThreadPoolExecutor(4) as threads:
    print(*(loaded.context for loaded in threads.map(load, sys.argv[1:] * 4, ["cpu"] * 4)))
"""
    words = [sys.executable, "-c", code, str(micro)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout == "128 128 128 128\n", done.stderr


def test_a_local_directory_loads(micro: Path) -> None:
    said: list[str] = []
    loaded = load(str(micro), device="cpu", progress=lambda _, words: said.append(words))
    assert loaded.eos_token_ids == (0, 5)
    assert loaded.context == 128
    assert loaded.parameters == sum(weights.numel() for weights in loaded.model.parameters())
    assert any("Loading" in words for words in said)


def test_dtype_can_be_asked_for(micro: Path) -> None:
    assert load(str(micro), device="cpu", dtype="bfloat16").model.dtype == torch.bfloat16


def test_chat_is_encoded_by_the_models_own_template(micro: Path) -> None:
    loaded = load(str(micro), device="cpu")
    ids = encode_chat(loaded, "hi")
    assert loaded.tokenizer.decode(ids) == "<|user|>hi<|end|><|assistant|>"
    turns = [{"role": "user", "content": "hi"}, {"role": "assistant", "content": "yo"}, {"role": "user", "content": "so"}]
    assert loaded.tokenizer.decode(encode_chat(loaded, turns)).endswith("<|assistant|>yo<|end|><|user|>so<|end|><|assistant|>")


@pytest.mark.parametrize("template", [True, False])
def test_a_text_longer_than_the_context_is_no_warning_of_the_tokenizer(micro, caplog, monkeypatch, template: bool) -> None:
    monkeypatch.setattr(logging.getLogger("transformers"), "propagate", True)
    loaded = load(str(micro), device="cpu")
    loaded.tokenizer.model_max_length = 4
    if not template:
        loaded.tokenizer.chat_template = None
    assert len(encode_chat(loaded, "hi " * 20)) > 4
    assert [one.message for one in caplog.records if one.name.startswith("transformers")] == []


def test_typographic_signs_of_a_user_reach_the_embedded_model_as_plain_ones() -> None:
    loaded = load("tiny", device="cpu")
    typed = " What\u2019s \u201c9\u00a0\u2212 4\u201d\u2026\r\n\u2022 so \u2014 what?\n"
    said = "It\u2019s 5.\n"
    turns = [{"role": "user", "content": typed}, {"role": "assistant", "content": said}, {"role": "user", "content": typed}]
    plain = ' What\'s "9 - 4"...\n- so - what?\n'
    text = loaded.tokenizer.decode(encode_chat(loaded, turns))
    assert text == f"<bos><|user|>{plain}<|end|><|assistant|>{said}<|end|><|user|>{plain}<|end|><|assistant|>"


def test_the_template_of_the_embedded_model_is_that_of_its_recipe() -> None:
    recipe = TINY_FOLDER / "recipe"
    made = subprocess.run(
        [sys.executable, "-c", "import tokenizer, sys; sys.stdout.write(tokenizer.CHAT_TEMPLATE)"],
        cwd=recipe,
        capture_output=True,
        text=True,
        check=True,
    )
    assert made.stdout == (TINY_FOLDER / "chat_template.jinja").read_text(encoding="utf-8")


def test_without_a_chat_template_the_text_stands_as_it_is(micro: Path) -> None:
    loaded = load(str(micro), device="cpu")
    loaded.tokenizer.chat_template = None
    assert loaded.tokenizer.decode(encode_chat(loaded, "hi")) == "hi"


@pytest.mark.parametrize("name", ["/etc", "../assets/tiny_model", "Qwen/Qwen3-235B-A22B", "", None, 3, "x" * 500])
def test_a_visitor_gets_only_what_is_listed(name: object) -> None:
    with pytest.raises(ModelError, match=r"is not a model of this page\. It must be one of: tiny, ") as told:
        known(name)
    assert len(str(told.value)) < 500


def test_what_the_operator_added_is_listed_too(micro: Path) -> None:
    entry = chosen(str(micro))
    assert known(entry.name, [entry]) is entry


def test_the_operators_word_must_be_something() -> None:
    with pytest.raises(ModelError, match="neither a catalogue name, nor a directory, nor a hub name"):
        chosen("no such thing")


def test_a_folder_without_a_model_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"config\.json is missing"):
        load(str(tmp_path))


def test_a_folder_without_a_tokenizer_or_with_another_kind_of_model_is_told_so(micro: Path, tmp_path: Path) -> None:
    for name in ("config.json", "model.safetensors"):
        (tmp_path / name).write_bytes((micro / name).read_bytes())
    with pytest.raises(ModelError, match=r"has no tokenizer that can be read, such as a tokenizer\.json beside the weights"):
        load(str(tmp_path), device="cpu")
    for file in micro.glob("tokenizer*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "config.json").write_text(json.dumps({"model_type": "vit"}))
    with pytest.raises(ModelError, match="is no causal language model"):
        load(str(tmp_path), device="cpu")


def test_a_device_that_is_none_is_refused_with_and_without_progress(micro: Path) -> None:
    for progress in (None, lambda *_: None):
        with pytest.raises(ModelError, match=r"could not be loaded: .*device"):
            load(str(micro), device="no such", progress=progress)


def test_a_model_with_its_own_code_is_refused(micro: Path, tmp_path: Path) -> None:
    for file in micro.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    config = json.loads((tmp_path / "config.json").read_text())
    config |= {"model_type": "own", "architectures": ["OwnForCausalLM"]}
    config["auto_map"] = {"AutoConfig": "own.OwnConfig", "AutoModelForCausalLM": "own.OwnForCausalLM"}
    (tmp_path / "config.json").write_text(json.dumps(config))
    (tmp_path / "own.py").write_text("raise SystemExit('this must never run')")
    with pytest.raises(ModelError, match="needs Python code of its own repository; this program runs none"):
        load(str(tmp_path), device="cpu")


def test_pickled_weights_are_refused(micro: Path, tmp_path: Path) -> None:
    for file in micro.iterdir():
        if file.suffix != ".safetensors":
            (tmp_path / file.name).write_bytes(file.read_bytes())
    torch.save({}, tmp_path / "pytorch_model.bin")
    with pytest.raises(ModelError, match="safetensors"):
        load(str(tmp_path), device="cpu")


def test_sizes_read_as_people_write_them() -> None:
    sizes = [size_words(count) for count in (0, 4_100_000, 134_500_000, 1_540_000_000)]
    assert sizes == ["", "4.1 M", "134 M", "1.5 B"]


def test_the_catalogue_says_what_a_visitor_must_know() -> None:
    assert next(iter(CATALOGUE)) == TINY
    for name, entry in CATALOGUE.items():
        assert entry.name == name
        assert entry.licence
        assert entry.folder or "/" in name


def by_hub(*names: str, **environment: str) -> str:
    """What a fresh process says when it loads the models from the hub of that environment."""
    code = (
        "from lookahead_core.models import ModelError, load\n"
        f"for name in {names!r}:\n"
        "    try:\n"
        "        loaded = load(name, 'cpu', progress=lambda fraction, words: print(fraction, words))\n"
        "        print('LOADED', loaded.caption())\n"
        "    except ModelError as error:\n"
        "        print('REFUSED', error)\n"
    )
    env = {**os.environ, **environment}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_hub_model_is_fetched_with_progress(micro: Path, tmp_path: Path) -> None:
    name = "HuggingFaceTB/SmolLM2-135M-Instruct"
    with hub(micro, name) as endpoint:
        settings = {"HF_ENDPOINT": endpoint, "HF_HOME": str(tmp_path), "HF_HUB_OFFLINE": "0"}
        first = by_hub(name, "nobody/nothing", **settings)
    assert "LOADED SmolLM2 135M" in first
    assert "Downloading SmolLM2 135M" in first
    assert "REFUSED There is no model nobody/nothing on the hub" in first
    offline = by_hub(name, HF_HOME=str(tmp_path), HF_HUB_OFFLINE="1")
    assert "LOADED SmolLM2 135M" in offline, "once fetched, it needs no network"


def test_offline_is_told_in_plain_words(tmp_path: Path) -> None:
    said = by_hub("Qwen/Qwen3-0.6B", HF_HOME=str(tmp_path), HF_HUB_OFFLINE="1")
    assert "REFUSED Qwen/Qwen3-0.6B is not on this machine, and the hub can't be reached" in said
