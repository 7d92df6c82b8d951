"""Receipts from shops and cafes, and confirmations of orders."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker, join, upper
from ..values import LAST_NAMES, code, digits, email, people, phone, street, syllables, town
from .invoices import FOOD, GOODS, LIST_ITEMS, priced
from .shop_kit import Sheet, attrs, bars, clockface, count_of, dates, purse, shop_name

R = attrs("""
item
label: {item}
say: {item}
ask: How much was the {low}? | What did the {low} cost? | What's the price of the {low}? | How much did they charge for the
    {low}?
    | How expensive was the {low}? | What was paid for the {low}? | Price of the {low}? | What did the customer pay for the
    {low}?
    | How much does the receipt show for the {low}?
answer: The {low} cost {v}.
clause: how much the {low} cost | what was paid for the {low} | the price of the {low}
brief: shows {v} for the {low}

total
label: TOTAL | Total | Sum | To pay
say: Total {v}
ask: What was the total? | How much did everything cost together? | How much was paid in all? | What did it all come to? |
    What's the sum on the receipt?
    | How much did the customer spend? | How much was the whole bill? | Total amount? | How much had to be paid altogether?
answer: The total was {v}.
clause: what the total was | how much was paid in all | the total amount | how much everything cost together
brief: shows a total of {v}

given
label: Cash | Given | Cash given | Received
say: Cash {v}
ask: How much cash did the customer hand over? | How much money was given? | With how much did the customer pay? | What
    amount did the cashier receive?
    | How much did the customer give in cash?
answer: The customer gave {v} in cash.
clause: how much cash the customer handed over | how much money was given
brief: shows {v} given in cash

change
label: Change | Change due | Your change
say: Change {v}
ask: How much change did the customer get? | What was the change? | How much money did the customer get back? | How much was
    given back? | How much change was there?
    | What did the cashier return?
answer: The change was {v}.
clause: how much change the customer got | the change | how much money was given back
brief: shows {v} of change

cashier
label: Cashier | Served by | You were served by | Your waiter today
say: You were served by {v}
ask: Who served the customer? | Who was at the till? | What was the name of the cashier? | Who was the cashier? | By whom was
    the customer served?
    | Which member of staff is named? | Who took the money?
answer: The customer was served by {v}.
clause: who served the customer | the name of the cashier | who was at the till
brief: names {v} as the one who served

time
label: Time | Printed at
say: Time {v}
ask: At what time was the receipt printed? | When exactly was it paid? | What time is on the receipt? | At what time did the
    customer pay?
    | What was the time of the purchase? | What o'clock was it when they paid?
answer: The receipt was printed at {v}.
clause: at what time the receipt was printed | at what time the customer paid | the time of the purchase
brief: was printed at {v}

day
label: Date | Day
say: Date {v}
ask: On which day was the purchase made? | What is the date on the receipt? | When was the receipt made out? | What day was
    it? | From which date is the receipt?
    | On what date did the customer pay?
answer: The receipt is from {v}.
clause: on which day the purchase was made | the date on the receipt | which day the receipt is from
brief: is from {v}

table
label: Table | Table no.
say: Table {v}
ask: At which table did the guests sit? | What was the number of the table? | Which table is the receipt for? | Table number?
    | Where did the guests sit?
answer: The receipt is for table {v}.
clause: at which table the guests sat | the number of the table
brief: is for table {v}

number
label: Receipt no. | Receipt | Slip
say: Receipt {v}
ask: What is the number of the receipt? | Which number does the receipt have? | What's the receipt number? | Under which
    number is the receipt filed?
    | Number of the receipt?
answer: The receipt has the number {v}.
clause: which number the receipt has | the receipt number
brief: has the number {v}

returns
label: Returns within | Exchange within
say: You can return goods within {v}. | Exchange is possible within {v} with this receipt. | We take things back within {v}.
    | Not happy? Bring it back within {v}.
ask: Within what time can goods be returned? | How long do I have to bring something back? | How long can I exchange things?
    | What is the time limit for returns?
    | Until when may a customer bring things back?
answer: Goods can be returned within {v}.
clause: how long I have to bring something back | within what time goods can be returned
brief: allows returns within {v}
""")
ORDER = attrs("""
number
label: Order number | Order no. | Order
say: Your order number is {v}. | We have given your order the number {v}. | Please keep the order number {v} at hand. | Your
    order {v} has reached us.
    | We have received order {v}.
ask: What is the order number? | Which number does the order have? | What's the number of the order? | Under which number is
    the order filed?
    | Which number should {customer} quote? | Order number? | What number was the order given?
answer: The order number is {v}.
clause: which number the order has | the order number | what the number of the order is
brief: has the number {v}

total
label: Total | Order total | Amount
say: The total is {v}. | In all you pay {v}. | Your order comes to {v} altogether. | The full amount is {v}. | Everything
    together costs {v}.
