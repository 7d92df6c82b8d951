"""What holds on every page of the app: few sizes of type, the rules of accessibility, large targets on a phone, reduced motion,
the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import settle
from serving import Served, serve
from test_page_opening import PATIENCE, SIZES

pytestmark = pytest.mark.browser
PAGES = {
    "": "#stage .la-lane",
    "tuning": "#speedups .js-plotly-plot .annotation",
    "workload": "#wl-methods .js-plotly-plot .legend",
    "lesson": "#lesson .le-options label",
}
"""Each page, and what is there when it is complete."""
SMALL = """() => [...document.querySelectorAll('button, summary, select, nav a, fieldset label, input[role=combobox]')]
  .filter((one) => one.checkVisibility() && !one.closest('footer, .la-mask-panel, .la-lesson label, [aria-hidden=true]'))
  .map((one) => [one.getBoundingClientRect(), one]).filter(([box]) => box.width && box.height < 43.5)
  .map(([box, one]) => `${one.id || one.className} ${one.textContent.slice(0, 20)} ${box.height}`)"""
ARROWS = """() => [...document.querySelectorAll('input[role=combobox]')].filter((one) => one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one).paddingRight))"""
SERIOUS = """async () => {
  const settings = {resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']};
  const found = (await axe.run(document, settings)).violations;
  return found.filter(({impact}) => ['serious', 'critical'].includes(impact))
    .flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`));
}"""

UNNAMED = """() => [...document.querySelectorAll('fieldset.block, .js-plotly-plot, .label-wrap')].filter((one) => {
  const name = document.getElementById(one.getAttribute('aria-labelledby'))?.textContent || one.getAttribute('aria-label');
  return one.checkVisibility() && !(one.matches('.label-wrap') ? one.getAttribute('aria-expanded') : name?.trim());
}).map((one) => one.outerHTML.slice(0, 200))"""
"""Groups of choices and charts without a name, panels that do not say whether they are open."""
CALLED = """name => document.title === `${name} · Lookahead Lab`
  && document.querySelector('nav [aria-current=page]').textContent.trim() === name"""
"""The tab and the navigation tell which page this is."""

BARS = """() => [...document.querySelectorAll('.le-bar')]
  .filter((bar) => !getComputedStyle(bar).backgroundImage.includes('rgb')).map((bar) => bar.className)"""
"""Bars of the lesson that forced colours would take away."""

FAR = r"""() => {
  const plain = (selector) => {
    let before, text = selector.replace(/:has\([^()]*(\([^()]*\)[^()]*)*\)/g, ':HAS');
    do { before = text; text = text.replace(/:not\(:HAS\)/g, ':HAS').replace(/\([^()]*\)/g, ''); } while (text !== before);
    return text;
  };
  const rules = (list) => [...list].flatMap((rule) => [rule.selectorText || '', ...rules(rule.cssRules || [])]);
  const far = (part) => /^(html|body|:root)[^\s>+~]*:HAS/.test(part) || /:HAS[^\s>+~]*[\s>+~]+[^\s]/.test(part);
  return [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules))
    .filter((selector) => plain(selector).split(',').some((part) => far(part.trim())));
}"""
"""Selectors with which every change of the document, wherever it is, makes the browser look at the style of the rest: what has
something styles what is inside it, or is the whole page. One such selector cost 1 to 2 ms a change, and a race makes many."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("pages") / "log.txt") as served:
        yield served


def opened(browser: Any, app: Served, name: str, **options: Any) -> Any:
    """A complete page of the app."""
    page = browser.new_context(**options).new_page()
    page.set_default_timeout(PATIENCE)
    dark = "?__theme=dark" if options.get("color_scheme") == "dark" else ""
    page.goto(f"{app.url}{name}{dark}")
    page.wait_for_selector(PAGES[name])
    settle(page)
    return page


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark")])
def test_few_sizes_no_serious_fault_and_large_targets(browser: Any, app: Served, name: str, width: int, scheme: str) -> None:
    axe = pytest.importorskip("axe_core_python", reason="axe-core-python is not installed")
    page = opened(browser, app, name, viewport={"width": width, "height": 844}, color_scheme=scheme, reduced_motion="reduce")
    sizes = page.evaluate(SIZES)
    assert len(sizes) <= 5, {size: sorted(set(where))[:6] for size, where in sizes.items()}
    assert {"12px", "14px", "16px", "20px"} >= {size for size in sizes if float(size.removesuffix("px")) < 30}, sizes
    if width == 390:
        assert page.evaluate(SMALL) == []
    assert all(room >= 20 for room in page.evaluate(ARROWS)), "a chosen value runs under its arrow"
    assert page.evaluate(FAR) == []
    page.wait_for_function(CALLED, arg=name.title() or "Race")
    assert page.evaluate(UNNAMED) == []
    page.evaluate((Path(axe.__file__).parent / "axe.min.js").read_text(encoding="utf-8") + "; 0")
    assert page.evaluate(SERIOUS) == []
    page.emulate_media(forced_colors="active")
    assert page.evaluate(BARS) == [], "the question speaks of the grey bar"
    page.context.close()


CUT = """() => {
  const inside = (part, box) => part.right <= box.right + 1 && part.left >= box.left - 1;
  const rows = [['#kind label', '#kind'], ['#tuning input[type=range]', '.block']];
  return rows.flatMap(([part, box]) => [...document.querySelectorAll(part)].filter((one) => one.checkVisibility())
    .filter((one) => !inside(one.getBoundingClientRect(), one.closest(box).getBoundingClientRect())).map(() => part));
}"""
"""Kinds of examples that stand out of their row, under what is beside it, and sliders that are cut."""


@pytest.mark.parametrize("name", ["", "tuning"])
def test_nothing_is_covered_or_cut_on_a_middling_screen(browser: Any, app: Served, name: str) -> None:
    page = opened(browser, app, name, viewport={"width": 642, "height": 800}, reduced_motion="reduce")
    for width in (642, 700, 760, 844, 880):
        page.set_viewport_size({"width": width, "height": 800})
        settle(page)
        assert page.evaluate(CUT) == [], width
    page.context.close()


def test_buttons_that_show_a_sign_are_named(browser: Any, app: Served) -> None:
    page = opened(browser, app, "", viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page.get_by_role("button", name="Another example", exact=True).wait_for()
    page.click("#language")
    page.get_by_role("button", name="换一个示例", exact=True).wait_for()
    page.context.close()


def test_reduced_motion_opens_with_everything_in_place(browser: Any, app: Served) -> None:
    page = opened(browser, app, "", viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    assert not page.evaluate("document.querySelector('#stage .la-play').classList.contains('la-playing')")
    page.click(".la-how:visible")
    page.wait_for_selector(".la-stage[data-frame='1']")
    assert page.locator(".la-flying").count() == 0
    assert page.evaluate("document.querySelector('#stage').getAnimations({subtree: true}).length") == 0
    page.context.close()


def test_a_race_is_read_by_keyboard_alone(browser: Any, app: Served) -> None:
    """From the opening to the parts of a pass, the drawer and back, without a pointer."""
    page = opened(browser, app, "", viewport={"width": 1280, "height": 800})
    focused = "document.activeElement.className"
    for _ in range(40):
        page.keyboard.press("Tab")
        if "la-how" in page.evaluate(focused):
            break
    assert "la-how" in page.evaluate(focused), "the way into slow motion is a stop of the Tab key"
    page.keyboard.press("Enter")
    page.wait_for_selector(".la-stage[data-frame='0']")
    page.locator(".la-slider").focus()
    for key, frame in (("2", "1"), ("3", "2"), ("4", "3")):
        page.keyboard.press(key)
        page.wait_for_selector(f".la-stage[data-frame='{frame}']")
    at = page.inner_text("#stage .la-at")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("before => document.querySelector('#stage .la-at').textContent !== before", arg=at)
    page.keyboard.press("Space")
    page.wait_for_selector(".la-play.la-playing")
    page.keyboard.press("Space")
    page.wait_for_selector(".la-play:not(.la-playing)")
    page.locator("#settings").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('#drawer').checkVisibility()")
    page.locator("#max_new_tokens input[type=range]").focus()
    before = page.input_value("#max_new_tokens input[type=number]")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"document.querySelector('#max_new_tokens input[type=number]').value !== '{before}'")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") == "settings"
    page.context.close()
