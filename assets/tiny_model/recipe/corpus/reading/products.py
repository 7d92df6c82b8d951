"""Product pages, catalogue entries and private offers of second-hand things."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker, an, join
from ..values import COLOURS, code, people, syllables, town
from .shop_data import PRODUCTS, Product
from .shop_kit import Sheet, attrs, bars, count_of, price, purse, some

A = attrs("""
price
label: Price | Our price | Price per piece | Retail price | Price incl. tax | Shop price
say: {t} costs {v}. | The price is {v}. | You can have {t} for {v}. | {t} is yours for {v}. | {t} sells for {v}.
    | At {v}, {t} is one of our best buys. | It is priced at {v}. | In our shop {t} is {v}. | You pay {v} for {t}.
    | Our price for {t} is {v}. | {t} retails at {v}. | All this comes at a price of {v}. | We sell {t} for {v}.
ask: How much is {s}? | What does {s} cost? | How much does {s} cost? | What's the price of {s}? | How much do I have to pay
 for {s}?
    | What do they charge for {s}? | How much money do I need for {s}? | How expensive is {s}? | Price of {s}?
    | How much would {s} set me back? | What would I pay for {s}? | What does the shop ask for {s}? | For how much is {s} sold?
    | How much are they asking for {s}? | what is {s} going for
answer: {N} costs {v}.
clause: how much {s} costs | what {s} costs | the price of {s} | how much I'd pay for {s} | what they charge for {s}
brief: costs {v}

weight
label: Weight | Weighs | Net weight | Weight (without packaging)
say: {t} weighs {v}. | The weight is {v}. | It weighs in at {v}. | On the scales {t} comes to {v}. | It weighs exactly {v}.
    | {t} has a weight of {v}. | Its weight is {v} without the box. | The scales show {v}. | You will be lifting {v}.
    | Without its packaging {t} weighs {v}.
ask: How heavy is {s}? | What does {s} weigh? | How much does {s} weigh? | What is the weight of {s}? | Weight of {s}?
    | Can you tell me the weight of {s}? | How many kilos or grams is {s}? | How much weight would I be
 carrying with {s}?
    | What do the scales say for {s}? | how heavy is {s} exactly | What weight is given for {s}?
answer: {N} weighs {v}.
clause: how heavy {s} is | how much {s} weighs | the weight of {s} | what {s} weighs
brief: weighs {v}

size
label: Size | Dimensions | {dim_noun} | Measurements
say: {t} is {v} {dim}. | It measures {v}. | {t} measures {v}, so it fits nearly anywhere. | Its {dimn} is {v}.
    | The {dimn} is {v}. | It has a {dimn} of {v}. | At {v} {dim}, it is just the right size. | It is exactly {v} {dim}.
ask: How {dim} is {s}? | What is the {dimn} of {s}? | What size is {s}? | How big is {s}? | What are the measurements of {s}?
    | How large is {s}? | How much room does {s} need? | Size of {s}? | What does {s} measure? | {dim_noun} of {s}?
    | How many centimetres does {s} measure? | Which size is given for {s}?
answer: {N} is {v} {dim}.
clause: how {dim} {s} is | how big {s} is | the size of {s} | what size {s} is
brief: is {v} {dim}

material
label: Material | Made of | Materials | Made from
say: {t} is made of {v}. | It is made from {v}. | The makers use {v} and nothing else. | We chose {v} because it lasts.
    | Made of {v}, it will serve you for many years. | It consists of {v}. | The material is {v}. | Only {v} goes into {t}.
    | It is built from {v}. | The whole thing is {v}, carefully finished by hand.
ask: What is {s} made of? | Which material is used for {s}? | What material is {s}? | From what is {s} made? | What is {s}
 built from?
    | What does {s} consist of? | What's the material of {s}? | Which material did the makers choose for {s}? | Material of
    {s}?
    | What stuff is {s} made out of? | what's {s} made from | Out of what do they make {s}?
answer: {N} is made of {v}.
clause: what {s} is made of | which material is used for {s} | what material {s} is | the material of {s}
brief: is made of {v}

