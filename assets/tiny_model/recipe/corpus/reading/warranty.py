"""Warranty cards of household devices."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker, join
from ..values import code, digits, people, phone, syllables
from .manuals import DEVICES, maker_name
from .shop_kit import Sheet, attrs, bars, count_of, dates, purse, shop_name

W = attrs("""
period
label: Warranty period | Period of warranty | Warranty
say: The warranty is valid for {v}. | We give you a warranty of {v}. | For {v} after the purchase we repair {t} free of
    charge. | Your warranty runs for {v}.
    | The manufacturer guarantees {t} for {v}. | If a part fails within {v}, we replace it at no cost. | {t} is covered for
    {v}.
ask: How long is the warranty? | For how long is {s} covered? | How long does the warranty last? | How many months or years
    of warranty are there?
    | What is the length of the warranty? | For what time are repairs free? | How long will {firm} repair {s} for free? |
    Length of the guarantee?
    | If something fails, how long am I protected? | How long does the guarantee run?
answer: The warranty is valid for {v}.
clause: how long the warranty is valid | how long {s} is covered | the length of the warranty
brief: is covered by a warranty of {v}

bought
label: Date of purchase | Bought on | Purchased
say: It was bought on {v}. | The day of purchase was {v}. | According to the receipt the device was sold on {v}.
ask: When was {s} bought? | On which day was {s} sold? | What is the date of purchase? | When did {owner} buy {s}? | Since
    when does the warranty count?
    | What day was {s} purchased?
answer: {N} was bought on {v}.
clause: when {s} was bought | the date of purchase | on which day {s} was sold
brief: was bought on {v}

serial
label: Serial number | Serial no. | Device number
say: The serial number is {v}. | You will find the serial number {v} on the back. | On the label below you can read the
    serial number {v}.
    | This card belongs to the device with the serial number {v}.
ask: What is the serial number? | Which serial number does {s} have? | What's the number on the device? | Which number is on
    the label?
    | What number identifies {s}? | Serial number of {s}? | By which number can {s} be told apart?
answer: The serial number is {v}.
clause: which serial number {s} has | the serial number
brief: has the serial number {v}

model
label: Model | Type | Model name
say: The model is called {v}. | This card is for model {v}. | Your model is {v}. | You have bought model {v}.
ask: Which model is it? | What is the model called? | What's the name of the model? | For which model is this card? | What
    type of device is it exactly?
    | Model of {s}?
answer: The model is {v}.
clause: which model it is | what the model is called | the name of the model
brief: is model {v}

dealer
label: Dealer | Sold by | Bought at | Shop
say: It was sold by {v}. | The dealer is {v}. | You bought it from {v}. | In case of a fault, take it back to {v}.
ask: Which shop sold {s}? | Where was {s} bought? | Who is the dealer? | From whom was {s} bought? | To which dealer can I
    take {s} back?
    | In which shop did {owner} buy {s}? | Name of the dealer?
answer: {N} was sold by {v}.
clause: which shop sold {s} | where {s} was bought | the name of the dealer
brief: was sold by {v}

owner
label: Owner | Customer | Name of buyer | Registered to
say: The owner is {v}. | This card was made out for {v}. | It is registered to {v}. | The buyer's name is {v}.
ask: Who owns {s}? | Who is the owner of {s}? | In whose name is it registered? | For whom was the card made out? | What is
    the buyer's name?
    | Who bought {s}? | Whose device is this?
answer: The owner is {v}.
clause: who owns {s} | who bought {s} | the name of the buyer
brief: belongs to {v}

register
label: Register within
say: Please register {t} within {v}. | You have {v} to register it. | The card must reach us within {v} of the purchase. |
    Send the card back within {v}.
ask: Within what time must {s} be registered? | How long do I have to register {s}? | How soon must the card be sent in? |
    What is the time limit for registering?
    | How much time is there to send back the card? | By when do I have to register?
answer: {N} must be registered within {v}.
clause: within what time {s} must be registered | how long I have to register {s} | the time limit for registering
brief: must be registered within {v}

hotline
label: Hotline | Service phone | Help | Service
say: Our service can be reached on {v}. | Call {v} if something does not work. | For repairs please ring {v}. | You reach our
    hotline on {v}.
    | The number of our workshop is {v}.
ask: Which number do I call for a repair? | What is the number of the service? | How can I reach the service? | On which
    phone number do I get help?
    | What number should I ring when {s} is broken? | Phone number for repairs? | What's the hotline?
answer: The service can be reached on {v}.
clause: which number to call for a repair | the phone number of the service | how to reach the service
brief: can be repaired after a call to {v}

repair_time
label: Time for repairs | Repairs take
say: A repair normally takes {v}. | You will have it back within {v}. | We repair most devices within {v}. | Please allow {v}
    for a repair.
ask: How long does a repair take? | How soon do I get {s} back from repair? | How much time does the workshop need? | How
    long will I be without {s}?
    | In what time is a repair done? | What is the usual time for a repair?
answer: A repair takes {v}.
clause: how long a repair takes | how soon I get {s} back | the time needed for a repair
brief: is repaired within {v}

extension
label: Extension of warranty | Longer warranty
say: For {v} you can have one more year of warranty. | One more year of warranty costs {v}. | If you pay {v}, the warranty is
    extended by a year.
    | You can add a year for {v}.
ask: How much does a longer warranty cost? | What do I pay for one more year? | How expensive is an extra year of warranty? |
    What does it cost to extend the warranty?
    | What is the price of another year? | Cost of extending the guarantee?
answer: One more year of warranty costs {v}.
clause: how much a longer warranty costs | what one more year of warranty costs | the cost of extending the warranty
brief: gets one more year of warranty for {v}

