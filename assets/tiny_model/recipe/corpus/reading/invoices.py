"""Invoices, receipts of shops and cafes, and confirmations of orders."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..base import Document, Maker, join
from ..values import LAST_NAMES, code, digits, firm, people, phone, street, syllables, town
from .shop_kit import NUMBER_WORDS, Sheet, attrs, bars, dates, purse

WORK = bars("""Painting of the hallway 180-900 | Repair of a washing machine 60-240 | Window cleaning 40-220 | Translation of
    a contract 90-700
| Garden work, half a day 110-320 | Rent of a meeting room 80-400 | Design of a leaflet 150-800 | Piano tuning 70-180 |
    Removal van, one day 90-380
| Photographs of the building 120-650 | Replacement of a lock 55-210 | Chimney sweeping 45-130 | Bookkeeping for one month
    120-560
| Printing of posters 60-420 | Repair of the roof 280-1900 | Guided tour for a group 90-350 | Servicing of the boiler 85-260
    | Catering for a party 240-1500
| Lesson in first aid 70-260 | Installation of a tap 60-190 | Proofreading of a report 80-400 | Hire of tables and chairs
    60-380
| Cleaning of carpets 75-300 | Tree felling 190-980 | Sewing of curtains 90-460 | Setting up of a printer 45-160 | Dog
    training course 80-290""")
GOODS = bars("""desk lamp 25-90 | office chair 80-340 | box of paper 18-42 | garden hose 15-60 | wool blanket 35-140 | coffee
    machine 60-420
| picture frame 9-48 | pair of boots 60-190 | paint roller 5-19 | tin of white paint 14-48 | set of glasses 12-55 | notebook
    4-18 | phone case 9-35
| backpack 35-130 | frying pan 22-95 | cordless drill 49-220 | bicycle lock 18-85 | pillow 14-60 | tent 80-390 | table cloth
    15-65 | wall clock 18-95
| bag of soil 6-15 | rose bush 9-32 | bookshelf 45-290 | toaster 22-90 | winter jacket 60-260 | door mat 10-45 | sleeping bag
    40-190""")
FOOD = bars("""Tomato soup 4-9 | Cheese sandwich 3-8 | Black coffee 2-4 | Apple cake 3-6 | Pot of tea 2-5 | Orange juice 2-5
    | Bread roll 1-3 | Butter 2-4
| Olive oil 5-14 | Honey 4-9 | Fish pie 8-17 | Green salad 4-10 | Mineral water 1-4 | Hot chocolate 3-5 | Vegetable curry
    8-15 | Plate of pancakes 5-10
| Bunch of bananas 2-4 | Bag of potatoes 2-6 | Lentil stew 6-12 | Lemonade 2-5 | Box of eggs 2-5 | Rice 2-6 | Goat cheese 3-8
    | Bowl of strawberries 3-7 |
    Mushroom omelette 6-12""")

A = attrs("""
number
label: Invoice number | Invoice no. | No. | Reference
say: This is invoice {v}. | The number of this invoice is {v}. | Please find below invoice {v}. | Please quote {v} when you
    pay.
    | When you pay, please give the number {v}.
ask: What is the invoice number? | Which number does the invoice have? | What's the number of the bill? | Which reference
    should I quote?
    | What number must be given with the payment? | Under what number was the invoice issued? | Number of the invoice?
    | What do I write on the transfer as a reference?
answer: The invoice number is {v}.
clause: which number the invoice has | the invoice number | what the number of the bill is
brief: has the number {v}

date
label: Date | Invoice date | Issued on | Date of issue
say: It was issued on {v}. | The invoice is dated {v}. | We wrote this invoice on {v}. | Date of this invoice: {v}.
ask: When was the invoice issued? | What is the date of the invoice? | From what date is the invoice? | When was the bill
    written?
    | On which day was the invoice made out? | What date is on the bill? | Date of the invoice?
answer: The invoice was issued on {v}.
clause: when the invoice was issued | the date of the invoice | on which day the bill was written
brief: was issued on {v}

due
label: Due | Payable by | Due date | Please pay by
say: Please pay by {v}. | Payment is due on {v}. | We ask you to pay no later than {v}. | The amount should reach us by {v}.
    | Kindly transfer the money by {v}. | You have until {v} to pay.
ask: When is the payment due? | By when must the invoice be paid? | What is the last day for paying? | Until when can
    {customer} pay?
    | What's the deadline for the payment? | How long does {customer} have to settle the bill? | By what date should the
    money arrive?
    | When does the money have to be there? | Due date?
