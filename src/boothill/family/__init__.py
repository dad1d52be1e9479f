"""What the games of the BANG! family share: roles and who wins with them, tables with seats, checks of options."""
