"""Run by test/python/python.test.ts, which names the command and a service in the environment."""

import asyncio
import datetime
import decimal
import http.server
import json
import math
import os
import sys
import threading
import types
import unittest

from fairway_sea import (
    AsyncFairway,
    Fairway,
    FairwayError,
    add_distances,
    add_emissions,
    add_matches,
    lines,
    passage,
    place,
    searoute,
    spark,
    trace_frame,
)
from fairway_sea.backends import Service, Worker, encoded

COMMAND = json.loads(os.environ["FAIRWAY_COMMAND"])
COARSE = {"resolution_km": 100}
#: Dies of the word "poison", and once of "stumble" if the file of its argument does not exist.
FRAGILE = [sys.executable, "-c", """
import json, os, sys
for line in sys.stdin:
    request = json.loads(line)
    text = json.dumps(request["body"])
    if "poison" in text: os._exit(9)
    if "stumble" in text and not os.path.exists(sys.argv[1]):
        open(sys.argv[1], "w").close()
        sys.stdout.write('{"id": '); sys.stdout.flush()
        os._exit(9)
    print(json.dumps({"id": request["id"], "status": 200, "body": request["body"]}), flush=True)
"""]


class Frame:
    """As much of a DataFrame as the helpers use."""

    def __init__(self, **columns):
        self.columns = columns

    def __getitem__(self, name):
        return types.SimpleNamespace(tolist=lambda: list(self.columns[name]))

    def assign(self, **more):
        return Frame(**{**self.columns, **more})


class Places(unittest.TestCase):
    def test_every_form(self):
        for written, meant in [
            ("Rotterdam", {"name": "Rotterdam"}),
            (" 51.98,4.05 ", {"name": "51.98,4.05"}),
            ("1068", {"port_id": 1068}),
            (1068, {"port_id": 1068}),
            ([4.05, 51.98], {"coordinates": [4.05, 51.98]}),
            ((4, 52), {"coordinates": [4.0, 52.0]}),
            ({"unlocode": "NLRTM"}, {"unlocode": "NLRTM"}),
        ]:
            self.assertEqual(place(written), meant)

    def test_what_is_no_place(self):
        for written in [None, 4.5, [1, 2, 3], ["a", "b"], True, [math.nan, 1]]:
            with self.assertRaisesRegex(FairwayError, "is no place"):
                place(written)


class Requests(unittest.TestCase):
    def test_numbers_arrays_and_times_of_other_libraries(self):
        class Array:
            def tolist(self):
                return [1, 2]

        body = {"at": datetime.datetime(2026, 12, 1, 6, tzinfo=datetime.timezone.utc), "all": Array(), "one": {3}}
        self.assertEqual(
            json.loads(encoded(body)), {"at": "2026-12-01T06:00:00+00:00", "all": [1, 2], "one": [3]}
        )

    def test_what_has_no_form_in_json_is_named(self):
        for value in [math.nan, object(), decimal.Decimal(1)]:
            with self.assertRaisesRegex(FairwayError, "The request is no JSON"):
                encoded({"speed_kn": value})


