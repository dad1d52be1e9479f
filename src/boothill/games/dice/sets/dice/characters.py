"""The sixteen characters of the dice game."""

from __future__ import annotations

from boothill.games.dice.rules.declare import Box, Character
from boothill.games.dice.rules.terms import BULLSEYE, EXPLOSION, GATLING_FIRE, INDIANS, ONE, TWO

box = Box("dice", "BANG! The Dice Game")

box.add(Character("bart_cassidy", "Bart Cassidy", 8, arrows_for_hits=True))
box.add(Character("black_jack", "Black Jack", 8, locks_dynamite=False))
box.add(Character("calamity_janet", "Calamity Janet", 8, reach={ONE: (1, 2), TWO: (1, 2)}))
box.add(Character("el_gringo", "El Gringo", 7, strikes_back=True))
box.add(Character("jesse_jones", "Jesse Jones", 9, beer_when_weak=2))
box.add(Character("jourdonnais", "Jourdonnais", 7, most_lost={INDIANS: 1}))
box.add(Character("kit_carlson", "Kit Carlson", 7, removes_arrows=True))
box.add(Character("lucky_duke", "Lucky Duke", 8, rerolls=3))
box.add(Character("paul_regret", "Paul Regret", 9, most_lost={GATLING_FIRE: 0}))
box.add(Character("pedro_ramirez", "Pedro Ramirez", 8, returns_arrows=(BULLSEYE, GATLING_FIRE, EXPLOSION)))
box.add(Character("rose_doolan", "Rose Doolan", 9, reach={ONE: (1, 2), TWO: (2, 3)}))
box.add(Character("sid_ketchum", "Sid Ketchum", 8, gives_life=True))
box.add(Character("slab_the_killer", "Slab the Killer", 8, doubles_shots=True))
box.add(Character("suzy_lafayette", "Suzy Lafayette", 8, peaceful_gain=2))
box.add(Character("vulture_sam", "Vulture Sam", 9, gain_per_death=2))
box.add(Character("willy_the_kid", "Willy the Kid", 8, gatlings_needed=2))
