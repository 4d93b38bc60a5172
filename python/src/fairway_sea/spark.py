"""Routes for the rows of a Spark DataFrame. Each Python process of an executor keeps one worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping, Iterator

from .frames import DISTANCES, add_distances
from .pool import shared

if TYPE_CHECKING:  # pragma: no cover
    import pandas
    from pyspark.sql import DataFrame


def plan(
    frame: DataFrame,
    origin: str = "origin",
    destination: str = "destination",
    *,
    connect: Mapping[str, Any] | None = None,
    **options: Any,
) -> DataFrame:
    """The same rows with distance_nm, duration_hours, passages, warnings and error.

    A row without a route keeps its place. `connect` has arguments of `Fairway`, such as the address of a service, which
    the executors must reach. Needs pandas and pyarrow there, as `mapInPandas` does.
    """
    taken = sorted(set(DISTANCES) & set(frame.columns))
    if taken:
        raise ValueError(f"The frame has a column {taken[0]!r} already: rename it first.")
    missing = [name for name in (origin, destination) if name not in frame.columns]
    if missing:
        raise KeyError(f"The frame has no column {missing[0]!r}: say which one it is with origin= and destination=.")

    def planned(batches: Iterator[pandas.DataFrame]) -> Iterator[pandas.DataFrame]:
        for rows in batches:
            yield add_distances(shared(**(connect or {})), rows, origin, destination, **options)

    columns = [*frame.dtypes, *DISTANCES.items()]
    return frame.mapInPandas(planned, ", ".join(f"`{name}` {kind}" for name, kind in columns))
