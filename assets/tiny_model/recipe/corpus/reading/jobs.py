"""Job advertisements: of firms, of shops and cafes in the neighbourhood, and for volunteers."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker, an, join
from ..values import MONTHS, code, email, people, phone, town
from .cv_data import FIELDS, LANGUAGES, employer_of
from .shop_kit import Sheet, attrs, bars, clockface, count_of, number, purse

A = attrs("""
pay
label: Salary | Pay | Wage | We pay
say: The pay is {v}. | We pay {v}. | You will earn {v}. | Your salary will be {v}. | We offer {v}. | The salary for this post
    is {v}. | For your work you get {v}.
ask: How much does the job pay? | What is the salary? | How much would I earn? | What do they pay? | How much money does the
    {job} get? | What wage is offered?
    | What does the {job} earn? | How high is the pay? | What are the wages? | how much do you get for it | What would my pay
    be?
answer: The job pays {v}.
clause: how much the job pays | what the salary is | the salary | how much I would earn
brief: pays {v}

place
label: Place of work | Location | Where | Town
say: The place of work is {v}. | You will work in {v}. | The job is in {v}. | Our house is in {v}. | The post is based in
    {v}. | We are looking for someone for {v}.
ask: Where is the job? | In which town would I work? | What is the place of work? | Where would the {job} work? | Where is
    the post based? | Location of the job?
    | In what place is the job offered? | Which town is the job in?
answer: The job is in {v}.
clause: where the job is | in which town the job is | the place of work
brief: is based in {v}

hours
label: Hours per week | Weekly hours | Working hours per week
say: You work {v} hours a week. | The working week has {v} hours. | The post is for {v} hours a week. | We need you for {v}
    hours each week. | It is a post of {v} hours a week.
ask: How many hours a week is the job? | How long is the working week? | How many hours would I work each week? | What are
    the weekly hours?
    | How much time does the job take per week? | For how many hours a week do they need someone? | How many hours does the
    {job} work?
answer: The job is for {v} hours a week.
clause: how many hours a week the job is | how long the working week is | the number of weekly hours
brief: is for {v} hours a week

start
label: Start | Starting date | From
say: The job starts on {v}. | We would like you to begin on {v}. | The first day of work is {v}. | The post is free from {v}.
    | You can start on {v}.
ask: When does the job start? | When is the first day of work? | When would I have to start? | When could I begin? | What is
    the starting date?
    | On which day should the new {job} begin? | When do they need the {job}?
answer: The job starts on {v}.
clause: when the job starts | when the first day of work is | the starting date
brief: starts on {v}

deadline
label: Apply by | Deadline | Closing date
say: Please apply by {v}. | Applications must reach us by {v}. | The closing date is {v}. | You can apply until {v}. | We
    accept applications until {v}.
ask: When is the deadline for applications? | By when do I have to apply? | Until when can I apply? | What is the closing
    date? | What's the last day to apply?
    | When must the application be there? | How long are applications accepted?
answer: Applications must be in by {v}.
clause: by when I have to apply | when the deadline for applications is | the closing date
brief: takes applications until {v}

contact
label: Contact | Contact person | Apply to | Ask for
say: Please write to {v}. | Send your application to {v}. | {v} will be glad to answer your questions. | Your contact is {v}.
    | For more, ask {v}.
ask: Who is the contact person? | To whom do I send my application? | Who answers questions about the job? | Who should I
    write to? | Whom do I ask about the job?
    | Who deals with the applications? | Which person is named as contact? | Who do I turn to if I'm interested?
answer: The contact person is {v}.
clause: who the contact person is | to whom I send my application | the contact person | who answers questions about the job
brief: has {v} as contact person

reach
label: E-mail | Applications to
say: Our e-mail address is {v}. | Applications go to {v}. | Write to us at {v}. | Send us a few lines at {v}.
ask: What is the e-mail address for applications? | Where do I send the application? | To which address do applications go? |
    How do I apply?
    | Which e-mail address is given? | Where can I apply?
