"""Real proxies with the samples of docs/hosting, on loopback in front of a real server: for `make proxies`."""
