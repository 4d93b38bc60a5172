"""Questions to Fairway."""

from __future__ import annotations

import math
import numbers
from typing import Any, Callable, Iterable, Iterator, Mapping, Sequence, TypedDict, TypeVar, Union

from .backends import Backend, Result, Service, Worker
from .errors import FairwayError, UnknownOption

#: A port name, UN/LOCODE or "latitude,longitude"; a port id; [longitude, latitude]; or the API's object.
Place = Union[str, int, Sequence[float], Mapping[str, Any]]

Item = TypeVar("Item")

#: Fields that leave the line and the waypoints out of a route, as far as the API can.
SHORT = {"geometry": "corners", "waypoint_count": 2}


class Port(TypedDict):
    id: int
    name: str
    country: str
    country_code: str
    unlocode: Union[str, None]
    coordinates: list[float]


class End(TypedDict):
    port: Union[Port, None]
    requested: Union[list[float], None]


class Route(TypedDict):
    """What programs use most of an answer without `fields`; openapi.json describes all of it."""

    origin: End
    destination: End
    distance_km: float
    distance_nm: float
    # Nine in ten published distances lie between these.
    distance_low_km: float
    distance_high_km: float
    duration_hours: float
    speed_kn: float
    geometry: dict[str, Any]
    passages: list[dict[str, Any]]
    eca: dict[str, Any]
    alternatives: list[dict[str, Any]]
    emissions: Union[dict[str, Any], None]
    options: dict[str, Any]
    warnings: list[dict[str, Any]]
    data_version: str


def place(value: Place) -> Mapping[str, Any]:
    """A place in the form of the API."""
    if isinstance(value, Mapping):
        return value
    if isinstance(value, str):
        text = value.strip()
        return {"port_id": int(text)} if text.isascii() and text.isdigit() else {"name": text}
    if isinstance(value, numbers.Integral) and not isinstance(value, bool):
        return {"port_id": int(value)}
    try:
        lon, lat = (float(number) for number in value)  # type: ignore[union-attr]
        if not math.isfinite(lon + lat):
            raise ValueError
    except (TypeError, ValueError):
        raise FairwayError(
            "validation_failed",
            f"{value!r} is no place: give a name, a code, a port id, [longitude, latitude] or an object.",
        ) from None
    return {"coordinates": [lon, lat]}


def passage(name: str) -> Mapping[str, str]:
    """A passage to sail through, for `via` and the stops of a voyage."""
    return {"passage": name}


