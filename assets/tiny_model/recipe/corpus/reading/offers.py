"""Offers of several things: pages of a catalogue, and private advertisements for used things."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker, an, join, upper
from ..values import DAYS, day_of_month, email, people, phone, street
from .products import A, sheet_for, values_of
from .shop_data import PRODUCTS, Product
from .shop_kit import Sheet, attrs, bars, price, purse, shop_name

LIST_GOODS = bars("""Which articles are listed? | What does the catalogue page offer? | List all the articles. | Name the
    things on this page.
| What can I buy here? | Give me all the products on the page. | Which products are shown? | What is for sale on this page?""")
CATALOGUE = attrs("""
order_phone
label: Order by phone | Order line
say: You can order by phone on {v}. | Call {v} to order. | Our order line is {v}. | Orders are taken on {v}. | Ring {v} and
    we will note your order.
ask: Which number do I call to order? | On which phone number can I place an order? | What is the telephone number for orders?
    | How can I order by phone? | What number should I ring if I want to buy something? | Phone number of the order line?
answer: The phone number for orders is {v}.
clause: which number to call for an order | the phone number for orders
brief: takes orders on {v}

free_from
label: Free delivery from | Delivered free above
say: Delivery is free on orders above {v}. | We deliver free of charge if you spend more than {v}. | Above {v} we pay the
    postage.
    | If your order comes to more than {v}, delivery costs nothing.
ask: From what amount is delivery free? | How much must I spend to get free delivery? | When do I not have to pay postage?
    | How large must an order be for free shipping? | What is the minimum for free delivery? | At what total is delivery free
    of charge?
answer: Delivery is free on orders above {v}.
clause: from what amount delivery is free | how much I must spend for free delivery | the minimum for free delivery
brief: delivers free of charge above {v}

valid
label: Prices valid until | Valid until
say: These prices are valid until {v}. | The prices hold until {v}. | All offers end on {v}. | You can order at these prices
    until {v}.
ask: Until when are the prices valid? | How long are these offers good? | When do the offers end? | What is the last day of
    the offer?
    | Up to which date do these prices hold? | When do the prices expire?
answer: The prices are valid until {v}.
clause: until when the prices are valid | when the offers end | the last day of the offers
brief: has prices valid until {v}
""")
CATALOGUE_INTROS = bars("""Here are some of the things that our customers like best. | All prices include tax. | A small
    choice from our range.
| Have a look at what has just arrived. | Everything on this page can be ordered today. | We picked these for you by hand.
| You will find all of these in our shop as well. | Good things for the home and for the road. | These are our favourites at
    the moment.""")
CATALOGUE_TITLES = bars("""{season} catalogue, page {page} | {shop} - our new range | From the {season} catalogue of {shop}
| {shop}: pieces we love | New at {shop} | {shop} | {season} offers at {shop} | What's in our shop this {season_low}""")


def _entry(rng: Random, sheet: Sheet, product: Product, values: dict[str, str], keys: list[str], index: int, head: str) -> str:
    """A short paragraph on one product of several."""
    name = sheet.fill("{n}")
    sentences = [sheet.say(A[key], values[key], key=f"{key}_{index}") for key in keys] + [rng.choice(product.blurbs)]
    rng.shuffle(sentences)
    return " ".join([head.format(index=index, name=name), *sentences])


