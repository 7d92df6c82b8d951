"""Professions with their subjects and duties, and sentences about people at work."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..base import Maker
from ..values import LAST_NAMES, STREETS, syllables
from .shop_kit import attrs, bars

GENRES: tuple[Maker, ...] = ()


@dataclass(frozen=True)
class Field:
    """A field of work: its jobs, subjects of study, duties, and sentences that fit anyone in it."""

    jobs: tuple[str, ...]
    subjects: tuple[str, ...]
    duties: tuple[str, ...]
    lines: tuple[str, ...]
    houses: tuple[str, ...]
    academic: bool


_FIELDS = """
nurse | ward sister | physiotherapist | midwife
nursing | health care | medicine
the night shift | the children's ward | training new colleagues | the emergency room
Patients value a calm word more than anything. | A quiet voice helps when things get hectic. | No two patients are the same.

teacher | primary school teacher | head teacher | language teacher
education | history | mathematics | English literature
the school choir | the library | the exchange with other schools | lessons for beginners | the timetable
Good lessons need good questions. | The best moments come when a pupil suddenly understands. | Homework is kept short.

software developer | web designer | data analyst | system administrator
computer science | mathematics | physics
the web shop | the data of the customers | the security of the network | the new app | testing
A good program is one that nobody notices. | Errors are found early and mended quickly. | Coffee is part of the work.

accountant | tax adviser | bookkeeper | auditor
economics | business administration | mathematics
the yearly accounts | wages and salaries | the tax returns | the budget | invoices from abroad
Every cent has to be in the right place. | The busiest weeks come in spring. | Clients like the clear explanations.

architect | civil engineer | surveyor | town planner
architecture | civil engineering | geography
the plans for schools | the repair of old bridges | building sites in the north | drawings and models
Old houses deserve to be treated with respect. | A plan is only good when it can be built. | Light matters more than size.

cook | pastry chef | head chef | baker
catering | food science | hotel management
the menu | the purchase of fish and meat | the bread | the apprentices | desserts
The day begins long before the guests arrive. | Fresh herbs grow right behind the kitchen. | Nothing is thrown away that can
    still be eaten.

journalist | editor | translator | librarian
languages | literature | history | media studies
the letters page | the local news | the children's books | the archive | the newsletter
Words are chosen with great care. | A good text can be read twice. | Every fact is checked before it is printed.

gardener | forester | farmer | landscape designer
biology | forestry | garden design | agriculture
the rose garden | the young trees | the greenhouse | the hedges and paths | the tree nursery
The work depends on the weather, and nobody minds. | Plants do not like to be hurried. | Boots are worn all year round.

electrician | carpenter | plumber | roofer
electrical engineering | wood technology | building technology
the workshop | the vans and tools | repairs in old houses | urgent calls at the weekend | the apprentices
Clean work is a matter of pride. | Measure twice, cut once, is the rule here. | Customers praise the punctual visits.

sales manager | shop assistant | buyer | marketing manager
marketing | business administration | psychology
customers in the south | the shop window | new products | trade fairs | the complaints desk
Listening is more important than talking. | Regular customers are known by name. | A no today may be a yes tomorrow.

museum guide | art historian | curator | restorer
art history | archaeology | history | chemistry
the guided tours | the coin collection | the loans to other museums | the workshop for paintings
Old things tell new stories. | Gloves are worn for the most delicate pieces. | Children ask the best questions.

lawyer | notary | legal adviser | judge
law | politics | philosophy
contracts | disputes between neighbours | labour law | wills | questions of rent
A fair solution is better than a long fight. | Difficult rules are put into simple words. | Files are kept in perfect order.

pilot | bus driver | train driver | ship's officer
transport | aviation | nautical science
the safety training | the timetable | the night routes | the maintenance of the fleet
Being on time is everything. | The view from the front seat never gets boring. | Safety always comes first.

vet | biologist | zoo keeper | chemist
veterinary medicine | biology | chemistry
the laboratory | the aviary | the feeding plans | measurements at the lake | the reptile house
Animals notice at once when somebody is nervous. | Every result is written down in a thick notebook. | Patience is needed
    most of all.

hotel manager | receptionist | travel agent | event manager
tourism | hotel management | languages
the bookings | weddings and parties | the front desk | the groups from abroad | the summer programme
Guests should feel at home from the first minute. | A smile costs nothing. | Small mistakes are put right at once.

social worker | psychologist | youth worker | speech therapist
social work | psychology | education
the youth club | the help line | families in need | the day centre | visits at home
Trust grows slowly. | Sometimes it is enough to listen. | Help is given without many forms.