class Fairway:
    """Fairway on this computer, or the service at an address.

    >>> with Fairway() as sea:
    ...     sea.distance("NLRTM", "SGSIN")

    Options of every method are the fields of the HTTP API: `avoid`, `allow`, `speed_kn`, `depart_at`,
    `vessel`, `resolution_km` and so on. One that the API does not have raises UnknownOption, a TypeError.
    """

    def __init__(
        self,
        url: str | None = None,
        key: str | None = None,
        *,
        command: Sequence[str] | None = None,
        timeout: float = 60,
    ):
        self._backend: Backend = Worker(command) if url is None else Service(url, key, timeout)

    def __enter__(self) -> Fairway:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._backend.close()

    def answers(self, path: str, bodies: Iterable[dict[str, Any]]) -> Iterator[Result]:
        """The answer to each request body, or a FairwayError in its place, in order."""
        return self._backend.answers(path, bodies)

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """The answer to one request body. Raises FairwayError."""
        # The list is read to its end, so that the worker has nothing left to say.
        (result,) = list(self.answers(path, [body]))
        if isinstance(result, FairwayError):
            raise result
        return result

    def distance(self, origin: Place, destination: Place, unit: str = "nm", **options: Any) -> float:
        """Length of the shortest route, in "nm" or "km"."""
        route = self.route(origin, destination, **SHORT, **options)
        if unit not in ("nm", "km"):
            raise FairwayError("validation_failed", f'unit must be "nm" or "km", got {unit!r}.')
        return route["distance_nm"] if unit == "nm" else route["distance_km"]

    def route(self, origin: Place, destination: Place, **options: Any) -> Route:
        answer: Route = self.ask("/calculate-route", route_body(origin, destination, options))
        return answer

    def routes(
        self, pairs: Iterable[tuple[Place, Place]], **options: Any
    ) -> Iterator[Union[Route, FairwayError]]:
        """Many routes with the same options. A pair without a route gives its error instead."""
        return routes_of(self, pairs, lambda pair: route_body(*pair, options))

    def voyage(self, stops: Iterable[Place], **options: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self.ask("/v1/voyages", {"stops": [place(stop) for stop in stops], **options})
        return answer

    def matrix(
        self, origins: Iterable[Place], destinations: Iterable[Place], **options: Any
    ) -> dict[str, Any]:
        ends = {"origins": [*map(place, origins)], "destinations": [*map(place, destinations)]}
        answer: dict[str, Any] = self.ask("/calculate-matrix", {**ends, **options})
        return answer

    def reach(self, origin: Place, hours: float | Sequence[float], **options: Any) -> dict[str, Any]:
        """How far a ship comes in a number of hours, or in each of several."""
        given = list(hours) if isinstance(hours, Sequence) else [hours]
        answer: dict[str, Any] = self.ask("/v1/reach", {"origin": place(origin), "hours": given, **options})
        return answer

    def trace(self, fixes: Iterable[Mapping[str, Any]], **options: Any) -> dict[str, Any]:
        """What a ship sailed: each fix has `time` and `lat` with `lon`, or `coordinates`."""
        answer: dict[str, Any] = self.ask("/v1/traces", {"fixes": list(fixes), **options})
        return answer

    def check(self, waypoints: Iterable[Place], **options: Any) -> dict[str, Any]:
        """A route of your own: each waypoint is [longitude, latitude], or a fix without a time."""
        fixes = [dict(one) if isinstance(one, Mapping) else place(one) for one in waypoints]
        answer: dict[str, Any] = self.ask("/v1/traces", {"fixes": fixes, **options})
        return answer

    def emissions(
        self,
        origin: Place | None = None,
        destination: Place | None = None,
        *,
        route: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> dict[str, Any]:
        """Emissions of a cargo or a ship; `route` has further fields, such as a known distance."""
        ends = {"origin": origin, "destination": destination}
        given = {name: place(end) for name, end in ends.items() if end is not None}
        answer: dict[str, Any] = self.ask("/v1/emissions/sea", {"route": {**(route or {}), **given}, **options})
        return answer

    def ports(self, q: str, limit: int = 10) -> list[Port]:
        answer: list[Port] = self.ask("/ports/search", {"q": q, "limit": limit})["ports"]
        return answer

    def match(self, names: Iterable[str | tuple[str, str]]) -> Iterator[dict[str, Any]]:
        """What requests would make of names of a file, each with its country or without: `verdict`, `rule`, `port`,
        `candidates`. Nothing is guessed."""
        pairs = ((one, None) if isinstance(one, str) else one for one in names)
        bodies = ({"q": name, **({"country": country} if country else {})} for name, country in pairs)
        for result in self.answers("/ports/match", bodies):
            if isinstance(result, FairwayError):
                raise result
            yield result


def routes_of(
    sea: Fairway,
    items: Iterable[Item],
    body_of: Callable[[Item], dict[str, Any]],
    path: str = "/calculate-route",
) -> Iterator[Union[Route, FairwayError]]:
    """The answer to each item, in order. An item whose body raises is not sent, and gives its error."""
    faults: dict[int, FairwayError] = {}

    def bodies() -> Iterator[dict[str, Any]]:
        for number, item in enumerate(items):
            try:
                body = body_of(item)
            except FairwayError as error:
                faults[number] = error
            else:
                yield body

    number = 0
    for result in sea.answers(path, bodies()):
        while number in faults:
            yield faults.pop(number)
            number += 1
        # It would be the error of every other item too.
        if isinstance(result, UnknownOption):
            raise result
        yield result  # type: ignore[misc]
        number += 1
    # What is left follows the last answer.
    yield from faults.values()


def route_body(origin: Place, destination: Place, options: Mapping[str, Any]) -> dict[str, Any]:
    body = {"origin": place(origin), "destination": place(destination), **options}
    if "via" in options:
        body["via"] = [place(one) for one in options["via"]]
    return body