class Questions:
    """The same questions to both backends."""

    sea: Fairway
    connect: dict

    def test_route(self):
        route = self.sea.route("Rotterdam", "SGSIN", avoid=["suez"], **COARSE)
        self.assertAlmostEqual(route["distance_km"] / 1.852, route["distance_nm"], 1)
        self.assertEqual(route["destination"]["port"]["unlocode"], "SGSIN")
        self.assertNotIn("suez", [one["id"] for one in route["passages"]])

    def test_distance(self):
        asked = ("NLRTM", [103.82, 1.26])
        nm, km = (self.sea.distance(*asked, unit=unit, **COARSE) for unit in ("nm", "km"))
        self.assertAlmostEqual(nm * 1.852, km, 1)
        with self.assertRaisesRegex(FairwayError, '"nm" or "km"'):
            self.sea.distance(*asked, unit="miles", **COARSE)

    def test_an_unknown_option_is_a_type_error_that_names_the_right_one(self):
        pairs = [("NLRTM", "SGSIN")] * 2
        for ask in [
            lambda **wrong: self.sea.route(*pairs[0], **wrong),
            lambda **wrong: self.sea.distance(*pairs[0], **wrong),
            lambda **wrong: list(self.sea.routes(pairs, **wrong)),
            lambda **wrong: self.sea.voyage(pairs[0], **wrong),
            lambda **wrong: searoute(*pairs[0], sea=self.sea, **wrong),
        ]:
            with self.assertRaisesRegex(TypeError, "did you mean speed_kn[?]"):
                ask(speed_knots=14, **COARSE)
        row = next(self.sea.routes([({"port": 1068}, "SGSIN")], **COARSE))
        self.assertEqual(row.code, "validation_failed")

    def test_a_request_that_is_too_large_costs_no_other(self):
        large = {"origins": ["NLRTM"] * 300_000, "destinations": ["SGSIN"], **COARSE}
        small = {**large, "origins": ["NLRTM"]}
        found = list(self.sea.answers("/calculate-matrix", [small, large, small]))
        self.assertIsInstance(found[1], FairwayError)
        self.assertEqual([len(one["distances_nm"]) for one in (found[0], found[2])], [1, 1])

    def test_a_route_of_ones_own(self):
        line = [[-9.2, 36.9], {"lat": 36.6, "lon": -8.1}, [-2, 36.8]]
        answer = self.sea.check(line, speed_kn=12, **COARSE)
        self.assertAlmostEqual(answer["check"]["rhumb_nm"], 350.6, 0)
        self.assertEqual([leg["kind"] for leg in answer["legs"]], ["planned", "planned"])

    def test_via_a_passage(self):
        route = self.sea.route("NLRTM", "SGSIN", via=["Algeciras", passage("suez")], **COARSE)
        self.assertEqual(len(route["via"]), 2)

    def test_other_operations(self):
        voyage = self.sea.voyage(["NLRTM", {"name": "Algeciras", "stay_hours": 18}, "SGSIN"], **COARSE)
        self.assertEqual(voyage["totals"]["stay_hours"], 18)
        matrix = self.sea.matrix(["NLRTM", "DEHAM"], ["SGSIN"], **COARSE)
        self.assertEqual([len(row) for row in matrix["distances_nm"]], [1, 1])
        known = self.sea.emissions(route={"distance_km": 100, "distance_type": "actual"}, cargo={"teu": 1})
        self.assertGreater(known["emissions"]["total_kg_co2e"], 0)
        self.assertEqual(self.sea.ports("rotterdam", limit=1)[0]["unlocode"], "NLRTM")

    def test_names_of_a_file(self):
        found = list(self.sea.match(["NLRTMAPM2", ("Newcastle", "AU"), "Newcastle", "Madridd"]))
        self.assertEqual([one["verdict"] for one in found], ["matched", "matched", "ambiguous", "unknown"])
        self.assertEqual([one["port"] and one["port"]["unlocode"] for one in found], ["NLRTM", "AUNTL", None, None])
        self.assertEqual((found[0]["rule"], found[0]["terminal"]), ("terminal", "APM2"))
        self.assertGreater(len(found[2]["candidates"]), 1)

    def test_errors_have_the_words_of_the_service(self):
        with self.assertRaisesRegex(FairwayError, 'no port "Madridd"') as caught:
            self.sea.route("Madridd", "SGSIN", **COARSE)
        error = caught.exception
        self.assertEqual((error.code, error.status), ("port_not_found", 404))
        self.assertEqual(error.errors[0]["pointer"], "#/origin/name")

    def test_many(self):
        pairs = [("NLRTM", "SGSIN"), ("Madridd", "SGSIN"), (None, "SGSIN"), ("USNYC", "NLRTM")] * 30
        found = list(self.sea.routes(pairs, geometry="corners", **COARSE))
        self.assertEqual([isinstance(one, FairwayError) for one in found], [False, True, True, False] * 30)
        names = [one["origin"]["port"]["unlocode"] for one in found if not isinstance(one, FairwayError)]
        self.assertEqual(names, ["NLRTM", "USNYC"] * 30)

    def test_many_that_cannot_be_sent(self):
        nowhere = (None, "SGSIN")
        found = list(self.sea.routes([nowhere, nowhere, ("NLRTM", "SGSIN"), *[nowhere] * 40], **COARSE))
        self.assertEqual([isinstance(one, FairwayError) for one in found], [True, True, False, *[True] * 40])
        self.assertEqual({one.code for one in found if isinstance(one, FairwayError)}, {"validation_failed"})
        self.assertEqual(list(self.sea.routes([nowhere] * 2, **COARSE))[1].code, "validation_failed")

    def test_searoute(self):
        feature = searoute("NLRTM", "SGSIN", "naut", return_passages=True, sea=self.sea, **COARSE)
        self.assertEqual((feature["type"], feature["geometry"]["type"]), ("Feature", "LineString"))
        properties = feature["properties"]
        self.assertAlmostEqual(properties["length"], self.sea.distance("NLRTM", "SGSIN", **COARSE), 1)
        around = searoute("NLRTM", "SGSIN", restrictions=["babalmandab"], sea=self.sea, **COARSE)
        self.assertGreaterEqual(around["properties"]["length"], properties["length"])
        ends = searoute([4, 52], "SGSIN", append_orig_dest=True, sea=self.sea, **COARSE)
        self.assertEqual(ends["geometry"]["coordinates"][0], [4, 52])
        with self.assertRaisesRegex(FairwayError, "units must be one of km"):
            searoute("NLRTM", "SGSIN", units="leagues", sea=self.sea)

    def test_frame(self):
        frame = Frame(id=[1, 2, 3, 4], origin=["NLRTM", None, "Madridd", 1068.0], destination=["SGSIN"] * 4)
        columns = add_distances(self.sea, frame, **COARSE).columns
        self.assertEqual(columns["id"], [1, 2, 3, 4])
        self.assertEqual([one is None for one in columns["distance_nm"]], [False, True, True, False])
        self.assertEqual(columns["distance_nm"][0], columns["distance_nm"][3])
        self.assertEqual(columns["error"][1], "The row has no place here.")
        self.assertIn("Madridd", columns["error"][2])
        missing = add_distances(self.sea, Frame(origin=[math.nan], destination=["SGSIN"]), **COARSE)
        self.assertEqual(missing.columns["distance_nm"], [None])

    def test_frames_of_cargoes_names_and_fixes(self):
        frame = Frame(origin=["NLRTM"] * 3, destination=["SGSIN"] * 3, t=[12, None, math.inf])
        columns = add_emissions(self.sea, frame, tonnes="t", route=dict(COARSE)).columns
        asked = self.sea.emissions("NLRTM", "SGSIN", cargo={"mass_tonnes": 12}, route=dict(COARSE))
        self.assertEqual(columns["kg_co2e"], [asked["emissions"]["wtw_kg_co2e"], None, None])
        self.assertEqual(columns["error"], [None, *["The row has no cargo."] * 2])
        names = add_matches(self.sea, Frame(port=["Antwerpen", None, "Newcastle"])).columns
        self.assertEqual(names["unlocode"], ["BEANR", None, None])
        self.assertEqual(names["verdict"], ["matched", "blank", "ambiguous"])
        route = trace_frame(self.sea, Frame(lat=[36.9, 36.1], lon=[-9.2, -5.6]), time=None, **COARSE)
        self.assertIn("check", route)

    def test_the_rows_of_spark_keep_their_places(self):
        class Lanes:
            columns, dtypes = ["id", "origin", "destination"], [("id", "bigint"), ("origin", "string")]

            def mapInPandas(self, function, schema):
                rows = [Frame(id=[at], origin=["NLRTM"], destination=[end]) for at, end in enumerate(["SGSIN", None])]
                return schema, [part.columns for part in function(iter(rows))]

        schema, parts = spark.plan(Lanes(), connect=self.connect, **COARSE)
        self.assertTrue(schema.startswith("`id` bigint, `origin` string, `distance_nm` double"))
        self.assertEqual([part["id"] for part in parts], [[0], [1]])
        self.assertEqual([part["error"] for part in parts], [[None], ["The row has no place here."]])
        with self.assertRaisesRegex(KeyError, "no column 'from'"):
            spark.plan(Lanes(), origin="from")

    def test_lines(self):
        geopandas, geometry = types.ModuleType("geopandas"), types.ModuleType("shapely.geometry")
        geopandas.GeoDataFrame = lambda frame, geometry, crs: (frame.columns, geometry, crs)
        geometry.shape = lambda line: line["type"]
        stubs = {"geopandas": geopandas, "shapely": types.ModuleType("shapely"), "shapely.geometry": geometry}
        known = {name: sys.modules.get(name) for name in stubs}
        sys.modules.update(stubs)
        try:
            frame = Frame(origin=["NLRTM", "Madridd"], destination=["SGSIN", "SGSIN"])
            columns, shapes, crs = lines(self.sea, frame, **COARSE)
        finally:
            for name, module in known.items():
                sys.modules.pop(name) if module is None else sys.modules.update({name: module})
        self.assertIn(shapes[0], ("LineString", "MultiLineString"))
        self.assertEqual((shapes[1], crs, len(columns["error"])), (None, "EPSG:4326", 2))


