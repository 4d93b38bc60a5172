"""Sea routes that do not cross land. Planning only, not for navigation."""

from .client import Fairway, Place, Port, Route, passage, place
from .compat import searoute
from .errors import FairwayError, UnknownOption
from .frames import add_distances, lines

__all__ = [
    "Fairway",
    "FairwayError",
    "Place",
    "Port",
    "Route",
    "UnknownOption",
    "add_distances",
    "lines",
    "passage",
    "place",
    "searoute",
]
__version__ = "0.1.0"
