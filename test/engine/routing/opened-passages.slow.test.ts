import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { distancesAlong } from '../../../src/engine/geo/distance.js'
import { positionAtKm } from '../../../src/engine/geo/interpolate.js'
import type { Position } from '../../../src/engine/geo/position.js'
import {
  CLOSED_BY_DEFAULT,
  type PassageId,
  RESOLUTIONS,
  type Resolution,
  type RouteEnd,
} from '../../../src/engine/routing/request.js'
import { readPassages } from '../../../src/engine/sea/passages.js'
import { sea } from '../../support/sea.js'
import { aside, crossings } from './leaks.js'

const KM_PER_NM = 1.852
/** Up to this resolution, the coast keeps the outline of the schemes, km. */
const FINE_KM = 20
const BY_DEFAULT: readonly PassageId[] = CLOSED_BY_DEFAULT

const passages = readPassages(
  JSON.parse(
    readFileSync(new URL('../../../data/reference/passages.json', import.meta.url), 'utf8'),
  ),
)
const schemes = passages.find(({ id }) => id === 'inside-schemes')!

/** Ports with a canal between them, and the nautical miles through it and around, to 12 miles. */
const CANALS = [
  { id: 'cape-cod', from: 'Boston', to: 'Providence', ports: [1408, 1476], nm: [127, 278] },
  { id: 'chesapeake-delaware', from: 'Philadelphia', to: 'Baltimore', ports: [1471, 1405], nm: [89, 346] }, // biome-ignore format: a line
] as const

/** A line across the middle of another, 2 km to either side. */
function acrossMiddle(line: readonly Position[]): Position[] {
  const km = distancesAlong(line)
  const [a, b] = [0, 1].map((more) => positionAtKm(line, km, km[km.length - 1]! / 2 + more))
  return [aside(a!, a!, b!, 2), aside(a!, a!, b!, -2)]
}

describe.each(RESOLUTIONS)(
  'passages that a request opens, at %i km',
  async (resolutionKm: Resolution) => {
    const { router } = await sea(resolutionKm)
    const sail = (origin: RouteEnd, destination: RouteEnd, opened?: PassageId) =>
      router.route({
        origin,
        destination,
        resolutionKm,
        closed: BY_DEFAULT.filter((id) => id !== opened),
        date: '2026-06-01',
      })
    const isNamed = (id: PassageId, route: ReturnType<typeof sail>) =>
      route.passages.some((used) => used.id === id)

    it.each(CANALS)('$id shortens the way from $from to $to', ({ id, ports, nm }) => {
      const [origin, destination] = ports.map((portId) => ({ portId })) as [RouteEnd, RouteEnd]
      const [through, round] = [sail(origin, destination, id), sail(origin, destination)]
      expect(Math.abs(through.distanceKm / KM_PER_NM - nm[0])).toBeLessThan(12)
      expect(Math.abs(round.distanceKm / KM_PER_NM - nm[1])).toBeLessThan(12)
      expect([isNamed(id, through), isNamed(id, round)]).toEqual([true, false])
    })

    const lines = schemes.centreLines.map((line) => ({
      start: line[0]!.join(', '),
      ends: [line[0]!, line[line.length - 1]!] as const,
      across: acrossMiddle(line),
    }))

    it.each(lines)('a scheme from $start is passed inside only on request', ({ ends, across }) => {
      const [origin, destination] = ends.map((position) => ({ position })) as [RouteEnd, RouteEnd]
      const inside = sail(origin, destination, 'inside-schemes')
      const outside = sail(origin, destination)
      expect(isNamed('inside-schemes', outside)).toBe(false)
      // A coarse coast may cut a corner of the scheme, so that the way inside saves nothing.
      if (resolutionKm > FINE_KM && inside.distanceKm === outside.distanceKm) return
      expect(inside.distanceKm).toBeLessThan(outside.distanceKm)
      expect(isNamed('inside-schemes', inside)).toBe(true)
      if (resolutionKm > FINE_KM) return
      expect([inside, outside].map(({ positions }) => crossings(positions, [across]))).toEqual([
        1, 0,
      ])
    })

    it('several schemes on one route are named one by one, each for its own part', () => {
      const route = sail({ position: [-4.8, 49.2] }, { position: [-7, 36.5] }, 'inside-schemes')
      const used = route.passages.filter(({ id }) => id === 'inside-schemes')
      expect(used.length).toBeGreaterThanOrEqual(2)
      for (const { entryKm, exitKm } of used) expect(exitKm - entryKm).toBeLessThan(100)
    })
  },
)
