import { describe, expect, it } from 'vitest'
import { legLengthKm } from '../../../../src/engine/geo/leg.js'
import { toVector } from '../../../../src/engine/geo/vector.js'
import { DistanceField } from '../../../../src/engine/routing/reach/distance-field.js'
import { Reach } from '../../../../src/engine/routing/reach/reach.js'
import { nothingReached } from '../../../../src/engine/routing/reach/reached.js'
import { fromNumber } from '../../../../src/engine/sea/index-set.js'
import { stateOf } from '../../../../src/engine/sea/sight/states.js'
import { seeded } from '../../geo/random.js'
import { randomPlan, syntheticSea, TWO_ISLANDS } from '../synthetic-sea.js'
import { dijkstra, distanceTo, join } from '../twin.js'

/** The tables have whole metres, at either end of a sum. */
const TABLE = 0.0025

describe.each([1, 2])('what is reached on a random sea, seed %i', (seed) => {
  const random = seeded(seed)
  const { inner, network, coast } = syntheticSea(randomPlan(random), [], { finished: seed > 1 })
  const { graph } = inner
  const end = inner.snapper.at([25 + random(), -28 + random()])
  if (end.kind === 'too-far') throw new Error('The origin is on land.')
  const closed = fromNumber(Math.floor(random() * 4096))
  const origin = { portId: null, requested: null, snapped: end.snapped, distanceKm: 0 }
  const reached = inner.reached(end, closed, null)
  const reach = new Reach(graph, coast, origin, end, reached)
  const field = new DistanceField(graph, end, reached, 2)
  const own = join(network, end)
  const km = dijkstra(network, own, closed)

  it('is as far as plain Dijkstra says, at nodes to the metre, at corners no farther', () => {
    for (let e = 0; e < network.entityCount; e++) {
      const state = stateOf(network.cornerCount, e)
      const want = Math.min(km[state]!, km[graph.mirror(state)]!)
      const got = reach.distancesKm[e]!
      expect(got, `seed ${seed}, entity ${e}`).toBeLessThanOrEqual(want + TABLE)
      // Not for twins: of two nodes at one point, sight finds the first.
      if (e < network.cornerCount || want === Number.POSITIVE_INFINITY) continue
      expect(got, `seed ${seed}, entity ${e}`).toBeGreaterThanOrEqual(want - TABLE)
    }
  })

  it('has a grid of distances that are never too short, and hardly ever too long', () => {
    let sum = 0
    let count = 0
    for (let n = 0; n < 25; n++) {
      const [column, row] = [100 + Math.floor(random() * 40), 25 + Math.floor(random() * 40)]
      const got = field.km[row * field.columns + column]!
      const place = inner.snapper.at([field.longitude(column), field.latitude(row)])
      if (place.kind !== 'sea' || place.accessKm > 0) continue
      const want = distanceTo(network, km, own, join(network, place), closed)
      if (want === Number.POSITIVE_INFINITY) expect(got).toBe(want)
      else {
        expect(got, `seed ${seed}, ${place.snapped}`).toBeGreaterThanOrEqual(want - 0.02)
        if (got < Number.POSITIVE_INFINITY) sum += got / want - 1
        if (got < Number.POSITIVE_INFINITY) count++
      }
    }
    expect(count).toBeGreaterThan(10)
    expect(sum / count).toBeLessThan(0.002)
  })

  it('has no grid point much farther away than through a neighbour that it sees', () => {
    let pairs = 0
    const apart: string[] = []
    for (let place = field.columns; place < field.km.length; place++) {
      for (const other of [place - 1, place - field.columns]) {
        const at = [place, other].map((one): [number, number] => [
          field.longitude(one % field.columns),
          field.latitude(Math.floor(one / field.columns)),
        ])
        const [a, b] = [toVector(at[0]!), toVector(at[1]!)]
        const triangle = graph.locate(...a)
        const afloat = graph.isWater(triangle) && graph.isWater(graph.locate(...b))
        if (!afloat || !graph.isClear(...a, triangle, ...b)) continue
        const [one, two] = [field.km[place]!, field.km[other]!]
        if (one === two) continue
        const by = legLengthKm(at[0]!, at[1]!)
        if (Math.abs(one - two) >= by + 1.01) apart.push(`seed ${seed}, ${at}`)
        pairs++
      }
    }
    expect(pairs).toBeGreaterThan(10_000)
    expect(apart).toEqual([])
  })
})

describe('contours', () => {
  const { router, coast, inner } = syntheticSea(TWO_ISLANDS)
  const reach = router.reach({ origin: { position: [30, 0] }, closed: ['suez'] })

  it('are lines over water at their distance from the origin', () => {
    const [contour] = reach.contours([800])
    const positions = contour!.lines.flat()
    expect(positions.length).toBeGreaterThan(20)
    for (const position of positions) {
      expect(coast.isWater(...position)).toBe(true)
      const { distanceKm } = router.route({
        origin: { position: [30, 0] },
        destination: { position },
        closed: ['suez'],
        date: '2026-06-01',
      })
      expect(Math.abs(distanceKm - 800), String(position)).toBeLessThan(15)
    }
  })

  it('show as GeoJSON where a ship is after some hours', () => {
    const { features } = reach.isochrones([10, 20], 40)
    expect(features.map(({ properties }) => properties)).toEqual([
      { hours: 10, distance_km: 400 },
      { hours: 20, distance_km: 800 },
    ])
    expect(features[1]!.geometry.coordinates).toEqual(reach.contours([800])[0]!.lines)
  })

  it('have the hours of a route at the places of their grid', () => {
    const { columns, rows, hours } = reach.hoursGrid(40, 10)
    expect([columns, rows, hours.length]).toEqual([36, 17, 36 * 17])
    const { distanceKm } = router.route({
      origin: { position: [30, 0] },
      destination: { position: [20, -20] },
      closed: ['suez'],
      date: '2026-06-01',
    })
    const at = hours[(-20 / 10 + 8) * columns + 20 / 10 + 18]!
    expect(at).toBeGreaterThan(distanceKm / 40 - 0.01)
    expect(at).toBeLessThan((distanceKm / 40) * 1.01)
    expect(hours).toContain(Number.POSITIVE_INFINITY)
  })

  it('of an enclosed place are empty', () => {
    const end = inner.snapper.atNode(0)
    const nothing = nothingReached(inner.graph)
    const shut = new Reach(inner.graph, coast, reach.origin, end, nothing)
    expect(shut.contours([500])[0]!.lines).toEqual([])
  })
})