colour
label: Colour | Colour shown | Available in
say: {t} comes in {v}. | It is available in {v}. | The colour is {v}. | It only comes in {v}. | At present we have it in {v}.
    | This year {t} is made in {v}. | You can get it in {v}.
ask: What colour is {s}? | Which colour does {s} come in? | In which colour can I get {s}? | What colour can I order {s} in?
    | In what colour is {s} sold? | Colour of {s}? | What shade does {s} have? | Which colour is {s}? | what colour would {s}
    be
answer: {N} comes in {v}.
clause: what colour {s} is | which colour {s} comes in | the colour of {s} | in which colour {s} is sold
brief: comes in {v}

guarantee
label: Guarantee | Warranty | Guaranteed for
say: {t} comes with a guarantee of {v}. | We guarantee it for {v}. | It is guaranteed for {v}. | The warranty lasts {v}.
    | If anything breaks within {v}, we repair it free of charge. | You get a warranty of {v}. | For {v} after you buy it,
 repairs are free.
    | The maker promises free repairs for {v}. | It is covered for {v}.
ask: How long is the guarantee on {s}? | How long is {s} guaranteed? | What guarantee does {s} have? | How long does the
 warranty on {s} last?
    | For how long is {s} covered? | How long can I have {s} repaired for free? | Length of the guarantee on {s}?
    | If {s} breaks, how long do I get free repairs? | What warranty comes with {s}? | How many months or years of warranty
 does {s} have?
answer: {N} is guaranteed for {v}.
clause: how long {s} is guaranteed | how long the guarantee on {s} lasts | the length of the warranty on {s}
brief: is guaranteed for {v}

delivery
label: Delivery time | Delivery | Delivered in | Delivered within
say: We deliver within {v}. | Delivery takes {v}. | Allow {v} for delivery. | Your parcel arrives within {v}. | It will be at
 your door within {v}.
    | Once ordered, {t} is with you in {v}. | You receive it within {v} of ordering. | Please reckon with {v} before it
    arrives.
ask: How long does delivery of {s} take? | How fast is {s} delivered? | How soon can I have {s}? | How quickly does {s} arrive?
    | How long do I have to wait for {s}? | What's the delivery time for {s}? | If I order {s} today, how long until it comes?
    | How long till {s} gets here? | Within what time do they deliver {s}? | Delivery time for {s}?
answer: {N} is delivered within {v}.
clause: how long delivery of {s} takes | how quickly {s} is delivered | the delivery time for {s} | how soon {s} arrives
brief: is delivered within {v}

postage
label: Postage | Shipping | Delivery charge | Postage and packing
say: Postage is {v}. | We add {v} for postage. | Shipping costs {v}. | The delivery charge is {v}. | For {v} we send it to
 your door.
    | Postage and packing come to {v}. | Having it sent costs {v}.
ask: How much is postage? | What does shipping cost? | How much do I pay for delivery? | What's the delivery charge?
    | How much is added for postage? | How much does it cost to have {s} sent to me? | Shipping cost? | What are the postage
 costs for {s}?
    | How expensive is it to get {s} delivered? | What will they charge me for sending {s}?
answer: Postage for {n0} is {v}.
clause: how much postage is | what shipping costs | the cost of delivery | how much they charge for sending {s}
brief: has a delivery charge of {v}

designer
label: Design | Designer | Designed by
say: {t} was designed by {v}. | The design is by {v}. | It was drawn by {v}, who has worked with us for years. | {t} is the
 work of {v}.
    | The idea for {t} came from {v}. | Behind the design is {v}. | We owe the shape to {v}.
ask: Who designed {s}? | Whose design is {s}? | Who came up with {s}? | Who is the designer of {s}? | Whose idea was {s}?
    | Who thought up the shape of {s}? | Designer of {s}? | By whom was {s} designed? | Who created {s}? | Whose work is {s}?
    | What's the name of the person who designed {s}?
answer: {N} was designed by {v}.
clause: who designed {s} | whose design {s} is | the designer of {s} | who created {s}
brief: was designed by {v}

