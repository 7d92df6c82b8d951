"""Everything the pages say has a Chinese form, and the browser puts it there and takes it back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.models.load import _download_words, _load_words
from lookahead_core.models.parts import WEIGHTS, missing
from lookahead_core.models.prompts import LimitError, read_prompts
from visual import app, language, limits
from visual.engines.host import Host
from visual.pages.parts import language_box, text
from visual.pages.race import in_line
from visual.work.classroom import Room
from visual.work.faults import trouble
from visual.work.turns import Place

# Building the pages leaves an event loop of the framework's to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")

NAMES = {entry.title for entry in CATALOGUE.values()} | set(CATALOGUE)
"""Names stay as they are."""
FAULTS = [
    *(_download_words(CATALOGUE[TINY], error) for error in (OSError("offline"), OSError(28, "full"))),
    *(_load_words(CATALOGUE[TINY], error) for error in (MemoryError(), RuntimeError("odd"))),
    "8 visitors wait for a model already. Tiny (embedded) loads meanwhile; try again later.",
]
"""Why a chosen model cannot be had."""


def said(demo: Any) -> Iterator[str]:
    """Every label, hint, choice and button of the pages."""
    for part in demo.config["components"]:
        props = part["props"]
        if part["type"] in ("api", "state", "navbar", "html", "dataframe"):
            continue
        yield from filter(None, (props.get("label"), props.get("info"), props.get("placeholder")))
        if part["type"] in ("button", "markdown", "uploadbutton"):
            yield from re.split(r"\n", re.sub("(?m)^#+ ", "", str(props.get("value") or "")))
        for choice in props.get("choices") or ():
            yield choice[0] if isinstance(choice, list | tuple) else choice


def test_every_label_has_a_chinese_form() -> None:
    host = Host(CATALOGUE[TINY])
    demo = app.build(host, app.racing_on(host, room=Room()))
    known = {title for title in NAMES}
    recordings = {preset.title for preset in app.presets()}
    missing = sorted(
        {
            text
            for text in said(demo)
            if text.split(" · ")[0] not in known
            and text not in recordings
            and re.search("[A-Za-z]{2}", text)
            and language.chinese(text) is None
        }
    )
    assert missing == []


def test_one_thing_has_one_chinese_name() -> None:
    """推演 replay, 送入 feed, 核对 check, 免费词元 free token, 先前的回答 past answers, 并行分支 parallel, 录像 a recording."""
    root = Path(__file__).resolve().parent.parent
    other = "n 元组|钥匙|值得[：。]|输入(?:的?行|更多行)|"
    other += "旧回答|过往回答|过去的回答|检查|验证|白得|冷启动|并行式|并列分支|[个段]录制(?!的)|没有录制|赛跑录制|录制不在"
    texts = [*root.glob("visual/*/texts.json"), *root.glob("visual/stage/texts/zh.json"), root / "visual" / "language.json"]
    texts += [root / "visual" / "recordings" / "recipes.json", root / "assets" / "worksheet.html"]
    workload = root / "lookahead_core" / "workload" / "texts.json"  # nothing is played back there
    found = [(path.name, re.findall(other, path.read_text(encoding="utf-8"))) for path in (*texts, workload)]
    assert [(name, words) for name, words in found if words] == []
    assert "回放" not in workload.read_text(encoding="utf-8")


def chinese_texts(node: Any) -> Iterator[str]:
    """The Chinese of a file of texts: all its values, or in a table of two languages those of "zh"."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for part in [node["zh"]] if "zh" in node else node.values():
            yield from chinese_texts(part)
    elif isinstance(node, list):
        for part in node:
            yield from chinese_texts(part)


def test_chinese_has_its_own_marks_and_a_space_beside_latin_letters() -> None:
    """No comma, stop, colon, bracket or quote of another script beside a Chinese character, and none that ends a sentence."""
    root = Path(__file__).resolve().parent.parent
    names = ["visual/language.json", "visual/stage/texts/zh.json", "visual/recordings/recipes.json"]
    files = [*(root / name for name in names), *root.glob("visual/*/texts.json"), root / "lookahead_core/workload/texts.json"]
    odd = r"[\u4e00-\u9fff][,.;:!?()\"']|[,;:!?()\"'][\u4e00-\u9fff]|[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]"
    for path in files:
        told = json.loads(path.read_text(encoding="utf-8"))
        if path.name == "language.json":
            told = [*told["phrases"].values(), *(words for _, words in told["patterns"])]
        for words in chinese_texts(told):
            plain = re.sub(r"<[^>]*>", "", words)
            assert not re.search(odd, plain), f"{path.name}: {words}"


