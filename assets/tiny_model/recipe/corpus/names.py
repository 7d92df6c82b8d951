"""Names from many languages, and values in the many forms that people give them: to be copied, so the more the better."""

# ruff: noqa: SIM905
from __future__ import annotations

from random import Random

from corpus import values
from corpus.playscript import MEN, WOMEN, WORDS, Slots

SHE = (
    "Agnieszka Aino Aïcha Amélie Annika Aoife Ayesha Benedetta Birgitta Blessing "
    "Brigid Bronwen Catarina Chiara Chiamaka Chidinma Daria Dilara Dorothea Edda Eilidh Elisabetta Elodie Esra "
    "Femke Fiadh Filippa Fleur Florentina Frida Gabija Geneviève Ginevra Gudrun Halina Heike "
    "Helga Hilde Hyacinth Ilse Imani Imogen Inès Iolanda Isolde Ivana Jadwiga Janneke Jelena Joséphine Jocasta Jytte Kalinda "
    "Kerstin Khadija Kirsten Lakshmi Lavinia Leocadia Liesbeth Liv Lotte Lupita Maeve Magdalena Mairead "
    "Małgorzata Mariam Marguerite Marjolein Matilda Meera Mercedes Merle Mirela Mireille Morwenna Nanami Nele Niamh "
    "Nkechi Noémie Nomvula Odile Paloma Parvati Perpetua Prudence Quilla Rana Renske Rhiannon "
    "Rowena Ruxandra Sabine Safiya Saga Sakura Shanice Signe Sigrid Silke Siobhán Soraya "
    "Tabitha Tatiana Temperance Tilda Tuuli Valentina Veronika Vigdis Violeta "
    "Winifred Xanthe Ximena Yasmin Yevgenia Ylva Yolanda Zara Zdenka Zita Zofia Zuzana"
).split()
HE = (
    "Abdul Achim Aleksander Alessandro Alfonso Anatole Anders Angus Antoine Aris Athanasios Aurelio Axel "
    "Babatunde Bartosz Bastian Bertil Bogdan Caspar Cillian Clément Corentin Cormac "
    "Dacian Dafydd Dagfinn Darragh Dermot Dieter Dimitri Dominik Duncan Eero Egil Eladio Elio Enrico "
    "Ermanno Esteban Ezekiel Faisal Fabrizio Fionn Florian Gaspard Gennaro Gerrit Gianluca Gilbert Giorgos "
    "Goran Gottfried Gunnar Håkan Hamish Hassan Heinrich Horace Ibrahim Igor Ismael István Iwan Jarek Javier "
    "Joaquim Jorge Joris Jürgen Kalle Kaspar Kazimir Keanu Kjell Knut Lars László Leif "
    "Lorenzo Ludovic Maarten Manuel Marek Marius Mehmet Mikael Mikołaj Mungo Mustafa Naveen Niall Niklas "
    "Obinna Ole Osvaldo Otto Pádraig Pascal Pavel Pelle Pierre Radek Rafael Rasmus Reinhold Rémi Rhys "
    "Roderick Ruben Rupert Sander Santiago Sebastián Sergei Seamus Sipho Stavros Stefan Sunil Sylvester Tadeusz Taavi "
    "Takumi Tancred Thabo Théo Thorsten Tiago Timo Tor Uberto Ulrich Vasco Vasil Viggo Vincent Vito Vladimir "
    "Wilfred Wolfgang Xavier Yannick Yevgeny Yves Zacharias Zoltán Zsolt"
).split()
LAST = (
    (
        "Adebayo Agostini Akintola Alvarado Amundsen Andrzejewski Aydin Azevedo Bachmann Bakker Balogun Banerjee "
        "Barros Baumgartner Beaumont Bellini Benali Bergström Bernardes Bhatt Bianchi Björklund Boateng Bonnet Borowski "
        "Bouchard Brzeziński Caballero Calloway Caruso Chaudhry Chevalier Christodoulou Chukwu Cieślak "
        "Coelho Conrad D'Angelo De Vries Demir Diallo Dimitrova Dlugosz Dobrev Drummond Duarte Dvořák "
        "Eklund El-Amin Engström Erdogan Eriksen Espinoza Esposito Etxeberria Fairweather Farrugia Fernandes "
        "Fjeldstad Fofana Fontaine Forsyth Fosse Frangipane Fujimoto Galanis Gallagher Garrido Gatti Georgiou Gonçalves "
        "Goldschmidt Grabowski Greenhalgh Grimaldi Gröning Guðmundsson Gunnarsson Hakimi Halvorsen Hartmann Haugen "
        "Heikkinen Hernández Holmberg Honda Hrubý Iliescu Inoue Iversen Iwasaki Jabbour Jankowska Jaworski "
        "Jónsdóttir Jovanović Kaczmarek Kallas Kamara Karlsson Kaufmann Kavanagh Kawamura Keïta Kirchner Kitzinger Kobayashi "
        "Koivisto Kořínek Koroma Kovač Kremer Kristensen Kruger Kurz Lachapelle Lafontaine Lehtonen Leventis Liepa "
        "Ljungberg Lombardi MacAllister Machado Magnusson Mahlangu Makarov Malinowski Mancini Markovic "
        "McGonagle McIntyre Mehta Melnyk Messina Mikkelsen Moen Monteiro Mortensen Moyo Mukherjee Mwangi Nagy "
        "Ndiaye Neumann Nevanlinna Nygård O'Brien O'Halloran Öberg Okwuosa Olawale "
        "Özdemir Paasonen Pappas Pavlović Pellegrini Peña Pereira Pham Pietersen Pinto Poulsen "
        "Quigley Quintana Raghavan Rasmussen Ravenscroft Renner Riedl Rinaldi Rosenthal Rousseau Ruotsalainen Rybak Saarinen "
        "Sackey "
        "Salvatore Sandoval Schiffer Schneeberger Šimek Siqueira Smirnov Sobczak Söderström Stamatis Steinmetz "
        "Stravinskas Sundaram Švec Szabó Szymański Takahashi Teixeira Thistlewood Tiedemann "
        "Tsegaye Ueda Urbański Usman Valdemarsen Van Dijk Vermeulen Villanueva Virtanen Vuković "
        "Wachowiak Wandera Weatherby Wickramasinghe Wieczorek Winterbottom Wójcik Yamamoto Yeboah Yilmaz Zapata "
        "Zięba Zimmermann Zuberi"
    )
    .replace("De Vries", "De_Vries")
    .replace("Van Dijk", "Van_Dijk")
    .split()
)
PLACES = (
    "Aldermoor,Ambleford,Aresund,Bad Orlach,Barrow Cross,Bellavista,Birkenau am See,Blackwater,Bramblewick,Brightholme,"
    "Castelnuovo,Conwyn,Drumlea,Elmsworth,Ennisbeg,Fenwick Green,Glenorchy,"
    "Halvik,Kirkby Vale,Klosterneuen,La Rocque,Langholm,Loweswater,"
    "Marbach,Mirabel,Montalba,Nether Stow,Nordheim,Novigrad,Oakhampton,Pagosa,Peñalta,Pont-Saint-Luc,"
    "Port Ellery,Ravna,Rockferry,Sainte-Claire,San Bartolo,Södra Vik,Stonebridge,"
    "Tavarnelle,Vale Royal,Valdoria,Vigmo,Weißenbach,Westhaven,Wolverley,"
    "Yarrow Bay,Zelmar"
).split(",")
CURRENCIES = (
    ("${}", 3), ("€{}", 3), ("£{}", 2), ("{} euros", 4), ("{} pounds", 1), ("{} dollars", 1), ("{} crowns", 1), ("{} francs",
    1),
    ("{} EUR", 1), ("{} €", 1), ("CHF {}", 0.5), ("{}", 0.7),
)  # fmt: skip
NICKS = (
    "plum moss owl biscuit kettle socket fox tin hob comet noodle turnip pixel lazy tiny grumpy velvet salty rusty north night "
    "paper copper left sleepy".split()
)