origin
label: Made in | Origin | Produced in | Manufactured in
say: {t} is made in {v}. | It is made by hand in {v}. | It comes from a family workshop in {v}. | Each one is put together in
 {v}.
    | Our workshop in {v} makes every single one. | It is manufactured in {v}. | Every piece is finished in {v}.
    | It comes to you from {v}, where a small team produces it.
ask: Where is {s} made? | Where does {s} come from? | In which town is {s} produced? | Where is {s} manufactured? | Which town
 does {s} come from?
    | Where do they produce {s}? | What is the origin of {s}? | Where is the workshop that makes {s}? | where's {s} made
    | In what place is {s} put together?
answer: {N} is made in {v}.
clause: where {s} is made | where {s} comes from | where {s} is produced | in which town {s} is made
brief: is made in {v}

code
label: Item number | Article no. | Product code | Order code | Item no. | Ref.
say: The item number is {v}. | When you order, please quote {v}. | Its product code is {v}. | You will find it under number
    {v}.
    | The order code is {v}. | Please write {v} on the order form. | In our catalogue it has the number {v}.
ask: What is the item number of {s}? | Which product code does {s} have? | What code do I quote to order {s}? | What's the
 article number of {s}?
    | Which item number does {s} have? | Item number of {s}? | What is the order code for {s}? | Which number do I need to
 order {s}?
    | What reference do I give when I order {s}? | What should I write on the order form for {s}?
answer: The item number of {n0} is {v}.
clause: which item number {s} has | what the product code of {s} is | the item number of {s} | the order code for {s}
brief: has the item number {v}

stock
label: In stock | Pieces in stock | Left in stock | Still available
say: We have {v} left in stock. | There are {v} left. | Only {v} are left in our warehouse. | At the moment {v} are in stock.
    | We still have {v} of them. | Hurry: {v} are left and then it is gone for this season. | Our warehouse holds {v} of them.
ask: How many are left? | How many are in stock? | How many of them does the shop still have? | Number in stock?
    | How many pieces remain? | How many can still be bought? | How many are there in the warehouse? | What quantity is left
 in stock?
    | How many have they still got? | how many do they have left
answer: There are {v} left in stock.
clause: how many are left in stock | how many are still available | the number left in stock
brief: is still in stock ({v} left)

care
label: Care | Cleaning | Looking after it
say: To keep it looking good, {v}. | To clean it, {v}. | Care is simple: {v}. | When it gets dirty, {v}. | After use, {v}.
    | If you want to enjoy it for long, {v}. | All it asks of you is this: {v}.
ask: How do I clean {s}? | How should I look after {s}? | What is the best way to clean {s}? | How do I care for {s}? | How is
 {s} cleaned?
    | What should I do to keep {s} in good condition? | What do I do when {s} gets dirty? | Care instructions for {s}?
    | How can I make {s} last? | How does one take care of {s}?
answer: To look after {n0}, {v}.
clause: how to clean {s} | how I should look after {s} | how {s} is cleaned
brief:

reviews
label: Customer reviews | Reviews | Number of reviews
say: So far {v} customers have reviewed it. | {v} buyers have written about it, and nearly all of them are happy. | It has {v}
 reviews.
    | On our site you can read {v} reviews of it. | {v} customers have told us what they think of it.
ask: How many reviews does {s} have? | How many customers have reviewed {s}? | How many people have written a review of {s}?
    | What is the number of reviews for {s}? | How many opinions on {s} are there? | How many buyers have said what they think
 of {s}?
    | How often has {s} been reviewed? | Number of reviews?
answer: {N} has {v} reviews.
clause: how many reviews {s} has | how many customers have reviewed {s} | the number of reviews
brief: has {v} reviews

reduced
label: Reduced
say: It has been reduced {v}. | We have lowered the price {v}. | {t} is cheaper than usual {v}. | We are selling it at a lower
 price {v}.
    | The price has come down {v}. | We can offer it for less {v}.
ask: Why has the price of {s} been reduced? | Why is {s} cheaper than usual? | Why is {s} on offer? | What's the reason for
 the lower price of {s}?
    | Why did they lower the price? | Why does {s} cost less now? | Why is {s} reduced? | How come {s} is so cheap?
    | For what reason has the price come down? | what's the reason {s} is cheaper
