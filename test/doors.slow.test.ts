import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { seeded } from '../lab/seeded.js'
import { localTools } from '../src/interfaces/cli/local-tools.js'
import { ASSISTANT_TOOLS, answerTool } from '../src/interfaces/cli/mcp/tools.js'
import { CALL_ORDERS } from '../src/planning/order/best-order.js'
import { UNRANKED } from '../src/ports/port.js'
import { InlandPlaces } from '../src/tables/legs/inland-places.js'
import { run, shared } from './interfaces/cli/run.js'
import { fairway } from './support/compiled.js'
import { ask } from './support/http-client.js'
import { temporaryFolder } from './support/temporary.js'
import { allPorts } from './support/test-app.js'

/** `DOORS_REQUESTS=200` asks more. */
const COUNT = Number(process.env['DOORS_REQUESTS'] ?? 18)
const SEED = 37
const noPython = spawnSync('python3', ['--version']).status !== 0

type Json = Record<string, unknown>

interface Asked {
  readonly path: string
  readonly body: Json
  /** Name of the command and of the tool; none for what only programs ask. */
  readonly name?: string
  /** Whether the service reads it from the address. */
  readonly isQuery?: true
}

/** Random questions of every operation, which depend on no clock. */
function questions(): Asked[] {
  const random = seeded(SEED)
  const number = (from: number, to: number) => Math.round(from + random() * (to - from))
  const pick = <One>(list: readonly One[]) => list[number(0, list.length - 1)]!
  const large = allPorts.ports.filter(({ rank, unlocode }) => rank < UNRANKED && unlocode)
  const place = () => {
    const { id, unlocode, name, countryCode, position } = pick(large)
    const [lon, lat] = position
    return pick([
      unlocode,
      id,
      { unlocode },
      { port_id: id },
      { name, country: countryCode },
      [lon, lat],
      `${lat},${lon}`,
    ])
  }
  const conditions = () => ({
    ...pick([{}, { speed_kn: 11.5 }, { speed_kmh: 30 }]),
    ...pick([{}, { suez: false }, { avoid: ['panama', 'malacca'] }, { allow: ['corinth'] }]),
    ...pick([{}, { vessel: { type: 'bulker', size_class: 'panamax' } }, { cargo: { teu: 40 } }]),
  })
  const DEPARTURE = { depart_at: '2026-12-01T06:00:00Z' }
  const options = () => ({ ...DEPARTURE, ...conditions() })
  const ends = () => ({ origin: place(), destination: place() })
  const sea = () => ({ ...ends(), ...DEPARTURE })
  const estimate = () => ({ route: sea(), cargo: pick([{ teu: 12 }, { mass_tonnes: 300 }]) })
  const near = (degrees: number) => degrees + random() / 10
  const makers: readonly (() => Asked)[] = [
    () => ({
      name: 'route',
      path: '/calculate-route',
      body: { ...ends(), ...options() },
    }),
    () => ({
      name: 'voyage',
      path: '/v1/voyages',
      body: { stops: [place(), place(), place()], ...options() },
    }),
    // Without a departure, which a report of the command line takes as now.
    () => ({
      name: 'voyage',
      path: '/v1/voyages',
      body: {
        stops: Array.from({ length: number(3, 5) }, place),
        order: pick(CALL_ORDERS.slice(1)),
        ...conditions(),
      },
    }),
    () => ({ name: 'route', path: '/calculate-route', body: { ...ends(), ...conditions() } }),
    () => ({
      name: 'matrix',
      path: '/calculate-matrix',
      body: { origins: [place(), place()], destinations: [place(), place()], ...options() },
    }),
    () => ({
      name: 'reach',
      path: '/v1/reach',
      body: { origin: place(), hours: [number(12, 48)], ...conditions() },
    }),
    () => ({ name: 'emissions', path: '/v1/emissions/sea', body: estimate() }),
    () => ({ path: '/v1/emissions/sea/dry-run', body: estimate() }),
    () => ({
      name: 'chain',
      path: '/v1/emissions/chains',
      body: {
        cargo: { teu: number(1, 40) },
        elements: [
          { kind: 'leg', mode: 'road', distance_km: number(10, 900) },
          { kind: 'sea', route: sea() },
        ],
      },
    }),
    () => ({
      name: 'ship-year',
      path: '/v1/emissions/ship-years',
      body: {
        year: number(2024, 2027),
        ship: { type: 'bulk_carrier', deadweight_tonnes: number(20_000, 180_000) },
        rows: [
          { distance_nm: number(500, 9000), fuels: [{ type: 'VLSFO', tonnes: number(50, 900) }] },
        ],
      },
    }),
    () => ({
      name: 'trace',
      path: '/v1/traces',
      body: {
        fixes: [
          { time: '2026-11-01T12:00:00Z', lat: near(36), lon: near(-6.5) },
          { time: '2026-11-02T12:00:00Z', lat: near(37.2), lon: near(0.9) },
          { time: '2026-11-04T12:00:00Z', lat: near(37.4), lon: near(11) },
        ],
      },
    }),
    () => ({
      path: '/v1/distance',
      body: { from: pick(large).unlocode, to: pick(large).unlocode, unit: pick(['nm', 'km']) },
      isQuery: true,
    }),
    () => ({ path: '/ports/search', body: { q: pick(large).name.slice(0, 4) }, isQuery: true }),
  ]
  return Array.from({ length: COUNT }, (_, at) => makers[at % makers.length]!())
}

/** What differs from call to call, and the name under which only the service may publish a route. */
const PASSING = [
  'date',
  'day',
  'digest',
  'cached',
  'calculated_at',
  'request_id',
  'instance',
  'queries_charged',
  'slug',
]

