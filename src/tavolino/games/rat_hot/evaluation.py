"""What an experienced player sees in a table of Rat Hot."""

from __future__ import annotations

from ...core.contract import Evaluation
from .features import FEATURES, chances, features
from .preferences import SCRATCH, preferences
from .why import why

EVALUATION = Evaluation(FEATURES, SCRATCH, features, chances, preferences, why)
