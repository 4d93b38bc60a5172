"""Routes for the rows of a Ray Dataset. Each process of Ray keeps one worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping

from .frames import add_distances
from .pool import shared

if TYPE_CHECKING:  # pragma: no cover
    from ray.data import Dataset


def plan(
    rows: Dataset,
    origin: str = "origin",
    destination: str = "destination",
    *,
    connect: Mapping[str, Any] | None = None,
    batch_size: int = 4096,
    concurrency: int | None = None,
    **options: Any,
) -> Dataset:
    """The same rows with distance_nm, duration_hours, passages, warnings and error, by `map_batches`.

    `concurrency` limits how many tasks run, and with them the workers.
    """

    # Ray says that a batch may have any of its formats.
    def planned(batch: Any) -> Any:
        return add_distances(shared(**(connect or {})), batch, origin, destination, **options)

    return rows.map_batches(planned, batch_format="pandas", batch_size=batch_size, concurrency=concurrency)
