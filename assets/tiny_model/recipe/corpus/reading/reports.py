"""Short reports: incidents, visits, inspections, experiments and sales."""

from __future__ import annotations

from random import Random

from corpus.base import Document
from corpus.reading._papers import amount, days, folk, make, times
from corpus.reading._reports_a import INCIDENT, INSPECT, VISIT
from corpus.reading._reports_b import LAB, SALES
from corpus.values import MONTHS, code, firm, last_name, street, town

# event = causes = what will be done
EVENTS = (
    "fall from a ladder=because a rung was broken/because the floor was wet=buy new ladders/check all ladders every month|"
    "small fire=because a cable was too hot/because a candle was left burning/because a battery was faulty=replace the "
    "old cables/hang up a fire blanket|"
    "water leak=because a pipe had rusted through/because a tap was left open/because of the hard frost=replace the "
    "pipes/fit a water alarm|"
    "collision of two forklifts=because a mirror was missing/because of the poor light/because both drivers were in a "
    "hurry=put up mirrors/mark separate lanes|"
    "broken window=because of the strong wind/because a ladder fell against it=use thicker glass/keep the shutters "
    "closed in storms|"
    "spill of cleaning fluid=because a lid was not tight/because a shelf gave way=store all bottles on the floor/order "
    "better bottles|"
    "power cut=because a digger hit a cable/because a fuse had blown=buy an emergency generator/renew the fuse box|"
    "theft of tools=because the door was not locked/because the alarm was switched off=change the locks/install a camera|"
    "fall of a shelf=because it was overloaded/because the screws were too short=fix all shelves to the wall/put up "
    "signs with the weight limit|"
    "cut to the hand=because a guard was missing/because the gloves were too thin=order stronger gloves/train all new "
    "staff again|"
    "jammed lift=because of a worn cable/because a trolley was stuck in the door=service the lift every month/ban "
    "trolleys from the lift"
)
PLACES = (
    "the warehouse|the kitchen|the workshop|hall 3|the loading bay|the store room|the machine room|the canteen|"
    "the paint shop|the yard|the packing hall|"
    "the staircase of the west wing|the boiler room|the garage|the cold store"
)
ROLES = "plant manager|head of sales|managing director|production manager|head of quality|export manager|foreman"
PRODUCTS = (
    "glass bottles|wooden toys|bicycle frames|paper bags|wool blankets|door handles|garden tools|mattresses|pumps|"
    "cardboard boxes|ceramic tiles|soap|"
    "buttons and zips|office chairs|stainless steel pans|candles|concrete slabs|brushes"
)
STRONGS = (
    "the short delivery times|the clean workshop|the modern machines|the well-trained staff|the low share of rejects|"
    "the friendly service|"
    "the clever packaging|the training of apprentices|the use of waste heat"
)
WEAKS = (
    "the small warehouse|the old lorries|the high price of spare parts|the long way to the railway|"
    "the lack of night shifts|the paper-based stock control|"
    "the number of people off sick|the dependence on one supplier|the missing test certificates"
)
# what is inspected = faults
OBJECTS = (
    "the playground=a loose swing/a rotten beam in the climbing frame/broken glass in the sandpit|"
    "the restaurant kitchen=an open drain/meat stored too warm/a dirty extractor hood|"
    "the footbridge=a crack in the railing/rust on two bolts/a loose plank|"
    "the hotel lift=a worn cable/a missing notice/a dim emergency light|"
    "the gas boiler=a blocked chimney/a faulty valve/traces of soot|"
    "the cinema=a locked emergency exit/a broken exit sign/a cable across the aisle|"
    "the dairy=a broken thermometer/a missing hand basin/cracked tiles|"
    "the sports hall=a loose basketball hoop/a leak above the stage/a worn floor|"
    "the petrol station=a leaking hose/an empty first aid box/a missing warning sign|"
    "the nursery school=a low fence by the pond/an open socket/a door that shuts too fast|"
    "the swimming pool=too little chlorine/slippery tiles/a loose ladder"
)
RESULTS = "satisfactory|fair|adequate|passed with conditions|in need of repair|acceptable|mostly in order|sufficient"
# experiment = what the samples did = next step = instruments
TESTS = (
    "the growth of bean plants in blue light=grew faster than usual=try red light=a light meter/a steel ruler|"
    "the strength of glued wood=broke at the joint=test a different glue=a force gauge/a hydraulic press|"
    "the rusting of coated screws in salt water=showed rust=test a thicker coat=a microscope/a digital scale|"
    "the drying of paint in damp air=were dry at the end=repeat the test in dry air=a moisture meter/a stopwatch|"
    "the germination of old seeds=sprouted=test seeds of other plants=a magnifying glass/a steel ruler|"
    "the melting of chocolate with less sugar=melted too early=add more cocoa butter=an infrared camera/a thermometer|"
    "the purity of well water=contained too much lime=take samples from a second well=a pH meter/a test strip|"
    "the life of batteries in the cold=failed before the end=test them at room temperature=a voltmeter/a data logger|"
    "the keeping of milk in clear bottles=turned sour=compare them with brown bottles=a pH meter/a light meter|"
    "the washing of dyed wool=lost colour=use a milder soap=a colour chart/a spectrometer|"
    "the bending of thin steel=broke=use a softer alloy=a force gauge/a pressure gauge|"
    "the reaction of yeast to salt=stopped rising=halve the amount of salt=a measuring glass/a digital scale|"
    "the wear of rubber soles on gravel=wore through=test a harder rubber=a steel ruler/a digital scale|"
    "the cleaning of oily sand with steam=came out clean=build a larger plant=a microscope/a digital scale"
)
SHOPS = "Stores Bazaar Home Gifts Household Market Emporium Trading Shop Corner Mart"
LOSTS = (
    "the second oven|the fume hood|the printer|the centrifuge|the cooling unit|one of the pumps|the main computer|"
    "the left-hand scale"
)
LOST_WHYS = (
    "because a fuse had blown|because of a power cut|because a seal was worn|because the filter was blocked|"
    "because of a software error|"
    "because a cable was loose|because it had not been serviced"
)
WARES = (
    "garden hoses|umbrellas|picture frames|candles|tea towels|sun hats|desk lamps|wool socks|board games|coffee mugs|"
    "backpacks|cookery books|flower pots|"
    "phone cases|bread knives|beach towels|toy trains|rain boots|notebooks|alarm clocks|cushions|bicycle bells"
)
SALE_WHYS = (
    "because of the rainy weather|because the street was closed for repairs|"
    "because of the new car park|"
    "because a competitor closed down|because of the street festival|because the prices were raised|"
    "because many tourists were in town|"
    "because of the new bus stop|because deliveries came late|because of the new shop window"
)
SALE_PLANS = (
    "open on Sundays|send out a leaflet|lower the price of the slow sellers|hire a student for Saturdays|"
    "start an online shop|move the till to the front|"
    "offer gift wrapping|give regular customers a card|extend the range|hold a clearance sale"
)


