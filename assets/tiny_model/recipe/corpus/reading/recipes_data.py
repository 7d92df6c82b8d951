"""Dishes: name | kind, ingredients = amounts, values (heat, bake, rest, side, swap, reason), and steps.

"200-300/25 g" is an amount drawn from 200 to 300 in steps of 25. Lines that begin with "|" or ";" go on the line before.
"""

from __future__ import annotations

from corpus.base import Maker

GENRES: tuple[Maker, ...] = ()

TIPS = {
    "Apple Cake": "cut the cake only when it has cooled",
    "Potato Soup": "mash half of the soup",
    "Pancakes": "let the batter stand before frying",
    "Lentil Stew": "let the stew stand before serving",
    "Banana Bread": "use very ripe bananas",
    "Tomato Pasta": "add a spoonful of the pasta water",
    "Vegetable Curry": "fry the curry paste first",
    "Oat Biscuits": "take the biscuits out while they are soft",
    "Mushroom Omelette": "keep the heat low",
    "White Bread": "be patient with the dough",
    "Roast Chicken": "let the chicken rest before carving",
    "Fish Pie": "wait a little before serving",
    "Chocolate Mousse": "make the mousse early in the day",
    "Greek Salad": "let the salad stand for a while",
    "Pumpkin Risotto": "add the stock slowly",
    "Bean Chilli": "make more than you need",
    "Rice Pudding": "stir the pudding often",
    "Cheese Scones": "work with cold hands",
    "Lemonade": "heat some of the water with the sugar",
    "Stuffed Peppers": "leave some space in the peppers",
    "Plum Crumble": "take the butter straight from the fridge",
    "Noodle Salad": "make plenty of dressing",
    "Onion Tart": "chill the dough",
    "Meatballs in Tomato Sauce": "chill the meatballs before frying",
    "Strawberry Jam": "warm the jars first",
    "Goulash": "cook the meat for a long time",
}

