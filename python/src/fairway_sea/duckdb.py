"""Functions of SQL for a DuckDB connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .client import SHORT, Fairway
from .frames import figures_of, routes_of_cells
from .pool import shared

if TYPE_CHECKING:  # pragma: no cover
    import duckdb


def register(connection: duckdb.DuckDBPyConnection, sea: Fairway | None = None, **options: Any) -> None:
    """Adds two functions that take an origin and a destination as text (a name, a UN/LOCODE, a port id, "lat,lon").

    `fairway_nm(origin, destination)` is the distance in nautical miles, NULL without a route.
    `fairway_route(origin, destination)` is a STRUCT of distance_nm, duration_hours, passages, warnings and error.
    Rows go to the worker by vectors. Options are those of `Fairway.route`.
    """
    import pyarrow
    from duckdb.func import FunctionNullHandling, PythonUDFType

    text = pyarrow.string()
    fields = [("distance_nm", pyarrow.float64()), ("duration_hours", pyarrow.float64())]
    kind = pyarrow.struct([*fields, ("passages", text), ("warnings", text), ("error", text)])

    def planned(first: Any, last: Any) -> list[dict[str, Any]]:
        pairs = zip(first.to_pylist(), last.to_pylist())
        return [figures_of(one) for one in routes_of_cells(sea or shared(), pairs, {**SHORT, **options})]

    def route(first: Any, last: Any) -> Any:
        return pyarrow.array(planned(first, last), type=kind)

    def nautical_miles(first: Any, last: Any) -> Any:
        return pyarrow.array([row["distance_nm"] for row in planned(first, last)], type=pyarrow.float64())

    struct = "STRUCT(distance_nm DOUBLE, duration_hours DOUBLE, passages VARCHAR, warnings VARCHAR, error VARCHAR)"
    for name, function, result in (("fairway_nm", nautical_miles, "DOUBLE"), ("fairway_route", route, struct)):
        connection.create_function(
            name,
            function,
            ["VARCHAR", "VARCHAR"],
            result,
            type=PythonUDFType.ARROW,
            null_handling=FunctionNullHandling.SPECIAL,
        )
