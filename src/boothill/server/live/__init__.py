"""Tables under way: the task that owns each, all of them together, and finished games to be watched."""