def first_name(rng: Random, woman: bool) -> str:
    """A first name: one in eight is invented, half of the others are rare."""
    draw = rng.random()
    if draw < 0.13:
        return values.syllables(rng, 2, 3)
    return rng.choice((SHE if woman else HE) if draw < 0.6 else (WOMEN if woman else MEN))


def last_name(rng: Random) -> str:
    """A family name: one in eight is invented, some are double."""
    draw = rng.random()
    if draw < 0.13:
        return values.syllables(rng, 2, 3)
    name = rng.choice(LAST) if draw < 0.65 else rng.choice(values.LAST_NAMES)
    return (f"{name}-{rng.choice(LAST)}" if draw > 0.97 else name).replace("_", " ")


def place(rng: Random) -> str:
    """A town or village, mostly one that does not exist."""
    draw = rng.random()
    return rng.choice(PLACES) if draw < 0.45 else values.town(rng) if draw < 0.85 else values.syllables(rng, 2, 3)


def brand(rng: Random) -> str:
    """The name of a product, a boat or a firm that nobody has."""
    word = values.syllables(rng, 2, 3)
    draw = rng.random()
    if draw < 0.2:
        return f"{word}-{rng.randint(2, 99)}"
    if draw < 0.3:
        return f"{word} {rng.randint(2, 9)}"
    return word.upper() if draw < 0.36 else word


