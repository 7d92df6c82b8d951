"""Further functions as visitors ask for them, each in its own words; the form of the table is told in ``visitors``."""

from __future__ import annotations

from corpus.code.visitors import tasks_of

TABLE = r'''
= f=split_bill|per_person|share|each_pays a=total|bill|amount|sum_paid b=people|persons|friends|guests
> return round($a / $b, 2)
! 100, 3 -> 33.33
! 9, 2 -> 4.5
- split a bill between friends, rounded to cents
- Write a function $f with $a and $b. It says what each one has to pay, rounded to 2 decimals.
- $sig: bill divided by number of people, two decimals
- We had dinner together. What does everyone pay if the bill is $a and we are $b? Write $f, round to cents.
- how much per person? func $f($a, $b), 2 decimal places
- Please write $sig, which shares an amount equally and rounds to two places.

= f=celsius|to_celsius|f_to_c|convert a=fahrenheit|f|degrees|temp
> return round(($a - 32) * 5 / 9, 1)
! 212 -> 100.0
! 50 -> 10.0
- fahrenheit to celsius, one decimal
- Write $f($a): it takes degrees Fahrenheit and returns degrees Celsius rounded to one digit after the point.
- $sig: convert American temperatures to Celsius and round to 1 decimal place
- How do I turn Fahrenheit into Celsius in Python? round to one decimal. function name $f
- My aunt in Texas says it is 50 degrees. A function $f should tell me the Celsius, rounded to one decimal.
- (F - 32) * 5 / 9 rounded to one place, as a function $f of $a

= f=count_words|word_count|number_of_words|how_many_words a=text|s|sentence|essay
> return len($a.split())
! 'to be or not' -> 4
! '' -> 0
- how many words are in a text
- Write a function $f that counts the words of $a.
- $sig, number of words (split at spaces)
- My essay may have 500 words at most. I need a function $f that tells me how many there are in a text.
- word counter in python, def $f($a)
- $ex gives $out because the text has that many words. Write it please.
- Please create $f. You hand over a string and get the number of words.

= f=count_vowels|vowels|number_of_vowels|how_many_vowels a=text|word|s|name
> return sum(1 for char in $a.lower() if char in 'aeiou')
! 'Banana' -> 3
! 'Otto' -> 2
! 'xyz' -> 0
- count the vowels of a word
- Write $sig that counts how many of the letters a, e, i, o, u occur in a text, capitals too.
- vowel counter, name $f, big and small letters
- How many vowels does a name have? Program a function called $f for me, capital letters count as well.
- $f('Banana') = 3 since there are three vowels. code?
- i want to count a e i o u in $a with function $f, no matter if upper or lower case

= f=common|shared|in_both|overlap a=first|left|a|xs b=second|right|b|ys
> return [item for item in $a if item in $b]
! [1, 2, 3], [3, 1, 7] -> [1, 3]
! ['x'], [] -> []
- which elements are in both lists
- Write a function $f($a, $b) that returns a list of everything in $a that is also in $b.
- $sig - intersection of two lists, keep the order of the first
- My friend and I both have a list of films. What have we both got? Write $f, it takes two lists.
- list items that occur in each of two lists, python func $f
- From $a keep only what $b contains as well. The function should be named $f.
- [1, 2, 3] and [3, 1, 7] -> [1, 3], how to do that in a function $f?

= f=missing|not_in|only_first|left_over a=first|wanted|a|needed b=second|have|b|present
> return [item for item in $a if item not in $b]
! ['egg', 'milk'], ['milk'] -> ['egg']
! [], [1] -> []
- Write a function $f that returns the items of $a that are not in $b.
- shopping: $a is what I need, $b is what I have. $sig lists what I still must buy
- $sig: everything from the first list that does not occur in the second
- list difference python, def $f($a, $b)
- who is absent? I have the list of all pupils, $a, and the list of those here, $b. Please write $f that returns the others.
- Remove from $a all that is in $b and give the rest as a list, call it $f

= f=chunks|in_groups|split_up|pieces a=items|values|lst|data k=2|3|4|5|6
> return [$a[i:i + $k] for i in range(0, len($a), $k)]
! [1, 2, 3, 4, 5, 6, 7]
! []
- Write $sig: split a list into groups of $k.
- make pieces of length $k out of $a, the last one may be shorter. function name $f
- chunk a list, size $k
- The children walk in rows of $k. $f takes the list $a and returns a list of rows.
- I would like to cut a list every $k elements. Could you write the function $f?
- def $f($a) -> list of lists with $k items each
- Given $args I need $out (always $k together). Please code $f.

= f=swap_dict|invert|turn_round|flip_dict a=d|data|table|phone_book
> return {value: key for key, value in $a.items()}
! {'a': 1, 'b': 2} -> {1: 'a', 2: 'b'}
! {} -> {}
- Write a function $f that turns $a round: the values become the keys.
- $sig -> dict with keys and values exchanged
- I can look up numbers by name, but I need names by number. Write $f($a) that makes such a dictionary.
- invert dict python, call it $f
- {'a': 1} should become {1: 'a'}. How do I write that as a function $f with the parameter $a?

= f=best_key|winner|top_scorer|highest a=scores|points|votes|results
> return max($a, key=$a.get)
! {'Ann': 3, 'Bo': 9, 'Cy': 4} -> 'Bo'
! {'x': 0} -> 'x'
- which key of a dict has the largest value?
- Write $sig; $a is a dictionary of names and numbers, and the name with the highest number comes back.
- Who won? {'Ann': 3, 'Bo': 9} -> 'Bo'. python function $f($a)
- key with max value, def $f($a)
- We had an election. The votes are in a dictionary. Please write $f, which returns the person with most of them.
- I have got $a as a dict and want the key that belongs to the biggest value. Name: $f

= f=total_value|stock_value|sum_values|worth a=prices|stock|costs|d
> return sum($a.values())
! {'tea': 3, 'milk': 2} -> 5
! {} -> 0
- add up all values of a dictionary
- Write a function $f that takes a dictionary $a and returns the total of its values.
- sum of dict values, $sig
- What does everything cost? $a maps things to what they cost; $f should give the total.
- def $f($a): {'tea': 3, 'milk': 2} gives 5
- Please code a function with the name $f that sums up what is in $a, a dict of numbers.

= f=under|cheap_ones|affordable|cheaper_than a=prices|menu|offers|goods b=limit|budget|maximum|money
> return [name for name, price in $a.items() if price <= $b]
! {'tea': 3, 'cake': 7}, 5 -> ['tea']
! {}, 1 -> []
- Write a function $f($a, $b): $a is a dictionary of names and prices, return the names that cost $b or less.
- $sig -> list of things I can afford
- what can i buy with $b euros? the dict $a has the prices. function $f
- From a dict of prices, list all names whose price is not above $b. Call the function $f.
- I look for a function $f which goes through $a and returns the keys with a value of at most $b.

= f=sort_by_length|by_length|short_first|order_by_size a=words|names|items|titles
> return sorted($a, key=len)
! ['pear', 'fig', 'banana'] -> ['fig', 'pear', 'banana']
! [] -> []
- sort words by length
- Write a function $f that takes a list of words and sorts them from the shortest to the longest.
- $sig: short ones first
- how do i sort strings by how long they are, python, name $f
- I want ['fig', 'pear', 'banana'] out of ['pear', 'fig', 'banana']: fewest letters first. Please write $f($a).
- Order $a by the number of letters. The function is called $f.

= f=sort_by_second|by_value|by_score|order_pairs a=pairs|points|results|entries
> return sorted($a, key=lambda pair: pair[1])
! [('a', 3), ('b', 1)] -> [('b', 1), ('a', 3)]
! [] -> []
- sort a list of tuples by the second element
- Write $sig that puts pairs like ('Ann', 3) in order of their number.
- tuples (name, score) sorted by score, lowest first, function $f
- Each entry of $a is a name and a value. Order them by the value, ascending. Name of the function: $f
- sorted with key second item, def $f($a)

= f=replace_word|swap_word|change_word|instead a=text|s|sentence|letter t=cat|rain|sugar|Monday|bus|red
+ w=dog|snow|honey|Friday|tram|blue
> return $a.replace('$t', '$w')
! 'I like $t'
! 'nothing'
- Write a function $f that replaces '$t' by '$w' in $a.
- $sig: every $t becomes a $w
- wherever the text says $t it should say $w. python function, name $f
- I wrote $t all over my text but I meant $w. Can you give me a function $f that changes it?
- swap "$t" for "$w" in a string, def $f($a)

= f=starts_with|filter_by_letter|beginning_with|with_letter a=words|names|cities|items t=A|B|M|S|T|L
> return [word for word in $a if word.startswith('$t')]
! ['Ann', 'Bob', 'Mia', 'Sam', 'Tom', 'Lea']
! []
- Write a function $f that returns all $a that start with '$t'.
- only those with $t at the beginning: $sig
- names beginning with $t, list in, list out, func $f
- From the list $a I want only the entries whose first letter is $t. Please write $f.
- def $f($a) -> the ones that begin with a capital $t

= f=every_even|even_numbers|evens|only_even a=numbers|nums|values|data
> return [n for n in $a if n % 2 == 0]
! [1, 2, 3, 4] -> [2, 4]
! [5] -> []
- keep only the even numbers of a list
- Write $sig, which drops all odd numbers.
- filter evens python function called $f
- [1, 2, 3, 4] -> [2, 4]. Write this as $f($a).
- I need those numbers of $a that can be divided by two. The name of the function is $f.
- throw the odd ones out of a list: def $f($a)

= f=factorial|fact|product_to|fac a=n|number|x|num
> result = 1
> for i in range(2, $a + 1):
>     result *= i
> return result
! 5 -> 120
! 0 -> 1
- factorial of a number
- Write a function $f($a) that multiplies all numbers from 1 to $a.
- $sig, 5 -> 120, with a loop not recursion
- n! in python, name it $f
- Please write the factorial with a for loop. It is to be called $f and its parameter is $a.
- 1 * 2 * 3 * ... * $a as a function called $f

= f=fibonacci|fib|first_fibs|fib_list a=n|count|length|k
> numbers = [0, 1]
> while len(numbers) < $a:
>     numbers.append(numbers[-1] + numbers[-2])
> return numbers[:$a]
! 6 -> [0, 1, 1, 2, 3, 5]
! 1 -> [0]
- first n Fibonacci numbers as a list
- fibonacci list, function $f, argument $a = how many, begins 0, 1, 1, 2
- Each number is the sum of the two before it: 0, 1, 1, 2, 3, 5. I want a list of $a of them from a function $f.
- python fib sequence up to $a terms, def $f($a)

= f=is_prime|prime|check_prime|prime_test a=n|number|x|num
> if $a < 2:
>     return False
> for i in range(2, $a):
>     if $a % i == 0:
>         return False
> return True
! 7 -> True
! 9 -> False
! 1 -> False
- check if a number is prime
- Write a function $f that says whether $a is a prime number.
- $sig -> True for 2, 3, 5, 7 ... else False
- A prime has no divisors but 1 and itself. Code $f($a), which tests this.
- prime check python simple loop, called $f
- is 97 prime? i want a function $f to find out

= f=digit_sum|sum_digits|cross_sum|add_digits a=n|number|x|num
> return sum(int(digit) for digit in str($a))
! 123 -> 6
! 9 -> 9
- sum of the digits of a number
- Write $sig: 123 gives 6 because 1 + 2 + 3 = 6.
- add all digits, python function $f
- How can I compute the cross sum of a number? The function is $f($a).
- Please write a function named $f that splits $a into its digits and adds them.

= f=grade|mark|school_grade|to_letter a=points|score|percent|p k=90|85|92|95 m=70|75|60|65 t=A|top|excellent w=B|good|okay
> if $a >= $k:
>     return '$t'
> if $a >= $m:
>     return '$w'
> return 'F'
! $k
! $m
! 10 -> 'F'
- Write a function $f($a): '$t' from $k, '$w' from $m, else 'F'.
- $sig returns '$t' for $k or more, '$w' for $m or more and 'F' for less
- grades: at least $k -> '$t', at least $m -> '$w', anything below -> 'F'. function called $f
- With $k points you get '$t', with $m you get '$w' and with fewer 'F'. Please code $f for this, the argument is $a.
- if $a is $k+ return "$t", if it is $m+ return "$w", otherwise "F". name: $f

= f=ticket_price|entry|fee|fare a=age|years|visitor_age k=6|5|4|3 m=18|16|14|12 n=10|8|12|15 t=5|4|6|7
> if $a < $k:
>     return 0
> if $a < $m:
>     return $t
> return $n
! 2 -> 0
! $k -> $t
! $m -> $n
- Children under $k are free, under $m it costs $t, all others pay $n. Write a function $f that takes the $a.
- $sig: 0 below $k, $t below $m, else $n
- zoo prices by $a: younger than $k nothing, younger than $m $t euros, from $m on $n euros. python function $f
- Please write $f($a) for our museum. Up to $k years (not including) nobody pays. Those below $m pay $t. The rest pays $n.
- def $f($a) returns the ticket price ($n; $t if under $m; 0 if under $k)

= f=caesar|shift_letters|encode|encrypt a=text|word|message|s b=n|shift|steps|key
> result = ''
> for char in $a:
>     result += chr((ord(char) - 97 + $b) % 26 + 97)
> return result
! 'abz', 1 -> 'bca'
! 'hi', 0 -> 'hi'
- Write a Caesar cipher $sig for words in small letters.
- move each letter $b places on in the alphabet, z goes back to a. lower case only. function $f($a, $b)
- secret code: 'abz' with 1 becomes 'bca'. Please write it as $f with $a and $b, small letters without spaces.
- caesar encryption python, only a-z, def $f($a, $b)
- I need a function $f that shifts every letter of $a (lower case) by $b.

= f=multiplication_table|times_table|table_of|multiples a=n|number|x|factor k=10|5|12|8
> return [$a * i for i in range(1, $k + 1)]
! 3
! 7
- Write a function $f that returns the times table of $a up to $k times $a as a list.
- $sig -> list: 1 * $a, 2 * $a, ... $k * $a
- the first $k multiples of a number, python function $f
- My daughter learns her tables. Make a function $f($a) which gives a list from 1 times $a to $k times $a.
- multiples list ($k of them), def $f($a)

= f=clean|tidy|normalise|trim_name a=name|text|s|entry
> return $a.strip().title()
! '  ada lovelace ' -> 'Ada Lovelace'
! 'TOM' -> 'Tom'
- remove spaces at both ends and write a name with capital first letters
- Write $sig: '  ada lovelace ' becomes 'Ada Lovelace'.
- people type their names badly. $f should strip the blanks and make each word begin with a capital
- strip + title case, function $f($a)
- Please give me a function called $f that tidies up $a: no blanks outside, big first letters, the others small.

= f=read_numbers|parse|to_numbers|numbers_of a=text|line|s|csv
> return [int(part) for part in $a.split(',')]
! '3,10,7' -> [3, 10, 7]
! '5' -> [5]
- turn a string like '3,10,7' into a list of integers
- Write a function $f which splits $a at the commas and converts the parts to int.
- $sig: comma separated numbers -> list of ints
- I get "3,10,7" from a file and need real numbers. How? Name it $f.
- parse csv line of whole numbers, def $f($a)
'''

TASKS = tasks_of(TABLE)
