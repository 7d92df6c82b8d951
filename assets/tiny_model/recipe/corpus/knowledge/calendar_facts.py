"""Questions about months, weekdays, seasons, leap years and holidays."""

from __future__ import annotations

from random import Random

from corpus.base import Turn
from corpus.knowledge.frames import Task, choice, quiz, table, task, truth

MONTHS = table(
    "name number ordinal days season before after",
    (
        "January|1|first|31|winter|December|February",
        "February|2|second|28|winter|January|March",
        "March|3|third|31|spring|February|April",
        "April|4|fourth|30|spring|March|May",
        "May|5|fifth|31|spring|April|June",
        "June|6|sixth|30|summer|May|July",
        "July|7|seventh|31|summer|June|August",
        "August|8|eighth|31|summer|July|September",
        "September|9|ninth|30|autumn|August|October",
        "October|10|tenth|31|autumn|September|November",
        "November|11|eleventh|30|autumn|October|December",
        "December|12|twelfth|31|winter|November|January",
    ),
)
WEEK = table(
    "name before after kind",
    (
        "Monday|Sunday|Tuesday|a weekday",
        "Tuesday|Monday|Wednesday|a weekday",
        "Wednesday|Tuesday|Thursday|a weekday",
        "Thursday|Wednesday|Friday|a weekday",
        "Friday|Thursday|Saturday|a weekday",
        "Saturday|Friday|Sunday|part of the weekend",
        "Sunday|Saturday|Monday|part of the weekend",
    ),
)
HOLIDAYS = table(
    "name date",
    (
        "New Year's Day|1 January",
        "Valentine's Day|14 February",
        "International Women's Day|8 March",
        "St. Patrick's Day|17 March",
        "April Fools' Day|1 April",
        "Earth Day|22 April",
        "Labour Day in most of Europe|1 May",
        "the American Independence Day|4 July",
        "the French national holiday|14 July",
        "Halloween|31 October",
        "All Saints' Day|1 November",
        "Bonfire Night in Britain|5 November",
        "St. Nicholas' Day|6 December",
        "Christmas Eve|24 December",
        "Christmas Day|25 December",
        "Boxing Day|26 December",
        "New Year's Eve|31 December",
    ),
)
DAY_NAMES = tuple(row["name"] for row in WEEK)
MONTH_NAMES = tuple(row["name"] for row in MONTHS)

month_days = task(
    "month_days",
    MONTHS,
    lambda row: f"{row['name']} has {row['days']} days" + (", and 29 in a leap year." if row["number"] == "2" else "."),
    "days",
    nouns=("the number of days in {name}",),
    indirect=("how many days {name} has", "how many days there are in {name}"),
    asks=(
        "How many days does {name} have?",
        "How many days are there in {name}?",
        "How many days are in {name}?",
        "How many days has {name} got?",
        "How long is {name}?",
        "Days in {name}?",
        "{name}: how many days?",
        "number of days in {name}",
        "Does {name} have 30 or 31 days?",
        "Is {name} a long or a short month?",
        "I need to plan {name}. How many days does it have?",
    ),
    again="{name}",
)
month_number = task(
    "month_number",
    MONTHS,
    "{name} is the {ordinal} month of the year.",
    "ordinal",
    indirect=("which month of the year {name} is", "what number {name} has among the months"),
    asks=(
        "Which month of the year is {name}?",
        "What number is {name} in the year?",
        "{name} is which month of the year?",
        "What number month is {name}?",
        "Where in the year is {name}?",
        "Which number does {name} have?",
        "What is the number of the month of {name}?",
        "Counting from January, which month is {name}?",
        "{name}: which month number?",
        "In a date, which number stands for {name}?",
    ),
    again="{name}",
)
month_at = task(
    "month_at",
    MONTHS,
    "The {ordinal} month of the year is {name}. It has {days} days.",
    "name",
    nouns=("the {ordinal} month of the year", "month number {number}", "the {ordinal} month"),
    clauses=("which month is the {ordinal} of the year", "which month is number {number}"),
    asks=(
        "Which month is the {ordinal} one?",
        "Month {number}?",
        "What month is number {number}?",
        "Which month comes {ordinal}?",
    ),
    again="the {ordinal}",
)
month_after = task(
    "month_after",
    MONTHS,
    "{after} comes after {name}.",
    "after",
    nouns=("the month after {name}", "the next month after {name}"),
    clauses=("which month comes after {name}", "which month follows {name}"),
    asks=("What comes after {name}?", "{name}, and then?", "What month is next after {name}?", "After {name} comes what?"),
    again="after {name}",
)
month_before = task(
    "month_before",
    MONTHS,
    "{before} comes before {name}.",
    "before",
    nouns=("the month before {name}",),
    clauses=("which month comes before {name}", "which month is just before {name}"),
    asks=(
        "What comes before {name}?",
        "What month is right before {name}?",
        "Before {name} comes what?",
        "Which month precedes {name}?",
    ),
    again="before {name}",
)
season = task(
    "season",
    MONTHS,
    "{name} is in {season} in the northern half of the world.",
    "season",
    nouns=("the season in {name}",),
    indirect=("which season {name} is in", "what season {name} belongs to"),
    asks=(
        "What season is {name} in?",
        "Which season is it in {name}?",
        "In which season is {name}?",
        "{name} is in which season?",
        "What season is it in {name}?",
        "Which season does {name} belong to?",
        "Is {name} in spring, summer, autumn or winter?",
        "{name}: which season?",
        "What time of year is {name}?",
        "To which season does {name} belong?",
    ),
    again="{name}",
)
day_after = task(
    "day_after",
    WEEK,
    "{after} comes after {name}.",
    "after",
    nouns=("the day after {name}", "the next day after {name}"),
    clauses=("which day comes after {name}", "which day follows {name}"),
    asks=(
        "What comes after {name}?",
        "{name}, and then?",
        "What day follows {name}?",
    ),
    again="after {name}",
)
day_before = task(
    "day_before",
    WEEK,
    "{before} comes before {name}.",
    "before",
    nouns=("the day before {name}",),
    clauses=("which day comes before {name}", "which day is just before {name}"),
    asks=(
        "What comes before {name}?",
        "What day precedes {name}?",
    ),
    again="before {name}",
)
weekend = truth(
    "weekend",
    WEEK,
    "kind",
    "Yes, {name} is {kind}.",
    "No, {name} is {kind}.",
    "kind",
    (
        "Is {name} {claim}?",
        "{name} is {claim}, right?",
        "Is it true that {name} is {claim}?",
        "Would you say {name} is {claim}?",
    ),
)
holiday = task(
    "holiday",
    HOLIDAYS,
    "{Name} is on {date}.",
    "date",
    nouns=("the date of {name}",),
    indirect=("when {name} is", "on which day {name} is", "what date {name} falls on"),
    asks=(
        "When is {name}?",
        "On which date is {name}?",
        "What date is {name}?",
        "On what day is {name} celebrated?",
        "When do people celebrate {name}?",
        "Which day of the year is {name}?",
        "{Name}: when?",
        "date of {name}",
        "When does {name} fall?",
        "Which date should I write down for {name}?",
        "On what date do we have {name}?",
    ),
    again="{name}",
)
on_date = task(
    "on_date",
    HOLIDAYS,
    "{date} is {name}.",
    "name",
    nouns=("the holiday on {date}", "the special day on {date}"),
    clauses=("which holiday is on {date}", "what is celebrated on {date}", "which special day falls on {date}"),
    asks=(
        "What holiday is on {date}?",
        "What is special about {date}?",
        "What do people celebrate on {date}?",
        "What is on {date}?",
        "{date}: which holiday?",
        "What day is celebrated on {date}?",
        "Why is {date} a special day?",
    ),
    again="{date}",
)


