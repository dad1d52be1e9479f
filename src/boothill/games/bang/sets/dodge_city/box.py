"""The box of Dodge City, into which the other modules of this folder put their declarations."""

from boothill.games.bang.rules.cards.declare import Box

box = Box("dodge_city", "Dodge City")

# Reprints of base cards.
box.more("bang", "8S 5C 6C KC")
box.more("beer", "6H 6S")
box.more("missed", "8D")
box.more("panic", "JH")
box.more("cat_balou", "8C")
box.more("general_store", "AS")
box.more("indians", "5D")
box.more("barrel", "AC")
box.more("dynamite", "10C")
box.more("mustang", "5H")
box.more("remington", "6D")
box.more("rev_carabine", "5S")