ask: How much is the whole order? | What does {customer} pay in all? | How much does the order come to? | What is the total
    of the order? | How much is everything together?
    | How much does it all cost? | What's the full amount? | How much money does {customer} owe altogether?
answer: The whole order costs {v}.
clause: how much the whole order costs | what {customer} pays in all | the total of the order
brief: costs {v} altogether

item
label: {item}
say: The {low} costs {v}. | For the {low} you pay {v}.
ask: How much is the {low}? | What does the {low} cost? | What's the price of the {low}? | How much does {customer} pay for
    the {low}?
    | What is charged for the {low}? | Price of the {low}? | How expensive is the {low}?
answer: The {low} costs {v}.
clause: how much the {low} costs | the price of the {low} | what is charged for the {low}
brief: includes the {low} for {v}

shipping
label: Shipping | Postage | Delivery
say: Shipping costs {v}. | We charge {v} for postage. | Postage comes to {v}. | For delivery we add {v}.
ask: How much is shipping? | What does postage cost? | How much is added for delivery? | What are the delivery costs? | How
    much does {customer} pay for shipping?
    | How expensive is the postage? | What does it cost to have the order sent?
answer: Shipping costs {v}.
clause: how much shipping costs | what postage costs | the cost of delivery
brief: has shipping costs of {v}

arrives
label: Expected delivery | Estimated arrival | Arrives on
say: It should reach you on {v}. | We expect to deliver it on {v}. | Your parcel will arrive on {v}. | Please expect it on
    {v}. | The delivery is planned for {v}.
ask: When will the order arrive? | When does the parcel come? | On which day should the order be delivered? | What is the
    expected delivery date? | When can {customer} expect the parcel?
    | On what day is delivery planned? | When will it get here? | When should {customer} be at home?
answer: The order will arrive on {v}.
clause: when the order will arrive | on which day the parcel comes | the expected delivery date
brief: will arrive on {v}

address
label: Ship to | Delivery address | Delivered to
say: We will send it to {v}. | The parcel goes to {v}. | It will be delivered to {v}. | Our driver will bring it to {v}. |
    The delivery address is {v}.
ask: To what address will the order be sent? | Where will the parcel be delivered? | What is the delivery address? | Where
    does the parcel go? | Which address was given for the delivery?
    | At which address should it arrive? | Where are they sending the order?
answer: The order will be sent to {v}.
clause: where the order will be sent | the delivery address | to what address the parcel goes
brief: goes to {v}

payment
label: Payment | Paid by | Method of payment
say: You chose to pay {v}. | You have paid {v}. | Payment: {v}. | You will pay {v}.
ask: How is the order paid? | Which method of payment was chosen? | How does {customer} pay? | In what way is the money paid?
    | What method of payment is noted?
    | How is {customer} settling the bill?
answer: The order is paid {v}.
clause: how the order is paid | which method of payment was chosen
brief: is paid {v}

tracking
label: Tracking number | Parcel number | Tracking
say: You can follow the parcel with the number {v}. | The tracking number is {v}. | With the number {v} you can see where
    your parcel is. | The parcel has the number {v}.
ask: What is the tracking number? | With which number can I follow the parcel? | How can {customer} find out where the parcel
    is? | Which number do I need to track the order?
    | What's the parcel number? | Under what number can the parcel be traced?
answer: The tracking number is {v}.
clause: with which number I can follow the parcel | the tracking number
brief: can be tracked with {v}

contact
label: Questions | Help | Customer service
say: If you have questions, write to {v}. | Our customer service can be reached at {v}. | Should anything be wrong, contact
    us at {v}.
    | For changes to the order please use {v}.
ask: How can {customer} reach customer service? | Where can I ask questions about the order? | What is the contact for
    customer service? | Where do I turn if something is wrong?
    | How do I get in touch with the shop? | What contact is given for questions?
answer: Customer service can be reached at {v}.
clause: how to reach customer service | the contact for customer service | where I can ask questions about the order
brief: has a contact for questions ({v})

delay
label: Note
say: The {late} will follow later {v}. | Unfortunately the {late} is delayed {v}. | The {late} takes a little longer {v}. |
    We have to send the {late} separately {v}.
ask: Why is the {late} delayed? | Why does the {late} come later? | What's the reason for the delay of the {late}? | Why
    can't the {late} be sent at once?
    | What holds up the {late}? | For what reason is the {late} late? | How come the {late} isn't in the first parcel?
answer: The {late} is delayed {v}.
clause: why the {late} is delayed | the reason for the delay of the {late}
brief: is partly delayed {v}
""")
PAYMENTS = bars("""by credit card | by bank transfer | in cash on delivery | with a gift card | in three instalments | by
    direct debit