answer: The invoice must be paid by {v}.
clause: when the payment is due | by when the invoice must be paid | the due date | until when I can pay the bill
brief: must be paid by {v}

customer
label: Bill to | Customer | Invoice to | For | Client
say: The work was done for {v}. | The invoice is for {v}. | It goes to {v}. | We thank our customer {v}.
ask: Who is the customer? | Who has to pay the invoice? | To whom is the invoice addressed? | Who is the bill for? | Who
    receives this invoice?
    | Whose bill is this? | Name of the customer? | Who owes the money?
answer: The invoice is addressed to {v}.
clause: who the customer is | who has to pay the invoice | to whom the bill is addressed
brief: is addressed to {v}

issuer
label: From | Issued by | Supplier
say: The invoice comes from {v}. | Issued by {v}. | Your supplier is {v}.
ask: Which company sent the invoice? | Who issued the invoice? | Who sent the bill? | Which firm wants to be paid? | From
    whom is the invoice?
    | Who does the money go to? | Who is the supplier? | What company is the bill from?
answer: The invoice comes from {v}.
clause: which company sent the invoice | who issued the invoice | who the bill is from
brief: comes from {v}

total
label: Total | Amount due | Total to pay | Grand total | To pay
say: The total comes to {v}. | In all this makes {v}. | The amount to be paid is {v}. | You owe us {v}. | The full amount is
    {v}.
ask: How much is the total? | What is the total amount? | How much has to be paid altogether? | How much does {customer} have
    to pay in all?
    | What does it come to in total? | How much money is owed? | What's the sum of the whole invoice? | How high is the bill?
    | What is the final amount? | How much is due? | What is the grand total?
answer: The total is {v}.
clause: how much the total is | how much has to be paid altogether | the total amount | what it comes to in total
brief: comes to {v} in total

vat
label: VAT {rate}% | Tax ({rate}%) | Sales tax {rate}% | plus {rate}% VAT
say: This includes {v} in tax. | Of this, {v} is tax.
ask: How much is the tax? | How much VAT is charged? | What does the tax come to? | How much tax is in the bill? | What
    amount of VAT is there?
    | Amount of tax? | How much of it goes to the tax office?
answer: The tax comes to {v}.
clause: how much the tax is | how much VAT is charged | the amount of tax
brief: contains {v} of tax

net
label: Subtotal | Net amount | Sum before tax
say: Before tax the sum is {v}. | The net amount is {v}.
ask: What is the subtotal? | How much is it before tax? | What's the net amount? | How much is it without VAT? | What does it
    cost without the tax?
    | What is the sum of the items before tax?
answer: Before tax the sum is {v}.
clause: how much it is before tax | the subtotal | what the net amount is
brief: comes to {v} before tax

item
label: {item}
say: For {item_low} we charge {v}.
ask: How much is charged for the {item_low}? | What did the {item_low} cost? | How much was the {item_low}? | What's the
    price of the {item_low}?
    | How much do they want for the {item_low}? | What does the {item_low} come to? | How expensive was the {item_low}? |
    Price for the {item_low}?
    | What amount is listed for the {item_low}?
answer: The {item_low} cost {v}.
clause: how much the {item_low} cost | the price of the {item_low} | what is charged for the {item_low}
brief: lists {v} for the {item_low}

account
label: Account | Account number | Bank account | Pay to account
say: Please transfer the amount to account {v}. | Our account number is {v}. | The money should go to account {v}.
ask: To which account should the money be sent? | What is the account number? | Where should the money be transferred to?
    | Which bank account do I pay into? | What account does the payment go to? | Account for the payment? | Into which
    account is it paid?
answer: The money goes to account {v}.
clause: to which account the money should be sent | the account number | which account I pay into
brief: is to be paid to account {v}

contact
label: Questions to | Contact | Handled by
say: If you have any questions, ask {v}. | Your contact for this invoice is {v}. | {v} will be glad to answer your questions.
    | For questions please turn to {v}.
ask: Who answers questions about the invoice? | Who should I contact about the bill? | Who is the contact person? | Whom can
    I ask about this invoice?
    | Who do I turn to if something is wrong? | Who deals with this invoice? | Contact person?
answer: The contact for questions is {v}.
clause: who answers questions about the invoice | the contact person | who to ask about the bill
brief: names {v} as contact

discount
label: Discount
say: We have taken off {v} {why}. | You get a discount of {v} {why}. | A discount of {v} was given {why}.
ask: How much is the discount? | How much was taken off? | What discount did {customer} get? | By how much was the bill
    lowered?
    | How much less does {customer} pay? | Amount of the discount?
