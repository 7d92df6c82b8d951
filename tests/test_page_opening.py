"""The race page as it opens, in Chromium against the running app: few words, few sizes of type, nothing that jumps."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Served, serve, visiting
from test_app_page import PATIENCE, Visit

from visual.recordings.presets import presets

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not presets(), reason="no recording in assets/presets")]
WORDS = """() => {
  const words = [];
  const clipped = (one) => one && one !== document.body
    && ((one.clientWidth <= 1 && getComputedStyle(one).overflow === 'hidden') || clipped(one.parentElement));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: holder, nodeValue } = walk.currentNode;
    if (!nodeValue.trim() || holder.closest('.la-text, script, style, option, textarea')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (clipped(holder)) continue; // for screen readers alone
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0 && !holder.closest('#title, .la-voice')) {
      words.push(...nodeValue.trim().split(/\\s+/).filter((word) => /[\\p{L}\\p{N}]/u.test(word)));
    }
  }
  const chosen = document.querySelector('.la-speed-choice').selectedOptions[0].text;
  return [...words, ...chosen.split(' ')]; }"""
"""Every word in sight, numbers included, beside the question and the answers that are being written."""
SIZES = """() => {
  const sizes = {};
  for (const holder of document.querySelectorAll('body *')) {
    const own = [...holder.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim());
    if (!own && !/^(TEXTAREA|INPUT|SELECT)$/.test(holder.tagName)) continue;
    if (holder.closest('script, style, option, #title, .la-voice') || /radio|checkbox|range/.test(holder.type)) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    const size = getComputedStyle(holder).fontSize;
    (sizes[size] ||= []).push(`${holder.tagName}.${holder.className.baseVal ?? holder.className}`);
  }
  return sizes; }"""


SHIFT = """() => new Promise((done) => { let sum = 0; const moved = [];
  new PerformanceObserver((list) => { for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput || value < 0.001) continue;
    sum += value;
    moved.push([value.toFixed(4), ...sources.map(({ node }) => node?.id || node?.className || node?.nodeName)].join(' '));
  } }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done([sum, moved]), 200); })"""
"""How far things have moved since the page began to load, and what moved."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("opening") / "log.txt") as served:
        yield served


@pytest.fixture
def visit(browser: Any, app: Served) -> Iterator[Visit]:
    yield from visiting(Visit(browser, app.url))


def moving(visit: Visit) -> None:
    visit.until("!['', '0.000 s'].includes(lane('lookahead', 'clock')) && lane('lookahead', 'text')")


@pytest.fixture(scope="module")
def tab(browser: Any, app: Served) -> Iterator[Visit]:
    """One tab for the tests of Run, which leave it at the end of a race of theirs."""
    yield from visiting(Visit(browser, app.url))


DESK, WIDE, PHONE = (1280, 800), (1920, 1080), (390, 844)


@pytest.fixture(scope="module")
def opening(request: pytest.FixtureRequest, browser: Any, app: Served) -> Iterator[tuple[Visit, int, int]]:
    """A page as it opens, its width and its height."""
    width, height = request.param
    visit = Visit(browser, app.url, width=width, height=height)
    moving(visit)
    for opened in visiting(visit):
        yield opened, width, height


@pytest.mark.parametrize("opening", [DESK, WIDE, PHONE], indirect=True)
def test_the_first_screen_is_question_run_ratio_and_lanes(opening: tuple[Visit, int, int]) -> None:
    visit, width, height = opening
    shift, moved = visit.page.evaluate(SHIFT)
    assert shift < 0.05, moved
    for part in ("#prompt textarea", "#run", ".la-speed", '[data-lane="plain"]', '[data-lane="lookahead"]'):
        box = visit.page.locator(f"{part} >> nth=0").bounding_box()
        assert box["y"] + box["height"] <= height, part
    for lane in ("plain", "lookahead"):
        box = visit.page.locator(f'[data-lane="{lane}"]').bounding_box()
        assert box["width"] >= 0.88 * width, "lanes have the full width"
    assert not visit.page.locator("#drawer").is_visible()
    assert visit.page.locator("#auto input").is_checked()
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("opening", [DESK, PHONE], indirect=True)
def test_at_most_sixty_words_and_five_sizes_of_type(opening: tuple[Visit, int, int]) -> None:
    visit, _, _ = opening
    visit.ready()
    if not visit.page.locator("#stage .la-playing").count():  # on a busy machine the recording has ended meanwhile
        visit.page.click("#stage .la-play")
        visit.page.wait_for_selector("#stage .la-playing")
    words = visit.page.evaluate(WORDS)
    assert len(words) <= 60, " ".join(words)
    sizes = visit.page.evaluate(SIZES)
    assert len(sizes) <= 5, {size: sorted(set(where))[:6] for size, where in sizes.items()}
    largest = max(sizes, key=lambda size: float(size.removesuffix("px")))
    assert {where.split(".")[-1] for where in sizes[largest]} == {"la-speed"}, "the ratio alone has the largest type"


