"""The table: what it is, how it is dealt, seen, checked and dealt anew, and the game as the kernel runs it."""