musician | actor | photographer | stage designer
music | drama | photography | fine arts
the rehearsals | the light on stage | the concerts for schools | the costume store | the pictures for the programme
Practice comes before applause. | The nerves go away with the first note. | Evenings and weekends are working hours.

mechanic | watchmaker | machine operator | quality inspector
mechanical engineering | precision engineering | metalwork
the engines | the night shift in hall 3 | spare parts | the final check | the repair shop
Good tools are half the work. | A fault can often be heard before it can be seen. | Nothing leaves the hall unchecked.
"""


_HOUSES = """
Hospital | Clinic | Health Centre
School | Primary School | Grammar School | College
Systems | Software | Digital | Data Services
Accounting | & Partners | Consulting | Bank
Architects | Engineering | Planning Office
Kitchen | Restaurant | Inn | Brewery !
Press | Publishing | Weekly News | Books
Gardens | Nursery | Estate | Park Services
Builders | Installations | Home Repairs | Craftsmen !
Trading | Foods | Fashion | Furniture
Museum | Gallery | Castle Museum
& Partners | Law Office | Legal Advice
Airlines | Transport | Ferries | Railways !
Zoo | Laboratories | Institute | Animal Clinic
Hotel | Travel | Spa Hotel | Events
Foundation | Youth Centre | Advice Centre
Theatre | Studio | Orchestra | Opera
Motors | Precision | Machines | Watches !
"""


def employer_of(rng: Random, field: Field) -> str:
    """The name of a house that employs people of the field."""
    house = rng.choice(field.houses)
    name = syllables(rng) if rng.random() < 0.5 else rng.choice(LAST_NAMES if house[0] == "&" else LAST_NAMES + STREETS)
    return f"{name} {house}"


def _field(block: str, houses: str) -> Field:
    jobs, subjects, duties, *lines = block.strip().split("\n")
    academic = "!" not in houses
    return Field(bars(jobs), bars(subjects), bars(duties), bars(" ".join(lines)), bars(houses.replace("!", "")), academic)


FIELDS: tuple[Field, ...] = tuple(
    _field(block, houses) for block, houses in zip(_FIELDS.strip().split("\n\n"), _HOUSES.strip().split("\n"), strict=True)
)
LANGUAGES = bars("""English | French | German | Spanish | Italian | Portuguese | Dutch | Polish | Turkish | Arabic | Japanese
    | Swedish | Danish | Greek
| Czech | Hungarian | Finnish | Korean | Hindi | Norwegian | Latvian | sign language""")
HOBBIES = bars("""chess | hiking | choir singing | pottery | cycling | bird watching | baking | photography | rowing |
    crossword puzzles | gardening | swimming
| reading crime novels | playing the cello | dancing | climbing | sailing | board games | knitting | running | amateur
    theatre | table tennis
| old films | bee-keeping | model railways | yoga | fishing | playing the drums | stargazing | volleyball | travelling by
    train | drawing""")
OPENINGS = bars("""Please meet {n0}. | We would like to introduce {n0}. | Many of our visitors already know {n0}. | Who is
    {n0}? | This month we present {n0}.
| There is a new face in our house: {n0}. | Allow us to introduce a colleague. | Behind every good team there are people like
    {n0}.""")
CLOSINGS = bars("""Say hello when you meet in the corridor. | We are glad to have such a colleague. | A warm welcome from all
    of us! | The whole team wishes a good start.
| The door is always open. | Colleagues value the good humour. | We look forward to the next years together.""")
P = attrs("""
job
label: Present position | Position | Current job | Job title
say: {n} works as {v}. | {n} is {v} by profession. | Today {n} earns a living as {v}. | {n} has a post as {v}. | At present
    {n} is employed as {v}.
ask: What does {s} do for a living? | What is {s}'s job? | What is {s}'s profession? | As what does {s} work? | What kind of
    work does {s} do?
    | What position does {s} hold? | What is {s}'s occupation? | {s}'s job? | What does {s} work as?
answer: {N} works as {v}.
clause: what {s} does for a living | what {s}'s job is | {s}'s profession | what kind of work {s} does
brief: works as {v}

employer
label: Employer | Company | Works for | Current employer
say: {t} works for {v}. | {t} is employed by {v}. | The present employer is {v}. | {t} belongs to the staff of {v}. | {t} now
    works at {v}.
ask: Who does {s} work for? | At which company does {s} work? | Who is {s}'s employer? | Where does {s} have a job? | Which
    firm employs {s}?
    | For which company does {s} work at present? | What is the name of {s}'s employer? | By whom is {s} employed?
answer: {N} works for {v}.
clause: who {s} works for | at which company {s} works | {s}'s employer
brief: works for {v}

