"""Terms on which shops take goods back."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker, join
from ..values import code, email, phone, street, town
from .shop_kit import Sheet, attrs, bars, count_of, purse, shop_name

T = attrs("""
days
label: Return period | Returns within
say: You can send goods back within {v}. | If you change your mind, you have {v} to return the goods. | We take back any
    article within {v}.
    | Returns are accepted for {v} after delivery. | You may return what you do not like within {v}. | From the day of
    delivery you have {v} to decide.
ask: How long do I have to return something? | Within what time can goods be sent back? | What is the return period? | How
    long can I think it over?
    | How many days or weeks do I have to bring things back? | For how long are returns accepted? | Until when can I give an
    article back?
    | How much time do customers have to change their minds? | What's the deadline for returns?
answer: Goods can be returned within {v}.
clause: within what time goods can be returned | how long I have to return something | the return period
brief: takes goods back within {v}

state
label: Condition of goods
say: The goods must be {v}. | We only take back things that are {v}. | Please make sure that the goods are {v}. | A return is
    only possible if the goods are {v}.
ask: In what condition must returned goods be? | What state do the goods have to be in? | What must things be like if I want
    to send them back?
    | What condition does {shop} set for returned goods? | What should I make sure of before I send something back?
answer: Returned goods must be {v}.
clause: in what condition returned goods must be | what condition is set for returned goods
brief: wants returned goods to be {v}

refund
label: Refund within | Money back within
say: We pay back the money within {v}. | You get your money back within {v}. | The refund takes {v}. | The amount is refunded
    within {v}.
    | After we have checked the parcel, it takes {v} until you have your money.
ask: How long does the refund take? | When do I get my money back? | How soon is the money paid back? | How many days must I
    wait for my money?
    | How quickly does {shop} refund the price? | What is the waiting time for the refund? | In what time will the amount be
    in my account?
answer: The money is paid back within {v}.
clause: how long the refund takes | how soon the money is paid back | when I get my money back
brief: pays the money back within {v}

cost
label: Cost of return
say: A return costs {v}. | For each return we charge {v}. | We keep {v} for the return label. | Sending goods back costs you
    {v}.
ask: How much does a return cost? | What do I pay for sending something back? | How much does {shop} charge for a return? |
    What is the fee for a return?
    | How expensive is it to send things back? | What does the return label cost? | Return fee?
answer: A return costs {v}.
clause: how much a return costs | what I pay for sending something back | the fee for a return
brief: charges {v} for a return

address
label: Return address | Send returns to
say: Please send the parcel to {v}. | Returns go to {v}. | Our address for returns is {v}. | Send everything back to {v}.
ask: Where do I send the goods? | What is the address for returns? | To what address do returned parcels go? | Where should
    the parcel be sent?
    | Which address do I write on the parcel? | Where must returns be sent?
answer: Returns are sent to {v}.
clause: where returns are sent | the address for returns | which address I write on the parcel
brief: has the return address {v}

number
label: Return code
say: Write the code {v} on the parcel. | Please put the number {v} on the outside. | Without the code {v} we cannot accept
    the parcel.
ask: Which code must be written on the parcel? | What number do I put on the parcel? | What's the code for returns? | What do
    I have to write on the outside of the parcel?
    | Without which code is a parcel not accepted?
answer: The code for the parcel is {v}.
clause: which code must be written on the parcel | the code for returns
brief: wants the code {v} on the parcel

contact
label: Contact for returns | Questions about returns
say: Before you send anything, write to {v}. | Please announce your return to {v}. | For questions about returns contact {v}.
    | Tell us about your return at {v}.
ask: Who do I write to before I send something back? | What is the contact for returns? | How do I announce a return? | Where
    can I ask about returns?
    | Which contact is given for returns? | To whom do I announce a return?
answer: The contact for returns is {v}.
clause: which contact is given for returns | the contact for returns | how to announce a return
brief: can be reached about returns at {v}

voucher
label: Gift vouchers are valid for
say: If you prefer a voucher, it is valid for {v}. | Vouchers are valid for {v}. | Instead of money you can have a voucher,
    which can be used for {v}.
ask: How long is a voucher valid? | For how long can I use a voucher? | When does a voucher run out? | How long do vouchers
    last? | In what time must a voucher be spent?
    | What is the life of a voucher?
answer: A voucher is valid for {v}.
clause: how long a voucher is valid | for how long I can use a voucher
brief: gives vouchers that are valid for {v}

holiday
label: Presents bought in December
say: Presents bought in December can be brought back until {v}. | For goods bought in December the last day is {v}. |
    Christmas presents may be exchanged until {v}.
ask: Until when can presents bought in December be returned? | What is the last day for Christmas presents? | How long can I
    exchange a Christmas present?
    | When is it too late to bring back a gift from December? | By what date must things bought in December be back?
answer: Presents bought in December can be returned until {v}.
clause: until when presents bought in December can be returned | the last day for returning presents bought in December
brief: takes back presents from December until {v}

why
label: Reason
say: We cannot take back {thing} {v}. | {thing_up} cannot be returned {v}. | There is no return for {thing} {v}.
ask: Why can't {thing} be returned? | Why does {shop} not take back {thing}? | For what reason are {thing} excluded? | What's
    the reason that {thing} cannot be sent back?
    | Why am I not allowed to return {thing}? | How come {thing} can't go back?