def some(rng: Random, text: str, count: int = 1) -> list[str]:
    """Different entries of a table."""
    return rng.sample(text.split("|"), count)


def site_report(rng: Random) -> Document:
    """An incident, a visit or an inspection."""
    a, b, c, d, e = folk(rng, 5)
    day, until, after = days(rng, 3, 3, 9, rng.choice((0, 0, rng.randint(2019, 2031))))
    base = {"firm": firm(rng), "day": day, "next": after, "until": until, "author": a, "code": code(rng), "town": town(rng)}
    kind = rng.random()
    if kind < 0.36:
        event, causes, steps = some(rng, EVENTS)[0].split("=")
        values = {
            "event": event,
            "cause": rng.choice(causes.split("/")),
            "step": rng.choice(steps.split("/")),
            "witness": c,
            "boss": d,
        }
        if any(word in event for word in ("fall from", "fire", "collision", "fall of", "cut to", "spill")):
            values |= {"hurt": b}
        values |= {"place": some(rng, PLACES)[0], "time": times(rng, 6, 22)[0], "damage": amount(rng, 60, 9000)}
        return make(rng, "report", INCIDENT, base | values | {"minutes": str(rng.choice(range(10, 185, 5)))})
    if kind < 0.68:
        values = {"guide": b, "role": some(rng, ROLES)[0], "staff": str(rng.randint(12, 900))}
        values |= {
            "product": some(rng, PRODUCTS)[0],
            "output": f"{rng.randint(3, 950) * 20:,}",
            "year": str(rng.randint(1890, 2018)),
        }
        values |= {
            "strong": some(rng, STRONGS)[0],
            "weak": some(rng, WEAKS)[0],
            "price": amount(rng, 2, 80),
            "weeks": str(rng.randint(2, 12)),
        }
        return make(rng, "report", VISIT, base | values | {"today": town(rng)})
    thing, faults = some(rng, OBJECTS)[0].split("=")
    values = {"object": thing, "fault": rng.choice(faults.split("/")), "address": street(rng), "result": some(rng, RESULTS)[0]}
    if any(word in thing for word in ("kitchen", "dairy", "pool", "boiler")):
        values |= {
            "measure": str(rng.randint(3, 12) if thing in ("the restaurant kitchen", "the dairy") else rng.randint(19, 32))
        }
    if any(word in thing for word in ("lift", "cinema", "hall", "nursery", "footbridge")):
        values |= {"people": str(rng.randint(6, 12) if "lift" in thing else rng.randint(20, 400))}
    if not any(word in thing for word in ("lift", "playground", "footbridge", "boiler")):
        values |= {"ext": str(rng.randint(2, 18))}
    values |= {
        "inspector": e,
        "owner": d,
        "fee": amount(rng, 40, 600),
        "next": f"{rng.choice(MONTHS)} {rng.randint(2032, 2036)}",
    }
    return make(rng, "report", INSPECT, base | values)


