### The start page.

start-title = Boothill
start-lead = The Wild West card game of hidden roles, at your table in seconds: alone with bots or with friends, no account needed.
start-play = Play now
start-play-hint = You and four bots, no clock
start-dice = Dice game
start-learn = First game? Learn in 4 minutes
start-dealing = Dealing …
# The name of somebody who has not given one.
start-stranger = Stranger

start-more = More ways to play
start-friends = Play with friends
start-friends-text = Choose the expansions, send the link, and let bots take the seats that stay empty.
start-friends-open = Set up a table
start-join = Join a table
start-join-text = Paste an invitation link or its code.
start-join-label = Link or code
start-join-go = Go to the table
start-join-wrong = That is no link to a table. A code has letters and digits only, such as { $example }.
start-join-list = Public tables
start-name-text = Used when you sit down. You can leave it empty.

start-on = You still have a seat
start-on-bang = Card game, { $players } players
start-on-dice = Dice game, { $players } players
start-on-go = Go on playing
start-on-with = With { $names }
start-on-alone = With bots

start-roles = Four roles, three goals
start-wanted = Wanted
start-roles-text = Everybody sees the Sheriff. All the others keep their cards close to their chest.