answer: {N} has been reduced {v}.
clause: why {s} has been reduced | why {s} is cheaper than usual | the reason for the reduction
brief: has been reduced {v}

capacity
label: Capacity | Volume | Holds
say: {t} holds {v}. | It has room for {v}. | It takes {v}. | There is room for {v} in it. | Its capacity is {v}. | You can
 fill it with {v}.
ask: How much does {s} hold? | What is the capacity of {s}? | How much fits into {s}? | How much can I put into {s}? |
 Capacity of {s}?
    | How many litres does {s} take? | What volume does {s} have? | How much room is there in {s}? | How many litres fit in
    {s}?
answer: {N} holds {v}.
clause: how much {s} holds | what fits into {s} | the capacity of {s} | how many litres {s} takes
brief: holds {v}
""")

REDUCED = bars("""because the packaging is slightly damaged | because a new model is coming in spring | because this colour
 will not be made again
| because it was on display in our shop window | because we need room for the winter range | because we ordered too many
| because the old logo is printed on the box | because the maker is closing its workshop | because we are moving to a smaller
 warehouse
| because it has a small scratch on the back | because our anniversary falls in this month | because the season is nearly over
| because it was returned unused by a customer | because the instructions are only in Italian""")
OPENINGS = bars("""Meet the {n}. | This is the {n}, one of our oldest favourites. | New this season: the {n}. | Many customers
 asked for it, and here it is: the {n}.
| Our {n} is made for {use}. | Do you like {use}? Then the {n} is for you. | The {n} is just right for {use}.
| There are many things like it, but only one {n}. | The {n} has been in our range for years. | Back in stock: the {n}.
| If you are looking for {a_noun} for {use}, look no further. The {n} does the job. | A good {noun} should last, and the {n}
 does.""")
CLOSINGS = bars("""Thank you for shopping with us. | Questions? Our staff will be glad to help. | Gift wrapping is possible at
 the till. | Enjoy it!
| A perfect present for a good friend. | We are sure you will like it. | Please recycle the packaging. | Have a look at the
 rest of the range as well.""")
LIST_COLOURS = bars("""What colours does {s} come in? | List the colours of {s}. | Which colours are there? | Which colours
 can I choose from?
| Name all the colours of {s}. | In which colours can I get {s}? | Give me all available colours. | What are the colours on
 offer for {s}?""")
LIST_BOX = bars("""What is in the box? | What comes with {s}? | List the contents of the box. | What else do I get with {s}? |
 Which extras are included?
| What's included with {s}? | What is supplied together with {s}? | Name everything that comes with {s}. | Which accessories
 does {s} come with?""")
BOX_FRAMES = bars("""In the box you will also find {items}. | {t} comes with {items}. | Included are {items}. | It is supplied
 with {items}.
