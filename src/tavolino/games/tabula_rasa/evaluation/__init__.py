"""What an experienced player sees in a table of Tabula Rasa. How it is estimated: majorities.py."""

from ....core.contract import Evaluation
from .chances import chances
from .preferences import preferences
from .scratch import SCRATCH
from .why import why

EVALUATION = Evaluation(SCRATCH, chances, preferences, why)