answer: Applications go to {v}.
clause: where I send the application | the e-mail address for applications | how to apply
brief: takes applications at {v}

phone
label: Phone | Tel. | Call
say: You can also call {v}. | Our phone number is {v}. | We can be reached on {v}. | Ring {v} to find out more.
ask: What is the phone number? | On which number can I call about the job? | Which number do I ring to ask about the post? |
    How can I reach them by phone?
    | What telephone number is given? | Phone number for questions?
answer: The phone number is {v}.
clause: on which number I can call about the job | the phone number
brief: can be asked about on {v}

holiday
label: Holidays | Days of holiday | Paid leave
say: You get {v} of holiday a year. | There are {v} of paid leave. | We give you {v} off every year. | You can look forward
    to {v} of holiday.
ask: How much holiday is there? | How many days of holiday would I get? | How long is the paid leave? | How much time off do
    you get in a year? | How many days off are there?
    | What do they offer in the way of holidays?
answer: There are {v} of holiday a year.
clause: how much holiday there is | how many days of holiday I would get | the amount of holiday
brief: offers {v} of holiday

experience
label: Experience | Experience needed
say: You need {v} of experience. | We expect {v} of experience. | You bring {v} of experience with you. | You should have at
    least {v} of practice.
ask: How much experience do I need? | How many years of experience are asked for? | What experience does the {job} need? |
    How much practice is expected?
    | How experienced must I be? | What experience do they want?
answer: The job requires {v} of experience.
clause: how much experience is needed | how many years of experience are asked for | the experience needed
brief: requires {v} of experience

language
label: Language | Languages needed
say: You should speak good {v}. | A good knowledge of {v} is important. | We expect you to speak {v}. | You must be able to
    talk to our guests in {v}.
ask: Which language do I need? | What language must the {job} speak? | Which language is important? | What language skills
    are required? | In which language must I be able to talk?
    | What language do they ask for?
answer: The job requires {v}.
clause: which language I need | what language the {job} must speak
brief: requires {v}

length
label: Contract | Length of contract
say: The contract is for {v}. | The post is limited to {v}. | The job lasts {v}. | At first you get a contract for {v}.
ask: How long is the contract? | For how long is the job? | How long does the job last? | What is the length of the contract?
    | To what time is the post limited?
    | How long would I be employed?
answer: The contract is for {v}.
clause: how long the contract is | for how long the job is | the length of the contract
brief: comes with a contract for {v}

why
label: Reason
say: We need help {v}. | The post is free {v}. | We are looking for someone {v}. | This job is new {v}.
ask: Why is the post free? | Why are they looking for a new {job}? | Why do they need someone? | What is the reason for the
    advertisement? | Why is there a job?
    | How come they are hiring? | For what reason are they looking for staff?
answer: They need someone {v}.
clause: why the post is free | why they are looking for a new {job} | the reason for the advertisement
brief: is free {v}

boss
label: Reports to | Head of team | Your boss
say: You will report to {v}. | Your boss will be {v}. | The team is led by {v}. | {v} leads the team.
ask: Who is the boss? | To whom does the {job} report? | Who leads the team? | Who would be my boss? | Who heads the team? |
    Under whom would I work?
answer: The team is led by {v}.
clause: who the boss is | who leads the team | to whom the {job} reports
brief: reports to {v}

team
label: Size of team | Team
say: Our team has {v} people. | You will be one of {v} colleagues. | There are {v} of us. | We are a team of {v}.
ask: How big is the team? | How many people work there? | How many people are on the team? | What is the size of the team? |
    How many colleagues are there?
    | With how many people would I work?
answer: The team has {v} people.
clause: how big the team is | how many people are on the team | the size of the team
brief: is in a team of {v}

interview
label: Interviews | Interviews on
say: Interviews will take place on {v}. | We will invite people to talk on {v}. | The interviews are planned for {v}. | We
    would like to meet you on {v}.
