"""Many games at once: simulations, paired tests of bots, soaks. All results follow from their seeds alone."""
