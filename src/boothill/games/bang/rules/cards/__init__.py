"""How cards and characters are declared, what they change, and how chosen sets become the rules of a table."""
