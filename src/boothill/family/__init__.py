"""What the games of the BANG! family share: roles, who wins, tables with seats, sets as folders, checks."""
