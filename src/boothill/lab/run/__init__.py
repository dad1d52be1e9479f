"""Playing games for the lab: one, many, spread over processes, written down to go on from."""