@pytest.mark.parametrize(("width", "height"), [DESK, PHONE])
def test_at_most_sixty_words_with_reduced_motion_too(browser: Any, app: Served, width: int, height: int) -> None:
    visit = Visit(browser, app.url, width, height, reduced_motion="reduce")
    visit.ready()
    visit.until("part('.la-same') === '✓ same text' && lane('plain', 'finish')")  # it opens at the recording's end
    words = visit.page.evaluate(WORDS)
    assert len(words) <= 60, " ".join(words)
    visit.close()


def test_no_page_comes_with_a_state_of_the_model_of_when_the_server_started(app: Served) -> None:
    with urllib.request.urlopen(app.url) as page:
        assert "model-line busy" not in page.read().decode()


def test_the_prompt_box_shows_whole_lines(browser: Any, app: Served) -> None:
    for width in (1280, 390):
        visit = Visit(browser, app.url, width=width, height=844)
        visit.page.evaluate("document.querySelector('#prompt textarea').style.width = '200px'")  # as a late font would
        visit.page.wait_for_function(
            "() => { const box = document.querySelector('#prompt textarea');"
            "return box.value && globalThis.LookaheadStage && box.scrollTop === 0; }"
        )  # the first example asks before its document
        visit.page.evaluate("document.querySelector('#prompt textarea').style.width = ''")
        visit.page.fill("#prompt textarea", "A line of its own.\n" * 6 + "What is asked?")
        visit.page.locator("#settings").focus()
        visit.page.wait_for_function(
            "() => { const box = document.querySelector('#prompt textarea');"
            "return box.clientHeight < 100 && box.scrollTop + box.clientHeight > box.scrollHeight - 2; }"
        )
        line, padding, high, top = visit.page.eval_on_selector(
            "#prompt textarea",
            "box => { const style = getComputedStyle(box); return [style.lineHeight, style.paddingTop].map(parseFloat)"
            ".concat(box.clientHeight, box.scrollTop); }",
        )
        assert padding == 0, "scrolled text shows in a padding"
        assert high % line == 0
        assert top % line == pytest.approx(0, abs=0.5)
        visit.page.locator("#prompt textarea").focus()
        corner = "box => { const all = box.getBoundingClientRect(); return [all.height, all.left + 9, all.bottom - 9]; }"
        high, *place = visit.page.eval_on_selector("#prompt textarea", corner)
        assert high == 180, "room to write"
        assert visit.page.evaluate("([x, y]) => document.elementFromPoint(x, y).tagName", place) == "TEXTAREA", "nothing is cut"
        visit.close()
        assert visit.troubles == []


@pytest.mark.parametrize("opening", [DESK, PHONE], indirect=True)
def test_the_drawer_opens_beside_the_stage_and_below_it_on_a_phone(opening: tuple[Visit, int, int]) -> None:
    visit, width, _ = opening
    visit.page.wait_for_selector("#settings[aria-expanded=false]")
    visit.page.locator("#settings").focus()
    visit.page.keyboard.press("Enter")
    assert visit.page.get_attribute("#settings", "aria-expanded") == "true"
    assert visit.page.evaluate("document.activeElement.id") == "drawer", "the next Tab leads to its first control"
    visit.page.keyboard.press("Escape")
    assert visit.page.evaluate("document.activeElement.id") == "settings"
    visit.page.keyboard.press("Enter")
    visit.page.get_by_role("region", name="Settings", exact=True).wait_for()
    visit.page.wait_for_function("document.querySelector('#drawer').checkVisibility()")
    stage, drawer = (visit.page.locator(part).bounding_box() for part in ("#stage", "#drawer"))
    if width > 900:
        assert drawer["x"] >= stage["x"] + stage["width"] - 1
    else:
        assert drawer["y"] >= stage["y"] + stage["height"] - 1
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= width
    visit.page.locator("#max_new_tokens input[type=number]").focus()
    visit.page.keyboard.press("Escape")
    assert not visit.page.locator("#drawer").is_visible()
    assert visit.page.evaluate("document.activeElement.id") == "settings"


