### Preferences.

prefs-title = Preferences
prefs-lead = Everything applies at once and is remembered in this browser.
prefs-look = Look
prefs-theme = Colours
prefs-theme-system = As the system
prefs-theme-light = Day
prefs-theme-dark = Night
prefs-theme-contrast = High contrast
prefs-motion = Speed of animations
prefs-motion-value = { $percent ->
    [0] Off
   *[other] { $percent } %
}
prefs-motion-text = At 0 % everything happens at once.
prefs-motion-reduced = Your system asks for less motion, so nothing moves.
prefs-sound-title = Sound and touch
prefs-sound = Sound
prefs-volume = Volume
prefs-volume-value = { $percent } %
prefs-sound-shots = Shots and dynamite
prefs-sound-cards = Cards, dice and drinks
prefs-sound-calls = Your turn; people coming and going
prefs-sound-end = Eliminations and the end
prefs-haptics = Vibrate when it is your turn
prefs-haptics-text = On phones that can.
prefs-play = At the table
prefs-confirm = Ask before playing
prefs-confirm-never = Never
prefs-confirm-risky = When it is risky or wasteful
prefs-confirm-always = Always
prefs-hints = Hints for newcomers
prefs-hide-role = Hide my own role
prefs-hide-role-text = It shows only while you press it. For shared screens and streams.
prefs-chat = Show the chat
prefs-keyboard = Keyboard
prefs-keys = Single keys play
prefs-keys-text = Digits, letters, arrows and Space. Tab, Enter and Escape always work.
prefs-key-space = Space
prefs-key-enter = Enter
prefs-key-escape = Esc
prefs-key-seats = Choose a seat, counted round the table from you
prefs-key-hand = Move through your cards
prefs-key-play = Play or confirm
prefs-key-cancel = Cancel
prefs-key-pass = Pass, take the hit or end the turn
prefs-key-inspect = Read about the card that has the focus
prefs-key-log = Go to the log
prefs-key-again = Show again what has just happened
prefs-key-chat = Say something
prefs-key-summary = Read out the table
prefs-key-reach = Read out whom you can reach
prefs-key-help = Show these keys
prefs-done = Done
