"""A trie on disk: flat arrays behind a JSON header, checked before anything is built. No pickle, nothing executed.

Layout, little-endian: magic, version, length of the header (uint32 each), the header (JSON), the columns of the
shared nodes in breadth-first order (parents first), the texts their leaves point to, what the estimator learnt, and
a BLAKE2b-256 digest of all of it. Prompts of open requests are never written.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import struct
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import compiled, record
from lookahead_core.trie.nodes import (
    MAX_COUNT,
    MAX_TEXT,
    NARROW,
    OFFSET_BITS,
    OFFSET_MASK,
    OUTPUT,
    PROMPT,
    StoreArrays,
    child_of,
    create,
    link,
    put,
    put_children,
)
from lookahead_core.trie.state import SWITCHES, TrieState
from lookahead_core.trie.store import NodeStore

Trie = TypeVar("Trie", bound=TrieState)

MAGIC = b"LOOKTRIE"
VERSION = 2
DIGEST = 32
MAX_HEADER = 65_536
_FIXED = struct.Struct("<8sII")
_COLUMNS = (("parent", "<i4"), ("token", "<i4"), ("count", "<i4"), ("tail", "<i4"), ("marks", "<i1"))

FILED = record(np.int64, *(name for name, _ in _COLUMNS))
"""A node in breadth-first order; `parent`: its parent's place in that order, -1 for the root."""

TOO_DEEP, TWICE, TOO_MANY = range(1, 4)
"""Why a node cannot be built."""


def save(trie: TrieState, path: str | os.PathLike[str]) -> None:
    """Write `trie` to `path`, whole or not at all. A link stays one: the file that it names is written."""
    columns, text = _flatten(trie.store, trie.root)
    learnt = trie.estimator.dump()
    header = {
        **{key: getattr(trie, key) for key in ("branch_length", "capacity", "fingerprint")},
        "switches": {switch: getattr(trie, switch) for switch in SWITCHES},
        "nodes": len(columns["parent"]),
        "text": len(text),
        "learnt": len(learnt),
    }
    head = json.dumps(header).encode()
    parts = [_FIXED.pack(MAGIC, VERSION, len(head)), head]
    parts += [columns[name].astype(kind).tobytes() for name, kind in _COLUMNS]
    parts += [text.astype("<i4").tobytes(), learnt.astype("<f8").tobytes()]
    _write(Path(path).resolve(), parts)


def load(kind: type[Trie], path: str | os.PathLike[str], fingerprint: str | None, max_nodes: int) -> Trie:
    """Read what `save` wrote into a new trie; see `TokenTrie.load` for what is refused."""
    header, data = _read(Path(path), max_nodes)
    if fingerprint is not None and header["fingerprint"] != fingerprint:
        _refuse(f"holds ids of tokenizer {header['fingerprint']!r:.80}, not of {fingerprint!r:.80}")
    switches = {switch: header["switches"][switch] for switch in SWITCHES}
    try:
        trie = kind(header["branch_length"], header["capacity"], **switches, fingerprint=header["fingerprint"])
    except ValueError as error:
        _refuse(f"has a bad setting: {error}")
    try:
        trie.estimator.restore(data["learnt"])
    except ValueError as error:
        _refuse(f"has a bad estimate: {error}")
    _build(trie, data)
    return trie


def _refuse(why: str) -> NoReturn:
    raise ValueError(f"trie file {why}")


def _flatten(store: NodeStore, root: int) -> tuple[dict[str, np.ndarray], np.ndarray]:
    """The nodes below `root` in breadth-first order and the texts their leaves point to, each text ended by -1."""
    nodes, parents = np.empty(store.live, np.int64), np.empty(store.live, np.int64)
    size = _breadth_first(store.arrays, root, nodes, parents)
    rows, tails = store.nodes[nodes[:size]], store.tails[nodes[:size]]
    places = np.full(size, -1, np.int64)
    texts: list[np.ndarray] = []
    begin = 0
    leaves = np.flatnonzero(tails >= 0)
    leaves = leaves[np.argsort(tails[leaves])]  # those of a text follow each other
    numbers, firsts = np.unique(tails[leaves] >> OFFSET_BITS, return_index=True)
    for number, pointing in zip(numbers.tolist(), np.split(leaves, firsts[1:]), strict=False):
        if number not in store.texts:
            continue
        text = store.texts[number]
        inside = pointing[tails[pointing] & OFFSET_MASK < len(text)]
        if len(inside):
            places[inside] = begin + (tails[inside] & OFFSET_MASK)
            texts += [text, _END]
            begin += len(text) + 1
    columns = {"parent": parents[:size], "tail": places, **{name: rows[name] for name in ("token", "count", "marks")}}
    return columns, np.concatenate(texts) if texts else np.empty(0)