def test_what_is_said_at_run_time_has_one_too(tmp_path: Path) -> None:
    (tmp_path / WEIGHTS).touch()

    told = [
        text("starting"),
        text("forgotten"),
        text("no recording"),
        text("map hint"),
        text("map empty"),
        text("map", nodes=120),
        text("map part", nodes=12_345, drawn=1200),
        text("waiting", title="Tiny"),
        text("recorded", answers=8, tokens=560, cells=64, device="CPU, 1 thread", dtype="float32"),
        "Compiling the trie, once on this machine",
        text("warmed", answers=20, nodes=12345),
        in_line(Place(1, 3.2)),
        in_line(Place(5, 30.0)),
        in_line(Place(2, 9.0, paused=True)),
        in_line(Place(0, 9.0, paused=True)),
        trouble(MemoryError()),
        trouble(RuntimeError("odd")),
        *(trouble(error, "study") for error in (MemoryError(), RuntimeError("odd"))),
        *(text("model kept", title="Tiny (embedded)", why=fault) for fault in FAULTS),
        trouble(UnsupportedModelError("Tiny does not round alike in passes of one shape here: logits differ by 0.5")),
        trouble(UnsupportedModelError("BloomForCausalLM has no passes of fixed shape: only single branches equal plain ones")),
        "jacobi drafts are trees; bit-equal runs take single branches. Choose another strategy.",
        "Decoding length is 4; jacobi drafts need at least 8.",
        *(
            f"Medusa: {missing(SimpleNamespace(name_or_path=name), part)}"
            for name in ("", str(tmp_path))
            for part in ("heads", "draft")
        ),
    ]
    for bad in (("prompt_text", ""), ("prompt_text", "x" * 30_000)):
        with pytest.raises(limits.LimitError) as refused:
            getattr(limits, bad[0])(bad[1])
        told.append(str(refused.value))
    for check in (lambda: limits.whole("Seed", 1.5, (0, 9)), lambda: limits.fits(900, 64, 8, 512)):
        with pytest.raises(limits.LimitError) as refused:
            check()
        told.append(str(refused.value))
    told += [f"Prompt 2 of 3: {told[-1]}", "Starting", "yes", "no"]
    for words in told:
        chinese = language.chinese(words)
        assert chinese, words
        assert re.search("[\u4e00-\u9fff]", chinese)
        assert "$" not in chinese
        assert not re.search(r"[a-z]+ [a-z]+ [a-z]+", chinese), chinese  # no rest of an English sentence


def test_the_first_in_a_paused_line_is_told_so() -> None:
    first, third = (in_line(Place(ahead, 9.0, paused=True)) for ahead in (0, 2))
    assert "next one" in first
    assert "2 before you" in third
    assert "0 before you" not in first


def test_the_json_parser_s_own_words_are_told_as_such() -> None:
    with pytest.raises(LimitError) as refused:
        read_prompts('{"prompt": 1', 24)
    assert "解析器说：Expecting" in language.chinese(str(refused.value))


def test_a_control_has_one_name_beside_it_and_in_what_is_said_of_it() -> None:
    with pytest.raises(LimitError) as refused:
        limits.whole("Max new tokens", 3.7, limits.NEW_TOKENS)
    assert language.chinese(str(refused.value)) == "“新词元上限”为 3.7；必须是 1 到 512 的整数。"


def test_a_device_within_a_sentence_is_chinese_and_why_a_model_is_missing_is_told_whole() -> None:
    facts = {"answers": 8, "tokens": 560, "cells": 64, "dtype": "float32"}
    for device, told in (("CPU, 1 thread", "CPU，1 个线程"), ("CPU", "CPU")):
        assert f"在 {told}（float32）上" in str(language.chinese(text("done", device=device, **facts)))
    missing = "Qwen/Qwen3-0.6B is not on this machine, and the hub can't be reached (offline, or a network fault)."
    told = language.chinese(text("model kept", title="Tiny (embedded)", why=missing))
    assert told == "仍使用 Tiny (embedded)。本机没有 Qwen/Qwen3-0.6B，也连不上 Hub（离线或网络故障）。"


def test_patterns_use_only_groups_they_have() -> None:
    for pattern, words in language.table()["patterns"]:
        used = {int(number) for number in re.findall(r"\$(\d)", words)}
        assert used <= set(range(1, re.compile(pattern).groups + 1)), pattern


@pytest.mark.browser
def test_the_browser_switches_there_and_back_and_leaves_tokens_alone(browser: Any) -> None:
    context = browser.new_context(locale="zh-CN")
    page = context.new_page()
    page.set_content(
        "<html><head></head><body><h1>Lookahead Lab</h1><textarea placeholder='Prompt'>Run</textarea>"
        "<button id=run>Run</button>"
        "<div class=la-stage><span id=token>Run</span></div><p id=live></p>"
        "<p id=part><b>2.1</b> tokens per pass, 3.4 drafts a pass, predicted <b>1.5×</b></p>"
        "<p id=other>toString</p>"
        "<input aria-label='number input for Seed'></body></html>"
    )
    script = language.head().split("<script>")[1].split("</script>")[0]
    page.add_script_tag(content=script)
    assert page.inner_text("h1") == "Lookahead 实验室"
    assert page.inner_text("#run") == "运行"
    assert page.inner_text("#token") == "Run"
    assert page.input_value("textarea") == "Run"
    assert page.inner_text("#other") == "toString"
    assert page.inner_text("#part") == "2.1 个词元，每次 3.4 个草稿，预测 1.5×", "the spaces at its ends stay"
    assert page.get_attribute("textarea", "placeholder") == "提示"
    assert page.get_attribute("input", "aria-label") == "种子（数字框）"
    page.evaluate(
        "document.getElementById('live').textContent = '3 races are before yours: about 12 s. Recordings play meanwhile.'"
    )
    page.wait_for_function("document.getElementById('live').textContent.includes('约 12 秒')")
    assert page.evaluate("document.documentElement.lang") == "zh"
    page.evaluate("document.documentElement.lang = navigator.language")  # as the framework does, sooner or later
    page.wait_for_function("document.documentElement.lang === 'zh'")  # what is spoken is what is written
    assert page.evaluate(language_box("live")) == "zh"
    page.locator("#language").press("Enter")
    assert page.inner_text("h1") == "Lookahead Lab"
    assert page.inner_text("#live").startswith("3 races")
    assert page.get_attribute("textarea", "placeholder") == "Prompt"
    assert page.evaluate(language_box("live")) == "en"
    context.close()