answer: The discount is {v}.
clause: how much the discount is | how much was taken off | the amount of the discount
brief: contains a discount of {v}

reason
label: Reason
say: {v}
ask: Why was a discount given? | Why did {customer} get a discount? | What was the discount for? | Why is the bill lower? |
    For what reason was money taken off?
    | What is the reason for the discount? | How come there is a discount?
answer: A discount was given {v}.
clause: why a discount was given | the reason for the discount | what the discount was for
brief: contains a discount {v}

late
label: Late fee | Fee for late payment
say: If you pay late, we add {v}. | For late payment there is a fee of {v}. | A
    reminder costs {v}.
ask: What does it cost to pay late? | How much is the late fee? | What is the fee for paying late? | How much is added if the
    payment is late?
    | What happens to the sum if it is not paid in time? | How much does a reminder cost? | Late fee?
answer: The fee for late payment is {v}.
clause: how much the late fee is | what it costs to pay late | the fee for late payment
brief: sets a late fee of {v}

ordered
label: Order date | Ordered on | Date of work | Work done on
say: The work was done on {v}. | We did the work on {v}. | The job was finished on {v}.
ask: When was the work done? | On which day was the job finished? | When did they do the work? | What day was the work
    carried out?
    | On what date was the job done? | Day of the work?
answer: The work was done on {v}.
clause: when the work was done | on which day the job was finished
brief: is for work done on {v}

phone
label: Phone | Tel. | Telephone
say: You can reach us on {v}. | Our telephone number is {v}. | Call us on {v}.
ask: What is the phone number of {issuer}? | On which number can I call them? | How can I reach {issuer} by phone? | What
    number do I ring?
    | Telephone number of the company? | Which phone number is on the bill?
answer: The phone number is {v}.
clause: which phone number {issuer} has | the phone number of {issuer} | how to reach {issuer} by phone
brief: gives the phone number {v}
""")
DISCOUNTS = bars("""because the work took longer than agreed | because you are a regular customer | because one part arrived
    with a scratch
| because you paid in advance | because our van was two hours late | because the first delivery was incomplete | because you
    ordered before the summer
| because a neighbour recommended us to you | because you let us use your tools | because it was our mistake""")
FIRM_WORDS = bars("Services | & Sons | House Services | Trades | Solutions | Works | & Daughters | Crafts | Help")
THANKS = bars("""Thank you for your order. | We thank you for your trust. | It was a pleasure to work for you. | Thank you
    for choosing us.
| We look forward to the next job. | Thank you and see you again. | Kind regards | With thanks for the pleasant
    cooperation.""")
INTROS = bars("""For our work we charge as follows: | Here is our bill. | Please find our invoice below. | We have done the
    following for you:
| As agreed, we charge you for these services: | The work is done, and here is what it costs: | We hope you are happy with
    our work. These are the costs:""")
LIST_ITEMS = bars("""What items are on the invoice? | List the items. | What was charged for? | Which services or goods are
    listed? | Name everything on the bill.
| What is {customer} paying for? | Which items does the bill contain? | What did {customer} order?""")
GAPS = bars("""Can {customer} pay in cash? # whether {customer} can pay in cash | Who did the work? # who did the work
| How long did the work take? # how long the work took | What is the e-mail address of {issuer}? # which e-mail address
    {issuer} has
| Can the bill be paid in parts? # whether the bill can be paid in parts | Has the invoice been paid? # whether the invoice
    has been paid
| Who approved the invoice? # who approved the invoice | Which bank does {issuer} use? # which bank {issuer} uses""")


def priced(rng: Random, goods: tuple[str, ...], count: int) -> list[tuple[str, int]]:
    """Some goods with a price in cents each, all prices different."""
    out: list[tuple[str, int]] = []
    for entry in rng.sample(goods, count):
        name, span = entry.rsplit(" ", 1)
        low, high = (int(part) for part in span.split("-"))
        cents = rng.randint(low, high) * 100 + rng.choice((0, 0, 50, 90, 20, 75))
        while cents in [price for _, price in out]:
            cents += 100
        out.append((name, cents))
    return out


def _firm(rng: Random) -> str:
    """The name of a firm that does all sorts of work in houses and offices."""
    name = syllables(rng) if rng.random() < 0.5 else rng.choice(LAST_NAMES)
    return f"{name} {rng.choice(FIRM_WORDS)}"


def _lower(name: str) -> str:
    return name[:1].lower() + name[1:]


