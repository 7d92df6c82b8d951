"""Questions about the calendar as a whole: lists of months and days, seasons, leap years, long spans of time."""

from __future__ import annotations

from corpus.knowledge.calendar_facts import DAY_NAMES, MONTH_NAMES
from corpus.knowledge.frames import Task, fixed

CALENDAR = (
    (
        "List the months. / Name the months. / What are the months of the year? / Name all twelve months. / =the order of "
        "the months"
        " / List the months in order. / months of the year / Can you list the twelve months? / Which months does a year have?",
        "The twelve months are January, February, March, April, May, June, July, August, September, October, November and "
        "December.",
        MONTH_NAMES,
    ),
    (
        "List the days of the week. / Name the days of the week. / What are the days of the week? / Name all seven days. / "
        "days of the week / Which days does a week have? / Can you list the weekdays and the weekend? / =the order of the days",
        "The days of the week are Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday.",
        DAY_NAMES,
    ),
    (
        "List the seasons. / Name the four seasons. / What are the seasons? / Which seasons are there? / How many seasons "
        "are there?"
        " / =the order of the seasons / What are the four seasons of the year? / seasons of the year",
        "The four seasons are spring, summer, autumn and winter.",
        "spring|summer|autumn|winter",
    ),
    (
        "How many months are in a year? / How many months does a year have? / =the number of months in a year",
        "A year has twelve months.",
        "twelve",
    ),
    (
        "How many days are in a week? / How many days does a week have? / =the number of days in a week",
        "A week has seven days.",
        "seven",
    ),
    (
        "How many days are in a year? / How many days does a year have? / =the number of days in a year / How long is a "
        "year in days?",
        "A year has 365 days, and a leap year has 366.",
        "365|366",
    ),
    (
        "How many weeks are in a year? / How many weeks does a year have? / =the number of weeks in a year",
        "A year has 52 weeks and one day, or two days in a leap year.",
        "52",
    ),
    (
        "What is a leap year? / How many days does a leap year have? / =a leap year / Explain what a leap year is. / "
        "How often is there a leap year? / Why do we have leap years? / When is a leap year?",
        "A leap year has 366 days, because February then has 29 days. There is one about every four years, so that the "
        "calendar "
        "keeps step with the Sun.",
        "366|29",
    ),
    (
        "Which months have 30 days? / +which months have 30 days / What months have thirty days? / Name the months with 30 "
        "days.",
        "April, June, September and November have 30 days.",
        "April|June|September|November",
    ),
    (
        "Which months have 31 days? / +which months have 31 days / What months have thirty-one days? / Name the months "
        "with 31 days.",
        "January, March, May, July, August, October and December have 31 days.",
        "January|March|May|July|August|October|December",
    ),
    (
        "+which month is the shortest / =the shortest month / What month has the fewest days? / +which month has only 28 days",
        "The shortest month is February. It has 28 days, and 29 in a leap year.",
        "February",
    ),
    (
        "Which months are in spring? / +which months are spring months / What are the spring months? / Name the months of "
        "spring.",
        "The spring months are March, April and May in the northern half of the world.",
        "March|April|May",
    ),
    (
        "Which months are in summer? / +which months are summer months / What are the summer months? / Name the months of "
        "summer.",
        "The summer months are June, July and August in the northern half of the world.",
        "June|July|August",
    ),
    (
        "Which months are in autumn? / +which months are autumn months / What are the months of fall? / Name the months of "
        "autumn.",
        "The autumn months are September, October and November in the northern half of the world.",
        "September|October|November",
    ),
    (
        "Which months are in winter? / +which months are winter months / What are the winter months? / Name the months of "
        "winter.",
        "The winter months are December, January and February in the northern half of the world.",
        "December|January|February",
    ),
    (
        "+which season comes after winter / =the season after winter / What comes after winter? / What season follows winter?",
        "Spring comes after winter.",
        "Spring",
    ),
    (
        "+which season comes after spring / =the season after spring / What comes after spring? / What season follows spring?",
        "Summer comes after spring.",
        "Summer",
    ),
    (
        "+which season comes after summer / =the season after summer / What comes after summer? / What season follows summer?",
        "Autumn comes after summer.",
        "Autumn",
    ),
    (
        "+which season comes after autumn / =the season after autumn / What comes after autumn? / What season follows fall?",
        "Winter comes after autumn.",
        "Winter",
    ),
    (
        "+which season is the warmest / =the warmest season / =the hottest season / +when it is warmest in the year",
        "Summer is the warmest season.",
        "Summer",
    ),
    (
        "+which season is the coldest / =the coldest season / In which season does it snow most? / What is the coldest "
        "time of year?",
        "Winter is the coldest season.",
        "Winter",
    ),
    (
        "Which days are the weekend? / What days are on the weekend? / +which days belong to the weekend / =the weekend",
        "The weekend is Saturday and Sunday.",
        "Saturday|Sunday",
    ),
    (
        "=the first month of the year / +which month is the first / What month does the year start with?",
        "The first month of the year is January. It has 31 days.",
        "January",
    ),
    (
        "=the last month of the year / +which month is the last one / What month does the year end with?",
        "The last month of the year is December. It has 31 days.",
        "December",
    ),
    (
        "How many years are in a decade? / What is a decade? / =a decade / How long is a decade?",
        "A decade is ten years.",
        "ten",
    ),
    (
        "How many years are in a century? / What is a century? / =a century / How long is a century?",
        "A century is one hundred years.",
        "one hundred",
    ),
    (
        "How many years are in a millennium? / What is a millennium? / =a millennium / How long is a millennium?",
        "A millennium is one thousand years.",
        "one thousand",
    ),
    (
        "When is the longest day of the year? / =the longest day of the year / +which day is the longest / When is midsummer?",
        "The longest day of the year is around 21 June in the northern half of the world.",
        "21 June",
    ),
    (
        "When is the shortest day of the year? / =the shortest day of the year / +which day is the shortest / =the longest "
        "night",
        "The shortest day of the year is around 21 December in the northern half of the world.",
        "21 December",
    ),
    (
        "How long is a fortnight? / What is a fortnight? / =a fortnight / How many days are in a fortnight?",
        "A fortnight is two weeks, which is fourteen days.",
        "two weeks",
    ),
)
calendar = fixed("calendar", CALENDAR)
TASKS: tuple[Task, ...] = (calendar,)
