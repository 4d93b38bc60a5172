"""Routes pairs by the Python packages that are installed, for compare.ts: a line of JSON for each package.

Standard input: a list of [[lon, lat], [lon, lat]]. A package that is not installed has no line.
"""

import contextlib
import importlib.metadata
import io
import json
import sys
import time


def searoute():
    import searoute

    def route(a, b):
        found = searoute.searoute(a, b, units="km")
        return found.properties["length"], found.geometry["coordinates"]

    return route


def scgraph(name):
    def open_graph():
        import importlib

        # Up to 2: the networks of 3 are fetched from another site at first use.
        graph = getattr(importlib.import_module(f"scgraph.geographs.{name}"), f"{name}_geograph")

        def route(a, b):
            ends = [{"latitude": lat, "longitude": lon} for lon, lat in (a, b)]
            found = graph.get_shortest_path(*ends, output_units="km")
            return found["length"], [[lon, lat] for lat, lon in found["coordinate_path"]]

        return route

    return open_graph


def harborly():
    from harborly import SeaRouter

    router = SeaRouter()

    def route(a, b):
        found = router.route_coordinates(a[1], a[0], b[1], b[0])
        return found.distance_nmi * 1.852, found.geometry["coordinates"]

    return route


def seavoyage():
    import seavoyage

    def route(a, b):
        found = seavoyage.seavoyage(tuple(a), tuple(b), units="km")
        return found.properties["length"], found.geometry["coordinates"]

    return route


RIVALS = {
    "searoute": ("searoute", searoute),
    "scgraph, marnet": ("scgraph", scgraph("marnet")),
    "scgraph, Oak Ridge": ("scgraph", scgraph("oak_ridge_maritime")),
    "harborly": ("harborly", harborly),
    "seavoyage": ("seavoyage", seavoyage),
}


def main():
    pairs = json.load(sys.stdin)
    for title, (package, start) in RIVALS.items():
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                route = start()
            version = importlib.metadata.version(package)
        except Exception as error:  # Not installed, or it does not start.
            print(f"{title}: {error}", file=sys.stderr)
            continue
        lines = []
        # The first pairs are routed twice: a graph may prepare itself.
        again = pairs[:40]
        for a, b in [*again, *pairs]:
            began = time.perf_counter()
            try:
                with contextlib.redirect_stdout(io.StringIO()):
                    km, positions = route(a, b)
            except Exception:
                km, positions = None, []
            lines.append({"km": km, "positions": positions, "ms": 1000 * (time.perf_counter() - began)})
        name, _, graph = title.partition(", ")
        print(json.dumps({"name": f"{name} {version}{', ' + graph if graph else ''}", "lines": lines[len(again) :]}), flush=True)


if __name__ == "__main__":
    main()
