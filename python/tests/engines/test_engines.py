"""The engines that people run, each with the real thing: python -m unittest discover -s python/tests/engines.

Needs what [project.optional-dependencies] calls `engines`, Java for Spark, and a wheel of a release or FAIRWAY_COMMAND. Not part of `npm test`.
"""

import json
import os
import pathlib
import random
import signal
import tempfile
import threading
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


class InSpark(unittest.TestCase):
    """local-cluster starts a master and workers with an executor each, as processes."""

    def planned(self, workers, rows, killer=None):
        """The planned rows, the seconds that they took without the start, and the kills meanwhile."""
        from pyspark.sql import SparkSession

        from fairway_sea import spark as engine

        session = (
            SparkSession.builder.master(f"local-cluster[{workers},1,1024]")
            .config("spark.ui.enabled", "false")
            .config("spark.sql.execution.arrow.maxRecordsPerBatch", "500")
            # Ours kill more often than a cluster fails.
            .config("spark.task.maxFailures", "100")
            .config("spark.deploy.maxExecutorRetries", "-1")
            .getOrCreate()
        )
        try:
            with tempfile.TemporaryDirectory() as folder:

                def write(name, count):
                    lines = session.createDataFrame(lanes(count), "id LONG, origin STRING, destination STRING")
                    target = str(pathlib.Path(folder) / name)
                    engine.plan(lines.repartition(16), connect={"command": COMMAND}).write.parquet(target)
                    return target

                write("first", 16)
                if killer:
                    killer.start()
                began = time.monotonic()
                target = write("planned", rows)
                seconds = time.monotonic() - began
                kills = killer.end() if killer else 0
                return session.read.parquet(target).toPandas(), seconds, kills
        finally:
            session.stop()

    def test_one_and_two_workers_keep_every_row(self):
        for workers in (1, 2):
            found, seconds, _ = self.planned(workers, ROWS)
            print(f"Spark, {workers} workers: {ROWS / seconds:.0f} rows a second, {said_load()}", flush=True)
            self.assertEqual(counted(found), (ROWS, ROWS, 0))

    def test_no_row_is_lost_when_programs_are_killed(self):
        self.survives(f"{COMMAND[-1]} worker", 20, PAUSE)

    def test_no_row_is_lost_when_executors_are_killed(self):
        # The start of an executor takes longer than that of a program.
        self.survives("CoarseGrainedExecutorBackend", 3, 10 * PAUSE)

    def survives(self, victims, most, pause):
        killer = Killer(victims, most, pause)
        found, seconds, kills = self.planned(2, ROWS, killer)
        died = int(found["error"].fillna("").str.contains("ended twice").sum())
        print(
            f"Spark, {kills} kills of {victims.split()[-1]}: {ROWS / seconds:.0f} rows a second, {said_load()}, "
            f"{died} rows are errors because of them",
            flush=True,
        )
        self.assertGreater(kills, 0)
        self.assertEqual(counted(found), (ROWS, ROWS, 0))


def said_load():
    return f"load {os.getloadavg()[0]:.0f}"


if __name__ == "__main__":
    unittest.main()
