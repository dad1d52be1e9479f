"""What comes in over TCP, before the application sees it: who may connect, how long a request may take, how much a
connection may send, and what each request costs. Nothing here knows of tables.
"""
