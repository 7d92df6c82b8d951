"""Token sequences that teach nothing but copying.

Facts in a generated document are random, so a next-token loss over documents is mostly noise, and the attention
pattern that copies ("find the earlier place that looks like here, say what came after it") forms late or never. These
sequences hold nothing else to learn: the loss falls only on the tokens which can be copied. They are made of token ids,
not of text, so that they exist before any text does.
"""

from __future__ import annotations

import random

FIRST = 8  # ids below are special tokens
DIGITS = range(23, 33)  # the tokens "0" to "9"


def sequence(rng: random.Random, length: int, vocab: int) -> tuple[list[int], list[bool]]:
    """One sequence of ``length`` ids, and for each id whether it can be predicted by copying."""
    if rng.random() < 0.3:
        return repeats(rng, length, vocab)
    return lookup(rng, length, vocab)


def alphabet(rng: random.Random, vocab: int) -> list[int]:
    """Sometimes all ids, mostly few: with few, one previous token does not tell where to copy from.

    Digits are the hard case. A page holds dozens of them, so that a number is copied right only by a model that matches
    a longer stretch than the last digit or two.
    """
    draw = rng.random()
    if draw < 0.15:
        return list(range(FIRST, vocab))
    if draw < 0.45:
        return list(DIGITS)
    return rng.sample(range(FIRST, vocab), rng.choice((8, 12, 25, 60, 200)))


def repeats(rng: random.Random, length: int, vocab: int) -> tuple[list[int], list[bool]]:
    """A random segment, again and again; the first token of the second round cannot be known, nor the next few when
    the alphabet is small, so the loss starts a little way into the repeat."""
    ids = alphabet(rng, vocab)
    period = rng.randint(6, max(7, length // 2))
    segment = rng.choices(ids, k=period)
    skip = 1 if len(ids) > 1000 else 2 if len(ids) > 100 else 4
    out: list[int] = []
    mask: list[bool] = []
    while len(out) < length:
        seen = bool(out)
        out += segment
        mask += [seen and (i >= skip or len(out) > 2 * period) for i in range(period)]
    return out[:length], mask[:length]


def lookup(rng: random.Random, length: int, vocab: int) -> tuple[list[int], list[bool]]:
    """Several "key value" segments, then keys again: the model must find the segment and copy its value.

    Keys are one to four tokens, and in part of the sequences two segments share the last tokens of their keys, as the
    telephone numbers of two people do.
    """
    ids = alphabet(rng, vocab)
    big = list(range(FIRST, vocab))
    stop = rng.choice(big)
    pairs: list[tuple[list[int], list[int]]] = []
    used = 0
    tail = rng.choices(big, k=rng.randint(1, 2)) if rng.random() < 0.5 else []
    while True:
        key = rng.choices(big, k=rng.randint(1, 3)) + tail
        value = [*rng.choices(ids, k=rng.randint(2, 9)), stop]
        if pairs and used + len(key) + len(value) > length * 0.55:
            break
        pairs.append((key, value))
        used += len(key) + len(value)
    order = list(range(len(pairs)))
    rng.shuffle(order)
    out: list[int] = []
    mask: list[bool] = []
    for key, value in pairs:
        out += key + value
        mask += [False] * (len(key) + len(value))
    for index in order * 3:
        key, value = pairs[index]
        out += key + value
        mask += [False] * len(key) + [True] * len(value)
        if len(out) >= length:
            break
    out += [stop] * (length - len(out))
    mask += [False] * (length - len(mask))
    return out[:length], mask[:length]