before
label: Before that | Previous employer | Formerly at
say: Before that {t} worked for {v}. | {t} came from {v}. | {t} used to work for {v}. | The previous employer was {v}. |
    Earlier {t} was at {v}.
ask: Where did {s} work before? | For whom did {s} use to work? | Who was {s}'s previous employer? | Which company did {s}
    leave? | From which firm did {s} come?
    | At which company was {s} earlier? | What was {s}'s last workplace?
answer: Before that, {n0} worked for {v}.
clause: where {s} worked before | who {s}'s previous employer was | {s}'s previous employer
brief: worked for {v} before

since
label: Since | In this post since | With the company since
say: {t} has been there since {v}. | {t} has held this post since {v}. | {t} started there in {v}. | {t} joined in {v}.
    | {t} has been doing this since {v}.
ask: Since when has {s} held this post? | When did {s} start the present job? | In which year did {s} join the company? |
    When did {s} take up the post?
    | How long has {s} been in this job? | In what year did {s} begin there? | What year did {s} start?
answer: {N} has been there since {v}.
clause: since when {s} has held this post | when {s} started the present job | in which year {s} joined
brief: has been there since {v}

birthplace
label: Place of birth | Born in | From
say: {t} was born in {v}. | {t} comes from {v}. | {t} grew up in {v}. | {t} is from {v}. | {v} is the town where {t} was born.
ask: Where was {s} born? | Where does {s} come from? | Which town is {s} from? | What is {s}'s home town? | Where did {s}
    grow up?
    | In which town did {s}'s life begin? | What is {s}'s place of birth? | Where is {s} from originally?
answer: {N} comes from {v}.
clause: where {s} comes from | where {s} was born | {s}'s home town | which town {s} is from
brief: comes from {v}

birth_year
label: Year of birth | Born
say: {t} was born in the year {v}. | The year of birth is {v}. | {t} came into the world in {v}.
ask: In which year was {s} born? | When was {s} born? | What is {s}'s year of birth? | What year was {s} born in? | Which
    year did {s} come into the world?
    | From what year is {s}?
answer: {N} was born in {v}.
clause: in which year {s} was born | when {s} was born | {s}'s year of birth
brief: was born in {v}

lives
label: Address | Lives at | Home address
say: {t} lives at {v}. | The address is {v}. | {t} can be found at {v}. | Home is at {v}. | {t} has a flat at {v}.
ask: Where does {s} live? | What is {s}'s address? | At which address does {s} live? | In what street is {s}'s home? | Where
    is {s} at home?
    | To which address can I send {s} a letter?
answer: {N} lives at {v}.
clause: where {s} lives | {s}'s address | at which address {s} lives
brief: lives at {v}

subject
label: Degree in | Field of study | Studied
say: {t} studied {v}. | {t} has a degree in {v}. | {t} took a degree in {v}. | The subject of the degree was {v}. | {t} was
    trained in {v}.
    | At university {t} chose {v}.
ask: What did {s} study? | Which subject did {s} study? | What is {s}'s degree in? | In what subject does {s} have a degree?
    | What was {s}'s field of study?
    | What did {s} read at university? | What is {s} trained in? | Which degree does {s} have?
answer: {N} studied {v}.
clause: what {s} studied | which subject {s} has a degree in | {s}'s subject at university
brief: studied {v}

university
label: University | Place of study | College in
say: The years of study were spent in {v}. | {t} went to university in {v}. | {t} was a student in {v}. | {t} took the exams
    in {v}.
    | For the training {t} moved to {v}.
ask: Where did {s} study? | In which town did {s} go to university? | Where was {s} a student? | Where did {s} get the
    degree? | In what place did {s} learn the profession?
    | In which town was {s}'s university? | Where did {s} go to college?
answer: {N} went to university in {v}.
clause: where {s} studied | in which town {s} went to university | where {s} was a student
brief: went to university in {v}

graduated
label: Degree completed | Final exams | Graduated
say: {t} finished in {v}. | {t} passed the final exam in {v}. | {t} left university in {v}. | {t} graduated in {v}. | The
    degree was completed in {v}.
ask: When did {s} graduate? | In which year did {s} pass the final exam? | When did {s} finish the degree? | What year did
    {s} leave university?
    | When did {s}'s studies end? | In what year was {s}'s degree completed?
answer: {N} graduated in {v}.
clause: when {s} graduated | in which year {s} passed the final exam | when {s} finished the degree
brief: graduated in {v}

years
label: Experience | Work experience
say: {t} has {v} of experience. | {t} can look back on {v} of experience. | {t} brings {v} of practice. | {t} has been in the
    profession for {v}.
    | After {v} in the job, {t} knows every side of it.
