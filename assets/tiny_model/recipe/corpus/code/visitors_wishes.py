"""Further small edits of code that visitors paste, in their own words; the form of the table is told in ``visitors``."""

from __future__ import annotations

from corpus.code.visitors import tasks_of

TABLE = r'''
= f=divide|divide_by|ratio|half_of a=a|x|total|top b=b|y|parts|bottom w=no~zero~please|cannot~divide~by~zero|zero|bad~value
< def $f($a, $b):
<     return $a / $b
> def $f($a, $b):
>     if $b == 0:
>         raise ValueError('$w')
>     return $a / $b
! assert $f(6, 3) == 2
! try:
!     $f(1, 0)
!     assert False
! except ValueError as error:
!     assert str(error) == '$w'
- raise a ValueError '$w' if $b is 0
- raise ValueError('$w') when $b is zero
- {c}\n\nIf $b is 0 there should be a ValueError with the text '$w'.
- check first that $b is not 0 and otherwise raise a ValueError saying '$w'
- I want my own error message, a ValueError with '$w', for $b = 0.\n\n{c}

= f=price_of|look_up|get_price|cost_of a=prices|menu|table|d b=name|item|key|thing k=0|None|-1|1
< def $f($a, $b):
<     return $a[$b]
> def $f($a, $b):
>     return $a.get($b, $k)
! assert $f({'tea': 3}, 'tea') == 3 and $f({}, 'tea') == $k
- return $k if $b is not in $a
- use get() with $k for missing keys
- {c}\n\nI get a KeyError for things that are not there. I would like $k.
- a missing $b should give $k instead of a KeyError
- {c}\n\nno KeyError pls, $k instead

= f=show_all|numbered|with_numbers|listing a=items|names|words|lines m=i|index|k
< def $f($a):
<     result = []
<     for $m in range(len($a)):
<         result.append(f'{$m}: {$a[$m]}')
<     return result
> def $f($a):
>     result = []
>     for $m, item in enumerate($a):
>         result.append(f'{$m}: {item}')
>     return result
! assert $f(['a', 'b']) == ['0: a', '1: b']
- use enumerate
- replace range(len($a)) by enumerate and call the element item
- {c}\n\nSomebody told me about enumerate. How does it look with that? Name the element item.
- loop with enumerate, not with an index

= f=has_negative|any_below|is_below_zero|has_minus a=numbers|values|data|nums n=n|x|value|num
< def $f($a):
<     for $n in $a:
<         if $n < 0:
<             return True
<     return False
> def $f($a):
>     return any($n < 0 for $n in $a)
! assert $f([1, -1]) and not $f([1])
- use any()
- write it with any in one line
- shorten it with the built-in function any
- {c}\n\nIs there something built in for this loop?
- replace the loop by any(...)

= f=all_positive|only_plus|is_all_above|none_below a=numbers|values|data|nums n=n|x|value|num
< def $f($a):
<     for $n in $a:
<         if $n <= 0:
<             return False
<     return True
> def $f($a):
>     return all($n > 0 for $n in $a)
! assert $f([1, 2]) and not $f([1, 0])
- use all()
- make it one line with all
- shorten the loop with the built-in function all
- {c}\n\nThis must be possible with all(), right?
- replace the for loop by a call of all

= f=total|add_up|sum_all|my_sum a=numbers|values|prices|nums t=result|total_value|s|out n=n|x|value|num
< def $f($a):
<     $t = 0
<     for $n in $a:
<         $t += $n
<     return $t
> def $f($a):
>     return sum($a)
! assert $f([1, 2, 3]) == 6
- use the built-in sum
- replace the loop with sum()
- {c}\n\nThat is too long, Python can add up a list by itself.
- make the body one line
- {c}\n\nshorter with sum please

= f=lengths|word_lengths|sizes|length_table a=words|names|items|titles t=result|table|out|d n=w|word|name|entry
< def $f($a):
<     $t = {}
<     for $n in $a:
<         $t[$n] = len($n)
<     return $t
> def $f($a):
>     return {$n: len($n) for $n in $a}
! assert $f(['tea', 'a']) == {'tea': 3, 'a': 1}
- turn it into a dict comprehension
- use a dictionary comprehension
- write the loop as a comprehension with curly braces
- {c}\n\nCan the dictionary be built in one line?
- no loop please, a dict comprehension instead

= f=count_to|numbers_to|up_to|steps a=n|limit|end|last t=i|k|current w=result|out|numbers
< def $f($a):
<     $w = []
<     $t = 1
<     while $t <= $a:
<         $w.append($t)
<         $t += 1
<     return $w
> def $f($a):
>     $w = []
>     for $t in range(1, $a + 1):
>         $w.append($t)
>     return $w
! assert $f(3) == [1, 2, 3] and $f(0) == []
- turn the while loop into a for loop
- use for and range instead of while
- {c}\n\nWould a for loop be easier here? Show me.
- replace while by a for loop with range
- while -> for

= f=area|surface|size|field a=width|w|length|left b=height|h|depth|right
+ w=Return~the~area~of~a~rectangle|Width~times~height|Area|Multiply~both~sides
< def $f($a, $b):
<     return $a * $b
> def $f($a, $b):
>     """$w"""
>     return $a * $b
! assert $f(2, 3) == 6 and $f.__doc__ == '$w'
- add the docstring "$w"
- add a docstring that says: $w
- {c}\n\nIt needs a docstring: "$w"
- document it with """$w"""
- put this docstring in: $w

= f=total_price|to_pay|sum_price|order_price a=price|each|unit b=count|n|pieces|number c=shipping|postage|fee|extra
< def $f($a, $b):
<     return $a * $b
> def $f($a, $b, $c):
>     return $a * $b + $c
! assert $f(2, 3, 5) == 11
- add a third parameter $c and add it to the result
- add an argument $c that is added at the end
- {c}\n\nThe $c is missing. It comes on top, as another argument.
- There is also $c to pay. Put it in as a parameter and add it.\n\n{c}
- take $c into account (new last parameter, simply added)

= f=total_price|to_pay|sum_price|order_price a=price|each|unit b=count|n|pieces|number c=discount|minus|voucher|reduction
< def $f($a, $b):
<     return $a * $b
> def $f($a, $b, $c=0):
>     return $a * $b - $c
! assert $f(2, 3) == 6 and $f(2, 3, 1) == 5
- add an optional $c, 0 by default, that is subtracted
- add a parameter $c=0 and take it away from the result
- {c}\n\nSometimes there is a $c to take off. Make it a third argument with default 0.
- let me pass a $c which is subtracted; without it nothing changes

= f=clean|tidy|trim|read_name a=text|name|s|word
< def $f($a):
<     return $a.strip()
> def $f($a):
>     return $a.strip().lower()
! assert $f('  Ada ') == 'ada'
- make it lower case too
- let it also turn everything into small letters
- {c}\n\nBesides, I want lower case.
- after stripping, convert to lowercase as well
- also small letters\n\n{c}

= f=words_of|split_up|parts|tokens a=text|line|s|row t=,|;|:|/|-
< def $f($a):
<     return $a.split()
> def $f($a):
>     return $a.split('$t')
! assert $f('a${t}b') == ['a', 'b']
- split at '$t' instead of spaces
- use '$t' as the separator
- {c}\n\nMy data is separated by $t, not by blanks.
- it should cut the text at every "$t"
- change the separator to $t

= f=join_all|glue|as_text|one_line a=words|names|parts|items t=-|,|/|+|; w=_|.|:|#|*
< def $f($a):
<     return '$t'.join($a)
> def $f($a):
>     return '$w'.join($a)
! assert $f(['a', 'b']) == 'a${w}b'
- use '$w' between the parts instead of '$t'
- replace the separator '$t' by '$w'
- {c}\n\nThere should be a '$w' where now is a '$t'.
- change '$t' to '$w'

= f=is_warm|warm|nice_day|hot a=degrees|temp|t|celsius k=20|18|25 m=30|28|22
< def $f($a):
<     return $a > $k
> def $f($a):
>     return $a >= $m
! assert $f($m) and not $f($m - 1)
- make it true from $m on
- let it return True for $m or more
- {c}\n\nThe new rule: at least $m.
- change the limit: $m and everything above counts
- {c}\n\nnow it has to be $m or higher

= f=between|in_range|fits|allowed a=n|x|value|number k=1|5|10 m=20|50|100
< def $f($a):
<     return $a >= $k and $a <= $m
> def $f($a):
>     return $k <= $a <= $m
! assert $f($k) and $f($m) and not $f($m + 1)
- simplify the comparison
- use a chained comparison
- write it as one comparison without and
- {c}\n\nI have seen things like 1 < x < 5 in Python. Can you do that here?

= f=biggest|largest|my_max|top a=a|x|first|left b=b|y|second|right
< def $f($a, $b):
<     if $a > $b:
<         return $a
<     else:
<         return $b
> def $f($a, $b):
>     return max($a, $b)
! assert $f(1, 2) == 2 and $f(5, 2) == 5
- use max
- replace the if by the built-in max
- shorten it with max()
- {c}\n\nDoesn't Python already have a function for this?
- one line with max please

= C=Dog|Cat|Robot|Bird|Horse p=name|title|nick g=speak|talk|call|sing h=say|tell|shout|answer t=hello|good~day|here~I~am
< class $C:
<     def __init__(self, $p):
<         self.$p = $p
<
<     def $g(self):
<         return '$t'
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>
>     def $h(self):
>         return '$t'
! assert $C('a').$h() == '$t' and $C('b').$p == 'b'
- rename the method $g to $h
- call the method $h instead of $g
- {c}\n\n$g should be called $h.
- the method name must be $h
- I don't like the name $g, use $h.\n\n{c}

= C=Car|Bike|Boat|Train|Bus p=brand|name|owner q=speed|price|weight|year k=0|10|100|5
< class $C:
<     def __init__(self, $p):
<         self.$p = $p
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>         self.$q = $k
! x = $C('a')
! assert x.$p == 'a' and x.$q == $k
- add an attribute $q that is $k at the start
- give it a $q of $k, not as a parameter
- {c}\n\nEvery new object should also have $q = $k.
- let the constructor set $q to $k
- a $q is missing; it begins at $k\n\n{c}

= C=Car|Bike|Boat|Train|Bus p=brand|name|owner q=colour|price|model|year
< class $C:
<     def __init__(self, $p):
<         self.$p = $p
> class $C:
>     def __init__(self, $p, $q):
>         self.$p = $p
>         self.$q = $q
! x = $C('a', 2)
! assert x.$p == 'a' and x.$q == 2
- add a parameter $q to the constructor and store it
- add a second attribute $q, given to the constructor
- {c}\n\nI need to pass $q as well: $C('a', 2) for $p 'a' and $q 2.
- let it also take and keep a $q
- The class should know its $q too, which comes right after $p.\n\n{c}

= C=Account|Wallet|Purse|Bank g=take|withdraw|pay|spend q=money|balance|coins w=Not~enough|Too~much|No~money|Sorry
< class $C:
<     def __init__(self, $q):
<         self.$q = $q
<
<     def $g(self, amount):
<         self.$q -= amount
> class $C:
>     def __init__(self, $q):
>         self.$q = $q
>
>     def $g(self, amount):
>         if amount > self.$q:
>             return '$w'
>         self.$q -= amount
! x = $C(10)
! assert x.$g(20) == '$w' and x.$q == 10
! x.$g(4)
! assert x.$q == 6
- let $g return '$w' when amount is larger than $q
- return '$w' if there is too little $q
- {c}\n\n$q must never be negative. If amount is too high, $g returns '$w' and changes nothing.
- nobody may take more than there is; say '$w' in that case (return it)
- check in $g that amount is not above $q, else return "$w"
'''

TASKS = tasks_of(TABLE)
