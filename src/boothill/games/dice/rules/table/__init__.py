"""What the table holds: the fields as they are declared, and what is generated from that."""
