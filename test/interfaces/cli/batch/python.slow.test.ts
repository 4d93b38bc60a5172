import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fairway } from '../../../support/compiled.js'

/** The samples of docs/pipelines.md: what plans a table, and how Spark and Ray call it. */
const [planner, spark] = [
  ...readFileSync('docs/pipelines.md', 'utf8').matchAll(/^```python\n(.*?)^```$/gms),
].map(([, text]) => text!)

/** As much of pandas and Spark as the samples use. */
const STUBS = `
import sys
class Frame:
    def __init__(self, **columns): self.columns = columns
    def __len__(self): return len(next(iter(self.columns.values())))
    def to_json(self, orient, lines, date_format):
        names = list(self.columns)
        rows = zip(*self.columns.values())
        return "".join(json.dumps(dict(zip(names, row))) + "\\n" for row in rows)
    def assign(self, **more): return Frame(**{**self.columns, **more})
class Spark:
    conf = property(lambda self: self)
    read = property(lambda self: self)
    write = property(lambda self: self)
    dtypes = [("id", "bigint"), ("origin", "string"), ("destination", "string")]
    def set(self, name, value): pass
    def csv(self, path, header): return self
    def repartition(self, parts): return self
    def mapInPandas(self, function, schema):
        self.schema, self.planned = schema, list(function(iter(batches)))
        return self
    def parquet(self, path): pass
`

const IDS = [9007199254740993n, 5n, 6n]
const BATCHES = `
batches = [
    Frame(id=[${IDS[0]}, 5], origin=["NLRTM", "nowhere"], destination=["SGSIN", "SGSIN"]),
    Frame(id=[6], origin=["USNYC"], destination=["NLRTM"]),
]
spark = Spark()
`

const FAIRWAY = [process.execPath, ...fairway()]
const noPython = spawnSync('python3', ['--version']).status !== 0

/** Runs the sample for Spark with a worker. Prints the schema and the planned columns. */
function runSample(worker: string) {
  const script = `${planner}${STUBS}${BATCHES}WORKER = ${worker}\n${spark}
print(json.dumps([spark.schema, [frame.columns for frame in spark.planned]]))`
  const { status, stdout, stderr } = spawnSync('python3', ['-c', script], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe.skipIf(noPython)('the Python of docs/pipelines.md', { timeout: 300_000 }, () => {
  test('plans every row and keeps its columns', () => {
    const worker = `${JSON.stringify(FAIRWAY)} + WORKER[1:] + ["--resolution", "100"]`
    const { status, stdout, stderr } = runSample(worker)
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')])
    expect(stdout).toContain(`{"id": [${IDS[0]}, 5], "origin": ["NLRTM", "nowhere"],`)
    const [schema, [first, second]] = JSON.parse(stdout)
    expect(schema).toBe(
      '`id` bigint, `origin` string, `destination` string, `distance_nm` double, `duration_hours` double, `passages` string, `error` string',
    )
    expect(first.distance_nm).toEqual([expect.closeTo(8300, -3), null])
    expect(first.error).toEqual([null, expect.stringContaining('nowhere')])
    expect(second.distance_nm).toEqual([expect.closeTo(3400, -3)])
  })

  test.each([
    ['is killed', '["sh", "-c", "head -n 1; kill -9 $$"]', 'CalledProcessError'],
    ['fails', '["sh", "-c", "cat; exit 1"]', 'CalledProcessError'],
    ['ends early as if nothing had happened', '["head", "-n", "1"]', '1 answers to 2 rows'],
    ['writes half a line', '["sh", "-c", "head -c 9"]', 'JSONDecodeError'],
  ])('loses no row in silence if a worker %s', (_, worker, reason) => {
    const { status, stdout, stderr } = runSample(worker)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(reason)
  })

  test('raises if a real worker is killed between two rows', () => {
    // Passes the first answer on, and kills the worker before it reads the second row.
    const script = `
import subprocess, sys
worker = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
worker.stdin.write(sys.stdin.buffer.readline()); worker.stdin.flush()
sys.stdout.buffer.write(worker.stdout.readline()); sys.stdout.flush()
worker.kill(); sys.exit(128 - worker.wait())`
    const worker = `["python3", "-c", ${JSON.stringify(script)}] + ${JSON.stringify(FAIRWAY)} + WORKER[1:] + ["--resolution", "100"]`
    const { status, stderr } = runSample(worker)
    expect([status, stderr]).toEqual([1, expect.stringContaining('exit status 137')])
  })
})
