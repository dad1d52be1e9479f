### Setting up a table.

new-title = Set up a table
new-lead = Pick one of these, or change whatever you like below.
new-presets = Ready-made tables
new-preset-first = First game
new-preset-first-text = The card game without its trickier cards: four players, no clock.
new-preset-classic = Classic
new-preset-classic-text = The base game as it came in the first box, for five.
new-preset-everything = Everything
new-preset-everything-text = All expansions at once, for six.
new-preset-dice = Dice game
new-preset-dice-text = Five dice, arrows and quick shots, for five.

new-details = Change the details
new-what = The game
new-game = Game
new-players = Players
new-sets = Expansions
new-sets-cards = { $count ->
    [one] { $count } kind of card
   *[other] { $count } kinds of cards
}
new-sets-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
new-sets-equipment = { $count ->
    [one] { $count } kind of equipment
   *[other] { $count } kinds of equipment
}
new-sets-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
new-starter = Starter game
new-starter-text = Without the cards that need the rule book.
new-starter-base-only = Only without expansions.
new-events = Number of events
new-events-usual = As the rules say
new-events-some = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
new-shadow = Shadow variant
new-shadow-text = Those who are out return for their turns as shadows.
new-shadow-four = For four players or more.

new-who = Who may come
new-public = Public table
new-public-text = Listed for everybody. Otherwise only those find it who have the link.
new-spectators = Spectators
new-spectators-text = People without a seat may look on. They see what everybody sees.
new-late = Joining a running game
new-late-text = Newcomers may take over the seat of a bot.
new-chat = Chat
new-chat-text = Messages between players. Signs work in any case.

new-time = Time and bots
new-clock = Time to think
new-clock-relaxed = Relaxed
new-clock-normal = Normal
new-clock-fast = Fast
new-clock-none = No clock
new-clock-text = { $turn } seconds for a turn, { $choice } for another choice of one's own, { $reaction } to answer somebody else. When time is up, a bot answers.
new-clock-none-text = Everybody takes as long as it takes.
new-double = Double time
new-double-text = For people who read with a screen reader, play with switches, or like it calm.
new-bot = Difficulty of the bots
new-pace = Bots think
new-pace-0 = Not at all
new-pace-1 = Briefly
new-pace-2 = As long as people
new-pace-3 = Slowly
new-pace-text = Remembered for your next table. During a game “Hurry” makes them faster.
bot-easy = Easy
bot-easy-text = They know what is good for their side, but overlook things.
bot-normal = Normal
bot-normal-text = They play soundly and remember who did what.
bot-hard = Hard
bot-hard-text = They work out who has which role, and forgive little.
bot-random = Random
bot-greenhorn = Greenhorn

new-series = Series
new-games = Number of games
new-badge = The badge passes on
new-badge-text = The next Sheriff is the next player in turn. For four players or more.
new-seating = Seats in the next game
new-seating-keep = Stay the same
new-seating-rotate = Move on by one
new-seating-shuffle = Are shuffled

new-start = Start now with bots
new-open = Open and invite
new-opening = Opening …
