"""The same questions for programs with asyncio. Each runs in a thread, so that the loop goes on."""

from __future__ import annotations

import asyncio
from typing import Any, Iterable, Mapping, Sequence

from .client import Fairway, Place, Port, Route


class AsyncFairway:
    """`Fairway` with methods to await. Takes the same arguments.

    >>> async with AsyncFairway() as sea:
    ...     await asyncio.gather(sea.distance("NLRTM", "SGSIN"), sea.distance("NLRTM", "USNYC"))
    """

    def __init__(self, url: str | None = None, key: str | None = None, **settings: Any):
        self._sea = Fairway(url, key, **settings)

    async def __aenter__(self) -> AsyncFairway:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.to_thread(self._sea.close)

    async def ask(self, path: str, body: dict[str, Any]) -> Any:
        return await asyncio.to_thread(self._sea.ask, path, body)

    async def distance(self, origin: Place, destination: Place, unit: str = "nm", **options: Any) -> float:
        return await asyncio.to_thread(self._sea.distance, origin, destination, unit, **options)

    async def route(self, origin: Place, destination: Place, **options: Any) -> Route:
        return await asyncio.to_thread(self._sea.route, origin, destination, **options)

    async def voyage(self, stops: Iterable[Place], **options: Any) -> dict[str, Any]:
        return await asyncio.to_thread(self._sea.voyage, stops, **options)

    async def matrix(self, origins: Iterable[Place], destinations: Iterable[Place], **options: Any) -> dict[str, Any]:
        return await asyncio.to_thread(self._sea.matrix, origins, destinations, **options)

    async def reach(self, origin: Place, hours: float | Sequence[float], **options: Any) -> dict[str, Any]:
        return await asyncio.to_thread(self._sea.reach, origin, hours, **options)

    async def trace(self, fixes: Iterable[Mapping[str, Any]], **options: Any) -> dict[str, Any]:
        return await asyncio.to_thread(self._sea.trace, fixes, **options)

    async def emissions(
        self, origin: Place | None = None, destination: Place | None = None, **options: Any
    ) -> dict[str, Any]:
        return await asyncio.to_thread(self._sea.emissions, origin, destination, **options)

    async def ports(self, q: str, limit: int = 10) -> list[Port]:
        return await asyncio.to_thread(self._sea.ports, q, limit)