def days_ahead(rng: Random) -> list[Turn]:
    """A weekday some days from another."""
    start, step = rng.randrange(7), rng.choice((2, 2, 3, 3, 4, 5, 6, 7, 8, 10))
    forward = rng.random() < 0.6
    day = DAY_NAMES[start]
    end = DAY_NAMES[(start + step if forward else start - step) % 7]
    if forward:
        asks = (
            "Today is {d}. What day is it in {n} days?",
            "If today is {d}, what day will it be in {n} days?",
            "Which day is {n} days after {d}?",
            "What day comes {n} days after {d}?",
            "It is {d} today. My parcel comes in {n} days. Which day is that?",
        )
        answer = f"{step} days after {day} it is {end}."
    else:
        asks = (
            "Today is {d}. What day was it {n} days ago?",
            "If today is {d}, which day was it {n} days ago?",
            "Which day is {n} days before {d}?",
            "What day comes {n} days before {d}?",
        )
        answer = f"{step} days before {day} it is {end}."
    return [Turn(rng.choice(asks).format(d=day, n=step), answer, (end,))]


def leap_year(rng: Random) -> list[Turn]:
    """Whether a year is a leap year, with the reason."""
    year = rng.randint(1890, 2060)
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if leap:
        answer = f"Yes, {year} is a leap year, because it can be divided by {400 if year % 100 == 0 else 4}."
    elif year % 100 == 0:
        answer = f"No, {year} is not a leap year, because it can be divided by 100 but not by 400."
    else:
        answer = f"No, {year} is not a leap year, because it cannot be divided by 4."
    asks = (
        "Is {y} a leap year?",
        "Was {y} a leap year?",
        "Does {y} have 366 days?",
        "Is the year {y} a leap year?",
        "Does February {y} have 29 days?",
        "{y}: leap year or not?",
        "I'd like to know whether {y} is a leap year.",
        "Can you tell me if {y} is a leap year?",
        "Is there a 29 February in {y}?",
        "leap year {y}?",
    )
    return [Turn(rng.choice(asks).format(y=year), answer, (answer.split(",")[0],))]


which_days = choice(
    "which_days",
    tuple(row for row in MONTHS if row["number"] != "2"),
    "name",
    "{name} is the {ordinal} month of the year.",
    (
        "Which is the {ordinal} month: {one}, {two} or {three}?",
        "{one}, {two} or {three}: which is the {ordinal} month of the year?",
    ),
)
month_quiz = quiz(
    "month_quiz",
    MONTHS,
    "name",
    "the {ordinal} month",
    "What is the {ordinal} month of the year?",
    "The {ordinal} month is {name}.",
)
TASKS: tuple[Task, ...] = (
    *(month_days, month_number, month_at, month_after, month_before, season, day_after, day_before, weekend, holiday, on_date),
    *(days_ahead, leap_year, which_days, month_quiz),
)