def catalogue(rng: Random) -> Document:
    """A page of a catalogue with two or three products, as paragraphs or as a table."""
    write, shop = purse(rng), shop_name(rng)
    season = rng.choice(("Spring", "Summer", "Autumn", "Winter"))
    products = rng.sample(PRODUCTS, rng.randint(2, 3))
    slots = {"n": shop, "N": shop, "shop": shop, "season": season, "season_low": season.lower()}
    main = Sheet(rng, "product page", It="It", page=str(rng.randint(2, 140)), **slots)
    sheets = [sheet_for(rng, product, alone=False) for product in products]
    valued = [values_of(rng, product) | {"price": write(price(rng, *product.price))} for product in products]
    keys = rng.sample(["weight", "size", "material", "colour", "origin", "code", "designer"], 2)
    keys.insert(0, "price")
    absent = [key for key in ("weight", "size", "material", "colour", "origin", "code", "designer", "care") if key not in keys]
    table = rng.random() < 0.45
    bodies = []
    head = rng.choice(("{index}. {name}.", "{name}.", "{name}:"))
    if table:
        bar = rng.choice((" | ", " | ", "; "))
        edge = ("| ", " |") if bar == " | " and rng.random() < 0.4 else ("", "")
        labels = [sheets[0].fill(A[key].labels[0]) if key != "size" else "Size" for key in keys]
        bodies.append(edge[0] + bar.join([rng.choice(("Article", "Product", "Item")), *labels]) + edge[1])
    for index, (sheet, product, values) in enumerate(zip(sheets, products, valued, strict=True), 1):
        sheet.asked = main.asked
        if table:
            line = edge[0] + bar.join([sheet.fill("{n}"), *(values[key] for key in keys)]) + edge[1]
            for key in keys:
                sheet.record(A[key], line, values[key], key=f"{key}_{index}")
            bodies.append(line)
        else:
            sheet.slots["t"] = ("it", f"the {product.short}")
            bodies.append(_entry(rng, sheet, product, values, keys, index, head))
        for key in rng.sample(absent, 2):
            sheet.skip(A[key])
        main.gaps += sheet.gaps
    names = [sheet.fill("{n}") for sheet in sheets]
    briefs = tuple(f"{sheet.fill('{n}')}: {values['price']}" for sheet, values in zip(sheets, valued, strict=True))
    facts = [fact for sheet in sheets for fact in sheet.facts]
    notes = {"order_phone": phone(rng), "free_from": write(rng.randint(3, 30) * 500), "valid": day_of_month(rng)}
    chosen = rng.sample(sorted(notes), rng.randint(1, 2) if table else 2)
    foot = [main.say(CATALOGUE[key], notes[key]) for key in chosen]
    for key in notes:
        if key not in chosen:
            main.skip(CATALOGUE[key])
    points = briefs + tuple(main.briefs())
    main.facts += facts
    main.list_of(LIST_GOODS, names, "The articles are")
    intro = main.pick(CATALOGUE_INTROS)
    middle = ("\n" if table else "\n\n").join(bodies)
    text = "\n\n".join([main.pick(CATALOGUE_TITLES), intro, middle, " ".join(foot)])
    first = f"{shop} offers {join(['the ' + name for name in names])}."
    costs = join([f"the {name} costs {values['price']}" for name, values in zip(names, valued, strict=True)])
    if shop not in text:
        first = f"The page offers {join(['the ' + name for name in names])}."
    return main.document(text, summary=f"{first} {upper(costs)}.", points=points)


