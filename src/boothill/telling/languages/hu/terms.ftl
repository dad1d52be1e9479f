### Words of the game. Names and texts of cards, characters and roles come from the facts of their sets.
### In these files names take no suffix and no article, which would depend on their sounds; only the names of roles,
### which all begin with a consonant, have an article.

role-unknown = ?
role-plural = { $role }

list-comma = { $head }, { $tail }
list-and = { $head } és { $tail }
list-or = { $head } vagy { $tail }
