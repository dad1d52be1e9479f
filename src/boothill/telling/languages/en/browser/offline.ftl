### What is said when the server cannot be reached; the browser keeps these sentences for that day.

offline-title = No telegraph line
offline-text = The server cannot be reached. Check your connection; this page tries again by itself as soon as you are online.
offline-again = Try again
offline-trying = Trying …
