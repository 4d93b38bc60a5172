"""Columns of a table in, columns out, for pandas and polars. A library is loaded only where it is used."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Iterable, Iterator, Mapping, Sequence, TypeVar, Union, cast

from .client import SHORT, Fairway, Place, Route, place, route_body, routes_of
from .errors import FairwayError

if TYPE_CHECKING:  # pragma: no cover
    import geopandas
    import pandas

#: A pandas or a polars DataFrame.
Frame = TypeVar("Frame")

#: The columns of `add_distances`, and their types in SQL.
DISTANCES = {
    "distance_nm": "double",
    "duration_hours": "double",
    "passages": "string",
    "warnings": "string",
    "error": "string",
}


def add_distances(
    sea: Fairway,
    frame: Frame,
    origin: str = "origin",
    destination: str = "destination",
    **options: Any,
) -> Frame:
    """The same rows with distance_nm, duration_hours, passages, warnings and error.

    A row without a route keeps its place, with the reason in `error`.
    """
    found = list(_routes(sea, frame, (origin, destination), {**SHORT, **options}))
    return _with(frame, _columns(found))


def add_emissions(
    sea: Fairway,
    frame: Frame,
    origin: str = "origin",
    destination: str = "destination",
    *,
    tonnes: str | None = None,
    teu: str | None = None,
    **options: Any,
) -> Frame:
    """The same rows with kg_co2e (well to wake), kg_co2e_ttw, adjusted_km, method, warnings and error.

    `tonnes` and `teu` name the columns of the cargo: at least one of them. Options are those of `Fairway.emissions`.
    """
    if tonnes is None and teu is None:
        raise TypeError("Say which column has the cargo: tonnes= or teu=.")
    cargo = {"mass_tonnes": tonnes, "teu": teu}
    named = {field: _cells(frame, column) for field, column in cargo.items() if column is not None}
    rows = zip(_cells(frame, origin), _cells(frame, destination), *named.values())
    route_of_all: dict[str, Any] = {**options.pop("route", {})}
    cargo_of_all: dict[str, Any] = {**options.pop("cargo", {})}

    def body(row: Sequence[Any]) -> dict[str, Any]:
        first, last, *amounts = row
        given = {field: amount for field, amount in zip(named, amounts) if not _missing(amount)}
        if not given or math.inf in given.values():
            raise FairwayError("validation_failed", "The row has no cargo.")
        route = {**route_of_all, "origin": place(_place(first)), "destination": place(_place(last))}
        return {"route": route, "cargo": {**cargo_of_all, **given}, **options}

    found: list[Any] = list(routes_of(sea, rows, body, "/v1/emissions/sea"))
    return _with(
        frame,
        {
            "kg_co2e": _column(found, lambda one: one["emissions"]["wtw_kg_co2e"]),
            "kg_co2e_ttw": _column(found, lambda one: one["emissions"]["ttw_kg_co2e"]),
            "adjusted_km": _column(found, lambda one: (one.get("distance") or {}).get("adjusted_km")),
            "method": _column(found, lambda one: one["method"]),
            "warnings": _column(found, _codes),
            "error": _faults(found),
        },
    )


def add_matches(sea: Fairway, frame: Frame, name: str = "port", country: str | None = None) -> Frame:
    """The same rows with port_id, unlocode, matched, verdict, rule and candidates of the names in a column."""
    countries = [None] * len(_cells(frame, name)) if country is None else _cells(frame, country)
    pairs = [
        ("" if _missing(one) else str(one), "" if _missing(land) else str(land))
        for one, land in zip(_cells(frame, name), countries)
    ]
    asked = [pair for pair in pairs if pair[0].strip()]
    answers = iter(sea.match(asked))
    blank: dict[str, Any] = {"verdict": "blank", "port": None}
    found = [next(answers) if one.strip() else blank for one, _ in pairs]
    port = [one["port"] or {} for one in found]
    return _with(
        frame,
        {
            "port_id": [one.get("id") for one in port],
            "unlocode": [one.get("unlocode") for one in port],
            "matched": [one.get("name") for one in port],
            "verdict": [one["verdict"] for one in found],
            "rule": [one.get("rule") for one in found],
            "candidates": ["|".join(near["name"] for near in one.get("candidates") or []) for one in found],
        },
    )


def matrix_frame(
    sea: Fairway, origins: Sequence[Place], destinations: Sequence[Place], **options: Any
) -> pandas.DataFrame:
    """Distances in nautical miles as a pandas DataFrame: origins down, destinations across, NaN without a route."""
    import pandas

    answer = sea.matrix(origins, destinations, **options)
    down, across = ([str(one) for one in ends] for ends in (origins, destinations))
    return pandas.DataFrame(answer["distances_nm"], index=down, columns=across, dtype="float64")


def trace_frame(
    sea: Fairway, frame: Any, time: str | None = "time", lat: str = "lat", lon: str = "lon", **options: Any
) -> dict[str, Any]:
    """What a ship sailed, from a frame with a row per fix. `time=None` reads the rows as a route of your own."""
    names = {"lat": lat, "lon": lon, **({} if time is None else {"time": time})}
    columns = {field: _cells(frame, column) for field, column in names.items()}
    fixes = [dict(zip(columns, row)) for row in zip(*columns.values())]
    return sea.trace(fixes, **options)


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
    geometry: list[Any] = [None if isinstance(one, FairwayError) else shape(one["geometry"]) for one in found]
    columns = frame.assign(**_columns(found))
    return geopandas.GeoDataFrame(columns, geometry=geometry, crs="EPSG:4326")


def _routes(
    sea: Fairway, frame: Any, ends: tuple[str, str], options: dict[str, Any]
) -> Iterator[Union[Route, FairwayError]]:
    first, last = (_cells(frame, name) for name in ends)
    return routes_of_cells(sea, zip(first, last), options)


def routes_of_cells(
    sea: Fairway, pairs: Iterable[tuple[Any, Any]], options: Mapping[str, Any]
) -> Iterator[Union[Route, FairwayError]]:
    """The route of each pair of cells; equal pairs are asked once. A cell that is no place is an error of its pair,
    which is never sent."""
    keys: list[str] = []
    first: dict[str, tuple[Any, Any]] = {}
    for pair in pairs:
        keys.append(repr(pair))  # some cells have no hash
        first.setdefault(keys[-1], pair)
    found = routes_of(sea, first.values(), lambda pair: route_body(_place(pair[0]), _place(pair[1]), options))
    answers = dict(zip(first, found))
    return (answers[key] for key in keys)


def _cells(frame: Any, name: str) -> list[Any]:
    if name not in frame.columns:
        raise KeyError(f"The frame has no column {name!r}: say which one it is with an argument.")
    column = frame[name]
    return list(column.to_list() if hasattr(column, "to_list") else column.tolist())


def _with(frame: Frame, columns: Mapping[str, list[Any]]) -> Frame:
    any_frame: Any = frame
    if hasattr(any_frame, "assign"):
        assigned: Frame = any_frame.assign(**columns)
        return assigned
    import polars

    joined: Frame = any_frame.with_columns(
        [polars.Series(name, cells, strict=False) for name, cells in columns.items()]
    )
    return joined


def _missing(cell: Any) -> bool:
    # A missing cell is None, NaN or NA; only NaN differs from itself, and NA has no truth value.
    return cell is None or type(cell).__name__ in ("NAType", "NaTType") or bool(cell != cell)


def _place(cell: Any) -> Place:
    # A pair of numbers is no single cell that could be missing.
    if (isinstance(cell, str) and not cell.strip()) or (not hasattr(cell, "__len__") and _missing(cell)):
        raise FairwayError("validation_failed", "The row has no place here.")
    if isinstance(cell, float) and cell.is_integer():
        return int(cell)  # pandas writes whole numbers beside missing ones as floats
    return cast(Place, cell)


def _columns(found: Sequence[Any]) -> dict[str, list[Any]]:
    rows = [figures_of(one) for one in found]
    return {name: [row[name] for row in rows] for name in DISTANCES}


def figures_of(found: Union[Route, FairwayError]) -> dict[str, Any]:
    """The columns of DISTANCES of one route."""
    if isinstance(found, FairwayError):
        return {**dict.fromkeys(DISTANCES), "error": found.detail}
    return {
        "distance_nm": found["distance_nm"],
        "duration_hours": found["duration_hours"],
        "passages": "|".join(one["id"] for one in found["passages"]),
        "warnings": _codes(found),
        "error": None,
    }


def _column(found: Sequence[Any], read: Any) -> list[Any]:
    return [None if isinstance(one, FairwayError) else read(one) for one in found]


def _codes(answer: Mapping[str, Any]) -> str:
    return "|".join(one["code"] for one in answer["warnings"])


def _faults(found: Sequence[Any]) -> list[Any]:
    return [one.detail if isinstance(one, FairwayError) else None for one in found]