ask: When are the interviews? | On which day do the interviews take place? | When will people be invited? | When would they
    like to meet me? | What is the date of the interviews?
    | For when are the interviews planned?
answer: The interviews are on {v}.
clause: when the interviews are | on which day the interviews take place | the date of the interviews
brief: has interviews on {v}

shift
label: Working time | Shift | Times
say: The working day goes {v}. | Your shift is {v}. | You work {v}. | We need you {v}.
ask: What are the working times? | At what time of day would I work? | From when until when is the shift? | What time does
    the working day begin and end?
    | When in the day is the work? | Which hours of the day are they looking for?
answer: The working time is {v}.
clause: what the working times are | from when until when the shift is | the working time
brief: has a shift {v}

ref
label: Reference | Job number | Ref.
say: Please quote the reference {v}. | The job has the number {v}. | Write the number {v} in the subject line.
ask: What is the reference number? | Which number do I quote in the application? | What number does the job have? | Which
    reference should I give? | Job number?
    | What do I write in the subject line?
answer: The reference is {v}.
clause: which number I quote in the application | the reference number
brief: has the reference {v}
""")
WHY = bars("""because our colleague is retiring | because there is more and more to do | because we are opening a second
    house |
    because a colleague is expecting a baby
| because the summer is our busiest time | because we have just moved to a larger building | because a long-time member of
    the team has moved away
| because we can no longer do it alone | because the old boss has left | because we now open at weekends as well | because we
    are starting a new project
| because two people have left at once | because the waiting list keeps growing""")
OFFERS = bars("""free coffee | a company bicycle | a warm meal every day | a room in the house | paid training | flexible
    hours | a travel pass | your own laptop
| a yearly bonus | a place in the nursery | free parking | language courses | days at home | a bright office | free fruit | a
    friendly team
| a pension plan | discounts in our shop | work clothes | a gym ticket""")
SAY_OFFERS = bars("""We offer {items}. | With us you get {items}. | You can look forward to {items}. | There is {items} for
    everyone. | In addition we offer {items}.""")
LIST_OFFERS = bars("""What does the employer offer? | What benefits are there? | List the benefits. | What do they offer
    besides the pay? | Which extras would I get?
| Name the advantages of the job. | What do you get when you work there?""")
SAY_TASKS = bars("""You will take care of {items}. | You are responsible for {items}. | Your work
    covers {items}.""")
LIST_TASKS = bars("""What are the tasks? | What would I have to do? | List the duties. | What is the {job} responsible for? |
    Which tasks does the job include?
| What does the work cover? | Name the tasks of the {job}.""")
OPENINGS = bars("""We are looking for {a_job}. | {firm} is looking for {a_job}. | Are you {a_job}? Then we would like to meet
    you. | Wanted: {job}. | Join us as {a_job}!
| We have a free post for {a_job}. | {firm} needs {a_job}. | Do you want to change something? Come to us as {a_job}. | To
    complete our team we are looking for {a_job}.""")
ABOUT = bars("""We are a small house with a good name. | People have trusted us for many years. | We work hard and laugh a
    lot. | Good ideas are always welcome here.
| With us nobody is just a number. | Everyone has a say in our house. | We value quality more than speed. | Newcomers get all
    the help they need.
| No day is like the other. | We call each other by first names.""")
ENDS = bars("""We look forward to hearing from you. | A short letter and a CV are enough. | Please send no original papers. |
    Beginners are welcome too. | Have you got questions? Just ask.
| We treat every application as confidential. | We do not need a photograph. | Become one of us! | Applications from abroad
    are welcome.""")
GAPS = bars("""Is there a lift in the house? # whether there is a lift in the house | How old must I be? # how old the {job}
    must be
| Do I need a driving licence? # whether a driving licence is needed | Can the {job} work from home? # whether the {job} can
    work from home
