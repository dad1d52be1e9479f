"""Results as pages with charts."""