class WithWorker(Questions, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.connect = {"command": COMMAND}
        cls.sea = Fairway(**cls.connect)

    @classmethod
    def tearDownClass(cls):
        cls.sea.close()

    def test_questions_of_asyncio(self):
        async def both():
            async with AsyncFairway(command=COMMAND) as sea:
                asked = [sea.distance("NLRTM", end, **COARSE) for end in ("SGSIN", "USNYC")]
                return await asyncio.gather(*asked)

        found = asyncio.run(both())
        self.assertEqual(found[0], self.sea.distance("NLRTM", "SGSIN", **COARSE))

    def test_two_questions_at_once(self):
        routes = self.sea.routes([("NLRTM", "SGSIN")] * 3, **COARSE)
        first = next(routes)
        self.assertEqual(self.sea.distance("NLRTM", "SGSIN", **COARSE), first["distance_nm"])
        self.assertEqual(len(list(routes)), 2)

    def test_answers_that_nobody_took(self):
        next(self.sea.routes([("USNYC", "SGSIN")] * 3, **COARSE))
        self.assertEqual(self.sea.ports("NLRTM")[0]["unlocode"], "NLRTM")


class WithService(Questions, unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.connect = {"url": os.environ["FAIRWAY_URL"]}
        cls.sea = Fairway(**cls.connect)

    def test_the_distance_endpoint_is_asked_by_its_address(self):
        answer = self.sea.ask("/v1/distance", {"from": "NLRTM", "to": "SGSIN", **COARSE})
        self.assertEqual(answer["distance"], self.sea.distance("NLRTM", "SGSIN", **COARSE))

    def test_nobody_there(self):
        with self.assertRaisesRegex(FairwayError, "does not answer"):
            Fairway("http://127.0.0.1:9").distance("NLRTM", "SGSIN")


class Busy(unittest.TestCase):
    def ask(self, *answers):
        """What a service that gives these answers, one after the other, leads to, and how long it was waited for."""
        left = [*answers]

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                status, headers, body = left.pop(0)
                self.rfile.read(int(self.headers["content-length"]))
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(json.dumps(body).encode())

            def log_message(self, *_):
                pass

        server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        service, waits = Service(f"http://127.0.0.1:{server.server_port}"), []
        service._sleep = waits.append
        (found,) = service.answers("/any", [{}])
        return found, waits, len(left)

    BUSY = {"code": "overloaded", "detail": "Busy."}

    def test_a_service_that_says_when_is_asked_again(self):
        again = (503, {"Retry-After": "2"}, self.BUSY)
        self.assertEqual(self.ask(again, (200, {}, {"ok": 1})), ({"ok": 1}, [2.0], 0))
        found, waits, _ = self.ask(again, again, again)
        self.assertEqual((found.code, waits), ("overloaded", [2.0, 2.0]))

    def test_nobody_waits_for_what_helps_nothing_or_takes_too_long(self):
        for answer in [(503, {}, self.BUSY), (429, {"Retry-After": "3600"}, self.BUSY), (422, {"Retry-After": "1"}, self.BUSY)]:
            found, waits, left = self.ask(answer, (200, {}, {}))
            self.assertEqual((found.status, waits, left), (answer[0], [], 1))

    def test_a_date_is_a_wait_too(self):
        past = (429, {"Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"}, self.BUSY)
        self.assertEqual(self.ask(past, (200, {}, {})), ({}, [0.0], 0))


class Deaths(unittest.TestCase):
    def answers(self, *words):
        mark = os.path.join(os.environ["FAIRWAY_TMP"], self.id())
        worker = Worker([*FRAGILE, mark])
        self.addCleanup(worker.close)
        return list(worker.answers("/any", [{"word": word} for word in words]))

    def test_no_row_is_lost_by_a_worker_that_dies_once(self):
        words = [*map(str, range(40)), "stumble", *map(str, range(41, 100))]
        self.assertEqual([one["word"] for one in self.answers(*words)], words)

    def test_the_row_that_kills_workers_is_named_and_no_other_is_lost(self):
        words = [*map(str, range(5)), "poison", *map(str, range(6, 50)), "poison"]
        found = self.answers(*words)
        codes = [one.code if isinstance(one, FairwayError) else one["word"] for one in found]
        self.assertEqual(codes, ["worker_died" if word == "poison" else word for word in words])

    def test_a_worker_that_never_answers(self):
        with self.assertRaisesRegex(FairwayError, "before its first answer"):
            self.answers("poison", "1", "2")

    def test_a_command_that_does_not_exist(self):
        with self.assertRaisesRegex(FairwayError, "no command no-such-command. Install the npm package"):
            Fairway(command=["no-such-command"]).distance("NLRTM", "SGSIN")

    def test_something_else_than_a_worker(self):
        with self.assertRaisesRegex(FairwayError, "Not JSON"):
            Fairway(command=["echo"]).distance("NLRTM", "SGSIN")


if __name__ == "__main__":
    unittest.main()
