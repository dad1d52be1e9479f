"""The texts of the game, in Project Fluent: one folder of .ftl files per language.

To add a language, add a folder (`de`, `hu`, `it`) with the same files. Messages it lacks are shown in English.
"""

from boothill.lang.texts import FALLBACK, TextError, Texts, languages

__all__ = ["FALLBACK", "TextError", "Texts", "languages"]