def nick(rng: Random) -> str:
    """What somebody is called in a forum."""
    a, b = rng.sample(NICKS, 2)
    return rng.choice((f"{a}_{b}", f"{a}{b}{rng.randint(1, 99)}", f"{a}{rng.randint(2, 999)}", f"{a}.{b}"))


def code(rng: Random) -> str:
    """An order number, a part number, a door code, a flight: letters and digits in no order."""
    letters = "".join(rng.choices("ABCDEFGHJKLMNPQRSTUVWXYZ", k=rng.randint(1, 3)))
    number = values.digits(rng, rng.randint(2, 5))
    return rng.choice((values.code(rng), f"{letters} {number}", f"{number[:2]}-{number}", f"{number}{letters}", f"#{number}"))


class Values(Slots):
    """The values of one passage: those of ``Slots`` with rarer names and more forms, and some kinds more."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.currency = rng.choices([form for form, _ in CURRENCIES], [weight for _, weight in CURRENCIES])[0]

    def set_one(self, name: str, spec: str) -> None:
        """Give one slot its value: one of several, or one of a kind that no slot has yet."""
        if "|" in spec:
            self.values[name] = self.rng.choice(spec.split("|")).strip()
        else:
            super().set_one(name, spec)

    def make(self, name: str, kind: str, rest: list[str]) -> str:
        """One value of a kind."""
        rng = self.rng
        own = {"TOWN": place, "LAST": last_name, "BRAND": brand, "NICK": nick, "CODE": code}
        if kind in own:
            return own[kind](rng)
        if kind == "PRICE":
            low, high = int(rest[0]), int(rest[1])
            number = round(low * (high / low) ** rng.random())
            return f"{number}.{rng.choice(('00', '20', '40', '50', '60', '80', '90', '95'))}" if number < 200 else f"{number:,}"
        if kind == "BIG":
            number = rng.randint(int(rest[0]), int(rest[1]))
            return f"{number:,}" if number >= 1000 and rng.random() < 0.85 else str(number)
        if kind == "PIN":
            return values.digits(rng, int(rest[0]) if rest else 4)
        return super().make(name, kind, rest)

    def human(self, name: str, kind: str) -> str:
        """A person, and the pronouns in name.he, name.him and name.his; NAME also has name.first, name.last, name.title."""
        rng = self.rng
        woman = kind == "F" or (kind != "M" and rng.random() < 0.5)
        first = first_name(rng, woman)
        while first in self.used:
            first = first_name(rng, woman)
        self.used.add(first)
        for slot, she, he in (("he", "she", "he"), ("him", "her", "him"), ("his", "her", "his"), ("man", "woman", "man")):
            self.values[f"{name}.{slot}"] = she if woman else he
        if kind != "NAME":
            return first
        last = last_name(rng)
        while last in self.used:
            last = last_name(rng)
        self.used.add(last)
        title = rng.choice(("Ms", "Mrs") if woman else ("Mr",)) if rng.random() < 0.9 else "Dr"
        self.values |= {f"{name}.first": first, f"{name}.last": last, f"{name}.title": f"{title} {last}"}
        return f"{first} {last}"


__all__ = ["WORDS", "Values", "brand", "code", "first_name", "last_name", "nick", "place"]
