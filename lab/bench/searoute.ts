import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { KM_PER_NM } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import { readPorts } from '../../src/ports/port.js'
import { isPlain, type Measured, readPublished } from '../../test/published/pub151.js'
import { seeded } from '../seeded.js'
import { timeEach } from './port-pairs.js'
import type { Results } from './results.js'

type Searoute = (
  from: object,
  to: object,
  units: string,
) => { properties: { length: number }; geometry: { coordinates: Position[] } } | null

const searoute = createRequire(import.meta.url)('searoute-js') as Searoute

/** Measures speed and errors of npm searoute-js on the ports of `data`. */
export function measureSearoute(data: string, seed: number, results: Results): void {
  const ports = readPorts(JSON.parse(readFileSync(`${data}/built/ports.json`, 'utf8')))
  const random = seeded(seed)
  const place = () => ports[Math.floor(random() * ports.length)]!.position
  const pairs = Array.from({ length: 200 }, () => [place(), place()] as const)
  const times = timeEach(pairs, ([a, b]) => searouteKm(a, b))
  results.addTimes('searoute-js', '200 port pairs, nothing closed', times)
  const measured = readPublished()
    .filter(isPlain)
    .map(
      (pair): Measured => ({
        ...pair,
        off: searouteKm(pair.origin, pair.destination) / KM_PER_NM / pair.nm - 1,
        passages: [],
      }),
    )
  results.addErrors('searoute-js', measured)
}

/** NaN if it has no route or throws. */
function searouteKm(from: Position, to: Position): number {
  return searouteLine(from, to)?.km ?? Number.NaN
}

/** Null if it has no route or throws. */
export function searouteLine(
  from: Position,
  to: Position,
): { km: number; positions: readonly Position[] } | null {
  const point = (coordinates: Position) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates },
  })
  const { log } = console
  console.log = () => {}
  try {
    const found = searoute(point(from), point(to), 'kilometers')
    const km = found?.properties.length ?? 0
    return found === null || km === 0 ? null : { km, positions: found.geometry.coordinates }
  } catch {
    return null
  } finally {
    console.log = log
  }
}
