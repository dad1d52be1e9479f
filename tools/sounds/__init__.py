"""The sounds of the table, made from nothing but arithmetic: no recording of anybody's is in them."""
