"""Tables that people share: the protocol, the rooms, the lobby, the store, and the web server around them.

One task owns one table (`keeper`); what happens at a table is decided by a `room` without clock, socket or database of
its own. Nothing is sent to anybody before it is stored.
"""
