"""Sea routes that do not cross land. Planning only, not for navigation."""

from .aio import AsyncFairway
from .client import Fairway, Place, Port, Route, passage, place
from .compat import searoute
from .errors import FairwayError, UnknownOption
from .frames import add_distances, add_emissions, add_matches, lines, matrix_frame, trace_frame

__all__ = [
    "AsyncFairway",
    "Fairway",
    "FairwayError",
    "Place",
    "Port",
    "Route",
    "UnknownOption",
    "add_distances",
    "add_emissions",
    "add_matches",
    "lines",
    "matrix_frame",
    "passage",
    "place",
    "searoute",
    "trace_frame",
]
__version__ = "0.1.0"