ask: How much experience does {s} have? | How many years of experience does {s} have? | How many years of practice
    has {s} had? | What is the length of {s}'s experience? | How experienced is {s}?
answer: {N} has {v} of experience.
clause: how much experience {s} has | how many years of experience {s} has
brief: has {v} of experience

duty
label: Main task | Responsible for | Duties
say: {t} is in charge of {v}. | {t} is responsible for {v}. | {t} looks after {v}. | The main task is {v}. | Every day {t}
    takes care of {v}.
ask: What is {s} responsible for? | What is {s} in charge of? | What are {s}'s duties? | What does {s} look after? | What
    does {s} take care of?
    | What is {s}'s main task? | Which task does {s} have? | What falls into {s}'s hands?
answer: {N} is responsible for {v}.
clause: what {s} is responsible for | what {s} is in charge of | {s}'s main task
brief: is responsible for {v}

team
label: Team | Team size | People led
say: {t} leads a team of {v} people. | {v} people work under {n0}. | {t} has a team of {v} people. | {t} heads {v} people.
ask: How many people does {s} lead? | How big is {s}'s team? | How many people work under {s}? | How many people are in the
    team that {s} heads?
    | What is the size of {s}'s team? | Of how many people is {s} the boss?
answer: {N} leads a team of {v} people.
clause: how many people {s} leads | how big {s}'s team is | the size of {s}'s team
brief: leads a team of {v} people

phone
label: Phone | Tel. | Telephone | Direct line
say: You can reach {n0} on {v}. | The telephone number is {v}. | Call {v} to speak to {n0}. | {t} can be called on {v}.
ask: What is {s}'s phone number? | On which number can I call {s}? | How can I reach {s} by phone? | Which number do I ring
    to speak to {s}?
    | What's the telephone number of {s}? | Phone number of {s}? | Under which number can {s} be reached?
answer: {N}'s phone number is {v}.
clause: what {s}'s phone number is | on which number I can call {s} | {s}'s phone number
brief: can be called on {v}

email
label: E-mail | Mail
say: Write to {v}. | The e-mail address is {v}. | E-mails reach {n0} at {v}. | Messages can be sent to {v}.
ask: What is {s}'s e-mail address? | Where can I write to {s}? | To which address do I send {s} an e-mail? | How can I
    contact {s} by e-mail?
    | Which e-mail address does {s} have? | E-mail of {s}?
answer: {N}'s e-mail address is {v}.
clause: what {s}'s e-mail address is | {s}'s e-mail address | where I can write to {s}
brief: can be reached at {v}

office
label: Office | Room
say: You will find {n0} in {v}. | The office is in {v}. | {t} sits in {v}. | Come and see {n0} in {v}.
ask: In which room does {s} work? | Where is {s}'s office? | Where can I find {s}? | Which room is {s}'s? | Where does {s}
    sit? | What is the number of {s}'s room?
answer: {N}'s office is in {v}.
clause: in which room {s} works | where {s}'s office is | the number of {s}'s room
brief: has an office in {v}

award
label: Award | Prize
say: In {year} {t} won {v}. | {t} received {v} in {year}. | The greatest success was {v} in {year}. | {t} was given {v} in
    {year}.
ask: Which prize did {s} win? | What award did {s} receive? | What did {s} win in {year}? | With which prize was {s}'s work
    honoured? | What prize was given to {s}?
    | What is the name of {s}'s award?
answer: {N} won {v}.
clause: which prize {s} won | what award {s} received | the name of {s}'s award
brief: won {v}

why
label: Reason
say: {t} chose this work {v}. | {t} took up the profession {v}. | {t} does this job {v}. | {t} likes the work {v}.
ask: Why did {s} choose this work? | Why does {s} do this job? | What made {s} choose the profession? | What is the reason
    for {s}'s choice of work?
    | Why did {s} take up the profession? | What drew {s} to this work?
answer: {N} chose this work {v}.
clause: why {s} chose this work | the reason for {s}'s choice of work | what drew {s} to this work
brief: chose this work {v}
""")
JOB = attrs("""
job
label: Job
say: {v}
ask: What does {s} do for a living? | What is {s}'s job? | What is {s}'s profession? | As what does {s} work? | What kind of
    work does {s} do?
    | What position does {s} hold? | What is {s}'s occupation? | {s}'s job? | What is written next to {s}'s name under job?
answer: {N} works as {a_job}.
clause: what {s} does for a living | what {s}'s job is | {s}'s profession | what kind of work {s} does
brief: works as {a_job}
""")["job"]
