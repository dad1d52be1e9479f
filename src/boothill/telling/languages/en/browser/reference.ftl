### The reference in the browser: the pages of the cards and of the rules, and the panel at the table that shows one thing.

ref-cards-title = Cards and characters
ref-cards-about = Everything that lies in the boxes, in our own words: what it does, and every copy of it.
ref-cards-page = { $name } – Cards and characters
ref-search = Search
ref-search-cards-hint = A name, or a word from an effect
ref-search-rules-hint = An id such as BASE-BEER-2, or a word
ref-clear = Clear the search
# The filters: each is a row of links, of which one is chosen.
ref-filter = Filter
ref-filtered = Filter: { $filters }
ref-box = Box
ref-sort = Sort
ref-colour = Colour
ref-all = All
ref-found = { $count ->
    [0] Nothing found
    [one] 1 found
   *[other] { $count } found
}
ref-nothing = Nothing in the boxes matches this search.
ref-everything = Show everything
ref-none-such = There is no such card or character here.

ref-sort-card = Playing cards
ref-sort-equipment = Equipment
ref-sort-event = Events
ref-sort-character = Characters
ref-sort-role = Roles
ref-sort-shadow_role = Shadow roles
ref-sort-face = Dice faces
ref-sort-dice_character = Dice characters
ref-sort-dice_role = Dice roles

# The same of a single one.
ref-one-card = Playing card
ref-one-equipment = Equipment
ref-one-event = Event
ref-one-character = Character
ref-one-role = Role
ref-one-shadow_role = Role of a shadow
ref-one-face = Face of the dice
ref-one-dice_character = Character of the dice game
ref-one-dice_role = Role of the dice game

ref-colour-brown = Brown
ref-colour-blue = Blue
ref-colour-green = Green
ref-colour-black = Black
ref-colour-event = Event
ref-colour-brown-means = Brown: takes effect when it is played, then goes to the discard pile.
ref-colour-blue-means = Blue: stays in play in front of a player.
ref-colour-green-means = Green: stays in play and can be used from the next turn on.

ref-back-to-cards = All cards and characters
ref-previous = Previous: { $name }
ref-next = Next: { $name }
ref-neighbours = Previous and next
ref-life = { $life ->
    [one] 1 life point
   *[other] { $life } life points
}
ref-in-box = Box: { $box }
ref-range = Range { $range }
ref-price = { $price ->
    [one] Costs 1 nugget
   *[other] Costs { $price } nuggets
}
ref-removal = { $price ->
    [one] Can be removed for 1 nugget
   *[other] Can be removed for { $price } nuggets
}
ref-locked = Stays as it was rolled: it cannot be rolled again
ref-english = In English: { $name }
ref-copies-in = { $count ->
    [one] 1 card in { $box }
   *[other] { $count } cards in { $box }
}
# A rank that comes several times in one suit.
ref-copies-times = { $rank } × { $times }
ref-count = { $count ->
    [one] There is 1 of it.
   *[other] There are { $count } of it.
}
ref-its-rules = Its rules
ref-rules-of = The rules of { $name }

ref-rules-title = The rules
ref-rules-page = { $name } – The rules
ref-book = { $game ->
    [dice] The rules of the dice game on two pages
   *[bang] The rules of the card game on two pages
}
ref-print = Print
ref-rules-about = Every rule as this table plays it, in our own words, with the scenarios in which several of them meet. Each has an id that stays the same.
ref-rules-english = The rules are written in English only.
ref-rules-outline = Contents
ref-rules-part = In this part
ref-back-to-rules = All rules
ref-rule-none = There is no rule { $id }.
ref-rules-nothing = No rule matches this search.
ref-rules-wait = Fetching the rules …
ref-rules-failed = The rules could not be fetched.
ref-again = Try again
ref-about-these = What these rules are about
ref-sources = Where the rules come from
ref-sources-about = Where a rule comes from stands in its details.
ref-source-book = Stated in a rule book.
ref-source-card = Printed on the card.
ref-source-faq = From an answer that the publisher or the designer has given.
ref-source-peer = How other tables on the net play it.
ref-source-house = Our own decision, where the sources are silent or disagree.
ref-table = Table

ref-part-principles = Principles
ref-part-core = The game itself
ref-part-base = Cards and characters of the base game
ref-part-dodge-city = Dodge City
ref-part-promos = Promo characters
ref-part-events = Event decks
ref-part-gold-rush = Gold Rush
ref-part-shadow = Shadows
ref-part-scenarios = Scenarios
ref-part-dice = The dice game
ref-part-dice-characters = Characters of the dice game
ref-part-dice-decisions = Decisions in the dice game
ref-part-dice-scenarios = Scenarios of the dice game

# The panel at the table.
ref-rule = Rule
ref-details = Details
ref-details-id = Id
ref-details-see = See also
ref-details-source = Source
ref-close = Close
ref-back = Back