_END = np.array([-1])


def _write(path: Path, parts: list[bytes]) -> None:
    digest = hashlib.blake2b(digest_size=DIGEST)
    temporary = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        with temporary.open("xb") as file:  # its mode is what the umask leaves, as for any new file
            for part in parts:
                digest.update(part)
                file.write(part)
            file.write(digest.digest())
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _read(path: Path, max_nodes: int) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
    """Header and columns, bounds and digest checked. Sizes are known before the bulk is read."""
    with path.open("rb") as file:
        fixed = file.read(_FIXED.size)
        if len(fixed) < _FIXED.size or not fixed.startswith(MAGIC):
            _refuse("is not a saved trie")
        _, version, length = _FIXED.unpack(fixed)
        if version != VERSION:
            _refuse(f"is of version {version}; this program reads {VERSION}")
        if length > MAX_HEADER:
            _refuse(f"has a header of {length} bytes; at most {MAX_HEADER} are read")
        head = file.read(length)
        header = _header(head, max_nodes)
        sizes = [(name, kind, header["nodes"]) for name, kind in _COLUMNS]
        sizes += [("text", "<i4", header["text"]), ("learnt", "<f8", header["learnt"])]
        wanted = sum(np.dtype(kind).itemsize * count for _, kind, count in sizes) + _FIXED.size + length + DIGEST
        if os.fstat(file.fileno()).st_size != wanted:
            _refuse(f"should be {wanted} bytes long, is {os.fstat(file.fileno()).st_size}: cut short or damaged")
        body = file.read(wanted - _FIXED.size - length)
    if hashlib.blake2b(fixed + head + body[:-DIGEST], digest_size=DIGEST).digest() != body[-DIGEST:]:
        _refuse("is damaged: its checksum does not fit")
    columns, start = {}, 0
    for name, kind, count in sizes:
        columns[name] = np.frombuffer(body, kind, count, start)
        start += columns[name].nbytes
    return header, columns