DISHES = (
    """Apple Cake | cake
flour=200-300/25 g; butter=120-180/10 g; sugar=100-170/10 g; eggs=3-4; apples=3-6; baking powder=1-2 teaspoons; cinnamon=
heat: 170-190/5 degrees; bake: 35-50/5 minutes; rest: 10-20/5 minutes; side: whipped cream; swap: pears instead of apples
; reason: because it breaks when it is hot
Heat the oven to {heat}. | Beat the butter with the sugar until pale, then stir in the eggs.
| Fold in the flour and the baking powder. | Cut the apples into slices and lay them on top with the cinnamon.
| Bake for {bake} until golden. | Let the cake cool for {rest} before you cut it.""",
    """Potato Soup | soup
potatoes=500-900/50 g; carrots=2-4; onions=2-3; stock=800-1200/100 ml; cream=50-150/10 ml; parsley=; salt=
bake: 20-30/5 minutes; side: dark bread; swap: leeks instead of onions; reason: because the potatoes make it thick
Peel and chop the potatoes, carrots and onions. | Fry the onions gently in a large pot.
| Add the potatoes, the carrots and the stock, and simmer for {bake}. | Mash half of the soup with a fork.
| Stir in the cream and season with salt and parsley.""",
    """Pancakes | pancakes
flour=150-280/10 g; milk=300-500/25 ml; eggs=2-4; sugar=1-3 tablespoons; butter=20-50/5 g; salt=
rest: 15-30/5 minutes; bake: 2-3 minutes; side: jam and berries; swap: oat milk instead of milk
; reason: because the flour needs time to swell
Whisk the flour, milk, eggs, sugar and salt to a smooth batter. | Let the batter rest for {rest}.
| Melt a little butter in a pan. | Pour in a thin layer of batter and fry each side for {bake}.
| Keep the pancakes warm under a plate.""",
    """Lentil Stew | stew
red lentils=200-400/25 g; tomatoes=3-6; onions=2-3; garlic=2-5 cloves; vegetable stock=600-900/50 ml; cumin=1-3 teaspoons
; lemon juice=1-3 tablespoons
bake: 18-30/2 minutes; rest: 5-10/5 minutes; side: rice; swap: chickpeas instead of lentils
; reason: because the spices need time
Chop the onions and the garlic and fry them with the cumin. | Add the lentils, the chopped tomatoes and the vegetable stock.
| Cook gently for {bake}, stirring now and then. | Take the pot off the heat and let it stand for {rest}.
| Add the lemon juice just before serving.""",
    """Banana Bread | bread
bananas=3-5; flour=200-300/10 g; brown sugar=80-150/10 g; eggs=2-3; oil=80-130/10 ml; walnuts=50-110/10 g
; baking soda=1-2 teaspoons
heat: 165-185/5 degrees; bake: 50-65/5 minutes; rest: 15-30/5 minutes; side: a cup of tea; swap: pecans instead of walnuts
; reason: because ripe bananas are sweeter
Heat the oven to {heat}. | Mash the bananas with a fork. | Mix them with the brown sugar, the eggs and the oil.
| Stir in the flour, the baking soda and the walnuts. | Pour into a loaf tin and bake for {bake}.
| Leave the loaf in the tin for {rest}.""",
    """Tomato Pasta | pasta
pasta=250-500/50 g; tomatoes=400-800/50 g; garlic=2-4 cloves; olive oil=2-5 tablespoons; basil=; parmesan=40-90/10 g
bake: 15-25/5 minutes; side: a green salad; swap: spinach instead of basil; reason: because the starch binds the sauce
Warm the olive oil with the sliced garlic. | Add the chopped tomatoes and simmer for {bake}.
| Meanwhile, boil the pasta in salted water. | Toss the pasta in the sauce with a spoonful of its water.
| Scatter basil and parmesan on top.""",
    """Vegetable Curry | curry
cauliflower=300-600/50 g; carrots=2-5; coconut milk=200-400/50 ml; curry paste=1-4 tablespoons; green beans=100-250/25 g
; ginger=
bake: 15-25 minutes; rest: 5-10/5 minutes; side: rice; swap: broccoli instead of cauliflower
; reason: because the paste loses its raw taste
Grate the ginger and fry it with the curry paste for a minute. | Add the carrots and the cauliflower in small pieces.
| Pour in the coconut milk and simmer for {bake}. | Add the green beans near the end.
| Cover the pot and let the curry rest for {rest}.""",
    """Oat Biscuits | biscuits
oats=150-250/10 g; flour=80-150/10 g; butter=90-140/10 g; sugar=70-130/10 g; honey=1-3 tablespoons; raisins=40-100/10 g
heat: 160-180/5 degrees; bake: 12-18 minutes; rest: 5-10/5 minutes; side: a glass of milk
; swap: dried cherries instead of raisins; reason: because they harden as they cool
Set the oven to {heat}. | Melt the butter with the sugar and the honey. | Stir in the oats, the flour and the raisins.
| Drop spoonfuls onto a tray. | Bake for {bake}; the edges should be brown. | Leave the biscuits on the tray for {rest}.""",
    """Mushroom Omelette | omelette
eggs=3-6; mushrooms=100-250/10 g; butter=10-30/5 g; cheese=30-80/10 g; chives=; milk=2-4 tablespoons
bake: 4-7 minutes; side: toast; swap: peppers instead of mushrooms; reason: because a hot pan makes the eggs tough
Slice the mushrooms and fry them in the butter. | Beat the eggs with the milk.
| Pour the eggs over the mushrooms and cook on a low heat for {bake}. | Scatter the cheese and the chives over one half.
| Fold the omelette and slide it onto a plate.""",
    """White Bread | bread
flour=400-700/25 g; warm water=250-420/10 ml; yeast=5-14 g; salt=1-2 teaspoons; olive oil=1-3 tablespoons
heat: 210-235/5 degrees; bake: 25-40/5 minutes; rest: 60-90/10 minutes; side: butter and salt
; swap: rye flour for half of the flour; reason: because the yeast needs time to work
Stir the yeast into the warm water. | Mix the flour, the salt and the olive oil, and add the water. | Knead for ten minutes.
| Cover the dough and leave it for {rest}. | Heat the oven to {heat} and shape the dough into a loaf.
| Bake the loaf for {bake}; it should sound hollow when you knock on it.""",
    """Roast Chicken | roast
chicken=1; lemons=2-3; garlic=4-8 cloves; potatoes=600-1000/100 g; thyme=; olive oil=2-5 tablespoons
heat: 190-210/5 degrees; bake: 70-95/5 minutes; rest: 10-20/5 minutes; side: peas; swap: rosemary instead of thyme
; reason: because the juices then stay in the meat
Heat the oven to {heat}. | Rub the chicken with the olive oil and fill it with the lemons, the garlic and the thyme.
| Lay the potatoes around it. | Roast for {bake} and spoon the juices over it twice.
| Let the chicken rest for {rest} before you carve it.""",
    """Fish Pie | pie
white fish=400-800/50 g; potatoes=600-1000/100 g; milk=200-400/50 ml; peas=100-200/25 g; butter=40-80/10 g; flour=30-50/5 g
heat: 180-200/5 degrees; bake: 25-40/5 minutes; rest: 5-15/5 minutes; side: carrots; swap: sweetcorn instead of peas
; reason: because the filling is very hot
Boil the potatoes and mash them with half of the butter. | Melt the rest of the butter, stir in the flour and add the milk.
| Put the fish and the peas into a dish and cover them with the sauce. | Spread the potatoes on top.
| Bake at {heat} for {bake}. | Wait {rest} before serving.""",
    """Chocolate Mousse | dessert
dark chocolate=120-240/10 g; eggs=3-5; cream=150-250/10 ml; sugar=1-3 tablespoons; orange zest=
rest: 3-6 hours; side: raspberries; swap: coffee instead of orange zest; reason: because it must become firm
Melt the dark chocolate over hot water. | Separate the eggs and stir the yolks into the chocolate.
| Whip the cream with the sugar. | Beat the egg whites until stiff. | Fold everything together with the orange zest.
| Chill the mousse for {rest}.""",
    """Greek Salad | salad
tomatoes=3-6; cucumbers=2-3; feta=120-250/10 g; black olives=50-120/10 g; red onions=2-3; olive oil=3-6 tablespoons; oregano=
rest: 10-20/5 minutes; side: white bread; swap: tofu instead of feta; reason: because the vegetables then give off juice
Cut the tomatoes and the cucumbers into big pieces. | Slice the red onions as thinly as you can.
| Mix everything with the black olives and the olive oil. | Leave the salad for {rest}.
| Lay the feta on top and sprinkle with oregano.""",
    """Pumpkin Risotto | risotto
rice=220-400/20 g; pumpkin=300-600/50 g; vegetable stock=700-1100/50 ml; onions=2-3; parmesan=40-90/10 g; butter=20-50/5 g
; sage=
bake: 18-24 minutes; rest: 3-5 minutes; side: roasted nuts; swap: carrots instead of pumpkin
; reason: because slow stirring makes it creamy
Chop the onions and fry them in half of the butter. | Add the rice and the pumpkin in small cubes.
| Add the vegetable stock little by little and stir for {bake}.
| Take the pan off the heat and stir in the parmesan and the rest of the butter. | Cover the pan for {rest}.
| Serve with fried sage.""",
    """Bean Chilli | chilli
kidney beans=400-800/50 g; tomatoes=400-800/50 g; peppers=2-3; onions=2-3; chilli powder=1-3 teaspoons
; dark chocolate=10-30/5 g; sweetcorn=100-250/25 g
bake: 30-50/5 minutes; rest: 10-20/5 minutes; side: tortillas; swap: black beans instead of kidney beans
; reason: because it tastes better on the second day
Chop the onions and the peppers and fry them until soft. | Add the chilli powder, the tomatoes and the kidney beans.
| Simmer for {bake} over a low heat. | Stir in the sweetcorn and the dark chocolate. | Let the chilli stand for {rest}.""",
    """Rice Pudding | pudding
rice=100-200/10 g; milk=700-1100/50 ml; sugar=40-90/10 g; vanilla sugar=1-2 teaspoons; cinnamon=; butter=10-30/5 g
bake: 30-45/5 minutes; rest: 10-15/5 minutes; side: stewed plums; swap: coconut milk instead of milk
; reason: because milk burns easily
Bring the milk to the boil with the sugar and the vanilla sugar. | Add the rice and turn down the heat.
| Cook for {bake} and stir often. | Stir in the butter. | Let the pudding stand for {rest} and dust it with cinnamon.""",
    """Cheese Scones | scones
flour=220-350/10 g; butter=50-90/5 g; cheese=80-150/10 g; milk=120-180/10 ml; baking powder=2-4 teaspoons
; mustard powder=1-2 teaspoons
heat: 200-220/5 degrees; bake: 12-18 minutes; rest: 5-10/5 minutes; side: tomato soup; swap: ham for some of the cheese
; reason: because warm hands make the dough sticky
Heat the oven to {heat}. | Rub the butter into the flour, the baking powder and the mustard powder.
| Stir in most of the cheese, then the milk. | Press the dough flat and cut out rounds.
| Sprinkle with the rest of the cheese and bake for {bake}. | Cool the scones for {rest}.""",
    """Lemonade | drink
lemons=4-9; sugar=80-200/10 g; water=900-1500/100 ml; mint=; ice=
rest: 1-3 hours; side: butter biscuits; swap: limes for half of the lemons; reason: because sugar dissolves better in hot water
Squeeze the lemons. | Heat a cup of the water with the sugar until it is clear.
| Add the lemon juice and the rest of the water. | Chill the lemonade for {rest}. | Serve with mint and plenty of ice.""",
    """Stuffed Peppers | main dish
peppers=4-8; rice=120-220/10 g; minced beef=250-500/50 g; onions=2-3; tomato sauce=300-600/50 ml; paprika=1-3 teaspoons
heat: 175-200/5 degrees; bake: 35-50/5 minutes; rest: 5-10/5 minutes; side: sour cream; swap: lentils instead of minced beef
; reason: because the rice swells in the oven
Cut off the tops of the peppers and take out the seeds. | Boil the rice for ten minutes.
| Fry the onions with the minced beef and the paprika, and mix in the rice. | Fill the peppers, but not up to the brim.
| Pour the tomato sauce around them and bake at {heat} for {bake}. | Let the peppers rest for {rest}.""",
    """Plum Crumble | dessert
plums=500-900/50 g; flour=120-200/10 g; butter=80-130/10 g; sugar=70-130/10 g; oats=40-90/10 g; cinnamon=1-2 teaspoons
heat: 170-195/5 degrees; bake: 30-45/5 minutes; rest: 10-20/5 minutes; side: vanilla ice cream
; swap: apricots instead of plums; reason: because cold butter makes the crumbs crisp
Halve the plums and put them into a dish. | Sprinkle them with the cinnamon and a spoonful of the sugar.
| Rub the butter into the flour, the oats and the remaining sugar. | Spread the crumbs over the plums.
| Bake at {heat} for {bake}. | Allow the crumble to cool for {rest}.""",
    """Noodle Salad | salad
noodles=200-400/25 g; cucumbers=2-3; carrots=2-4; peanuts=40-100/10 g; soy sauce=3-6 tablespoons; lime juice=1-4 tablespoons
; sesame oil=1-2 tablespoons
rest: 15-30/5 minutes; bake: 4-6 minutes; side: spring rolls; swap: cashews instead of peanuts
; reason: because the noodles soak up the dressing
Boil the noodles for {bake} and rinse them with cold water. | Cut the cucumbers and the carrots into thin strips.
| Mix the soy sauce, the lime juice and the sesame oil. | Toss everything together and chill for {rest}.
| Scatter the peanuts on top.""",
    """Onion Tart | tart
flour=180-280/10 g; butter=90-140/10 g; onions=500-900/50 g; eggs=2-4; cream=150-250/10 ml; nutmeg=; bacon=60-150/10 g
heat: 180-200/5 degrees; bake: 35-50/5 minutes; rest: 30-60/10 minutes; side: a green salad; swap: leeks instead of onions
; reason: because cold dough is easier to roll
Make a dough with the flour, the butter and a little water, and chill it for {rest}.
| Fry the onions with the bacon until soft. | Roll out the dough and line a tin with it.
| Mix the eggs, the cream and some nutmeg, and stir in the onions. | Pour the mixture into the tin.
| Bake at {heat} for {bake}.""",
    """Meatballs in Tomato Sauce | main dish
minced beef=400-700/50 g; breadcrumbs=50-110/10 g; eggs=2-3; tomatoes=400-800/50 g; garlic=2-4 cloves; parsley=
; olive oil=2-4 tablespoons
bake: 20-35/5 minutes; rest: 15-30/5 minutes; side: mashed potatoes; swap: oats instead of breadcrumbs
; reason: because they keep their shape better
Mix the minced beef with the breadcrumbs, the eggs and some parsley. | Shape small balls and chill them for {rest}.
| Fry the meatballs in the olive oil until brown. | Add the garlic and the tomatoes. | Simmer for {bake} with the lid on.""",
    """Strawberry Jam | jam
strawberries=800-1500/100 g; jam sugar=400-800/50 g; lemon juice=2-5 tablespoons; vanilla sugar=1-2 teaspoons
rest: 2-4 hours; bake: 4-8 minutes; side: fresh rolls; swap: raspberries for some of the strawberries
; reason: because hot jars do not crack
Wash the strawberries and cut them in half. | Mix them with the jam sugar and leave them for {rest}.
| Add the lemon juice and the vanilla sugar. | Bring everything to the boil and let it bubble for {bake}.
| Fill the jam into hot jars and close them at once.""",
    """Goulash | stew
beef=500-900/50 g; onions=3-6; paprika=2-5 teaspoons; stock=400-700/50 ml; tomato paste=1-3 tablespoons
; caraway seeds=1-2 teaspoons; peppers=2-3
bake: 90-120/10 minutes; rest: 10-15/5 minutes; side: dumplings; swap: mushrooms for half of the beef
; reason: because beef becomes tender only slowly
Cut the beef into cubes and brown it in a heavy pot. | Add the onions and fry them until golden.
| Stir in the paprika, the tomato paste and the caraway seeds. | Pour in the stock and stew for {bake}.
| Add the peppers towards the end. | Let the goulash stand for {rest}.""",
)
