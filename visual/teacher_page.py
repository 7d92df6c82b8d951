"""The instructor's page, and the strip by which a learner's page hears of it. Only there with `--classroom`."""

from __future__ import annotations

from html import escape
from typing import Any

import gradio as gr

from visual.classroom import COLUMNS, Room
from visual.presets import Preset
from visual.race_page import AT_ONCE, writer
from visual.racing import Racing

NONE = "each their own"
SCRIPT = """
<script>
(() => { // asks for the room's state; a change presses the page's hidden button, and the server answers with what is new
  let known = 0;
  const look = async () => {
    try {
      const room = await (await fetch(new URL("room", document.baseURI.replace(/(teacher|lesson|tuning)\\/?$/, "")))).json();
      const button = document.querySelector("#room-refresh");
      if (room.version !== known && button) { known = room.version; button.click(); }
    } catch { /* the server is away; ask again */ }
  };
  setInterval(look, 3000);
})();
</script>
"""


def add_strip(racing: Racing, presets: list[Preset], stage: gr.HTML) -> None:
    """The learner's side, into the current page: one line from the instructor, and the shared recording on the stage."""
    room = racing.room
    assert room is not None
    strip, shown = gr.HTML(elem_id="room"), gr.State(-1)
    refresh = gr.Button("Refresh the room", elem_id="room-refresh", visible="hidden")

    def hear(seen: int) -> tuple[Any, Any, int]:
        line = strip_text(room, presets)
        if room.preset is None or room.preset == seen:
            return line, gr.skip(), -1 if room.preset is None else seen
        return line, writer().recorded(presets[room.preset].message()), room.preset

    refresh.click(hear, shown, [strip, stage, shown], **AT_ONCE)


def strip_text(room: Room, presets: list[Preset]) -> str:
    """What the instructor set, as one line of HTML; empty where nothing is set."""
    parts = []
    if room.paused:
        parts.append("The instructor has paused new races; yours keeps its place in line.")
    if room.preset is not None:
        parts.append(f"Shown to everybody: {presets[room.preset].title}.")
    return f'<p class="room-strip" role="status">{escape(" ".join(parts))}</p>' if parts else ""


def add_page(demo: gr.Blocks, racing: Racing, presets: list[Preset]) -> None:
    """The instructor's page at /teacher. Everything on it asks for the room's key."""
    room = racing.room
    assert room is not None
    titles = [NONE, *(preset.title for preset in presets)]

    def checked(given: Any) -> Room:
        if not room.opens(given):
            raise gr.Error("This is not the room's key.", print_exception=False)
        return room

    def tell(given: Any, pause: bool, place: int | None) -> tuple[str, list[list[Any]]]:
        held = checked(given)
        held.set(bool(pause), place - 1 if isinstance(place, int) and 0 < place <= len(presets) else None)
        racing.turns.pause(held.paused)
        return show(given)

    def show(given: Any) -> tuple[str, list[list[Any]]]:
        held = checked(given)
        state = "paused" if held.paused else "open"
        return f"Races are {state}: {racing.turns.running} running, {racing.turns.waiting} in line.", held.results()

    def empty(given: Any) -> tuple[str, list[list[Any]]]:
        checked(given).forget_results()
        return show(given)

    with demo.route("Instructor", "/teacher", show_in_navbar=False):
        gr.Markdown("## The room\nThe key stands in the window where the app was started.")
        key = gr.Textbox(label="Key", type="password", elem_id="room-key")
        with gr.Row():
            paused = gr.Checkbox(label="Pause new races", elem_id="room-pause")
            preset = gr.Radio(titles, value=NONE, type="index", label="Recording on every screen", elem_id="room-preset")
        with gr.Row():
            apply = gr.Button("Tell the room", variant="primary", elem_id="room-apply")
            look = gr.Button("Refresh results", elem_id="room-look")
            clear = gr.Button("Empty the table", elem_id="room-clear")
        line = gr.Markdown(elem_id="room-line")
        table = gr.Dataframe(headers=list(COLUMNS), interactive=False, label="Races, newest first", elem_id="room-results")
        apply.click(tell, [key, paused, preset], [line, table], **AT_ONCE)
        look.click(show, key, [line, table], **AT_ONCE)
        clear.click(empty, key, [line, table], **AT_ONCE)


__all__ = ["SCRIPT", "add_page", "add_strip", "strip_text"]