| with the points you have saved | by debit card | from your customer account""")
DELAYS = bars("""because it is out of stock | because it is still being made | because the supplier has holidays | because it
    comes from another warehouse
| because our workshop has too many orders | because a lorry broke down on the way | because the first batch had a fault
| because it has to pass customs | because the colour you chose has to be mixed first""")
HELLO = bars("""Thank you for your order. | We have received your order. | Good news: your order is on its way. | Your order
    is confirmed.
| Thanks for shopping with us. | This is to confirm your order. | We are glad that you found something in our shop.""")
BYE = bars("""Kind regards | Best wishes | Thank you again | See you soon | Enjoy your purchase | Yours""")
SLIP_END = bars("""Thank you for your visit! | Please keep this receipt. | See you soon. | Have a nice day! | Prices include
    tax. | Thank you and good bye.
| Tell your friends about us. | Tips are not included. | No exchange without a receipt.""")
LIST_FOOD = bars("""What was bought? | What items are on the receipt? | List what was bought. | What did the customer buy? |
    List the items. |
    Name everything on the receipt.
| Which things are on the slip? | What is listed on the receipt?""")
SLIP_GAPS = bars("""How did the customer hear of the shop? # how the customer heard of the shop | How big was the tip? # how
    big the tip was
| Did the customer pay by card? # whether the customer paid by card | What is the customer's name? # what the customer's name
    is
| What is the phone number of the shop? # which phone number the shop has | When does the shop close? # when the shop closes
| How much was the coat check? # how much the coat check was | Did the customer get a bag? # whether the customer got a bag""")
ORDER_GAPS = bars("""Can the order still be cancelled? # whether the order can still be cancelled | Who packs the parcel? #
    who packs the parcel
| How heavy is the parcel? # how heavy the parcel is | Is the order a present? # whether the order is a present
| At what time of day will the parcel come? # at what time of day the parcel will come | Which company delivers the parcel? #
    which company delivers the parcel
| How long is the return period? # how long the return period is""")
GROCERIES = bars("Bread | Butter | Olive | Honey | Mineral | Lemonade | Bunch | Bag | Rice | Goat | Box | Orange")
GROCERS = bars("Market | Grocery | Corner Shop | Farm Shop | Foods | Supermarket | Village Shop")
CAFES = bars("Cafe | Bakery | Tea Room | Kitchen | Bistro | Deli | Garden Cafe | Restaurant | Canteen | Snack Bar")


def receipt(rng: Random) -> Document:
    """A slip from the till of a cafe, a grocer or a shop."""
    write, day = purse(rng), dates(rng)
    eating = rng.random() < 0.6
    grocer = not eating and rng.random() < 0.5
    goods = tuple(food for food in FOOD if food.startswith(GROCERIES) == grocer) if eating or grocer else GOODS
    items = priced(rng, goods, rng.randint(2, 5))
    owner = rng.choice(LAST_NAMES) if rng.random() < 0.5 else syllables(rng)
    name = f"{owner} {rng.choice(GROCERS if grocer else CAFES)}" if eating or grocer else shop_name(rng)
    sheet = Sheet(rng, "receipt", N="The receipt", It="It", customer="the customer")
    total = sum(cents for _, cents in items)
    bar = rng.choice((" ", ": ", " | ", " ... "))
    form = "{l}" + bar + "{v}"
    asked = rng.sample(range(len(items)), 2)
    lines = []
    for index, (item, cents) in enumerate(items):
        low = item[:1].lower() + item[1:]
        item = upper(item)
        line = f"{item}{bar}{write(cents)}"
        if index in asked:
            sheet.record(R["item"], line, write(cents), key="price_of_" + low.replace(" ", "_"), low=low)
        lines.append(line)
    lines.append(sheet.row(R["total"], write(total), form))
    if rng.random() < 0.5:
        paid = next(note for note in (500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000) if note > total)
        lines += [sheet.row(R["given"], write(paid), form), sheet.row(R["change"], write(paid - total), form)]
    elif rng.random() < 0.5:
        lines.append(rng.choice(("Paid by card", "Card payment, thank you", "Contactless payment")))
    else:
        sheet.skip(R["change"])
    values = {
        "cashier": people(rng, 1)[0].split()[rng.random() < 0.2] if rng.random() < 0.5 else people(rng, 1)[0],
        "time": clockface(rng)(rng.randint(8, 20), rng.randint(0, 59)),
        "day": day(0),
        "number": code(rng),
        "returns": count_of(rng, *rng.choice(((rng.choice((7, 10, 14, 30)), "day"), (rng.randint(2, 6), "week")))),
        "table": str(rng.randint(1, 38)),
    }
    keys = [key for key in values if key != ("returns" if eating else "table")]
    shown = rng.sample(keys, rng.randint(2, 4))
    for key in keys:
        if key not in shown:
            sheet.skip(R[key])
    top = [sheet.row(R[key], values[key]) for key in keys if key in shown and key != "returns"]
    if rng.random() < 0.5:
        rng.shuffle(top)
    end = [sheet.say(R["returns"], values["returns"])] if "returns" in shown else []
    sheet.gaps_from(SLIP_GAPS, 3)
    if any("card" in line for line in lines):
        sheet.gaps = [gap for gap in sheet.gaps if "by card" not in gap[1]]
    names = [upper(item) for item, _ in items]
    sheet.list_of(LIST_FOOD, names, "The things on the receipt are")
    head = f"{name}\n{street(rng)}, {town(rng)}"
    tail = " ".join([*end, *rng.sample(SLIP_END, 2)])
    text = "\n\n".join([head, "\n".join(top), "\n".join(lines), tail])
    what = join([item[:1].lower() + item[1:] for item in names])
    return sheet.document(text, summary=f"The receipt from {name} lists {what}. The total was {write(total)}.")