def _header(head: bytes, max_nodes: int) -> dict[str, Any]:
    try:
        header = json.loads(head)
        numbers = {key: header[key] for key in ("branch_length", "capacity", "nodes", "text", "learnt")}
        good = isinstance(header["fingerprint"], str) and all(
            isinstance(header["switches"][switch], bool) for switch in SWITCHES
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        _refuse("has a header that cannot be read")
    if not good or not all(type(number) is int and 0 <= number < 2**31 for number in numbers.values()):
        _refuse("has a header with a value of the wrong kind")
    if numbers["nodes"] > max_nodes:
        _refuse(f"holds {numbers['nodes']} nodes; at most {max_nodes} are read (max_nodes)")
    if numbers["nodes"] > numbers["capacity"]:
        _refuse(f"holds {numbers['nodes']} nodes, more than its own capacity of {numbers['capacity']}")
    if numbers["text"] > 4 * max_nodes + MAX_TEXT:
        _refuse(f"holds {numbers['text']} tokens of text; at most {4 * max_nodes + MAX_TEXT} are read")
    return header


def _build(trie: TrieState, data: dict[str, np.ndarray]) -> None:
    store = trie.store
    rows = np.empty(len(data["parent"]), FILED)
    for name, _ in _COLUMNS:
        rows[name] = data[name]
    parents, tokens, counts, flags = rows["parent"], rows["token"], rows["count"], rows["marks"]
    for row in np.flatnonzero((parents < -1) | (parents >= np.arange(len(parents))))[:1]:
        _refuse(f"puts node {row} before its parent {parents[row]}")
    bad = (tokens < 0) | (counts < 1) | (counts > MAX_COUNT) | (flags <= 0) | (flags > PROMPT | OUTPUT)
    for row in np.flatnonzero(bad)[:1]:
        _refuse(f"has a bad node {row}: token {tokens[row]}, count {counts[row]}, flags {flags[row]}")
    rows["tail"] = _tails(rows["tail"], data["text"], *_load_texts(store, data["text"]))
    children = np.bincount(parents + 1, minlength=1)
    store.grow(len(parents), int(children[children > NARROW].sum()))
    longest = trie.branch_length + 1
    row, why = _rebuild(store.arrays, trie.root, rows, longest)
    if why == TOO_DEEP:
        _refuse(f"has node {row} at a depth below branch_length + 1 = {longest}")
    if why == TWICE:
        _refuse(f"gives node {parents[row]} the child {tokens[row]} twice")
    if why == TOO_MANY:
        _refuse(f"has more visits below node {parents[row]} than can be counted")
    store.counters["created"] = 0


def _load_texts(store: NodeStore, tokens: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Split at the -1s into closed texts; where each starts, and its number."""
    if len(tokens) and tokens[-1] != -1:
        _refuse("has a text without an end")
    ends = np.flatnonzero(tokens == -1)
    starts = np.concatenate((np.zeros(1, np.int64), ends + 1))[: len(ends)]
    if (tokens < -1).any() or (ends - starts >= MAX_TEXT).any():
        _refuse("has a text that is too long or holds a negative token")
    numbers = store.texts.fill(tokens, starts, ends - starts)
    return starts, numbers


def _tails(tails: np.ndarray, tokens: np.ndarray, starts: np.ndarray, numbers: np.ndarray) -> np.ndarray:
    """Where leaves point, as the store has it."""
    known = tails != -1
    outside = (tails[known] < 0) | (tails[known] >= len(tokens))
    for tail in tails[known][outside | (np.append(tokens, -1)[np.where(outside, -1, tails[known])] < 0)][:1]:
        _refuse(f"has a leaf that points to place {tail} of a text of {len(tokens)} tokens")
    found = np.full(len(tails), -1, np.int64)
    which = np.searchsorted(starts, tails[known], side="right") - 1
    found[known] = numbers[which] << OFFSET_BITS | (tails[known] - starts[which])
    return found


@compiled
def _breadth_first(store: StoreArrays, root: int, nodes: np.ndarray, parents: np.ndarray) -> int:
    """Fill `nodes` (int64) with all below `root`, parents first and siblings in the order of their list, and `parents` with
    the places of their parents, -1 for the root. Returns how many there are."""
    count, place, node = 0, -1, root
    while True:
        child = store.nodes[node].first
        while child:
            nodes[count], parents[count] = child, place
            count += 1
            child = store.nodes[child].next
        place += 1
        if place == count:
            return count
        node = nodes[place]


@compiled
def _rebuild(store: StoreArrays, root: int, rows: np.ndarray, deepest: int) -> tuple[int, int]:
    """Inverse of `_breadth_first`: the nodes below `root`. Returns the row (FILED) that cannot be built and why, or (-1, 0)."""
    built, levels = np.empty(len(rows), np.int64), np.empty(len(rows), np.int64)
    for index in range(len(rows)):
        row = rows[index]
        node, levels[index] = (built[row.parent], levels[row.parent] + 1) if row.parent >= 0 else (root, 1)
        if levels[index] > deepest:
            return index, TOO_DEEP
        if child_of(store, node, row.token):
            return index, TWICE
        if store.nodes[node].total > MAX_COUNT - row.count:
            return index, TOO_MANY
        child = built[index] = create(store, node, row.token, row.tail, row.marks, row.count)
        link(store, node, child, int64(0))
        store.nodes[node].total += row.count
        if store.nodes[node].fanout == NARROW + 1:
            put_children(store, node)
        elif store.nodes[node].fanout > NARROW:
            put(store, child)
    return -1, 0
