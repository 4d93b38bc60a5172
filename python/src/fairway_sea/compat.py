"""The function of searoute-py, over Fairway's water."""

from __future__ import annotations

from typing import Any, Sequence

from .client import End, Fairway, Place
from .errors import FairwayError
from .pool import shared

_KM = {"km": 1.0, "m": 0.001, "mi": 1.609344, "naut": 1.852, "ft": 0.0003048, "yd": 0.0009144}

#: Names of searoute-py (recalled, 2026) that Fairway writes differently.
_PASSAGES = {"babalmandab": "babelmandeb", "ormuz": "hormuz", "chili": "magellan"}


def searoute(
    origin: Place,
    destination: Place,
    units: str = "km",
    speed_knot: float = 24,
    append_orig_dest: bool = False,
    restrictions: Sequence[str] = ("northwest",),
    return_passages: bool = False,
    *,
    sea: Fairway | None = None,
    **options: Any,
) -> dict[str, Any]:
    """A GeoJSON Feature with `length`, `units` and `duration_hours`, like searoute-py's.

    `restrictions` closes passages. Those that Fairway closes by default stay closed unless `allow`
    opens them, also without a restriction. Without `sea`, one local worker serves all calls.
    """
    if units not in _KM:
        raise FairwayError("validation_failed", f"units must be one of {', '.join(_KM)}, got {units!r}.")
    closed = [_PASSAGES.get(name, name) for name in restrictions or ()]
    route = (sea or shared()).route(origin, destination, speed_kn=speed_knot, avoid=closed, waypoint_count=2, **options)
    line = route["geometry"]
    if append_orig_dest and line["type"] == "LineString":
        first, last = _position(route["origin"]), _position(route["destination"])
        line = {**line, "coordinates": [first, *line["coordinates"], last]}
    properties = {
        "length": route["distance_km"] / _KM[units],
        "units": units,
        "duration_hours": route["duration_hours"],
        "warnings": route["warnings"],
    }
    if return_passages:
        properties["traversed_passages"] = [one["id"] for one in route["passages"]]
    return {"type": "Feature", "properties": properties, "geometry": line}


def _position(end: End) -> list[float]:
    """Where the caller asked for, before it was moved to water."""
    port = end["port"]
    return (end["requested"] or []) if port is None else port["coordinates"]