def order_confirmation(rng: Random) -> Document:
    """A message from a shop that confirms an order, with the things, the prices and the delivery."""
    write, day, shop = purse(rng), dates(rng), shop_name(rng)
    customer = people(rng, 1)[0]
    items = priced(rng, GOODS, rng.randint(2, 4))
    late = rng.choice(items)[0]
    sheet = Sheet(rng, "order confirmation", N="The order", It="It", customer=(customer, "the customer"), late=late)
    shipping = rng.choice((0, 390, 450, 495, 500, 600, 750, 850, 990, 1200))
    total = sum(cents for _, cents in items) + shipping
    bar = rng.choice((": ", " - ", " | "))
    lines = []
    for item, cents in items:
        line = f"{upper(item)}{bar}{write(cents)}"
        sheet.record(ORDER["item"], line, write(cents), key="price_of_" + item.replace(" ", "_"), low=item)
        lines.append(line)
    sheet.facts = rng.sample(sheet.facts, 2)
    in_rows = rng.random() < 0.5
    if shipping and in_rows:
        lines.append(sheet.row(ORDER["shipping"], write(shipping), "{l}" + bar + "{v}"))
    if in_rows:
        lines.append(sheet.row(ORDER["total"], write(total), "{l}" + bar + "{v}"))
    values = {
        "number": code(rng),
        "arrives": day(rng.randint(2, 20)),
        "address": f"{street(rng)} in {town(rng)}" if rng.random() < 0.5 else street(rng),
        "payment": rng.choice(PAYMENTS),
        "tracking": digits(rng, rng.randint(8, 11)) if rng.random() < 0.6 else code(rng),
        "contact": email(rng) if rng.random() < 0.6 else phone(rng),
        "delay": rng.choice(DELAYS),
    }
    keys = list(values)
    shown = rng.sample(keys, rng.randint(3, 5))
    for key in keys:
        if key not in shown:
            sheet.skip(ORDER[key])
    told = [sheet.say(ORDER[key], values[key]) for key in keys if key in shown and key != "contact"]
    money = []
    if not in_rows:
        money = [sheet.say(ORDER["shipping"], write(shipping))] if shipping else ["Shipping is free for you."]
        money.append(sheet.say(ORDER["total"], write(total)))
    end = [sheet.say(ORDER["contact"], values["contact"])] if "contact" in shown else []
    sheet.gaps_from(ORDER_GAPS, 2)
    asking = tuple(question for question in LIST_ITEMS if "invoice" not in question and "bill" not in question)
    sheet.list_of(asking, [upper(item) for item, _ in items], "The items are")
    names = join([item for item, _ in items])
    opening, bye = rng.choice(HELLO), rng.choice(BYE)
    hello = rng.choice((f"Dear {customer},", f"Hello {customer},", f"Hi {customer.split()[0]},", f"Dear {customer},"))
    if not hello.count(customer):
        sheet.slots["customer"] = "the customer"
    if rng.random() < 0.25:
        title = rng.choice((f"{shop}: confirmation of your order", f"{shop} - order confirmation", f"Your order from {shop}"))
        text = "\n\n".join([title, f"For {customer}", "\n".join(lines), " ".join(money + told + end)])
    else:
        subject = rng.choice((f"Subject: Your order from {shop}\n\n", f"From: {shop}\nSubject: Order confirmation\n\n", "", ""))
        parts = [f"{subject}{hello}", opening, "\n".join(lines), " ".join(money + told), " ".join(end), f"{bye}\n{shop}"]
        text = "\n\n".join(part for part in parts if part)
    return sheet.document(text, summary=f"The order is made up of the following: {names}. It costs {write(total)} altogether.")


GENRES: tuple[Maker, ...] = (receipt, order_confirmation)
