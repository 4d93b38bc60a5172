import { describe, expect, it } from 'vitest'
import { nearestOnLeg } from '../../../src/engine/geo/cross-track.js'
import { interpolate } from '../../../src/engine/geo/interpolate.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { toVector, type Vector } from '../../../src/engine/geo/vector.js'
import { NoRouteError } from '../../../src/engine/routing/errors.js'
import {
  PASSAGES,
  type PassageId,
  type Resolution,
  type RouteEnd,
  type SeaRoute,
} from '../../../src/engine/routing/request.js'
import { geodesicKm } from '../../support/geodesic.js'
import { type Sea, sea } from '../../support/sea.js'
import { seeded } from '../geo/random.js'
import { randomClosures, randomEnd } from './places.js'

const METRE = 0.001
/** Great-circle legs exceed geodesics by up to this share, so a detour may appear to save it. */
const ELLIPSOID = 1e-5
const WHEN = { date: '2026-06-01' } as const

const known = await sea(20)

describe('routes between random ends (20 km)', () => {
  const at = known
  const ends = (seed: number, count: number) => {
    const random = seeded(seed)
    return { random, list: Array.from({ length: count }, () => randomEnd(random, at)) }
  }

  it('are equally long in both directions, to 1 m (seed 11)', () => {
    const { random, list } = ends(11, 500)
    eachPair(list, (a, b) => {
      const closed = randomClosures(random)
      const [there, back] = [kmBetween(at, a, b, closed), kmBetween(at, b, a, closed)]
      if (there === back) return
      expect(Math.abs(there - back), tell(a, b, closed)).toBeLessThanOrEqual(METRE)
    })
  })

  it('are never longer than through a third place, within 1e-5 (seed 12)', () => {
    const { random, list } = ends(12, 450)
    for (let i = 0; i + 2 < list.length; i += 3) {
      const [a, b, c] = [list[i]!, list[i + 1]!, list[i + 2]!]
      const closed = randomClosures(random)
      const via = kmBetween(at, a, b, closed) + kmBetween(at, b, c, closed)
      const direct = kmBetween(at, a, c, closed)
      expect(direct, tell(a, c, closed)).toBeLessThanOrEqual(via * (1 + ELLIPSOID) + METRE)
    }
  })

  it('are never shorter than the geodesic between their ends (seed 13)', () => {
    const { list } = ends(13, 600)
    eachPair(list, (a, b) => {
      const route = routeBetween(at, a, b, [])
      if (!route) return
      const least = geodesicKm(route.origin.snapped, route.destination.snapped)
      expect(route.distanceKm, tell(a, b)).toBeGreaterThanOrEqual(least - METRE)
      expect(route.distancesKm.at(-1)).toBe(route.distanceKm)
      expect(route.greatCircleKm).toBeGreaterThanOrEqual(least - METRE)
    })
  })

  it('never get shorter when one more passage is closed (seed 14)', () => {
    const { random, list } = ends(14, 500)
    eachPair(list, (a, b) => {
      const closed = randomClosures(random)
      const more = PASSAGES[Math.floor(random() * PASSAGES.length)]!
      const [few, many] = [kmBetween(at, a, b, closed), kmBetween(at, a, b, [...closed, more])]
      expect(many, tell(a, b, [...closed, more])).toBeGreaterThanOrEqual(few - METRE)
    })
  })

  it('never cross the gate of a closed passage, nor the middle of a closed canal (seed 15)', () => {
    const { random, list } = ends(15, 500)
    let crossedOpen = 0
    eachPair(list, (a, b) => {
      const open = routeBetween(at, a, b, [])
      if (!open) return
      crossedOpen += open.passages.length > 0 ? 1 : 0
      for (const closed of [randomClosures(random), usedBy(open)]) {
        const route = routeBetween(at, a, b, closed)
        if (!route) continue
        for (const id of closed) expect(goesThrough(at, route, id), tell(a, b, closed)).toBe(false)
      }
    })
    expect(crossedOpen).toBeGreaterThan(50)
  })

  it('cross the gate of each passage that they name (seed 16)', () => {
    const { list } = ends(16, 400)
    eachPair(list, (a, b) => {
      const route = routeBetween(at, a, b, [])
      for (const id of route ? usedBy(route) : []) {
        if (hasGate(at, id)) expect(goesThrough(at, route!, id), `${id}: ${tell(a, b)}`).toBe(true)
      }
    })
  })

  it('are the cells of a matrix, to 1 m (seed 17)', () => {
    const { random, list } = ends(17, 50)
    const [origins, destinations] = [list.slice(0, 20), list.slice(20)]
    for (const closed of [[], randomClosures(random), [...PASSAGES]]) {
      const { distancesKm } = at.router.matrix({
        origins,
        destinations,
        resolutionKm: 20,
        closed,
        ...WHEN,
      })
      origins.forEach((a, i) => {
        destinations.forEach((b, j) => {
          const cell = distancesKm[i * destinations.length + j]!
          const km = kmBetween(at, a, b, closed)
          if (Number.isNaN(cell)) expect(km, tell(a, b, closed)).toBe(Infinity)
          else expect(Math.abs(cell - km), tell(a, b, closed)).toBeLessThanOrEqual(METRE)
        })
      })
    }
  })
})