| Who had the job before? # who had the job before | How long is the lunch break? # how long the lunch break is
| Is there a trial period? # whether there is a trial period | What must the {job} wear? # what the {job} must wear
| When was {firm} founded? # when {firm} was founded""")
SMALL = bars(
    """waiter / Cafe / serving guests, clearing tables, making coffee, folding napkins
baker's assistant / Bakery / kneading dough, cleaning the oven, selling rolls, packing cakes
dog walker / Animal Home / walking the dogs, filling the bowls, brushing the coats
shop assistant / Shop / filling the shelves, working at the till, advising customers, decorating the window
kitchen help / Restaurant / washing up, peeling vegetables, taking out the rubbish, preparing salads
fruit picker / Farm / picking apples, sorting crates, driving the tractor, selling at the gate
babysitter / Family / playing with the children, cooking supper, reading stories, helping with homework
newspaper carrier / News / delivering papers, checking the lists, keeping the trolley clean
lifeguard / Pool / watching the pool, giving first aid, testing the water, helping beginners
cleaner / Office Services / emptying the bins, cleaning the windows, wiping the floors, watering the plants
ticket seller / Cinema / selling tickets, making popcorn, checking the seats, answering the phone
bicycle courier / Deliveries / picking up parcels, planning the route, looking after the bike
gardener's help / Garden Centre / watering the plants, potting seedlings, loading cars, pulling weeds
camp helper / Holiday Camp / putting up tents, leading games, cooking for the group, keeping the first-aid box
library helper / Library / sorting books, reading to children, mending covers, helping with the computers
museum attendant / Museum / watching the rooms, selling tickets, answering questions, locking up""".replace("\n", "|")
)


ORDER = bars("""place | team | boss | why | hours | shift | start | length | pay | holiday | experience | language | interview
| deadline | contact | reach | phone | ref""")


def _values(rng: Random, small: bool) -> dict[str, str]:
    write, month = purse(rng), rng.randrange(12)
    clock = clockface(rng)
    begin = rng.randint(5, 15)
    style = rng.random() < 0.5
    names = people(rng, 2)

    def day(later: int) -> str:
        number_of, name = rng.randint(1, 28), MONTHS[(month + later) % 12]
        return f"{number_of} {name}" if style else f"{name} {number_of}"

    pay = rng.choice(
        (
            f"{write(rng.randint(36, 96) * 5000)} a month",
            f"{write(rng.randint(24, 68) * 100000)} a year",
        )
    )
    if small:
        pay = f"{write(rng.randint(18, 52) * 50)} an hour"
    return {
        "pay": pay.replace(".00 ", " "),
        "place": town(rng),
        "hours": str(rng.randint(4, 24) if small else rng.randint(18, 41)),
        "start": day(2),
        "deadline": day(0),
        "contact": names[0],
        "reach": email(rng),
        "phone": phone(rng),
        "holiday": count_of(rng, *rng.choice(((rng.randint(22, 36), "day"), (rng.randint(4, 7), "week")))),
        "experience": count_of(rng, rng.randint(2, 9), "year") if not small else count_of(rng, rng.randint(2, 11), "month"),
        "language": rng.choice(LANGUAGES[:-1]),
        "length": count_of(rng, rng.randint(2, 5), "year") if not small else count_of(rng, rng.randint(2, 9), "month"),
        "why": rng.choice(WHY),
        "boss": names[1],
        "team": number(rng, rng.randint(3, 14) if small else rng.randint(3, 60)),
        "interview": day(1),
        "shift": f"from {clock(begin, rng.choice((0, 30, 15, 45)))} to {clock(begin + rng.randint(4, 8), rng.choice((0, 30)))}",
        "ref": code(rng),
    }