| You also get {items}. | We add {items} at no extra cost.""")


def _grams(grams: int) -> str:
    return f"{grams} g" if grams < 1000 else f"{grams / 1000:.1f} kg".replace(".0 ", " ")


def values_of(rng: Random, product: Product) -> dict[str, str]:
    """A value for each attribute that the product can have."""
    write = purse(rng)
    cents = price(rng, *product.price)
    weight = rng.randint(*product.grams)
    months = count_of(rng, rng.choice((6, 9, 12, 18, 24, 36)), "month")
    guarantee = rng.choice((count_of(rng, rng.randint(2, 15), "year"), months))
    out = {
        "price": write(cents),
        "weight": _grams(weight // 10 * 10 if weight < 1000 else weight // 100 * 100),
        "size": f"{rng.randint(*product.size)} cm",
        "material": rng.choice(product.materials),
        "colour": rng.choice(COLOURS),
        "guarantee": "" if product.price[0] < 12 else guarantee,
        "delivery": rng.choice((count_of(rng, rng.randint(2, 14), "working day"), count_of(rng, rng.randint(2, 6), "week"))),
        "postage": write(rng.randint(25, 99) * 10),
        "designer": people(rng, 1)[0],
        "origin": town(rng),
        "code": code(rng),
        "stock": str(rng.randint(3, 240)),
        "care": rng.choice(product.care),
        "reviews": str(rng.randint(12, 980)),
        "reduced": rng.choice(REDUCED),
    }
    if product.litres:
        out["capacity"] = product.litres.replace("#", f"{rng.randint(*product.volume) / 10:.1f}".replace(".0", ""))
    return {key: value for key, value in out.items() if value}


def sheet_for(rng: Random, product: Product, alone: bool = True) -> Sheet:
    """A sheet with the names of the product as slots; ``alone`` if the text is about nothing else."""
    brand = syllables(rng, 2, 2)
    noun, short = product.noun, product.short
    name = f"{brand} {noun}"
    subjects = (f"the {name}", f"the {name}", f"the {brand}") + ((f"this {short}", f"the {short}") if alone else ())
    return Sheet(
        rng,
        "product page",
        n=name,
        n0=f"the {name}",
        N=f"The {name}",
        It="It",
        s=subjects,
        t=(f"the {short}", "it", f"the {brand}", f"this {noun}"),
        dim=product.dim,
        dimn=product.dim_noun,
        dim_noun=product.dim_noun.capitalize(),
        noun=noun,
        a_noun=an(noun),
        use=product.uses,
    )


def _lists(rng: Random, sheet: Sheet, product: Product) -> list[str]:
    """Sentences that name several things, each with its listing."""
    out = []
    if rng.random() < 0.5:
        items = some(rng, product.box, 2, 4)
        out.append(sheet.pick(BOX_FRAMES, items=join(items)))
        sheet.list_of(LIST_BOX, items, "The things that come with it are")
    return out


def product_page(rng: Random) -> Document:
    """One product: prose, a list of properties, a table, or a mixture of prose and list."""
    product = rng.choice(PRODUCTS)
    sheet = sheet_for(rng, product)
    values = values_of(rng, product)
    keys = ["price"] * (rng.random() < 0.9) + rng.sample([k for k in values if k != "price"], rng.randint(4, 7))
    for key in values:
        if key not in keys:
            sheet.skip(A[key])
    layout = rng.randrange(5)
    title, blurbs = sheet.fill("{n}"), list(rng.sample(product.blurbs, min(2, len(product.blurbs))))
    rows = [k for k in keys if k not in ("care", "reduced", "reviews")] if layout in (1, 2, 3) else []
    if layout == 3:
        rows = rows[: len(rows) // 2]
    said = [k for k in keys if k not in rows]
    parts = [sheet.pick(OPENINGS), blurbs[0]]
    sentences = [sheet.say(A[k], values[k]) for k in said] + blurbs[1:] + _lists(rng, sheet, product)
    rng.shuffle(sentences)
    forms = ("{l} | {v}", "| {l} | {v} |") if layout == 2 else ("{l}: {v}", "{l}: {v}", "- {l}: {v}", "* {l}: {v}")
    form = rng.choice(forms)
    lines = [sheet.row(A[k], values[k], form) for k in rows]
    if rng.random() < 0.3 and (layout == 1 or layout == 3):
        colours = rng.sample(COLOURS, rng.randint(3, 5))
        if "colour" not in keys:
            lines.append(form.replace("{l}", "Colours").replace("{v}", ", ".join(colours)))
            sheet.list_of(LIST_COLOURS, colours, "The colours are")
            sheet.gaps = [gap for gap in sheet.gaps if "colour" not in gap[1]]
    middle = len(sentences) // 2
    if layout == 0:
        text = f"{title}\n\n{' '.join(parts + sentences[:middle])}\n\n{' '.join(sentences[middle:])}"
    elif layout == 4:
        text = " ".join(parts + sentences)
    else:
        order = ["\n".join(lines), " ".join(parts)]
        rng.shuffle(order)
        text = "\n\n".join([title, *order, " ".join(sentences)]) if sentences else "\n\n".join([title, *order])
    if rng.random() < 0.4:
        text += ("\n\n" if layout != 4 else " ") + rng.choice(CLOSINGS)
    return sheet.document(text, summary="")


GENRES: tuple[Maker, ...] = (product_page,)
