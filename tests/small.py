"""A random model with the embedded tokenizer, and the app around it in this process: seconds to start, no weights read."""

from __future__ import annotations

import gc
import json
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache
from threading import Thread
from typing import Any

from lookahead_core.models.catalogue import CATALOGUE, TINY, TINY_FOLDER
from lookahead_core.models.load import LoadedModel
from visual import app
from visual.engines.host import Host
from visual.engines.job import Engines
from visual.limits import LimitError
from visual.work.classroom import Room
from visual.work.races import Racing


@lru_cache(maxsize=1)
def small() -> LoadedModel:
    """A random model of two layers that stands in for the embedded one, and says the same each time."""
    import torch
    from transformers import AutoTokenizer, LlamaConfig, LlamaForCausalLM

    torch.set_num_threads(1)
    torch.manual_seed(0)
    tokenizer = AutoTokenizer.from_pretrained(TINY_FOLDER, local_files_only=True)
    config = LlamaConfig(
        vocab_size=len(tokenizer),
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=1024,
        initializer_range=0.4,
        eos_token_id=None,
        bos_token_id=None,
        pad_token_id=None,
    )
    model = LlamaForCausalLM(config).eval()
    with torch.no_grad():  # it chooses among 64 tokens, and so repeats itself
        model.lm_head.weight[:300], model.lm_head.weight[364:] = 0, 0
    count = model.num_parameters()
    return LoadedModel(CATALOGUE[TINY], model, tokenizer, "cpu", "float32", count, 1024, ())


@dataclass(frozen=True)
class App:
    """The app, serving on loopback."""

    url: str
    racing: Racing
    demo: Any

    @cached_property
    def client(self) -> Any:
        """A program that stays: to close one takes a second, for its heartbeat."""
        from gradio_client import Client

        return Client(self.url, verbose=False)

    def get(self, path: str, timeout: float = 20) -> str:
        """The text at a path."""
        with urllib.request.urlopen(self.url + path, timeout=timeout) as answer:
            return answer.read().decode()

    def metric(self, name: str) -> float:
        """A value of the metrics, by name and label; 0 if nothing was counted."""
        values = dict(line.rsplit(" ", 1) for line in self.get("metrics").splitlines() if not line.startswith("#"))
        return float(values.get(f"lookahead_{name}", 0))

    def post(self, path: str, data: Any, timeout: float = 60) -> tuple[int, str]:
        """Status and text of a JSON request."""
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        request = urllib.request.Request(self.url + path, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()


@contextmanager
def serving(engine: Engines | None = None, room: Room | None = None, **options: Any) -> Iterator[App]:
    """The app on a free port of loopback, with the small model in memory already."""
    host = Host(CATALOGUE[TINY])
    host.adopt(small())
    racing = app.racing_on(host, engine, room)
    demo = app.build(host, racing)
    _, url, _ = demo.launch(**app.launching(racing, server_name="127.0.0.1", quiet=True, **options))
    served = App(url, racing, demo)
    try:
        yield served
    finally:
        if "client" in vars(served):
            served.client.close()
        demo.close(verbose=False)
        gc.collect()  # what the server leaves behind is collected here, not in a later test


def in_background(events: Callable[[], Iterable[Any]]) -> tuple[Thread, list[Any]]:
    """A thread that collects a race's events, and the list of them; a refusal's words come last."""
    seen: list[Any] = []

    def collect() -> None:
        try:
            seen.extend(events())
        except LimitError as error:
            seen.append(str(error))

    thread = Thread(target=collect)
    thread.start()
    return thread, seen


def race_events(served: App, prompt: str = "hello hello hello", timeout: float = 120, **settings: Any) -> list[dict[str, Any]]:
    """All events of one race, asked for as a program would."""
    job = served.client.submit(prompt, api_name="/race", **{"max_new_tokens": 24, "decoding_length": 8, **settings})
    job.result(timeout=timeout)
    return job.outputs()
