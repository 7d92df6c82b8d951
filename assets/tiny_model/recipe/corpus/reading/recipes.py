"""Recipes: cards with lists, blog posts, letters and short columns; dishes, amounts and times fit each other."""

from __future__ import annotations

import re
from random import Random

from corpus.base import Document, Maker, join, upper
from corpus.reading._public_kit import Kind, Sheet, number
from corpus.reading.biography import WOMEN
from corpus.reading.recipes_data import DISHES, TIPS
from corpus.reading.recipes_sheets import RECIPE
from corpus.values import first_name, last_name, town


def _amount(rng: Random, text: str) -> str:
    """An amount with its ranges filled in: "200-300/25 g" becomes "225 g"."""

    def fill(match: re.Match[str]) -> str:
        return str(rng.randrange(int(match[1]), int(match[2]) + 1, int(match[3] or 1)))

    text = re.sub(r"(\d+)-(\d+)(?:/(\d+))?", fill, text)
    return re.sub(r"\b1 (teaspoon|tablespoon|clove|hour)s", r"1 \1", text)


def _parse(rng: Random, raw: str) -> dict[str, object]:
    """A dish of the data file with its values drawn."""
    parts = [part.strip() for part in re.sub(r"\n([|;])", r" \1", raw.strip()).split("\n")]
    name, kind = (word.strip() for word in parts[0].split("|"))
    things = [tuple(word.strip() for word in _amount(rng, item).split("=")) for item in parts[1].split(";")]
    values = {"heat": "", "bake": "", "rest": ""}
    values |= dict(tuple(_amount(rng, item).strip().split(": ", 1)) for item in parts[2].split(";") if item.strip())  # type: ignore[misc]
    steps = [step.strip().format(**values) for step in parts[3].split(" | ")]
    return {"name": name, "dish": kind, "things": things, "steps": steps, **values}


KEEPS = ("two days in the fridge", "three days in the fridge", "until the next day", "for four days in the fridge")
KEEPS_DRY = ("four days in a tin", "three days in a tin", "two days in a paper bag", "for almost a week in a tin")


def _total(rng: Random, *times: str) -> str:
    """The time for everything: the given times and some more for the work."""
    total = rng.randrange(10, 30, 5)
    for time in filter(None, times):
        total += int(time.split()[0]) * (60 if "hour" in time else 1)
    if total < 120:
        return f"{-(-total // 5) * 5} minutes"
    return f"{total // 60} and a half hours" if total % 60 >= 30 else f"{total // 60} hours"


def _told(rng: Random, slots: dict[str, object]) -> dict[str, str]:
    """The values beside the steps, and which of them are told."""
    cook, aunt = first_name(rng), rng.choice(WOMEN)
    all_values = {
        "serves": f"{rng.randint(2, 10)} people",
        "ready": _total(rng, str(slots["bake"]), str(slots["rest"])),
        "cook": rng.choice(
            (f"{cook} {last_name(rng)}", f"Aunt {aunt}", f"my neighbour {cook}", f"Grandma {aunt}", f"my friend {cook}")
        ),
        "place": town(rng),
        "keeps": rng.choice(KEEPS_DRY if slots["dish"] in ("cake", "biscuits", "bread", "scones") else KEEPS),
        "with": str(slots["side"]),
        "instead": str(slots["swap"]),
        "why": str(slots["reason"]),
        "calories": f"{rng.randrange(180, 760, 10)} calories",
    }
    if slots["dish"] == "jam":
        all_values = {key: value for key, value in all_values.items() if key not in ("serves", "keeps", "calories")}
    keys = rng.sample(sorted(all_values), rng.randint(3, 6))
    return {key: value for key, value in all_values.items() if key in keys}


def _facts_of_steps(sheet: Sheet, kind: Kind, steps: list[str], slots: dict[str, object]) -> set[str]:
    """Note heat, baking time and resting time where a step names them."""
    done = set()
    for key in ("heat", "bake", "rest"):
        value = str(slots.get(key, ""))
        step = next((s for s in steps if value and value in s), "")
        if step:
            sheet.note(kind[key], value, step)
            done.add(key)
    return done


def _words(amount: str, thing: str) -> dict[str, str]:
    """The words that a question about the amount of a thing needs."""
    unit = " " in amount
    plural = thing.endswith("s") and thing not in ("molasses",)
    return {"much": "How many" if plural else "How much", "of": "of " if unit else ""}


def _ingredients(rng: Random, sheet: Sheet, things: list[tuple[str, str]], shape: str) -> str:
    """The list of ingredients in a shape, with facts on some amounts."""
    lines = []
    countable = [thing for amount, thing in things if amount]
    asked = rng.sample(countable, min(3, len(countable)))
    sep = {"table": " | ", "lines": " ", "dash": " ", "colon": ": "}.get(shape, " ")
    for amount, thing in things:
        of = " of " if shape == "prose" and " " in amount else sep
        pair = (
            f"{thing}{sep}{amount}" if shape in ("table", "colon") and amount else f"{amount}{of}{thing}" if amount else thing
        )
        lines.append(("- " if shape == "dash" else "") + (upper(pair) if shape != "prose" else pair))
    if shape == "prose":
        text = rng.choice(("You need {}.", "For this you will need {}.", "Get {} ready.", "The ingredients are {}.")).format(
            join(lines)
        )
        where = dict.fromkeys(countable, text)
    else:
        text = "\n".join(lines)
        where = {thing: line for (amount, thing), line in zip(things, lines, strict=True) if amount}
    for amount, thing in things:
        if thing in asked:
            sheet.note(RECIPE["amount"], amount, where[thing], thing=thing, **_words(amount, thing))
    spelled = [(_upper_if(thing, text)) for _, thing in things]
    sheet.note(RECIPE["things"], spelled, text)
    return text


