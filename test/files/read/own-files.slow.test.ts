import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { finish } from '../../../src/base/slices.js'
import type { Route, Voyage } from '../../../src/client/index.js'
import { call, route, voyage } from '../../../src/contract/operations/index.js'
import { onThisThread } from '../../../src/contract/operations/this-thread.js'
import { type OperationTools, UNTIMED } from '../../../src/contract/operations/tools.js'
import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { FILE_ENDINGS, fileText } from '../../../src/files/files.js'
import { readBrought } from '../../../src/interfaces/cli/files/brought-file.js'
import { lineSteps } from '../../../src/planning/trace/waypoint-line.js'
import { sea } from '../../support/sea.js'
import { tables } from '../../support/tables.js'
import { temporaryFolder } from '../../support/temporary.js'

const { router } = await sea(20)
const engine = { ...tables, router, background: onThisThread(router), opening: new Map() }
const tools: OperationTools = {
  engine: () => engine,
  factors: null,
  softwareVersion: '0.0.0',
  nowMs: () => Date.parse('2026-11-25T12:00:00Z'),
  newId: () => 'rt_1',
  metrics: UNTIMED,
}
const terminal = {
  ...{ environment: {}, input: Readable.from([]), say: () => undefined, draw: () => undefined },
  ...{ note: () => undefined, pour: async () => undefined },
}

const PAIRS = [
  ['NLRTM', 'SGSIN'],
  ['JPYOK', 'USLAX'],
  ['BRSSZ', 'CNQDG'],
  ['NZAKL', 'CLVAP'],
  ['NOKKN', 'CAHAL'],
  ['ARUSH', 'AUFRE'],
] as const

const VOYAGES = [
  ['NLRTM', 'ESALG', 'suez', 'SGSIN'],
  ['NOHFT', 'ISREY', 'CAHAL', 'USNYC'],
  ['JPYOK', 'USLAX', 'NZAKL'],
] as const

async function routeOf([from, to]: readonly [string, string]): Promise<Route> {
  const ends = { origin: { unlocode: from }, destination: { unlocode: to } }
  const asked = { ...ends, alternatives: 1, include_ports: true }
  return (await call(route, asked, tools)) as unknown as Route
}

/** The waypoints that a file of ours is read as. */
async function readBack(text: string, ending: string) {
  const path = join(temporaryFolder(), `own.${ending}`)
  writeFileSync(path, text)
  const { isRoute, tracks } = await readBrought(path, terminal, {})
  expect(isRoute).toBe(true)
  expect(tracks).toHaveLength(1)
  return tracks[0]!.points.map(({ lat, lon, line }) => ({
    position: [Number(lon), Number(lat)] as Position,
    line: line as 'great_circle' | undefined,
  }))
}

/** How far a line that is read begins and ends from what was written, km, and its length. */
function compared(points: Awaited<ReturnType<typeof readBack>>, from: Position, to: Position) {
  return {
    off: Math.max(legLengthKm(points[0]!.position, from), legLengthKm(points.at(-1)!.position, to)),
    km: finish(lineSteps(points)).distancesKm.at(-1)!,
  }
}

describe.each(FILE_ENDINGS)('a file of ours in %s', (ending) => {
  test.each(PAIRS)('is read as the route from %s to %s that it is', async (...pair) => {
    const answer = await routeOf(pair)
    const [from, to] = [answer.origin, answer.destination].map(({ snapped }) => snapped.coordinates)
    const { off, km } = compared(
      await readBack(await fileText('route', answer, ending), ending),
      from as Position,
      to as Position,
    )
    expect(off).toBeLessThan(0.01)
    expect(Math.abs(km / answer.distance_km - 1)).toBeLessThan(1e-4)
  })

  test.each(VOYAGES)('is read as the voyage that it is, through %j', async (...through) => {
    const stops = through.map((one) => (one === 'suez' ? { passage: one } : { unlocode: one }))
    const answer = (await call(voyage, { stops }, tools)) as unknown as Voyage
    const ends = [answer.calls[0]!, answer.calls.at(-1)!].map(({ snapped }) => snapped.coordinates)
    const { off, km } = compared(
      await readBack(await fileText('voyage', answer, ending), ending),
      ends[0] as Position,
      ends[1] as Position,
    )
    expect(off).toBeLessThan(0.01)
    expect(Math.abs(km / answer.totals.distance_km - 1)).toBeLessThan(1e-4)
  })
})

test('a voyage with times as CSV is read as the plan that it is', async () => {
  const stops = VOYAGES[0].map((one) => (one === 'suez' ? { passage: one } : { unlocode: one }))
  const timed = { ...stops[1]!, stay_hours: 24, arrive_at: { earliest: '2026-12-20' } }
  const body = { stops: stops.with(1, timed), depart_at: '2026-12-01T06:00:00Z', speed_kn: 14 }
  const answer = (await call(voyage, body, tools)) as unknown as Voyage
  expect(answer.events.some(({ kind }) => kind === 'waiting')).toBe(true)
  const points = await readBack(await fileText('voyage', answer, 'csv'), 'csv')
  const km = finish(lineSteps(points)).distancesKm.at(-1)!
  expect(Math.abs(km / answer.totals.distance_km - 1)).toBeLessThan(1e-4)
})

test('an answer of ours as JSON is read as its line', async () => {
  const answer = await routeOf(PAIRS[0])
  const points = await readBack(JSON.stringify(answer), 'json')
  expect(finish(lineSteps(points)).distancesKm.at(-1)! / answer.distance_km).toBeCloseTo(1, 3)
})