SECOND_HAND = attrs("""
price
label: Price | Asking price
say: I am asking {v} for it. | I'd like {v} for it. | Yours for {v}. | The price is {v}. | It can be yours for {v}. | I am
    selling it for {v}.
    | I think {v} is fair. | I want {v} for it, and that is a good price.
ask: How much is the {short}? | What does the seller want for the {short}? | How much does the {short} cost? | What's the
    asking price?
    | What would I pay for the {short}? | How much are they asking for the {short}? | For how much is the {short} being sold?
    | How much money does {who} want? | Price of the {short}?
answer: The {noun} costs {v}.
clause: how much the {short} costs | the price of the {short} | how much {who} wants for the {short}
brief: costs {v}

original
label: New price | Originally
say: New it cost {v}. | I paid {v} for it in the shop. | In the shop it was {v}. | It was {v} when I bought it. | I once paid
    {v} for it.
ask: How much did the {short} cost when it was new? | What did {who} pay for the {short}? | What was the original price?
    | How much was the {short} in the shop? | How expensive was it new? | What did it cost originally?
answer: When it was new, the {noun} cost {v}.
clause: how much the {short} cost when it was new | what {who} paid for the {short} | the original price of the {short}
brief: cost {v} new

year
label: Bought in | Year
say: I bought it in {v}. | It was bought in {v}. | I got it in {v}. | It has been in the family since {v}. | It dates from {v}.
    | We have had it since {v}.
ask: When was the {short} bought? | In which year did {who} buy the {short}? | How long has {who} had the {short}? | Since
    when has {who} owned it?
    | From what year is the {short}? | How old is the {short}? | What year is the {short} from?
answer: The {noun} was bought in {v}.
clause: when the {short} was bought | in which year {who} bought the {short} | how old the {short} is
brief: was bought in {v}

why
label: Reason for sale | Why I am selling
say: I am selling it {v}. | I no longer need it {v}. | It has to go {v}. | I am giving it up {v}. | Sadly I have to part with
    it {v}.
    | It is for sale {v}.
ask: Why is the {short} for sale? | Why is {who} selling the {short}? | What is the reason for the sale? | For what reason
    does {who} part with it?
    | Why doesn't {who} want to keep the {short}? | Why must the {short} go? | How come {who} no longer needs the {short}?
    | why is it being sold
answer: The {noun} is for sale {v}.
clause: why the {short} is for sale | why {who} is selling the {short} | the reason for the sale
brief: is for sale {v}

flaw
label: Condition | Faults
say: To be honest, {v}. | One thing you should know: {v}. | It works well, but {v}. | There is one small fault: {v}. | Please
    note that {v}.
ask: What is wrong with the {short}? | What faults does the {short} have? | Is there anything wrong with the {short}? | In
    what condition is the {short}?
    | What damage does the {short} have? | What should a buyer know about the {short}? | Which flaw does {who} mention?
answer: One fault of the {noun} is that {v}.
clause: what is wrong with the {short} | what faults the {short} has | in what condition the {short} is
brief: has one fault ({v})

place
label: Pick-up | Collect from | To be collected at
say: You can pick it up at {v}. | It has to be collected from {v}. | You can come and see it at {v}. | Please collect it from
    {v}.
    | It is waiting for you at {v}. | I live at {v}, so you will have to come here.
ask: Where can I pick up the {short}? | Where can I see the {short}? | Where do I have to collect the {short}? | What is the
    address?
    | Where is the {short} now? | At which address can I fetch it? | Where would I have to go to get the {short}?
answer: The {noun} can be picked up at {v}.
clause: where the {short} can be picked up | where I can see the {short} | the address for picking it up
brief: can be picked up at {v}

contact
label: Phone | Call | Contact
say: Call me on {v}. | My number is {v}. | You can reach me on {v}. | If you are interested, ring {v}. | Send me a message:
    {v}.
    | For questions I am on {v}.
ask: What is {who}'s phone number? | How can I reach the seller? | Which number do I call about the {short}? | How do I get
    in touch with {who}?
    | What's the contact number? | On which number can I call {who}? | Where do I ring if I want the {short}?
answer: The seller can be reached on {v}.
clause: which number to call about the {short} | how to reach {who} | {who}'s phone number
brief: is on offer under {v}

when
label: Viewing | Can be seen | Times
say: You can come by {v}. | I am at home {v}. | The best time to see it is {v}. | Viewing is possible {v}. | Drop in {v},
    that suits me best.
ask: When can I see the {short}? | At what time can I come by? | When is {who} at home? | When is viewing possible? | What is
    a good time to come?
    | On which days could I have a look at it?
answer: The {noun} can be seen {v}.
clause: when I can see the {short} | when {who} is at home | a good time to come
brief: can be seen {v}

size
label: Size | Measures
say: It is {v} {dim}. | It measures {v}. | The {dimn} is {v}. | Measured from end to end it is {v}. | It is {v} {dim}; I have
    just measured it.
ask: How {dim} is the {short}? | What are the measurements of the {short}? | How big is it? | What is its size? | What is the
    {dimn} of the {short}?
    | How large is the {short} exactly?
answer: The {noun} is {v} {dim}.
clause: how {dim} the {short} is | how big the {short} is | the size of the {short}
brief: is {v} {dim}
""")
SALE_REASONS = bars("""because of a move to a smaller flat | because it is hardly ever used | because there is no room for it
    any more
| because it does not fit into the new home | because the children have moved out | because a move abroad is planned for autumn
| because there are now two of them in the house | because the cellar must be cleared | because a better one came as a present
| because the house is being sold | because the money is needed for a bicycle | because the cat is afraid of it
| because it only gathers dust | because the new flat came with one | because the doctor advises against carrying things""")
FLAWS = bars("""there is a small scratch on the left side | one edge is chipped | there is a dent at the bottom | it is a
    little worn at the edges
| the original box is gone | the manual is in Danish | a child has drawn on the underside | the colour has faded a little""")
SOFT_FLAWS = bars("""it has a faint stain on one side | the colour has faded a little | it smells a bit of smoke | one seam
    has been mended
| there is a small hole near the edge | the carrying bag is missing | the label has been cut out | it has been washed too hot
    once""")