answer: {thing_up} cannot be returned {v}.
clause: why {thing} cannot be returned | the reason why {thing} are excluded
brief: does not take back {thing}
""")
STATES = bars("""unused and in their original box | clean and complete | unworn and with all labels | undamaged and in the
    box they came in
| as good as new | unopened | dry and clean | complete with the manual | free of scratches and stains | packed as they were
    when they reached you""")
WHY_NOT = (
    ("cosmetics", "because of the rules on hygiene"),
    ("plants", "because they suffer on the way"),
    ("made-to-measure curtains", "because nobody else can use them"),
    ("gift cards", "because they are as good as money"),
    ("opened films and games", "because they may have been copied"),
    ("reduced articles", "because they are the last of their kind"),
    ("cheese and sausages", "because the cooling must not be broken"),
    ("swimsuits", "because of the rules on hygiene"),
    ("personal name signs", "because they were made only for you"),
    ("newspapers", "because they are out of date at once"),
    ("earrings", "because they have touched the skin"),
    ("mixed paints", "because the colour was mixed for you"),
    ("pillows", "because they cannot be cleaned well enough"),
    ("event tickets", "because the seats cannot be sold again"),
)
EXCLUDED = bars("""Excluded from return are {items}. | The following cannot be returned: {items}. | No return is possible for
    {items}.
| We do not take back {items}. | These articles are excluded: {items}.""")
LIST_EXCLUDED = bars("""What cannot be returned? | Which articles are excluded from return? | List the things that cannot be
    sent back. | What does {shop} not take back?
| For which goods is no return possible? | Name all articles that are excluded. | What can't I give back?""")
T_TITLES = bars("""Terms of return | Returns and refunds | Our return policy | Sending things back | {shop}: returns | How to
    return an article | Not quite right? | Returns at {shop}""")
T_OPEN = bars("""We want you to be happy with what you have bought. | Sometimes a thing does not fit or does not please. |
    These terms apply to all orders from {shop}.
| You do not like it after all? No problem. | Please read these terms before you send anything back. | At {shop} you can shop
    without a risk.
| It can happen to anyone: the colour is wrong or the size too small. | We try to make returns as simple as possible.""")
T_END = bars("""Please keep the receipt from the post office. | Your rights in case of a fault remain the same. | Parcels
    without enough postage are refused.
| Damaged goods are exchanged at once. | We answer within a day. | You do not have to give a reason. | Thank you for your
    understanding.""")
T_GAPS = bars("""Can I return things in a shop? # whether I can return things in a shop | Who pays if the goods are damaged?
    # who pays if the goods are damaged
| Does {shop} send things abroad? # whether {shop} sends things abroad | Who is the head of {shop}? # who the head of {shop} is
| How long does delivery take? # how long delivery takes | Can I swap the colour? # whether I can swap the colour | When was
    {shop} founded? # when {shop} was founded""")


def return_terms(rng: Random) -> Document:
    """The terms on which a shop takes goods back: numbered, in paragraphs, or as labels."""
    shop, write = shop_name(rng), purse(rng)
    excluded = rng.sample(WHY_NOT, 4)
    sheet = Sheet(rng, "terms of return", N=shop, It="It", shop=shop)
    values = {
        "days": count_of(rng, *rng.choice(((rng.choice((7, 10, 14, 28, 30, 60, 90)), "day"), (rng.randint(2, 8), "week")))),
        "state": rng.choice(STATES),
        "cost": write(rng.randint(20, 95) * 10),
        "address": f"{street(rng)}, {town(rng)}",
        "number": code(rng),
        "contact": email(rng) if rng.random() < 0.7 else phone(rng),
        "refund": count_of(rng, rng.randint(2, 14), rng.choice(("working day", "day"))),
        "voucher": count_of(rng, *rng.choice(((rng.randint(2, 5), "year"), (rng.choice((6, 9, 12, 18)), "month")))),
        "holiday": rng.choice(("{} January", "January {}")).format(rng.randint(5, 31)),
    }
    keys = ["days", *rng.sample([key for key in values if key != "days"], rng.randint(3, 6))]
    for key in values:
        if key not in keys:
            sheet.skip(T[key])
    sheet.gaps_from(T_GAPS, 2)
    labels = rng.random() < 0.25
    told = [sheet.row(T[key], values[key]) if labels else sheet.say(T[key], values[key]) for key in values if key in keys]
    extra = []
    if rng.random() < 0.6:
        things = [thing for thing, _ in excluded[1:]]
        extra.append(sheet.pick(EXCLUDED, items=join(things)))
        sheet.list_of(LIST_EXCLUDED, things, "The things that cannot be returned are")
    else:
        thing, why = excluded[0]
        extra.append(sheet.say(T["why"], why, thing=thing, thing_up=thing[0].upper() + thing[1:]))
    title, opening, end = sheet.pick(T_TITLES), sheet.pick(T_OPEN), rng.sample(T_END, rng.randint(1, 2))
    if labels:
        text = "\n\n".join([title, opening, "\n".join(told), " ".join(extra + end)])
    elif rng.random() < 0.4:
        steps = "\n".join(f"{index}. {line}" for index, line in enumerate(told + extra, 1))
        text = "\n\n".join([title, opening, steps, " ".join(end)])
    else:
        half = len(told) // 2
        text = "\n\n".join([title, " ".join([opening, *told[:half]]), " ".join(told[half:] + extra + end)])
    if shop not in text:
        text = f"{shop}\n\n{text}"
    return sheet.document(text)


GENRES: tuple[Maker, ...] = (return_terms,)
