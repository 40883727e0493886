"""What an experienced player sees in a table of Rat Hot."""

from __future__ import annotations

from ...core.contract import Insight
from .features import FEATURES, chances, features
from .preferences import ROOM, preferences
from .why import why

INSIGHT = Insight(FEATURES, ROOM, features, chances, preferences, why)