SOFT = ["blanket", "jacket", "rucksack", "tent", "bag", "rug", "mat", "hammock", "kite"]
SALE_GAPS = bars("""Can the {short} be sent by post? # whether the {short} can be sent by post | Who made the {short}? # who
    made the {short}
| How heavy is the {short}? # how heavy the {short} is | Would {who} take less? # whether {who} would take less
| Is the receipt still there? # whether the receipt is still there | Can I pay by card? # whether I can pay by card
| Does the {short} still have a guarantee? # whether the {short} still has a guarantee""")
TIMES = bars("""any evening after {h} | at weekends before noon | on {d} afternoon | between {h} and eight on weekdays | on
    {d} and {e} mornings
| every day except {d} | on {d} after {h} | during the lunch break on {d}""")
SALE_OPENINGS = bars("""For sale: {a} {noun} made of {material}. | I am selling my {noun}. | Who would like to have my
    {noun}? | {a_up} {noun} is looking for a new home.
| Selling {a} {noun} in good condition. | Hello neighbours! I have {a} {noun} to sell. | Offered: one {noun}, used but well
    looked after.
| Our {noun} has served us well, but now it must go. | Does anybody need {a} {noun}? | Good {noun} for sale.""")
SALE_CLOSINGS = bars("""No swaps, please. | First come, first served. | Cash only, please. | Pets and smokers live elsewhere.
    | Please only call if you really want it.
| Sold as seen. | Thanks for reading! | I look forward to hearing from you. | Bring a strong friend if you can.""")


def for_sale(rng: Random) -> Document:
    """A private offer of a used thing."""
    product = rng.choice([p for p in PRODUCTS if p.price[1] >= 90])
    who, write = people(rng, 1)[0], purse(rng)
    new = price(rng, *product.price)
    days = rng.sample(DAYS, 2)
    slots = {"h": rng.choice(("four", "five", "six")), "d": days[0], "e": days[1]}
    values = {
        "price": write(max(200, int(new * rng.uniform(0.2, 0.7)) // 100 * 100)),
        "original": write(new),
        "year": str(rng.randint(1978, 2034)),
        "why": rng.choice(SALE_REASONS),
        "flaw": rng.choice(SOFT_FLAWS if product.short in SOFT else FLAWS),
        "place": street(rng),
        "contact": phone(rng) if rng.random() < 0.7 else email(rng, who),
        "when": rng.choice(TIMES).format(**slots),
        "size": f"{rng.randint(*product.size)} cm",
    }
    noun = product.noun
    names = {"noun": noun, "short": product.short, "dim": product.dim, "dimn": product.dim_noun, "a": an(noun).split()[0]}
    sheet = Sheet(rng, "offer of a used thing", N=f"The {noun}", It="It", who=(who, "the seller"), **names)
    sheet.slots |= {"a_up": an(noun).split()[0].capitalize(), "material": rng.choice(product.materials)}
    keys = ["price", *rng.sample([key for key in values if key != "price"], rng.randint(4, 6))]
    for key in values:
        if key not in keys:
            sheet.skip(SECOND_HAND[key])
    sheet.gaps_from(SALE_GAPS, 2)
    opening, closing = sheet.pick(SALE_OPENINGS), rng.choice(SALE_CLOSINGS)
    blurbs = rng.sample(product.blurbs, rng.randint(1, 2))
    if rng.random() < 0.3:
        lines = [f"{noun.capitalize()} for sale", "", blurbs[0], ""]
        lines += [sheet.row(SECOND_HAND[key], values[key]) for key in keys if key != "why"]
        if "why" in keys:
            lines += ["", sheet.say(SECOND_HAND["why"], values["why"])]
        return sheet.document("\n".join([*lines, "", closing, who]))
    last = [key for key in ("when", "place", "contact") if key in keys]
    body = [sheet.say(SECOND_HAND[key], values[key]) for key in keys if key not in last] + blurbs
    rng.shuffle(body)
    end = [sheet.say(SECOND_HAND[key], values[key]) for key in last] + [closing]
    gap = rng.choice((" ", "\n\n"))
    sign = rng.choice((f"\n\n{who}", f"\n\nBest wishes, {who}", f"\n\nYours, {who}", f"\n{who}"))
    return sheet.document(gap.join([f"{opening} {' '.join(body)}", " ".join(end)]) + sign)


GENRES: tuple[Maker, ...] = (catalogue, for_sale)
