"""Independent referees: they know the rule sheets and the notation, and nothing of the engine."""

from . import rat_hot, schotten_totten, tabula_rasa

REFEREES = {
    "rat-hot": rat_hot.check,
    "schotten-totten": schotten_totten.check,
    "tabula-rasa": tabula_rasa.check,
}