def test_tab_closes_the_list_of_models_and_leaves_the_drawer_open(visit: Visit) -> None:
    visit.drawer()
    visit.page.locator("#model input").focus()
    visit.page.wait_for_selector("#model input[aria-expanded=true]")
    visit.page.keyboard.press("Escape")
    visit.page.wait_for_selector("#model input[aria-expanded=false]")
    assert visit.page.locator("#drawer").is_visible(), "Escape closes one thing at a time"
    visit.page.keyboard.press("ArrowDown")
    visit.page.wait_for_selector("#model input[aria-expanded=true]")
    visit.page.keyboard.press("Tab")
    visit.page.wait_for_selector("#model input[aria-expanded=false]")
    assert visit.page.locator("#drawer").is_visible()
    assert visit.page.evaluate("document.querySelector('#drawer').contains(document.activeElement)")


def test_run_says_at_once_that_it_starts_and_twice_is_not_nothing(tab: Visit) -> None:
    tab.ready()
    tab.fill("Add 2 and 3.")
    said = tab.page.evaluate(
        "() => { document.querySelector('#run').click(); return document.querySelector('.la-status').textContent; }"
    )
    assert said == "Starting…", "before the server has answered"
    tab.until("part('.la-prompt-text') === 'Add 2 and 3.'")
    tab.ended()
    first = tab.page.evaluate("performance.now()")
    tab.page.evaluate(
        "() => { window.seen_ = []; const badge = document.querySelector('#stage .la-badge');"
        "new MutationObserver(() => seen_.push(badge.dataset.kind)).observe(badge, { attributes: true }); }"
    )
    tab.page.click("#run")
    tab.page.wait_for_function("seen_.includes('measured')", timeout=PATIENCE)
    assert "live" in tab.page.evaluate("seen_"), "the second race was drawn too"
    assert tab.page.evaluate("performance.now()") > first


TWO_CLICKS = """async ([x, y]) => {
  const click = () => {
    const button = document.elementFromPoint(x, y).closest("button");
    button.click();
    return button.id;
  };
  const [first, begun] = [click(), performance.now()];
  await new Promise((done) => setTimeout(done, 60));
  return [first, click(), performance.now() - begun];
}"""


def test_a_double_click_on_run_does_not_stop_the_race(tab: Visit) -> None:
    """Stop comes where the second click falls."""
    tab.ready()
    tab.fill("Add 5 and 3.")
    box = tab.page.locator("#run").bounding_box()
    place = [box["x"] + box["width"] - 20, box["y"] + box["height"] / 2]
    apart = 1000.0
    while apart > 350:  # on a busy machine a second click comes too late to belong to the first
        tab.page.wait_for_function("!document.body.classList.contains('racing')")
        *hit, apart = tab.page.evaluate(TWO_CLICKS, place)
        assert hit == ["run", "stop"]
    tab.until("part('.la-prompt-text') === 'Add 5 and 3.'")
    tab.ended()
    assert "stopped" not in tab.page.inner_text("#stage")


def test_control_enter_runs_from_the_prompt(tab: Visit) -> None:
    tab.ready()
    tab.fill("Add 4 and 3.")
    tab.page.press("#prompt textarea", "Control+Enter")
    assert tab.page.evaluate("document.activeElement.id") == "run", "the keyboard goes on from there"
    tab.until("part('.la-prompt-text') === argument", "Add 4 and 3.")
    tab.page.evaluate("document.querySelector('#stop').focus()")
    tab.ended()
    assert tab.page.evaluate("document.activeElement.id") == "run", "Stop went, and the keyboard still goes on from there"
    tab.page.keyboard.press("Home")
    tab.until("part('.la-at').startsWith('Pass 0')")


def test_the_held_answer_is_told_and_the_race_without_it_runs(tab: Visit) -> None:
    tab.ready()
    tab.race("Add 6 and 3.")
    assert tab.page.locator("[data-notice=held]").count() == 0
    tab.page.click("#run")
    tab.page.wait_for_selector("[data-notice=held]")
    tab.page.click("[data-notice=held] button")
    tab.page.wait_for_selector("[data-notice=held]", state="detached")
    tab.ended()
    assert tab.page.locator("[data-notice=held]").count() == 0, "that race did not know the answer"


def test_warm_draws_the_curve_of_the_visitors_own_race(visit: Visit) -> None:
    visit.ready()
    visit.page.click("#kind >> text=Code")
    visit.until("document.querySelector('#prompt textarea').value === part('.la-prompt-text')")
    visit.page.click("#run")
    visit.until("kind === 'measured'")
    visit.ended()
    visit.page.click("#stage .la-curve button")
    visit.page.wait_for_function("document.querySelectorAll('.la-curve-dot').length >= 2", timeout=PATIENCE)
    told = visit.text(".la-curve-say")
    first, last = (float(number) for number in re.findall(r"(\d+\.\d+) tokens per pass with 0 .*, (\d+\.\d+) with 20", told)[0])
    assert first >= 1
    assert last >= 1
    visit.page.click("#stage .la-curve button")
    visit.page.wait_for_function("document.querySelectorAll('.la-curve-dot').length >= 3", timeout=PATIENCE)


