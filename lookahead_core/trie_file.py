"""A trie on disk: flat arrays behind a JSON header, checked before anything is built. No pickle, nothing executed.

Layout, little-endian: magic, version, length of the header (uint32 each), the header (JSON), the columns of the
shared nodes in breadth-first order (parents first), the texts their leaves point to, what the estimator learnt, and
a BLAKE2b-256 digest of all of it. Prompts of open requests are never written.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
import sys
import tempfile
from array import array
from bisect import bisect_right
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from lookahead_core.nodes import MAX_COUNT, MAX_TEXT, NARROW, OFFSET_BITS, OFFSET_MASK, OUTPUT, PROMPT, TOP, NodeStore

if TYPE_CHECKING:
    from lookahead_core.trie import TokenTrie

MAGIC = b"LOOKTRIE"
VERSION = 1
DIGEST = 32
MAX_HEADER = 65_536
SWITCHES = ("insert_prompt", "insert_output", "eliminate", "prune")
_FIXED = struct.Struct("<8sII")
_COLUMNS = (("parent", "i"), ("token", "i"), ("count", "i"), ("tail", "i"), ("flags", "b"))


def save(trie: TokenTrie, path: str | os.PathLike[str]) -> None:
    """Write `trie` to `path`, whole or not at all."""
    columns, text = _flatten(trie._store, trie._root)
    learnt = trie._estimator.dump()
    header = {
        "branch_length": trie.branch_length,
        "capacity": trie.capacity,
        "fingerprint": trie.fingerprint,
        "switches": {switch: getattr(trie, switch) for switch in SWITCHES},
        "nodes": len(columns["parent"]),
        "text": len(text),
        "learnt": len(learnt),
    }
    head = json.dumps(header).encode()
    parts = [_FIXED.pack(MAGIC, VERSION, len(head)), head]
    parts += [_little(column) for column in (*(columns[name] for name, _ in _COLUMNS), text, learnt)]
    _write(Path(path), parts)


def load(path: str | os.PathLike[str], fingerprint: str | None, max_nodes: int) -> TokenTrie:
    """Read what `save` wrote; see `TokenTrie.load` for what is refused."""
    from lookahead_core.trie import TokenTrie

    header, data = _read(Path(path), max_nodes)
    if fingerprint is not None and header["fingerprint"] != fingerprint:
        _refuse(f"holds ids of tokenizer {header['fingerprint']!r:.80}, not of {fingerprint!r:.80}")
    try:
        trie = TokenTrie(
            header["branch_length"],
            header["capacity"],
            fingerprint=header["fingerprint"],
            **{switch: header["switches"][switch] for switch in SWITCHES},
        )
    except ValueError as error:
        _refuse(f"has a bad setting: {error}")
    try:
        trie._estimator.restore(data["learnt"])
    except ValueError as error:
        _refuse(f"has a bad estimate: {error}")
    _build(trie, data)
    return trie


def _refuse(why: str) -> NoReturn:
    raise ValueError(f"trie file {why}")


def _little(column: array) -> bytes:
    if sys.byteorder == "big":
        column = column[:]
        column.byteswap()
    return column.tobytes()


def _flatten(store: NodeStore, root: int) -> tuple[dict[str, array], array[int]]:
    """The nodes below `root` in breadth-first order and the texts their leaves point to, each text ended by -1."""
    columns = {name: array(kind) for name, kind in _COLUMNS}
    text: array[int] = array("i")
    starts: dict[int, int] = {}
    level = [(root, -1)]
    while level:
        deeper = []
        for node, place in level:
            for child in _ranked(store, node):
                deeper.append((child, len(columns["parent"])))
                columns["parent"].append(place)
                columns["token"].append(store.token[child])
                columns["count"].append(store.count[child])
                columns["flags"].append(store.flags[child])
                columns["tail"].append(_place_in(text, starts, store, store.tail[child]))
        level = deeper
    return columns, text


def _ranked(store: NodeStore, node: int) -> list[int]:
    """Children in the order that, inserted one after the other, gives the same node again."""
    children = list(store.children(node))
    if len(children) <= NARROW:
        return children[::-1]  # each insertion goes to the head of the list
    first = dict.fromkeys(store.top[node])
    return [*first, *(child for child in children if child not in first)]


def _place_in(text: array[int], starts: dict[int, int], store: NodeStore, tail: int) -> int:
    if store.peek(tail) < 0:
        return -1
    number = tail >> OFFSET_BITS
    if number not in starts:
        starts[number] = len(text)
        text.extend(store.texts[number])
        text.append(-1)
    return starts[number] + (tail & OFFSET_MASK)


def _write(path: Path, parts: list[bytes]) -> None:
    digest = hashlib.blake2b(digest_size=DIGEST)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            for part in parts:
                digest.update(part)
                file.write(part)
            file.write(digest.digest())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def _read(path: Path, max_nodes: int) -> tuple[dict[str, Any], dict[str, array]]:
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
        sizes += [("text", "i", header["text"]), ("learnt", "d", header["learnt"])]
        wanted = sum(array(kind).itemsize * count for _, kind, count in sizes) + _FIXED.size + length + DIGEST
        if os.fstat(file.fileno()).st_size != wanted:
            _refuse(f"should be {wanted} bytes long, is {os.fstat(file.fileno()).st_size}: cut short or damaged")
        body = file.read(wanted - _FIXED.size - length)
    if hashlib.blake2b(fixed + head + body[:-DIGEST], digest_size=DIGEST).digest() != body[-DIGEST:]:
        _refuse("is damaged: its checksum does not fit")
    return header, _columns(body, sizes)


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


def _columns(body: bytes, sizes: list[tuple[str, str, int]]) -> dict[str, array]:
    columns, start = {}, 0
    for name, kind, count in sizes:
        column = array(kind)
        end = start + column.itemsize * count
        column.frombytes(body[start:end])
        if sys.byteorder == "big":
            column.byteswap()
        columns[name], start = column, end
    return columns


def _build(trie: TokenTrie, data: dict[str, array]) -> None:
    store = trie._store
    starts, numbers = _load_texts(store, data["text"])
    nodes, levels = array("i"), array("i")
    rows = zip(data["parent"], data["token"], data["count"], data["tail"], data["flags"], strict=True)
    for row, (place, token, count, tail, flags) in enumerate(rows):
        if not -1 <= place < row:
            _refuse(f"puts node {row} before its parent {place}")
        if token < 0 or not 1 <= count <= MAX_COUNT or not 0 < flags <= PROMPT | OUTPUT:
            _refuse(f"has a bad node {row}: token {token}, count {count}, flags {flags}")
        level = 1 if place < 0 else levels[place] + 1
        if level > trie.branch_length + 1:
            _refuse(f"has node {row} at depth {level}, below branch_length + 1 = {trie.branch_length + 1}")
        parent = nodes[place] if place >= 0 else trie._root
        if store.child(parent, token):
            _refuse(f"gives node {place} the child {token} twice")
        if store.total[parent] > MAX_COUNT - count:
            _refuse(f"has more visits below node {place} than can be counted")
        nodes.append(store.add(parent, token, _tail(tail, data["text"], starts, numbers), flags, count))
        levels.append(level)
        store.total[parent] += count
        if store.fanout[parent] == NARROW + 1:  # just widened: rank in the order of the file
            store.top[parent] = array("i", list(store.children(parent))[::-1][:TOP])
    store.created = 0


def _load_texts(store: NodeStore, text: array[int]) -> tuple[list[int], list[int]]:
    """Split at the -1s into closed texts; where each starts, and its number."""
    starts: list[int] = []
    numbers: list[int] = []
    begin = 0
    while begin < len(text):
        try:
            end = text.index(-1, begin)
        except ValueError:
            _refuse("has a text without an end")
        if end - begin >= MAX_TEXT or (end > begin and min(text[begin:end]) < 0):
            _refuse("has a text that is too long or holds a negative token")
        starts.append(begin)
        numbers.append(store.add_text())
        store.texts[numbers[-1]].extend(text[begin:end])
        begin = end + 1
    for number in numbers:
        store.close_text(number)
    return starts, numbers


def _tail(tail: int, text: array[int], starts: list[int], numbers: list[int]) -> int:
    if tail == -1:
        return -1
    if not 0 <= tail < len(text) or text[tail] < 0:
        _refuse(f"has a leaf that points to place {tail} of a text of {len(text)} tokens")
    which = bisect_right(starts, tail) - 1
    return numbers[which] << OFFSET_BITS | (tail - starts[which])


__all__ = ["MAGIC", "VERSION", "load", "save"]
