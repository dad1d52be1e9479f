"""How strong bots are: tests on paired seeds, with intervals."""