def _foot(rng: Random, sheet: Sheet, write: Callable[[int], str], keys: tuple[str, ...]) -> list[str]:
    """The sentences below the table; what they leave out becomes a gap."""
    values = {
        "due": sheet.slots["due"],
        "account": f"{rng.choice(('DE', 'GB', 'FR', 'NL', 'AT'))}{digits(rng, 2)} {digits(rng, 4)} {digits(rng, 4)}",
        "contact": people(rng, 1)[0],
        "late": write(rng.randint(5, 60) * 100),
        "ordered": sheet.slots["done"],
        "phone": phone(rng),
    }
    chosen = rng.sample(keys, rng.randint(2, 4))
    for key in keys:
        if key not in chosen:
            sheet.skip(A[key])
    return [sheet.say(A[key], str(values[key])) for key in keys if key in chosen]


def invoice(rng: Random) -> Document:
    """The invoice of a firm: head, lines with prices, total, and how to pay; or a letter that says the same."""
    write, issuer = purse(rng), _firm(rng)
    customer = people(rng, 1)[0] if rng.random() < 0.6 else firm(rng)
    day = dates(rng)
    days = {"due": day(rng.choice((10, 14, 21, 28, 30, 45))), "done": day(-rng.randint(1, 12))}
    sheet = Sheet(rng, "invoice", N="The invoice", It="It", issuer=issuer, **days)
    items = priced(rng, WORK, rng.randint(2, 4))
    net, rate = sum(price for _, price in items), rng.choice((5, 7, 8, 10, 12, 19, 20, 21, 25))
    off = 0
    if rng.random() < 0.35:
        off = max(500, net // 1000 * 50)
    tax = (net - off) * rate // 100
    letter = rng.random() < 0.35
    bar = rng.choice((": ", ": ", " | "))
    head: list[str] = []
    lines = []
    for name, cents in items:
        sheet.record(A["item"], f"{name}{bar}{write(cents)}", write(cents), key=f"price_of_{_key(name)}", item_low=_lower(name))
        lines.append(f"{name}{bar}{write(cents)}")
    first = list(sheet.facts)
    sheet.facts = []
    values = {"number": code(rng), "date": day(0), "customer": customer, "issuer": issuer}
    shown = rng.sample(["number", "date", "customer", "issuer"], rng.randint(2, 3))
    named = "customer" in shown or letter
    if "issuer" not in shown and not letter:
        sheet.slots["issuer"] = "the company"
    sheet.slots["customer"] = (customer, "the customer") if named else "the customer"
    for key in ("issuer", "number", "date", "customer"):
        if key in shown:
            head.append(sheet.row(A[key], values[key], "{l}: {v}"))
        elif key in ("number", "date"):
            sheet.skip(A[key])
    sheet.facts += rng.sample(first, min(2, len(first)))
    sums = []
    if rng.random() < 0.5 or off:
        if not off:
            sums.append(sheet.row(A["net"], write(net), "{l}" + bar + "{v}"))
        sums.append(sheet.row(A["vat"], write(tax), "{l}" + bar + "{v}", rate=str(rate)))
    if off:
        why = rng.choice(DISCOUNTS)
        line = sheet.say(A["discount"], write(off), why=why)
        sheet.record(A["reason"], line, why, key="discount_reason")
        sums.insert(0, line)
    total = net - off + (tax if sums else 0)
    sums.append(sheet.row(A["total"], write(total), "{l}" + bar + "{v}"))
    foot = _foot(rng, sheet, write, ("due", "account", "contact", "late", "phone", "ordered"))
    sheet.gaps_from(GAPS, 2)
    sheet.list_of(LIST_ITEMS, [name for name, _ in items], "The items are")
    address = f"{issuer}\n{street(rng)}, {town(rng)}"
    title = rng.choice(("INVOICE", "Invoice", f"{issuer} - Invoice", "Bill", f"{address}\n\nINVOICE"))
    if letter:
        hello = rng.choice((f"Dear {customer},", f"To {customer}", "Dear customer,"))
        body = [sheet.pick(INTROS), "\n".join(lines + sums), " ".join(foot), rng.choice(THANKS), issuer]
        text = "\n\n".join(["\n".join(head), hello, *body])
    else:
        text = "\n\n".join([title, "\n".join(head), "\n".join(lines + sums), " ".join(foot), rng.choice(THANKS)])
    what = join([_lower(name) for name, _ in items])
    summary = f"The invoice lists {NUMBER_WORDS[len(items)]} items: {what}. The total is {write(total)}."
    return sheet.document(text, summary=summary)


def _key(name: str) -> str:
    words = [word for word in name.lower().replace(",", "").replace("-", " ").split() if word not in ("of", "a", "the")]
    return "_".join(words[:2])


GENRES: tuple[Maker, ...] = (invoice,)
