import { describe, expect, it } from 'vitest'
import { makeLabels } from '../../../../lab/sea-build/labels/make-labels.js'
import type { Position } from '../../../../src/engine/geo/position.js'
import { RoutingError } from '../../../../src/engine/routing/errors.js'
import { BY_OCEAN, PASSAGES, type RouteEnd } from '../../../../src/engine/routing/request.js'
import { type SeaData, SeaRouter } from '../../../../src/engine/routing/router.js'
import type { NamedStrait } from '../../../../src/engine/sea/named-straits.js'
import { openNetwork } from '../../../../src/engine/sea/network.js'
import { packNetwork } from '../../../../src/engine/sea/stored/network-format.js'
import { packPortLabels } from '../../../../src/engine/sea/stored/port-labels.js'
import { routeClearOf } from '../../../../src/planning/closures/shallow-straits.js'
import { seeded } from '../../../engine/geo/random.js'
import { randomPlan, syntheticSea } from '../../../engine/routing/synthetic-sea.js'
import { someSeeds } from '../../../support/cases.js'

const SOUTH_LIMIT = BY_OCEAN
const PORTS = 24
/** Two decimetres for each distance of a label, and half a metre for each of the tables. */
const TOLERANCE_KM = 0.002

/** Ports all over a sea, some of them so far south that the limit matters. */
function portsOf(random: () => number): Map<number, Position> {
  return new Map(
    Array.from({ length: PORTS }, (_, i) => {
      const lat = i % 4 === 0 ? -54 + 6 * random() : -30 + 50 * random()
      const lon = i % 4 === 0 ? 10 + 160 * random() : 22 + 60 * random()
      return [101 + i, [lon, lat]] as const
    }),
  )
}

/** Straits between islands and those below them: lines from middle to middle. */
function straitsBetween(islands: readonly (readonly Position[])[]): NamedStrait[] {
  const middles = islands.map((ring): Position => {
    const sum = (at: 0 | 1) => ring.reduce((total, corner) => total + corner[at], 0)
    return [sum(0) / ring.length, sum(1) / ring.length]
  })
  return [0, 2, 4].map((at) => {
    const [[lon, lat], [east, north]] = [middles[at]!, middles[at + 1]!]
    const [x, y] = [(lon + east) / 2, (lat + north) / 2]
    const guide: Position[] = [[x, y - 1], [x, y], [x, y + 1]] // biome-ignore format: a line
    const across = [middles[at]!, middles[at + 1]!] as const
    return { name: `Strait ${at}`, depthM: 9, leastWidthKm: 100, guide, across, limitsClose: true }
  })
}

describe.each(someSeeds([1, 2], [3, 4, 5, 6]))('labels of a random sea, seed %i', (seed) => {
  const random = seeded(seed)
  const plan = randomPlan(random)
  const straits = straitsBetween(plan.islands)
  const barred = straits.slice(0, 2)
  const { content, coast } = syntheticSea(plan, [], { finished: seed % 2 === 0 })
  const bytes = packNetwork(content)
  const sea: SeaData = {
    version: 'synthetic',
    networks: [openNetwork(bytes)],
    coast,
    passages: [],
    areas: [],
    ports: portsOf(random),
  }
  const labels = packPortLabels(
    makeLabels(sea, { southLimit: SOUTH_LIMIT, straits, barred }, () => undefined),
    0,
  )
  const labelled = new SeaRouter({ ...sea, networks: [openNetwork(bytes, { labels })] })
  const plain = new SeaRouter(sea)
  const ends = Array.from(sea.ports!.keys(), (portId): RouteEnd => ({ portId }))

  it('give matrices as long as those that are searched, whatever is closed', () => {
    let found = 0
    for (let turn = 0; turn < 4; turn++) {
      const closed = turn === 0 ? [] : PASSAGES.filter(() => random() < 0.4)
      const request = {
        origins: ends,
        destinations: ends,
        resolutionKm: 20,
        closed,
        southLimit: SOUTH_LIMIT,
        date: '2026-06-01',
      } as const
      const [want, got] = [plain.matrix(request), labelled.matrix(request)]
      want.distancesKm.forEach((km, at) => {
        const why = `closed ${closed}, cell ${at}`
        const is = got.distancesKm[at]!
        if (Number.isNaN(km)) expect(is, why).toBeNaN()
        else expect(Math.abs(is - km), `${why}: ${is}, searched ${km}`).toBeLessThan(TOLERANCE_KM)
        if (km > 0) found++
      })
    }
    expect(found).toBeGreaterThan(1000)
  })

  it('give ways clear of straits as long as those that are searched', () => {
    const known = [0, 0, 0]
    const afloat = ends.filter(
      (end) =>
        plain.matrix({ origins: [end], destinations: [end], resolutionKm: 20, date: '2026-06-01' })
          .origins[0],
    )
    for (const closed of [[], PASSAGES.filter(() => random() < 0.4)]) {
      for (const [i, origin] of afloat.entries()) {
        for (const destination of afloat.slice(0, i)) {
          const options = { resolutionKm: 20, southLimit: SOUTH_LIMIT, date: '2026-06-01' } as const
          const request = { origin, destination, closed, ...options }
          for (const [at, avoided] of [barred, straits.slice(0, 1), straits.slice(2)].entries()) {
            const is = labelled.clearKm(request, avoided)
            if (is === null) continue
            known[at]!++
            const { route } = routeClearOf(avoided, request, (asked) => plain.line(asked))
            const why = `${JSON.stringify(origin)} to ${JSON.stringify(destination)}, closed ${closed}`
            expect(Math.abs(is - route.distanceKm), why).toBeLessThan(TOLERANCE_KM)
          }
        }
      }
    }
    expect(Math.min(...known)).toBeGreaterThan(20)
  })

  it('give routes as long as those that are searched without labels', () => {
    const lengthOf = (router: SeaRouter, origin: RouteEnd, destination: RouteEnd) => {
      const options = {
        resolutionKm: 20,
        southLimit: SOUTH_LIMIT,
        closed: PASSAGES,
        date: '2026-06-01',
      } as const
      try {
        return router.route({ origin, destination, ...options }).distanceKm
      } catch (error) {
        if (error instanceof RoutingError) return Number.NaN
        throw error
      }
    }
    for (const origin of ends.filter((_, i) => i % 4 === 0)) {
      for (const destination of ends) {
        const [want, is] = [
          lengthOf(plain, origin, destination),
          lengthOf(labelled, origin, destination),
        ]
        if (Number.isNaN(want)) expect(is).toBeNaN()
        else expect(Math.abs(is - want)).toBeLessThan(TOLERANCE_KM)
      }
    }
  })
})
