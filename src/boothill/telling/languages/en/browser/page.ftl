### What stands around every page: header, footer, joining and inviting, and the small pages.

page-title = { $page } · Boothill
page-loading = Loading …
page-skip = Skip to the content
page-home = Boothill, to the start page
page-navigation = Pages
page-menu = Menu
page-learn = Learn to play
page-cards = Cards
page-rules = Rules
page-language = Language
page-preferences = Preferences
page-about = About Boothill
page-trademark = BANG! is a trademark of its publisher, dV Giochi. Boothill is an independent, non-commercial fan project and is not connected with the publisher.
page-close = Close

# Names, wherever one is asked for.
page-name = Your name
page-name-hint = Others at the table see it. No account needed.

# The state of a table, as lists and cards show it.
page-game-bang = Card game
page-game-dice = Dice game
page-status-waiting = Waiting for players
page-status-playing = In play
page-status-over = Between games

# Public tables.
page-tables-title = Public tables
page-tables-lead = Everybody can join these tables or watch. The list renews itself.
page-tables-host = { $name }'s table
page-tables-nobody = A table without a host
page-tables-seats = { $players ->
    [one] { $taken } of { $players } seat taken by people
   *[other] { $taken } of { $players } seats taken by people
}
page-tables-free = { $free ->
    [0] No free seat
    [one] { $free } free seat
   *[other] { $free } free seats
}
page-tables-join = Join
page-tables-watch = Watch
page-tables-join-of = Join { $table }
page-tables-watch-of = Watch { $table }
page-tables-empty = No public table is open right now.
page-tables-empty-hint = Open one yourself: bots take the empty seats until people come.
page-tables-open = Open a table
page-tables-count = { $count ->
    [one] { $count } public table
   *[other] { $count } public tables
}

# Coming to a table by its link.
page-join-title = You are invited to a table
page-join-host = { $name } invites you to a table
page-join-game-bang = Card game for { $players } players: { $sets }
page-join-game-dice = Dice game for { $players } players
page-join-waiting = The game has not begun yet.
page-join-playing = A game is in play.
page-join-over = The last game is over; the next can begin.
page-join-people = At the table: { $names }
page-join-alone = Nobody sits there yet.
page-join-seat = Take a seat
page-join-bot = Take a bot's seat
page-join-bot-hint = You play on with the cards, life and role of the bot.
page-join-watch = Watch
page-join-full = All seats are taken.
page-join-late = Nobody can join this game. Wait for the next one.
page-join-no-spectators = This table takes no spectators.
# What now: $seat is free, bot or none; $watch whether one can look on (yes, no).
page-join-now = { $seat ->
    [free] { $watch ->
        [yes] Give your name and take a seat, or watch.
       *[no] Give your name and take a seat.
    }
    [bot] { $watch ->
        [yes] Take over the seat of a bot, or watch.
       *[no] Take over the seat of a bot.
    }
   *[none] { $watch ->
        [yes] You can watch, and take a seat when one is free.
       *[no] Come back later, when a seat is free.
    }
}

# A table that cannot be entered.
page-no-table = No way to this table
page-no-table-now = Try again, ask for a new link, or open a table of your own.

# Inviting others.
page-invite-title = Invite players
page-invite-lead = Whoever opens this link can take a seat.
page-invite-link = Link to this table
page-invite-copy = Copy link
page-invite-copied = Copied
page-invite-copy-failed = The link could not be copied. It is selected now: copy it with your browser.
page-invite-share = Share …
page-invite-share-text = Sit down at my Boothill table.
page-invite-qr = QR code with the link to this table

# The server cannot be reached.
offline-title = No telegraph line
offline-text = The server cannot be reached. Check your connection; this page tries again by itself as soon as you are online.
offline-again = Try again
offline-trying = Trying …

# An address that does not exist.
page-lost-title = Nothing but tumbleweed
page-lost-text = There is no page at this address. The link may be old, or a letter is missing.
page-lost-home = To the start page

# About.
page-about-title = About Boothill
page-about-what = Boothill is a digital table for the BANG! card game with its expansions and for BANG! The Dice Game. Bots take every empty seat, so you can always play.
page-about-independent-title = Independent
page-about-independent = Boothill is made by fans, costs nothing and shows no advertisements. It is neither made nor supported by the publisher, and nobody earns money with it. If you like the game, buy the original: it belongs on a real table, too.
page-about-wording-title = Words and pictures
page-about-wording = Names of cards and characters are those of the game. All explanations are in our own words, and all pictures, symbols and sounds are our own.
page-about-font = The typeface is Bitter by Sol Matas, under the SIL Open Font License.
page-about-private-title = Your privacy
page-about-private = There are no accounts, no cookies and no trackers. Your name, your preferences and your seats are remembered in this browser only. Others at a table see the name you give, and what you write in the chat.
page-about-licence-title = Licence
page-about-licence = Boothill is free software under the MIT License.
page-about-version = Version { $version }
