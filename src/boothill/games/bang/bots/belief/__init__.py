"""Who plays which role, judged from what everybody has seen.

`Belief` weighs every deal of the roles that the table allows (`deals`) by how well it explains the public deeds, as
players behave by and large (`model`, measured from games; the figures lie in `bots/data/belief.toml`).
"""

from boothill.games.bang.bots.belief.belief import Belief
from boothill.games.bang.bots.belief.model import Model, standard_model

__all__ = ["Belief", "Model", "standard_model"]
