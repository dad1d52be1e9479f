"""The texts of the games, in Project Fluent: a folder for each language.

What all games say is here, in `languages/<language>`; what only the browser says in its subfolder `browser`, what only
the terminal says in `screen.ftl`. What one game says is in its own folder, `texts/<language>`, and what one set says in
the folder of the set. A message that a language lacks is said in English. docs/add-a-language.md lists all files.
"""

from boothill.telling.texts import FALLBACK, TextError, Texts, browser_source, language_names, languages

__all__ = ["FALLBACK", "TextError", "Texts", "browser_source", "language_names", "languages"]
