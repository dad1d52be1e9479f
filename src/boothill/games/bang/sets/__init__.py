"""One folder per box. A set declares its cards and characters; the core knows none of them by name."""