describe('the coarse coast against the fine one', () => {
  it('gives lengths within 1.5 % for 95 % of port pairs over 500 km, 0.3 % in the median (seed 18)', async () => {
    const fine = await sea(5)
    const random = seeded(18)
    const ports = known.data.networks[0]!.portId
    const off: number[] = []
    while (off.length < 400) {
      const [a, b] = [0, 1].map(() => ({ portId: ports[Math.floor(random() * ports.length)]! }))
      const [coarse, exact] = [kmBetween(known, a!, b!, []), kmBetween(fine, a!, b!, [])]
      if (exact < 500 || exact === Infinity || coarse === Infinity) continue
      off.push(Math.abs(coarse / exact - 1))
    }
    off.sort((p, q) => p - q)
    expect(off[200]).toBeLessThan(0.003)
    expect(off[380]).toBeLessThan(0.015)
  })
})

function eachPair(list: readonly RouteEnd[], check: (a: RouteEnd, b: RouteEnd) => void): void {
  for (let i = 0; i + 1 < list.length; i += 2) check(list[i]!, list[i + 1]!)
}

function tell(...values: unknown[]): string {
  return JSON.stringify(values)
}

function routeBetween(
  { router }: Sea,
  origin: RouteEnd,
  destination: RouteEnd,
  closed: readonly PassageId[],
): SeaRoute | null {
  const resolutionKm = router.resolutions[0] as Resolution
  try {
    return router.route({ origin, destination, resolutionKm, closed, ...WHEN })
  } catch (error) {
    if (error instanceof NoRouteError) return null
    throw error
  }
}

function kmBetween(at: Sea, a: RouteEnd, b: RouteEnd, closed: readonly PassageId[]): number {
  return routeBetween(at, a, b, closed)?.distanceKm ?? Infinity
}

function usedBy(route: SeaRoute): PassageId[] {
  return PASSAGES.filter((id) => route.passages.some((passage) => passage.id === id))
}

function hasGate({ data }: Sea, id: PassageId): boolean {
  return data.passages.find((passage) => passage.id === id)!.gates.length > 0
}

/** By geometry alone: across a gate line, or within a kilometre of the middle half of a canal. */
function goesThrough({ data }: Sea, { positions }: SeaRoute, id: PassageId): boolean {
  const passage = data.passages.find((p) => p.id === id)!
  const gateLegs = passage.gates.flatMap(legsOf)
  const middles = passage.kind === 'canal' ? passage.centreLines.map(middleOf) : []
  return legsOf(positions).some(
    ([a, b]) =>
      gateLegs.some(([c, d]) => cross(a, b, c, d)) ||
      middles.some((middle) => nearestOnLeg(middle, a, b).offKm < 1),
  )
}

function legsOf(line: readonly Position[]): [Position, Position][] {
  return line.slice(1).map((b, i) => [line[i]!, b])
}

function middleOf(line: readonly Position[]): Position {
  const half = (line.length - 1) / 2
  const i = Math.floor(half)
  return i === half ? line[i]! : interpolate(line[i]!, line[i + 1]!, 0.5)
}

/** Whether two great-circle legs, both shorter than half a turn, have a point in common. */
function cross(p: Position, q: Position, r: Position, s: Position): boolean {
  const [a, b, c, d] = [toVector(p), toVector(q), toVector(r), toVector(s)]
  const [n, m] = [normal(a, b), normal(c, d)]
  if (dot(n, c) > 0 === dot(n, d) > 0 || dot(m, a) > 0 === dot(m, b) > 0) return false
  const t = dot(n, c) / (dot(n, c) - dot(n, d))
  const met: Vector = [c[0] + t * (d[0] - c[0]), c[1] + t * (d[1] - c[1]), c[2] + t * (d[2] - c[2])]
  return dot(met, a) + dot(met, b) > 0
}

function normal(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
