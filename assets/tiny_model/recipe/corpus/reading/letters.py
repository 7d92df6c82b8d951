"""Letters: complaints, cancellations, applications, invitations and thanks."""

from __future__ import annotations

from random import Random

from corpus.base import Document
from corpus.reading._letters_formal import APPLY, CANCEL, COMPLAINT
from corpus.reading._letters_kind import INVITE, THANKS
from corpus.reading._papers import amount, days, folk, make, times
from corpus.values import COLOURS, code, digits, email, firm, last_name, phone, street, syllables, town

# what was bought = what is wrong with it
FAULTS = (
    "a {c} armchair=one leg is shorter than the others/the seat has a long tear/the cover loses its colour|"
    "a washing machine=water runs out at the front/the door will not close/it stops in the middle of the programme|"
    "a pair of {c} boots=the left sole came off/they let in water/both boots are for the left foot|"
    "an electric kettle=the handle gets too hot to hold/the lid does not close/it takes half an hour to boil|"
    "a {c} suitcase=one wheel is broken/the lock cannot be opened/the zip is torn|"
    "a bicycle=the brakes do not work/the saddle is loose/the chain keeps coming off|"
    "a radio=there is only a loud hum/the battery lasts ten minutes/the dial cannot be turned|"
    "a {c} winter coat=two buttons are missing/the lining is torn/the sleeves have different lengths|"
    "a garden table=the wood is cracked/the screws are missing/it leans to one side|"
    "a coffee machine=the coffee tastes of plastic/the jug leaks/it switches itself off|"
    "a wrist watch=it loses an hour a day/the strap broke/the glass is scratched|"
    "a tent=the poles are too short/the rain comes in/the zip does not close|"
    "a {c} carpet=it smells of petrol/the edges come loose/it is smaller than ordered|"
    "a set of plates=five of them are cracked/the pattern washes off/the largest plate is missing"
)
PRICES = (
    ("kettle", 20, 60),
    ("suitcase", 40, 200),
    ("boots", 50, 180),
    ("radio", 25, 120),
    ("plates", 30, 120),
    ("coat", 60, 250),
    ("watch", 40, 300),
    ("tent", 80, 400),
    ("coffee", 40, 300),
    ("armchair", 150, 800),
    ("washing", 300, 900),
    ("bicycle", 150, 900),
    ("table", 80, 350),
    ("carpet", 80, 500),
)
WISHES = (
    "refund the full price|send a new one|repair it free of charge|take it back|have it collected|exchange it|send a technician"
)
CONTRACTS = (
    "the membership in the fitness club|the subscription to the newspaper|the contract for the telephone line|"
    "the insurance of the bicycle|"
    "the lease of the garage|the subscription to the magazine|the contract for electricity|the rental of the cellar room|"
    "the music lessons|the membership in the book club|the weekly vegetable box|the contract for the internet|"
    "the lease of the allotment"
)
CANCEL_WHYS = (
    "because of a move to another town|because the price has gone up again|because of long waiting times|for reasons of health|"
    "because a neighbour offers the same for less|because there is no time left for it|because of a new job|"
    "because of poor service|"
    "because it is hardly ever used|to save money"
)
GIVEN = (
    "the member card|the key|the modem|the garage remote control|the badge|the locker key|the meter box key|the empty crates"
)
# the job = what the writer was before
JOBS = (
    "baker=baker's assistant|nurse=care assistant|gardener=farm worker|bookkeeper=office clerk|librarian=bookseller|"
    "waiter=barman|"
    "electrician=lift mechanic|tailor=dressmaker|carpenter=furniture maker|teacher=tutor|"
    "receptionist=telephone operator|cook=kitchen help|"
    "bus driver=lorry driver|web designer=printer|laboratory assistant=chemist's assistant|warehouse manager=forklift driver|"
    "sales assistant=cashier|translator=interpreter|welder=metal worker|dental assistant=nurse|hotel manager=housekeeper"
)
SOURCES = (
    "in the local paper|on the website of the firm|on a poster at the station|at the job fair|in a trade magazine|"
    "on a job portal|"
    "in a shop window"
)
LANGS = (
    "French|German|Spanish|Italian|Portuguese|Polish|Turkish|Arabic|Dutch|Swedish|Greek|Hindi|Japanese|Korean|Czech|"
    "Swahili|Danish"
)
CHANGES = (
    "because the firm is closing|because there is no chance to move up|because of the long way to work|"
    "because of the night shifts|"
    "because the contract ends this year|because of the move to {town}|because the department is moving abroad|"
    "because the work has become dull"
)
EVENTS = (
    "the opening of the new hall|the summer concert|the annual dinner|the prize-giving|the anniversary celebration|"
    "the charity evening|"
    "the winter ball|the open day|the book launch|the opening of the exhibition|the farewell of the director|"
    "the evening of lectures"
)
HOSTS = (
    "Choir|Rotary Circle|Museum Society|Orchestra|Sailing Club|Grammar School|Hospital Fund|Library|Theatre|"
    "History Society|Music School"
)
HALLS = (
    "the great hall|the town theatre|the old mill|the castle courtyard|the school hall|the orangery|the main building|"
    "the winter garden|"
    "the boathouse|the ballroom of the hotel|the reading room|the chapel|the marquee in the park"
)
SUBJECTS = (
    "the history of the town|bees and gardens|life at sea|the art of listening|bridges|old maps|the winter sky|bread|"
    "rivers and floods|"
    "travel on foot|the first railways|wood and forests|colour in painting"
)
BANDS = (
    "the school orchestra|a string quartet|the town band|a jazz trio|the children's choir|a harp duo|four young trumpeters|"
    "the village fiddlers"
)
CAUSES = (
    "the children's hospital|the animal shelter|the repair of the roof|a school in {town}|the lifeboat crew|the food bank|"
    "the youth club"
)
# the present = what can be done with it
GIFTS = (
    "the warm {c} scarf=go for walks in the snow|the book about roses=plant a new bed|"
    "the photograph album=sort a lifetime of pictures|"
    "the {c} teapot=have friends to tea|the tin of biscuits=spoil the grandchildren|the reading lamp=read late into the night|"
    "the jigsaw puzzle=keep busy on rainy days|the {c} walking stick=climb the hill again|"
    "the writing paper=answer a pile of letters|"
    "the jar of saffron=cook a proper paella|the theatre tickets=see the new play|the box of water colours=paint the harbour|"
    "the {c} cushion=sit in the garden for hours|the bird table=watch the robins|the radio=hear the concerts in bed|"
    "the knitting wool=make a blanket for the baby|the cookery book=try something new|the {c} hat=work outside all summer"
)
REMARKS = (
    "it looks very expensive|it fits in perfectly|it was chosen with excellent taste|nobody makes such things any more|"
    "it must come from abroad|"
    "the colour is just right|it is far too good for every day"
)
NEWS = (
    "has passed the driving test|is going to have a baby|has started school|has found a flat|won a prize for drawing|"
    "has learned to swim|"
    "is getting married in spring|has adopted a dog|plays in the school band|has moved to {town}|got a job at the post office"
)
BACKS = (
    "a pressed flower|a few seeds from the garden|a photograph of the house|a recipe|a bookmark|a drawing by the children|"
    "an old postcard"
)


