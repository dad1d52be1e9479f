"""Phase 2: how urgent everything is that may be done."""