def _upper_if(thing: str, text: str) -> str:
    return thing if thing in text else upper(thing)


def _steps_text(rng: Random, steps: list[str], shape: str) -> str:
    if shape == "numbers":
        return "\n".join(f"{i}. {step}" for i, step in enumerate(steps, 1))
    if shape == "dash":
        return "\n".join(f"- {step}" for step in steps)
    return " ".join(steps)


GOODBYES = ("Love", "See you soon", "Best wishes", "Good luck")


def _frame(rng: Random, shape: str, ing: str, steps: str, notes: list[str], name: str) -> str:
    """The parts put together as a card, a blog post, a letter or a column."""
    note = " ".join(notes)
    if shape == "card":
        return f"{name}\n\n{rng.choice(('Ingredients', 'What you need', 'You need', 'Shopping list'))}:\n{ing}\n\n" + (
            f"{rng.choice(('Method', 'How to make it', 'Steps', 'Preparation'))}:\n{steps}\n\n{note}"
        )
    if shape == "blog":
        start = rng.choice(
            (
                "It has been raining all week, so here is something warm from my kitchen.",
                "Many of you asked for this recipe, and here it is.",
                "I have made this so often that I no longer need a recipe.",
                "Nothing fancy today, just good food.",
                "This one never fails, even on a busy day.",
            )
        )
        end = rng.choice(
            (
                "Let me know how it turned out!",
                "Enjoy your meal.",
                "Next week there will be something sweet.",
                "Have a good weekend!",
                "",
            )
        )
        return f"{name}\n\n{start} {note}\n\n{ing}\n\n{steps} {end}".strip()
    if shape == "letter":
        who, me, low = first_name(rng), first_name(rng), name.lower().replace("greek", "Greek")
        start = rng.choice(
            (
                f"Dear {who},\n\nyou wanted the recipe for {low}, so here it is.",
                f"Hi {who},\n\nas promised, this is how I make {low}.",
            )
        )
        return f"{start} {ing} {steps}\n\n{note}\n\n{rng.choice(GOODBYES)},\n{me}"
    start = rng.choice(("Recipe of the week: ", "From our kitchen: ", "Today on the table: ", ""))
    return f"{start}{name}\n\n{note} {ing} {steps}"


def recipe(rng: Random) -> Document:
    """A recipe for one of many dishes in one of four voices."""
    slots = _parse(rng, rng.choice(DISHES))
    name = str(slots["name"])
    many = name in ("Pancakes", "Oat Biscuits", "Stuffed Peppers", "Cheese Scones", "Meatballs in Tomato Sauce")
    words = {"do": "do", "are": "are", "Are": "Are"} if many else {"do": "does", "are": "is", "Are": "Is"}
    tip = TIPS[name]
    sheet = Sheet(rng, {**slots, **words, "food": name.lower().replace("greek", "Greek"), "tip": tip, "Tip": upper(tip)})
    shape = rng.choice(("card", "card", "blog", "letter", "column"))
    things: list[tuple[str, str]] = [(t[1], t[0]) for t in slots["things"]]  # type: ignore[attr-defined]
    steps = list(slots["steps"])  # type: ignore[call-overload]
    ing_shape = (
        rng.choice(("table", "lines", "dash", "colon"))
        if shape == "card"
        else rng.choice(("prose", "dash"))
        if shape == "blog"
        else "prose"
    )
    told = _told(rng, slots)
    notes = [sheet.tell(RECIPE[key], value) for key, value in told.items() if value]
    done = _facts_of_steps(sheet, RECIPE, steps, slots)
    ing = _ingredients(rng, sheet, things, ing_shape)
    text = _frame(
        rng,
        shape,
        ing,
        _steps_text(rng, steps, rng.choice(("numbers", "dash", "prose")) if shape == "card" else "prose"),
        notes,
        str(slots["name"]),
    )
    for ask in RECIPE.asks:
        if ask.key not in told and ask.key not in done and ask.key not in ("amount", "things"):
            sheet.lack(ask)
    absent = [t for t in ("cinnamon", "garlic", "raisins", "mushrooms", "honey", "cream", "paprika") if t not in text.lower()]
    thing = rng.choice(absent)
    sheet.lack(RECIPE["amount"], thing=thing, **_words("2" if thing.endswith("s") else "2 g", thing))
    first = things[0][1] if things[0][1] not in ("salt",) else things[1][1]
    summary = rng.choice(
        (
            f"The text is a recipe for {sheet.slots['food']}. Among the ingredients are {first} and {things[1][1]}.",
            f"The text explains how to make {sheet.slots['food']}. "
            f"It takes {number(len(things))} ingredients, among them {first} and {things[1][1]}.",
        )
    )
    facts = sheet.facts
    sheet.facts = [facts[i] for i in sorted(rng.sample(range(len(facts)), min(9, len(facts))))]
    return sheet.finish("recipes", text, summary)


GENRES: tuple[Maker, ...] = (recipe,)
