"""Very many games with every step looked over."""