def some(rng: Random, text: str, count: int = 1) -> list[str]:
    """Different entries of a table."""
    return [entry.format(c=rng.choice(COLOURS[:9]), town=town(rng)) for entry in rng.sample(text.split("|"), count)]


def formal_letter(rng: Random) -> Document:
    """A complaint, a cancellation or an application."""
    a, b, c = folk(rng, 3)
    sign = rng.choice("$€£")
    first, today, second = days(rng, 3, 4, 12, rng.randint(2021, 2032))
    base = {"sender": a, "address": street(rng), "town": town(rng), "firm": firm(rng), "code": code(rng), "phone": phone(rng)}
    base |= {"boss": last_name(rng), "today": today}
    kind = rng.random()
    if kind < 0.36:
        item, faults = some(rng, FAULTS)[0].split("=")
        price = next(prices for word, *prices in PRICES if word in item)
        values = {
            "item": item,
            "fault": rng.choice(faults.split("/")),
            "bought": first,
            "price": amount(rng, *price),
            "clerk": b,
        }
        values |= {"wish": some(rng, WISHES)[0], "deadline": second, "days": str(rng.randint(2, 3))}
        return make(rng, "letter", COMPLAINT, base | values)
    if kind < 0.66:
        values = {
            "contract": some(rng, CONTRACTS)[0],
            "end": second,
            "why": some(rng, CANCEL_WHYS)[0],
            "years": str(rng.randint(2, 15)),
        }
        values |= {
            "refund": amount(rng, 10, 250, sign),
            "account": digits(rng, rng.randint(7, 10)),
            "give": some(rng, GIVEN)[0],
        }
        return make(rng, "letter", CANCEL, base | values | {"monthly": amount(rng, 8, 90, sign)})
    job, old = some(rng, JOBS)[0].split("=")
    school = f"{town(rng)} {rng.choice(('Technical College', 'Vocational School', 'College', 'Training Centre'))}"
    values = {"job": job, "old": old, "oldFirm": firm(rng), "found": some(rng, SOURCES)[0], "years": str(rng.randint(2, 14))}
    values |= {"school": school, "start": second, "pay": amount(rng, 1600, 5400), "lang": some(rng, LANGS)[0]}
    return make(rng, "letter", APPLY, base | values | {"why": some(rng, CHANGES)[0], "referee": c, "email": email(rng, a)})


def kind_letter(rng: Random) -> Document:
    """An invitation or thanks."""
    a, b, c, d = folk(rng, 4)
    if rng.random() < 0.5:
        reply, day = days(rng, 2, 5, 18)
        doors, start = times(rng, 16, 19, (20, 60))
        host = f"the {rng.choice((town(rng), syllables(rng)))} {some(rng, HOSTS)[0]}"
        values = {"host": host.removeprefix("the "), "event": some(rng, EVENTS)[0], "day": day, "reply": reply, "doors": doors}
        values |= {"place": some(rng, HALLS)[0], "speaker": b, "subject": some(rng, SUBJECTS)[0], "music": some(rng, BANDS)[0]}
        values |= {"price": amount(rng, 15, 120), "sender": a, "reader": c, "family": last_name(rng), "phone": phone(rng)}
        values |= {
            "age": str(rng.randint(20, 150)),
            "cause": some(rng, CAUSES)[0],
            "town": town(rng),
            "today": f"No. {digits(rng, 3)}",
        }
        return make(rng, "letter", INVITE, values | {"start": start})
    gift, use = some(rng, GIFTS)[0].split("=")
    day, today, visit = days(rng, 3, 2, 9)
    names = [name.split()[0] for name in (a, b, c, d)]
    values = {
        "sender": names[0],
        "reader": names[1],
        "guest": names[2],
        "child": names[3],
        "neighbour": f"Mrs {last_name(rng)}",
    }
    values |= {"gift": gift, "use": use, "day": day, "today": today, "visit": visit, "town": town(rng), "address": street(rng)}
    values |= {
        "remark": some(rng, REMARKS)[0],
        "news": some(rng, NEWS)[0],
        "back": some(rng, BACKS)[0],
        "age": str(rng.randint(60, 95)),
    }
    return make(rng, "letter", THANKS, values)


GENRES = (formal_letter, kind_letter)
