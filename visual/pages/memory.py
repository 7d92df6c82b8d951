"""Nothing is lost on a reload: the controls' values stay in the visitor's tab, the trie on the server under the tab's key.

`memory.js` keeps them. The stage asks it for the race that was shown.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import gradio as gr

from visual.pages.parts import AT_ONCE
from visual.work.session import Sessions

KEY = re.compile(r"[0-9a-f]{32}")
"""A tab's key: 128 random bits."""


def keep(linked: Any, controls: Mapping[str, Any], sessions: Sessions) -> None:
    """Keep the values of `controls`, by name, and put them back once the event `linked` has read the address bar.

    The visitor's session returns to her under the new session of the framework.
    """
    names, parts = json.dumps(list(controls)), list(controls.values())
    note = f"(...values) => {{ lookaheadMemory.note({names}, values); }}"
    gr.on([part.change for part in parts], None, parts, js=note, **AT_ONCE)
    linked.then(None, parts, parts, js=f"(...now) => lookaheadMemory.restore({names}, now)", **AT_ONCE)
    blocks = gr.context.Context.root_block
    assert blocks is not None

    def rejoin(tab: Any, request: gr.Request) -> None:
        if isinstance(tab, str) and KEY.fullmatch(tab):
            sessions.rejoin(tab, request.session_hash)

    blocks.load(rejoin, gr.Textbox(visible=False), None, js="() => lookaheadMemory.key", **AT_ONCE)
