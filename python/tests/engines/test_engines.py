"""The engines that people run, each with the real thing: python -m unittest discover -s python/tests/engines.

Needs what [project.optional-dependencies] calls `engines`, Java for Spark, and a wheel of a release or FAIRWAY_COMMAND. Not part of `npm test`.
"""

import json
import os
import pathlib
import random
import signal
import sys
import tempfile
import threading
import time
import unittest

from fairway_sea import Fairway, FairwayError, add_distances, add_emissions, add_matches, matrix_frame
from fairway_sea.runtime import own_command

#: The program of the wheel, unless the environment names another.
COMMAND = json.loads(os.environ["FAIRWAY_COMMAND"]) if "FAIRWAY_COMMAND" in os.environ else own_command()
#: Rows with different lanes, and rows of a thousand lanes.
ROWS = int(os.environ.get("ENGINE_ROWS", 20_000))
MANY = int(os.environ.get("ENGINE_MANY", 1_000_000))
PORTS = 6000
KILLS = int(os.environ.get("ENGINE_KILLS", 20))
#: Seconds between two kills. A row whose program dies five times is an error, so that a pause lets rows pass.
PAUSE = float(os.environ.get("ENGINE_PAUSE", 3))


def lanes(rows):
    """Pairs of port ids, the same in each run; the last of a thousand is no place."""
    number, found = 1, []
    for row in range(rows):
        number = number * 48271 % 2147483647
        found.append((row, "nowhere" if row % 1000 == 999 else str(number % PORTS + 1), str(number // 7 % PORTS + 1)))
    return found


def counted(table):
    """Rows, ids and, of those that died or have neither figure nor error, the number, of a pandas frame with a plan."""
    died = table["error"].fillna("").str.contains("The worker ended")
    return (
        len(table),
        table["id"].nunique(),
        int((died | (table["distance_nm"].isna() != table["error"].notna())).sum()),
    )


def until_killed(killer, run):
    """Repeats a run, which says how many rows it planned and in how many seconds, until all kills are made."""
    rows, seconds = 0, 0.0
    killer.start()
    try:
        while killer.is_alive() or not rows:
            planned, took = run()
            rows, seconds = rows + planned, seconds + took
    finally:
        kills = killer.end()
    return f"{kills} kills of {killer.words.split()[-1]}, {rows:,} rows kept, {said(rows, seconds)}", kills


def said(rows, seconds):
    return f"{rows / seconds:,.0f} rows a second at load {os.getloadavg()[0]:.0f}"


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


class Killer(threading.Thread):
    """Kills, one after another, processes that this one started and whose command has the words."""

    def __init__(self, words, most, pause):
        super().__init__(daemon=True)
        self.words, self.most, self.pause = words, most, pause
        self.kills, self.over = 0, threading.Event()

    def run(self):
        while self.kills < self.most and not self.over.wait(self.pause):
            victims = [one for one in descendants() if self.words in one[1]]
            if victims:
                os.kill(random.choice(victims)[0], signal.SIGKILL)
                self.kills += 1

    def end(self):
        self.over.set()
        self.join()
        return self.kills


def descendants():
    """Ids and commands of all processes below this one (Linux)."""
    parents, commands = {}, {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            commands[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            pass  # It has ended meanwhile.
    found, new = [], [os.getpid()]
    while new:
        new = [one for one in commands if parents.get(one) in new]
        found += [(one, commands[one]) for one in new]
    return found


class InRay(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import ray

        ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
        ray.data.DataContext.get_current().enable_progress_bars = False
        cls.addClassCleanup(ray.shutdown)

    def planned(self, rows, workers=2):
        import pandas
        import ray

        from fairway_sea import ray as engine

        dataset = ray.data.from_pandas(pandas.DataFrame(lanes(rows), columns=["id", "origin", "destination"]))
        began = time.monotonic()
        plan = engine.plan(dataset.repartition(16), connect={"command": COMMAND}, batch_size=500, concurrency=workers)
        table = plan.to_pandas()
        self.assertEqual(counted(table), (rows, rows, 0))
        return rows, time.monotonic() - began

    def test_one_and_two_workers_keep_every_row(self):
        self.planned(32)
        for workers in (1, 2):
            print(f"Ray, {workers} workers: {said(*self.planned(ROWS // 2, workers))}", flush=True)

    def test_no_row_is_lost_when_programs_are_killed(self):
        self.survives(f"{COMMAND[-1]} worker", PAUSE)

    def test_no_row_is_lost_when_workers_are_killed(self):
        self.survives("ray::MapBatches", 2 * PAUSE)

    def survives(self, victims, pause):
        said_so, kills = until_killed(Killer(victims, KILLS, pause), lambda: self.planned(ROWS // 4))
        print(f"Ray, {said_so}", flush=True)
        self.assertEqual(kills, KILLS)


class InSpark(unittest.TestCase):
    """local-cluster starts a master and workers with an executor each, as processes."""

    def session(self, workers):
        from pyspark.sql import SparkSession

        # Else the executors take the python3 of the path.
        os.environ["PYSPARK_PYTHON"] = sys.executable
        session = (
            SparkSession.builder.master(f"local-cluster[{workers},1,1024]")
            .config("spark.ui.enabled", "false")
            .config("spark.sql.execution.arrow.maxRecordsPerBatch", "65536")
            .config("spark.sql.files.openCostInBytes", "128m")
            .config("spark.ui.showConsoleProgress", "false")
            # Ours kill more often than a cluster fails.
            .config("spark.task.maxFailures", "100")
            .config("spark.deploy.maxExecutorRetries", "-1")
            .getOrCreate()
        )
        session.sparkContext.setLogLevel("OFF")
        self.addCleanup(session.stop)
        return session

    def table(self, session, rows, different=None):
        """A folder with a table of lanes in 16 files, each for a task."""
        keeper = tempfile.TemporaryDirectory()
        self.addCleanup(keeper.cleanup)
        folder = keeper.name
        found = lanes(different or rows)
        lines = session.createDataFrame(found, "lane LONG, origin STRING, destination STRING")
        numbers = session.range(rows).selectExpr("id", f"id % {len(found)} AS lane")
        numbers.join(lines, "lane").repartition(16).write.parquet(f"{folder}/lanes")
        return folder

    def planned(self, session, folder, rows):
        """The rows, and the seconds that they took from a table to a table."""
        from fairway_sea import spark as engine

        began = time.monotonic()
        plan = engine.plan(session.read.parquet(f"{folder}/lanes"), connect={"command": COMMAND})
        plan.write.mode("overwrite").parquet(f"{folder}/planned")
        seconds = time.monotonic() - began
        table = session.read.parquet(f"{folder}/planned").select("id", "distance_nm", "error").toPandas()
        self.assertEqual(counted(table), (rows, rows, 0))
        return rows, seconds

    def test_one_and_two_workers_keep_every_row(self):
        for workers in (1, 2):
            session = self.session(workers)
            self.planned(session, self.table(session, 32), 32)
            for rows, different in (ROWS, ROWS), (MANY, 1000):
                planned = self.planned(session, self.table(session, rows, different), rows)
                print(f"Spark, {workers} workers, {rows:,} rows of {different:,} lanes: {said(*planned)}", flush=True)
            session.stop()

    def test_no_row_is_lost_when_programs_are_killed(self):
        self.survives(f"{COMMAND[-1]} worker", PAUSE)

    def test_no_row_is_lost_when_executors_are_killed(self):
        # The start of an executor takes longer than that of a program.
        self.survives("CoarseGrainedExecutorBackend", 4 * PAUSE)

    def survives(self, victims, pause):
        session, rows = self.session(2), ROWS // 4
        folder = self.table(session, rows)
        said_so, kills = until_killed(Killer(victims, KILLS, pause), lambda: self.planned(session, folder, rows))
        print(f"Spark, {said_so}", flush=True)
        self.assertEqual(kills, KILLS)


if __name__ == "__main__":
    unittest.main()