def _advert(rng: Random, sheet: Sheet, values: dict[str, str], tasks: list[str], title: str, pair: tuple[str, str]) -> Document:
    """Write the advertisement in one of five layouts."""
    job, house = pair
    keys = rng.sample(sorted(values), rng.randint(5, 8))
    if len(keys) < 9 and "pay" not in keys and rng.random() < 0.6:
        keys.append("pay")
    absent = [key for key in values if key not in keys]
    for key in rng.sample(absent, min(4, len(absent))):
        sheet.skip(A[key])
    sheet.gaps_from(GAPS, 2)
    keys = [key for key in ORDER if key in keys]
    layout = rng.randrange(5)
    rows = [key for key in keys if key != "why"] if layout in (1, 2) else []
    if layout == 2:
        rows = rows[: len(rows) // 2]
    told = [sheet.say(A[key], values[key]) for key in keys if key not in rows]
    lines = [sheet.row(A[key], values[key], "{l}: {v}" if layout == 1 else "- {l}: {v}") for key in rows]
    extra = []
    if rng.random() < 0.7 and len(tasks) > 1:
        extra.append(sheet.pick(SAY_TASKS, items=join(tasks)))
        sheet.list_of(LIST_TASKS, tasks, "The tasks are")
    if rng.random() < 0.6:
        offers = rng.sample(OFFERS, rng.randint(2, 4))
        extra.append(sheet.pick(SAY_OFFERS, items=join(offers)))
        sheet.list_of(LIST_OFFERS, offers, "The benefits are")
    opening, about = sheet.pick(OPENINGS), rng.choice(ABOUT)
    end = rng.sample(ENDS, rng.randint(1, 2))
    half = (len(told) + 1) // 2
    if layout == 0:
        text = f"{title}\n\n{' '.join([opening, about, *told[:half]])}\n\n{' '.join(extra + told[half:] + end)}"
    elif layout == 4:
        text = " ".join([opening, *extra, *told, about, *end])
    elif layout == 3:
        text = f"{title}\n\n{opening} {about}\n\n" + "\n".join(f"- {line}" for line in extra + told) + f"\n\n{' '.join(end)}"
    else:
        parts = [title, " ".join([opening, about]), "\n".join(lines), " ".join(told + extra + end)]
        text = "\n\n".join(part for part in parts if part)
    if house not in text:
        text = f"{text}\n\n{house}"
    phrases = [brief[0].lower() + brief[1:] for brief in sheet.briefs()]
    return sheet.document(text, summary=f"{house} is looking for {an(job)}. The job {phrases[0]} and {phrases[1]}.")


def advert(rng: Random) -> Document:
    """The advertisement of a firm for a trained person."""
    field = rng.choice(FIELDS)
    job, house = rng.choice(field.jobs), employer_of(rng, field)
    sheet = Sheet(rng, "job advertisement", N="The job", It="It", job=job, a_job=an(job), firm=house)
    upper_job = job.capitalize()
    titles = (
        f"{house}: {job}",
        f"{upper_job} wanted",
        f"Job offer: {job}",
        f"{house} is hiring",
        f"Vacancy - {job}",
        upper_job,
    )
    tasks = rng.sample(field.duties, rng.randint(2, 3))
    return _advert(rng, sheet, _values(rng, False), tasks, rng.choice(titles), (job, house))


def small_advert(rng: Random) -> Document:
    """A notice for a small job: by the hour, in the neighbourhood."""
    job, house, tasks = rng.choice(SMALL).split(" / ")
    names = people(rng, 1)[0].split()[1]
    house = f"{names} {house}"
    sheet = Sheet(rng, "job advertisement", N="The job", It="It", job=job, a_job=an(job), firm=house)
    titles = ["Help wanted!", f"{job.capitalize()} wanted", "Job for students", "Can you help us?", "Notice"]
    titles += [f"{house} needs you", f"Part-time job: {job}"]
    values = _values(rng, True)
    return _advert(rng, sheet, values, rng.sample(tasks.split(", "), rng.randint(2, 3)), rng.choice(titles), (job, house))


GENRES: tuple[Maker, ...] = (advert, small_advert)