/** An answer or a problem, without ids and moments. */
function lasting(answer: unknown): unknown {
  const kept = (key: string, value: unknown) =>
    PASSING.includes(key) || /^[a-z]{2}_[\w-]{20}$/.test(String(value)) ? undefined : value
  return JSON.parse(JSON.stringify(answer, kept))
}

/** Starts a service over the real sea, which has as long for an answer as a busy machine takes. @returns its address */
async function startService(): Promise<string> {
  const child = spawn(process.execPath, fairway('serve'), {
    env: {
      ...process.env,
      FAIRWAY_AUTH: 'none',
      FAIRWAY_DEADLINE_SECONDS: '600',
      FAIRWAY_PORT: '0',
      FAIRWAY_RESOLUTIONS: '20',
      FAIRWAY_STORE: join(temporaryFolder(), 'fairway.db'),
      FAIRWAY_THREADS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, url } = JSON.parse(line)
    if (msg === 'planner') return url
  }
  throw new Error('The service ended before it was ready.')
}

/** Asks the service and a worker of its own. Errors are their codes. */
const PYTHON = `
import json, sys
from fairway_sea import Fairway, FairwayError
asked = json.load(sys.stdin)
def answers(sea):
    with sea:
        for one in asked["questions"]:
            for found in sea.answers(one["path"], [one["body"]]):
                yield found.code if isinstance(found, FairwayError) else found
seas = Fairway(asked["url"]), Fairway(command=asked["command"])
print(json.dumps([list(answers(sea)) for sea in seas]))
`

async function byPython(url: string, questions: readonly Asked[]): Promise<unknown[][]> {
  const env = {
    ...process.env,
    PYTHONPATH: resolve('python/src'),
    PYTHONDONTWRITEBYTECODE: '1',
  }
  const child = spawn('python3', ['-c', PYTHON], { env })
  child.stdin.end(JSON.stringify({ url, command: [process.execPath, ...fairway()], questions }))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(errors).toBe('')
  return JSON.parse(output)
}

/** The command of the same name with the body in a file; the code of a problem as an error. */
async function byCommand(name: string, body: Json): Promise<Json | null> {
  const file = join(temporaryFolder(), 'request.json')
  writeFileSync(file, JSON.stringify(body))
  const format = name === 'reach' ? 'geojson' : 'json'
  const from = name === 'chain' ? [file] : ['--request', file]
  const args = [name, ...from, '--format', format]
  const { output, error } = await run(args)
  return error === null ? JSON.parse(output) : null
}

const TIMEOUT = { timeout: 60_000 + 30_000 * COUNT }

test.skipIf(noPython)(
  'the same questions have the same answers at every door',
  TIMEOUT,
  async () => {
    const asked = questions()
    const url = await startService()
    const answers: Json[] = []
    for (const { path, body, isQuery } of asked) {
      const query = isQuery ? `?${new URLSearchParams(body as Record<string, string>)}` : ''
      // On a busy machine, a kept connection is idle for longer than the service keeps it.
      const headers = { connection: 'close' }
      const asking = isQuery ? { headers } : { headers, json: body }
      answers.push((await ask(new URL(path + query, url).href, asking)).body)
    }
    const wanted = answers.map(lasting) as Json[]
    const isAnswer = wanted.map((answer) => !('title' in answer))
    // Most of the questions have an answer.
    expect(isAnswer.filter(Boolean).length).toBeGreaterThan(0.8 * COUNT)
    const hint = (at: number) => JSON.stringify(asked[at])

    const input = asked.map(({ path, body }) => JSON.stringify({ path, body })).join('\n')
    const { output } = await run(['worker'], { input })
    for (const [at, line] of output.trim().split('\n').entries()) {
      expect.soft(lasting(JSON.parse(line).body), `worker: ${hint(at)}`).toEqual(wanted[at])
    }

    for (const [door, found] of (await byPython(url, asked)).entries()) {
      for (const [at, answer] of found.entries()) {
        const same = isAnswer[at] ? wanted[at] : wanted[at]!['code']
        expect.soft(lasting(answer), `Python ${door}: ${hint(at)}`).toEqual(same)
      }
    }

    const [tables, factors] = await Promise.all([shared.tables({}), shared.factors({})])
    const operations = localTools({ environment: {}, open: shared, tables, factors })
    const tools = ASSISTANT_TOOLS.map(({ name }) => name)
    for (const [at, { name, body }] of asked.entries()) {
      if (name === undefined || !tools.includes(name)) continue
      const told = await answerTool(name, body, {
        tables,
        operations,
        planner: '',
        cities: () => InlandPlaces.read('data', tables.ports),
      })
      expect.soft(told.isError ?? false, `assistant: ${hint(at)}`).toBe(!isAnswer[at])
      if (!isAnswer[at]) continue
      const figures = figuresOf(JSON.parse(told.content[0]!.text))
      for (const figure of figures) expect.soft(figuresOf(wanted[at])).toContain(figure)
    }

    for (const [at, { name, body }] of asked.entries()) {
      // `fairway matrix` writes a table.
      if (name === undefined || name === 'matrix') continue
      const answer = await byCommand(name, body)
      if (isAnswer[at]) expect.soft(lasting(answer), `command: ${hint(at)}`).toEqual(wanted[at])
      else expect.soft(answer, `command: ${hint(at)}`).toBeNull()
    }
  },
)

/** Distances of an answer. */
function figuresOf(answer: unknown): string[] {
  return JSON.stringify(answer).match(/"distance_nm":[\d.]+/g) ?? []
}