def figure_report(rng: Random) -> Document:
    """An experiment, or the sales of a month."""
    a, b = folk(rng, 2)
    if rng.random() < 0.45:
        title, changed, after, tools = some(rng, TESTS)[0].split("=")
        values = {"title": title, "changed": changed, "next": after, "lead": a, "author": rng.choice((a, b)), "code": code(rng)}
        values |= {"day": days(rng, 1, year=rng.choice((0, rng.randint(2018, 2031))))[0], "samples": str(rng.randint(12, 480))}
        values |= {"hours": str(rng.randint(2, 96)), "tool": rng.choice(tools.split("/")), "percent": str(rng.randint(6, 97))}
        if "cold" not in title and "melting" not in title:
            values |= {"degrees": str(rng.randint(12, 38))}
        values |= {
            "error": f"{rng.randint(1, 4)}.{rng.randint(1, 9)}",
            "lost": some(rng, LOSTS)[0],
            "reason": some(rng, LOST_WHYS)[0],
        }
        return make(rng, "report", LAB, values | {"cost": amount(rng, 30, 2500)})
    number, sign = rng.randrange(1, 11), rng.choice("$€£")
    total = rng.randint(8000, 240000)
    best, worst = some(rng, WARES, 2)
    low = rng.randint(3, 40)
    values = {
        "firm": f"{last_name(rng)} {rng.choice(SHOPS.split())}",
        "month": MONTHS[number],
        "prev": MONTHS[number - 1],
        "nextMonth": MONTHS[number + 1],
        "author": a,
    }
    values |= {
        "total": f"{sign}{total:,}",
        "before": f"{sign}{int(total * rng.uniform(0.7, 1.3)):,}",
        "best": best,
        "worst": worst,
    }
    values |= {"bestN": str(rng.randint(90, 900)), "worstN": str(low), "seller": b, "new": str(rng.randint(4, 160))}
    values |= {"back": str(rng.randint(2, 60)), "why": some(rng, SALE_WHYS)[0], "plan": some(rng, SALE_PLANS)[0]}
    return make(rng, "report", SALES, values | {"target": f"{sign}{round(total * rng.uniform(1.02, 1.3), -2):,.0f}"})


GENRES = (site_report, figure_report)
