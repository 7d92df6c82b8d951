"""The instructor's page and the line that it shows on learners' pages. Only with `--classroom`."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import gradio as gr

from visual.pages.parts import AT_ONCE, LATEST, text, writer
from visual.recordings.presets import Preset
from visual.work.classroom import COLUMNS, Room
from visual.work.races import Racing

NONE = "Each their own"
AGAIN = "Show it again"
WATCHED = 4.0
"""Seconds between two updates of the instructor's results."""
STRIP = """
.room-strip { margin: 0; padding: 3px 10px; border-left: 4px solid var(--highlight); font-weight: 600; }
.room-strip button { border: 0; padding: 0; background: none; font: inherit; text-decoration: underline; }
"""
SCRIPT = """
<script>
(() => { // asks for the room's state; a change presses the page's hidden button, and the server answers with what is new
  let known = 0;
  const look = async () => {
    try {
      const root = document.baseURI.replace(/(teacher|lesson|tuning|workload)\\/?$/, "");
      const room = await (await fetch(new URL("room", root))).json();
      const button = document.querySelector("#room-refresh");
      if (room.version !== known && button) { known = room.version; button.click(); }
    } catch { /* the server is away; ask again */ }
  };
  setInterval(look, 3000);
  addEventListener("click", ({ target }) => {
    if (target.closest(".room-strip button")) document.querySelector("#room-again").click();
  });
})();
</script>
"""


def add_strip() -> gr.HTML:
    """A place for the instructor's line on the current page, hidden while there is none."""
    return gr.HTML(elem_id="room", css_template=STRIP)


def follow(room: Room, presets: list[Preset], strip: gr.HTML, stage: gr.HTML) -> None:
    """Connect a learner's page to the room: the instructor's line, and the shared recording on the stage.

    A race of the learner's own takes its place there; the line's button brings it back.
    """
    shown = gr.State(-1)
    refresh = gr.Button("Refresh the room", elem_id="room-refresh", visible="hidden")
    again = gr.Button(AGAIN, elem_id="room-again", visible="hidden")

    def hear(seen: int) -> tuple[Any, Any, int]:
        place = room.preset  # read once: the instructor may choose another meanwhile
        line = strip_text(room.paused, place, presets)
        if place is None or place == seen:
            return line, gr.skip(), -1 if place is None else seen
        return line, writer().recorded(presets[place].message()), place

    refresh.click(hear, shown, [strip, stage, shown], **AT_ONCE)
    again.click(lambda: hear(-1), None, [strip, stage, shown], **AT_ONCE)


def strip_text(paused: bool, place: int | None, presets: list[Preset]) -> str:
    """The instructor's settings as one line of HTML; empty if nothing is set. `place`: of the recording on every screen."""
    parts = []
    if paused:
        parts.append(text("room paused"))
    if place is not None:
        parts += ["Shown to everybody:", presets[place].title]
    phrases = [f"<span>{escape(part)}</span>" for part in parts]  # one element a phrase, for its translation
    if place is not None:
        phrases.append(f'<button type="button">{AGAIN}</button>')
    return f'<p class="room-strip" role="status">{" ".join(phrases)}</p>' if phrases else ""


def add_page(demo: gr.Blocks, racing: Racing, presets: list[Preset]) -> None:
    """The instructor's page at /teacher. All its controls need the room's key."""
    room = racing.room
    assert room is not None
    titles = [NONE, *(preset.title for preset in presets)]

    def guarded(work: Callable[..., tuple[Any, ...]], outputs: int) -> Callable[..., tuple[Any, ...]]:
        """`work` for callers with the key; a refusal, in the line, for others."""

        def open_with(given: Any, *values: Any) -> tuple[Any, ...]:
            return work(*values) if room.opens(given) else (text("room refused"), *[gr.skip()] * (outputs - 1))

        open_with.__name__ = work.__name__
        return open_with

    def tell(pause: bool, place: int | None) -> tuple[Any, ...]:
        room.set(bool(pause), place - 1 if isinstance(place, int) and 0 < place <= len(presets) else None)
        racing.turns.pause(room.paused)
        return show()

    def show() -> tuple[Any, ...]:
        state = "room closed" if room.paused else "room open"
        return text(state, running=racing.turns.running, waiting=racing.turns.waiting), room.results()

    def look_again() -> tuple[Any, ...]:
        place = room.preset
        return (*show(), room.paused, titles[0 if place is None else place + 1])

    def empty() -> tuple[Any, ...]:
        room.forget_results()
        return show()

    def watch(given: Any, known: Any) -> tuple[Any, ...]:
        """What is new; with a key that has just been given, also what is set."""
        if not room.opens(given):
            return (gr.skip(),) * 4 + (None,)
        return (*show(), gr.skip(), gr.skip(), given) if known == given else (*look_again(), given)

    with demo.route("Instructor", "/teacher", show_in_navbar=False):
        gr.Navbar(main_page_name="Race")
        gr.Markdown("# The room\nThe key is in the terminal where the app was started.", elem_id="room-title")
        key = gr.Textbox(label="Key", type="password", elem_id="room-key")
        paused = gr.Checkbox(label="Pause new races", elem_id="room-pause")
        preset = gr.Radio(titles, value=NONE, type="index", label="Recording on every screen", elem_id="room-preset")
        with gr.Row():
            apply = gr.Button("Tell the room", variant="primary", elem_id="room-apply")
            look = gr.Button("Refresh results", elem_id="room-look")
            clear = gr.Button("Empty the table", elem_id="room-clear")
        line = gr.Markdown(elem_id="room-line")
        table = gr.Dataframe(headers=list(COLUMNS), interactive=False, label="Races, newest first", elem_id="room-results")
        apply.click(guarded(tell, 2), [key, paused, preset], [line, table], **AT_ONCE)
        look.click(guarded(look_again, 4), key, [line, table, paused, preset], **AT_ONCE)
        opened = gr.State()
        # A key shows at once what is set: seconds later it would undo choices.
        gr.on([gr.Timer(WATCHED).tick, key.input], watch, [key, opened], [line, table, paused, preset, opened], **LATEST)
        clear.click(guarded(empty, 2), key, [line, table], **AT_ONCE)
