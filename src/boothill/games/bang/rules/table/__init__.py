"""The table: what it is, how it is dealt, seen, checked and dealt anew, and what carries over to the next."""