lost
label: The warranty ends
say: The warranty ends at once if {v}. | You lose the warranty if {v}. | There is no warranty if {v}. | The warranty is not
    valid if {v}.
    | We do not pay for repairs if {v}.
ask: When is the warranty lost? | In what case does the warranty end at once? | What makes the warranty invalid? | In which
    case is there no warranty?
    | When does {firm} not pay for repairs? | How could I lose the warranty? | What must not happen if I want to keep the
    warranty?
answer: The warranty is lost if {v}.
clause: when the warranty is lost | in what case the warranty ends | how I could lose the warranty
brief: loses its warranty if {v}
""")
LOST = bars("""somebody else has opened the housing | parts of other makers were used | the serial number has been removed |
    the device was used in a business
| the device has been under water | the device was connected to the wrong voltage | the receipt cannot be shown | the device
    has been painted over |
    a fall caused the damage
| the device was not cleaned regularly | the device was sold on to another person | the device was left outside in frost""")
NOT_COVERED = bars("""scratches | broken glass | batteries | light bulbs | rust | damage by lightning | faded colours |
    worn-out seals | lost parts | filters
| damage by pets | limescale | cables | rubber feet | water damage | wrong use""")
COVER_FRAMES = bars("""Not covered are {items}. | The warranty does not cover {items}. | We cannot pay for {items}. |
    Excluded are {items}.
| These things are not part of the warranty: {items}. | No warranty is given for {items}.""")
LIST_COVER = bars("""What is not covered? | What does the warranty not cover? | List what is excluded from the warranty. |
    Which things are excluded?
| For what is no warranty given? | Name the things that are not covered. | What will {firm} not pay for?""")
THANKS = bars("""Thank you for choosing our {noun}. | Congratulations on your new {noun}. | Please read this card carefully.
    | Keep this card together with the receipt.
| We hope that you enjoy your {noun}. | All our devices are checked before they leave the factory. | You have made a good
    choice.
| We have built this {noun} to last.""")
CLOSE = bars("""Repairs are done by trained people only. | Your rights as a buyer are not touched by this. | Please have this
    card ready when you call.
| The warranty is also valid abroad. | Send it in well packed. | A copy of the receipt is enough. | We wish you much pleasure
    with it.""")
CARD_GAPS = bars("""How much did {s} cost? # how much {s} cost | Who built {s}? # who built {s} | How heavy is {s}? # how
    heavy {s} is
| Who pays for sending {s} in? # who pays for sending {s} in | Where was {s} made? # where {s} was made
| Has {s} been repaired before? # whether {s} has been repaired before | In which languages is there a manual? # in which
    languages there is a manual""")


def warranty_card(rng: Random) -> Document:
    """The card that comes with a device: as a form, or as prose."""
    noun = rng.choice(DEVICES)[0]
    maker, write, day = maker_name(rng), purse(rng), dates(rng)
    model = f"{syllables(rng, 2, 2)} {rng.choice((digits(rng, 2), digits(rng, 3), code(rng)))}"
    the = f"the {noun}"
    sheet = Sheet(rng, "warranty card", N=f"The {noun}", It="It", s=(the, "the device"), t=(the, "your device"), noun=noun)
    sheet.slots |= {"firm": maker, "owner": "the owner"}
    months = count_of(rng, rng.choice((6, 12, 18, 24, 30, 36, 48, 60)), "month")
    values = {
        "model": model,
        "serial": code(rng) + rng.choice(("", f"-{digits(rng, 3)}")),
        "bought": day(0),
        "dealer": shop_name(rng),
        "owner": people(rng, 1)[0],
        "period": rng.choice((months, count_of(rng, rng.randint(2, 12), "year"))),
        "register": rng.choice((count_of(rng, rng.randint(7, 60), "day"), count_of(rng, rng.randint(2, 9), "week"))),
        "hotline": phone(rng),
        "repair_time": rng.choice((count_of(rng, rng.randint(3, 20), "working day"), count_of(rng, rng.randint(2, 6), "week"))),
        "extension": write(rng.randint(12, 140) * 100),
        "lost": rng.choice(LOST),
    }
    form = rng.random() < 0.6
    keys = ["period", *rng.sample([key for key in values if key != "period"], rng.randint(4, 6))]
    for key in values:
        if key not in keys:
            sheet.skip(W[key])
    sheet.gaps_from(CARD_GAPS, 2)
    rows = [key for key in ("model", "serial", "bought", "dealer", "owner", "period") if form and key in keys]
    lines = [sheet.row(W[key], values[key]) for key in rows]
    told = [sheet.say(W[key], values[key]) for key in values if key in keys and key not in rows]
    if rng.random() < 0.6:
        items = rng.sample(NOT_COVERED, rng.randint(3, 5))
        told.append(sheet.pick(COVER_FRAMES, items=join(items)))
        sheet.list_of(LIST_COVER, items, "The things that are not covered are")
    long = f"{maker}\nWarranty for the {noun}"
    title = rng.choice(("WARRANTY CARD", "Warranty card", f"{maker} warranty", f"Guarantee for your {noun}", long))
    opening, closing = sheet.pick(THANKS), rng.sample(CLOSE, rng.randint(1, 2))
    parts = [title, opening, "\n".join(lines), " ".join(told + closing)]
    if not form:
        half = len(told) // 2
        parts = [title, " ".join([opening, *told[:half]]), " ".join(told[half:] + closing)]
    if maker not in title:
        parts.append(maker)
    return sheet.document("\n\n".join(part for part in parts if part))


GENRES: tuple[Maker, ...] = (warranty_card,)
