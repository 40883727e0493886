"""What an experienced player sees in a table of Rat Hot."""

from ...core.contract import Insight
from .features import FEATURES, chances, features
from .preferences import ROOM, preferences

INSIGHT = Insight(FEATURES, ROOM, features, chances, preferences)
