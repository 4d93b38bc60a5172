"""Columns of a table in, columns out. pandas and geopandas are loaded only where they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator, Union

from .client import SHORT, Fairway, Place, Route, route_body, routes_of
from .errors import FairwayError

if TYPE_CHECKING:  # pragma: no cover
    import geopandas
    import pandas


def add_distances(
    sea: Fairway,
    frame: pandas.DataFrame,
    origin: str = "origin",
    destination: str = "destination",
    **options: Any,
) -> pandas.DataFrame:
    """The same rows with distance_nm, duration_hours, passages, warnings and error.

    A row without a route keeps its place, with the reason in `error`.
    """
    found = list(_routes(sea, frame, (origin, destination), {**SHORT, **options}))
    return frame.assign(**_columns(found))


def lines(
    sea: Fairway,
    frame: pandas.DataFrame,
    origin: str = "origin",
    destination: str = "destination",
    **options: Any,
) -> geopandas.GeoDataFrame:
    """The same as a GeoDataFrame with the line of each route, in WGS84, cut at 180 degrees."""
    import geopandas
    from shapely.geometry import shape

    found = list(_routes(sea, frame, (origin, destination), {"waypoint_count": 2, "antimeridian": "split", **options}))
    geometry = [None if isinstance(one, FairwayError) else shape(one["geometry"]) for one in found]
    columns = frame.assign(**_columns(found))
    return geopandas.GeoDataFrame(columns, geometry=geometry, crs="EPSG:4326")


def _routes(
    sea: Fairway, frame: pandas.DataFrame, ends: tuple[str, str], options: dict[str, Any]
) -> Iterator[Union[Route, FairwayError]]:
    """A cell that is no place is an error of its row, which is never sent."""
    for name in ends:
        if name not in frame.columns:
            raise KeyError(f"The frame has no column {name!r}: say which they are with origin= and destination=.")
    first, last = (frame[name].tolist() for name in ends)
    return routes_of(sea, zip(first, last), lambda row: route_body(*map(_place, row), options))


def _place(cell: Any) -> Place:
    # A missing cell is None, NaN or NA; only NaN differs from itself, and NA has no truth value.
    if cell is None or type(cell).__name__ in ("NAType", "NaTType") or cell != cell:
        raise FairwayError("validation_failed", "The row has no place here.")
    if isinstance(cell, float) and cell.is_integer():
        return int(cell)  # pandas writes whole numbers beside missing ones as floats
    found: Place = cell
    return found


def _columns(found: list[Union[Route, FairwayError]]) -> dict[str, list[Any]]:
    def column(read: Any) -> list[Any]:
        return [None if isinstance(one, FairwayError) else read(one) for one in found]

    return {
        "distance_nm": column(lambda route: route["distance_nm"]),
        "duration_hours": column(lambda route: route["duration_hours"]),
        "passages": column(lambda route: "|".join(one["id"] for one in route["passages"])),
        "warnings": column(lambda route: "|".join(one["code"] for one in route["warnings"])),
        "error": [one.detail if isinstance(one, FairwayError) else None for one in found],
    }
