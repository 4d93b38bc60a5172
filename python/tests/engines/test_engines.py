"""The engines that people run, each with the real thing: python -m unittest discover -s python/tests/engines.

Needs what [project.optional-dependencies] calls `engines`, Java for Spark, and a wheel of a release or FAIRWAY_COMMAND. Not part of `npm test`.
"""

import json
import os
import pathlib
import subprocess
import tempfile
import time
import unittest

from fairway_sea import Fairway, FairwayError, add_distances, add_emissions, add_matches, matrix_frame
from fairway_sea.runtime import own_command

#: The program of the wheel, unless the environment names another.
COMMAND = json.loads(os.environ["FAIRWAY_COMMAND"]) if "FAIRWAY_COMMAND" in os.environ else own_command()
ROWS = int(os.environ.get("ENGINE_ROWS", 20_000))
PORTS = 6000
#: Seconds between two kills. A row whose program dies twice is an error, so that a pause lets rows pass.
PAUSE = float(os.environ.get("ENGINE_PAUSE", 3))


def lanes(rows):
    """Pairs of port ids, the same in each run; every 1,000th is no place."""
    number, found = 1, []
    for row in range(rows):
        number = number * 48271 % 2147483647
        found.append((row, "nowhere" if row % 1000 == 999 else str(number % PORTS + 1), str(number // 7 % PORTS + 1)))
    return found


def counted(table):
    """Rows, ids and failed rows of a pandas frame with the columns of a plan."""
    return len(table), table["id"].nunique(), int((table["distance_nm"].isna() != table["error"].notna()).sum())


class InFrames(unittest.TestCase):
    def test_pandas_and_polars_give_the_same(self):
        import pandas
        import polars

        frame = pandas.DataFrame(lanes(40), columns=["id", "origin", "destination"])
        frame["t"] = [1.0, None] * 20
        with Fairway(command=COMMAND) as one:
            for change in (
                lambda table: add_distances(one, table),
                lambda table: add_emissions(one, table, tonnes="t"),
                lambda table: add_matches(one, table, "origin"),
            ):
                both = change(frame), change(polars.from_pandas(frame)).to_pandas()
                pandas.testing.assert_frame_equal(*both, check_dtype=False)

    def test_objects_of_numpy_and_pandas_are_taken(self):
        import numpy
        import pandas

        with Fairway(command=COMMAND) as one:
            plain = one.route("NLRTM", 1309, speed_kn=14, depart_at="2026-12-01T06:00:00Z")
            given = one.route(
                "NLRTM", numpy.int64(1309), speed_kn=numpy.float32(14), depart_at=pandas.Timestamp("2026-12-01T06:00Z")
            )
            self.assertEqual(plain["distance_nm"], given["distance_nm"])
            self.assertEqual(plain["eca"], given["eca"])
            table = matrix_frame(one, ["NLRTM", 1309], ["SGSIN"])
            self.assertEqual(table.loc["1309", "SGSIN"], 0)
            with self.assertRaisesRegex(FairwayError, "time zone"):
                one.route("NLRTM", 1309, depart_at=pandas.Timestamp("2026-12-01T06:00"))


class InDuckDB(unittest.TestCase):
    def test_functions_of_sql(self):
        import duckdb

        from fairway_sea import duckdb as functions

        with Fairway(command=COMMAND) as one, duckdb.connect() as connection:
            functions.register(connection, one)
            connection.execute("CREATE TABLE lane (id INTEGER, origin VARCHAR, destination VARCHAR)")
            connection.executemany("INSERT INTO lane VALUES (?, ?, ?)", [*lanes(3000), (9999, None, "NLRTM")])
            query = "SELECT id, fairway_nm(origin, destination) AS nm, fairway_route(origin, destination) AS route FROM lane"
            rows = connection.sql(query).fetchall()
        self.assertEqual(len(rows), 3001)
        for _, nm, route in rows:
            self.assertEqual(nm, route["distance_nm"])
            self.assertEqual(nm is None, route["error"] is not None)


class InRay(unittest.TestCase):
    def test_a_dataset_keeps_every_row(self):
        import pandas
        import ray

        from fairway_sea import ray as engine

        ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR")
        try:
            frame = pandas.DataFrame(lanes(ROWS // 4), columns=["id", "origin", "destination"])
            planned = engine.plan(ray.data.from_pandas(frame), connect={"command": COMMAND}, batch_size=1000).to_pandas()
        finally:
            ray.shutdown()
        self.assertEqual(counted(planned), (ROWS // 4, ROWS // 4, 0))


class InSpark(unittest.TestCase):
    """local-cluster starts a master and two workers with an executor each, as processes."""

    def planned(self, master, rows, during=None):
        """The planned rows, the seconds that they took, and the lines that the script said meanwhile."""
        from pyspark.sql import SparkSession

        from fairway_sea import spark as engine

        session = (
            SparkSession.builder.master(master)
            .config("spark.ui.enabled", "false")
            .config("spark.sql.shuffle.partitions", "8")
            .config("spark.sql.execution.arrow.maxRecordsPerBatch", "500")
            .getOrCreate()
        )
        try:
            frame = session.createDataFrame(lanes(rows), "id LONG, origin STRING, destination STRING").repartition(16)
            with tempfile.TemporaryDirectory() as folder:
                target = str(pathlib.Path(folder) / "planned")
                beside = subprocess.Popen(during or ":", shell=True, stdout=subprocess.PIPE, text=True)
                began = time.monotonic()
                engine.plan(frame, connect={"command": COMMAND}).write.parquet(target)
                seconds = time.monotonic() - began
                beside.terminate()
                said, _ = beside.communicate()
                return session.read.parquet(target).toPandas(), seconds, said.splitlines()
        finally:
            session.stop()

    def test_two_workers_keep_every_row(self):
        found, seconds, _ = self.planned("local-cluster[2,1,1024]", ROWS)
        print(f"Spark, two workers: {ROWS / seconds:.0f} rows a second with the start")
        self.assertEqual(counted(found), (ROWS, ROWS, 0))

    def test_no_row_is_lost_when_workers_are_killed(self):
        # Kills the program behind one task after another, while the rows run.
        kill = (
            f"while :; do sleep {PAUSE}; victim=$(pgrep -f -- '{COMMAND[-1]} worker' | shuf -n 1); "
            '[ -n "$victim" ] && kill -9 "$victim" && echo killed; done'
        )
        found, seconds, kills = self.planned("local-cluster[2,1,1024]", ROWS, kill)
        print(f"Spark, {len(kills)} programs killed: {ROWS / seconds:.0f} rows a second with the start")
        self.assertGreater(len(kills), 0)
        self.assertEqual(counted(found), (ROWS, ROWS, 0))


if __name__ == "__main__":
    unittest.main()
