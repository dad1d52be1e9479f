"""The texts of the game, in Project Fluent: one folder of .ftl files per language.

Terminal and browser share the files of a language; what only the browser says is in its subfolder `browser`, what only
the terminal says in `screen.ftl`. To add a language, add a folder with the same files. Messages it lacks are shown in
English.
"""

from boothill.telling.texts import FALLBACK, TextError, Texts, browser_source, languages

__all__ = ["FALLBACK", "TextError", "Texts", "browser_source", "languages"]