def test_a_ghost_becomes_a_lane_and_more_lanes_race(visit: Visit) -> None:
    visit.ready()
    assert visit.page.locator(".la-ghosts").is_hidden(), "a recording has none"
    visit.race("Add 2 and 3.")
    visit.page.click(".la-ghosts summary")
    rows = visit.page.eval_on_selector_all(".la-ghosts [data-method]", "all => all.map((row) => row.dataset.method)")
    assert {"plain", "trie", "lookup", "suffix"} <= set(rows)
    assert visit.text(".la-ghosts [data-method=plain] td:last-child") == "in this race"
    passes = visit.text(".la-ghosts [data-method=lookup] td:nth-child(2)")
    visit.page.click(".la-ghosts [data-method=lookup] button")
    visit.until("kind === 'measured' && lane('lookup', 'finish')")
    lanes = visit.page.eval_on_selector_all("#stage .la-lane", "all => all.map((one) => one.dataset.lane)")
    assert lanes == ["plain", "trie", "lookup"]
    assert re.fullmatch(rf"\d+ tokens · {passes} pass(es)? · [\d.]+× plain", visit.text("[data-lane=lookup] .la-count"))
    assert visit.page.is_checked("#lanes input[name=lookup]")
    visit.drawer()
    visit.page.check("#lanes input[name=suffix]")
    visit.page.wait_for_selector("#lanes input[name=recycling]:disabled")
    visit.page.click("#run")
    visit.until("kind === 'measured' && lane('suffix', 'finish')")


def test_the_question_is_always_in_sight(visit: Visit) -> None:
    """It stands in the box; the stage repeats it where the box holds another one."""
    moving(visit)
    visit.page.wait_for_function("!document.querySelector('#stage').classList.contains('asked-other')")
    assert not visit.page.locator("#stage .la-question").is_visible()
    shown = visit.page.input_value("#prompt textarea")
    visit.page.fill("#prompt textarea", "Something else?")
    visit.page.wait_for_function("document.querySelector('#stage .la-question').checkVisibility()")
    assert visit.text(".la-question").removeprefix("… ") in shown.replace("\n", " ")


@pytest.mark.parametrize("path", ["", "tuning", "lesson"])
def test_every_page_has_the_wordmark_the_links_and_rings_on_what_takes_focus(browser: Any, app: Served, path: str) -> None:
    visit = browser.new_context(viewport={"width": 1280, "height": 800})
    page = visit.new_page()
    page.goto(f"{app.url}{path}")
    page.wait_for_selector(".nav-holder .wordmark", timeout=PATIENCE)
    assert page.inner_text(".nav-holder .wordmark") == "Lookahead Lab"
    assert page.eval_on_selector(".nav-holder .wordmark", "link => getComputedStyle(link).fontSize") == "20px"
    bare = set()
    for _ in range(14):
        page.keyboard.press("Tab")
        bare |= set(
            page.evaluate(
                """() => { const now = document.activeElement; const near = [now, now.parentElement];
                if (now === document.body) return [];
                const ring = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
                const ringed = near.some((one) => ring(getComputedStyle(one)));
                return ringed ? [] : [`${now.tagName}#${now.id}.${now.className}`]; }"""
            )
        )
    assert bare == set()
    visit.close()


@pytest.mark.parametrize("opening", [PHONE], indirect=True)
def test_targets_on_a_phone_are_large(opening: tuple[Visit, int, int]) -> None:
    visit, _, _ = opening
    visit.ready()
    small = """() => [...document.querySelectorAll('button, summary, select, #kind label, nav a')]
      .filter((one) => one.checkVisibility() && !one.closest('footer, .la-mask-panel, [aria-hidden=true]'))
      .map((one) => [one.getBoundingClientRect(), one]).filter(([box]) => box.width && (box.height < 43.5))
      .map(([box, one]) => `${one.id || one.className} ${one.textContent.slice(0, 20)} ${box.height}`)"""
    assert visit.page.evaluate(small) == []


def test_chinese_leaves_no_english_on_the_first_screen(browser: Any, app: Served) -> None:
    visit = Visit(browser, f"{app.url}?lang=zh")
    moving(visit)
    visit.ready()
    visit.page.wait_for_timeout(800)
    words = visit.page.evaluate(WORDS.replace(".la-text,", ".la-text, .la-node,"))  # what the model guesses is English, too
    own = {"Lookahead", "Lab", "Tiny", "(embedded)", "English", "s", "ms"}
    assert [
        word for word in words if re.search("[A-Za-z]{2}", word) and word not in own and not re.search("[\u4e00-\u9fff]", word)
    ] == []
    visit.close()
    assert visit.troubles == []
