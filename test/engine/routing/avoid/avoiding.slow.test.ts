import { describe, expect, it } from 'vitest'
import { toVector } from '../../../../src/engine/geo/vector.js'
import { AvoidedPolygons } from '../../../../src/engine/routing/avoid/shapes/avoided.js'
import { NoRouteError } from '../../../../src/engine/routing/errors.js'
import type { SeaRoute } from '../../../../src/engine/routing/request.js'
import { areasInForce } from '../../../../src/engine/sea/areas.js'
import { EMPTY, fromNumber } from '../../../../src/engine/sea/index-set.js'
import { PASSAGES } from '../../../../src/engine/sea/passages.js'
import { sea } from '../../../support/sea.js'
import { randomPosition, seeded } from '../../geo/random.js'

const DATE = '2026-06-01'

describe('routes that avoid areas (20 km)', async () => {
  const { router, data } = await sea(20)
  const areas = new AvoidedPolygons([], areasInForce(data.areas, 'eca', DATE))
  const between = (a: number, b: number, avoids: boolean): SeaRoute | null => {
    try {
      return router.route({
        origin: { portId: a },
        destination: { portId: b },
        resolutionKm: 20,
        closed: [],
        avoidAreas: avoids ? ['eca'] : [],
        date: DATE,
      })
    } catch (error) {
      if (error instanceof NoRouteError) return null
      throw error
    }
  }
  const insideKm = (route: SeaRoute) => route.areaKm.eca

  it('cost no more than the shortest routes, and equal those that touch no area (seed 41)', () => {
    const random = seeded(41)
    const ports = data.networks[0]!.portId
    let bent = 0
    for (let i = 0; i < 15; i++) {
      const [a, b] = [0, 1].map(() => ports[Math.floor(random() * ports.length)]!)
      const [plain, avoiding] = [between(a!, b!, false), between(a!, b!, true)]
      expect(avoiding === null).toBe(plain === null)
      if (!plain || !avoiding) continue
      const pair = `seed 41: ${a} to ${b}`
      expect(avoiding.distanceKm, pair).toBeGreaterThanOrEqual(plain.distanceKm - 0.001)
      const cost = (route: SeaRoute) => route.distanceKm + 9 * insideKm(route)
      expect(cost(avoiding), pair).toBeLessThanOrEqual(cost(plain) * 1.001 + 0.001)
      if (insideKm(plain) === 0) expect(avoiding.distanceKm, pair).toBe(plain.distanceKm)
      if (insideKm(avoiding) < 0.8 * insideKm(plain)) bent++
    }
    expect(bent).toBeGreaterThan(3)
  })

  it('are the same by tables made beforehand (seed 43)', async () => {
    const { network } = await sea(20)
    const own = areasInForce(data.areas, 'eca', DATE)
    const random = seeded(43)
    const ports = data.networks[0]!.portId
    const queries = Array.from({ length: 4 }, (_, i) => {
      const port = () => network.snapper.atPort(Math.floor(random() * ports.length))
      const position = [360 * random() - 180, 120 * random() - 60] as const
      const place = i % 3 === 0 ? network.snapper.at(position) : port()
      // Every other request has some passages closed.
      const closed = i % 2 === 0 ? EMPTY : fromNumber(Math.floor(random() * 2 ** PASSAGES.length))
      return network.query(place.kind === 'too-far' ? port() : place, port(), closed)
    })
    const avoidance = network.detours.ofAreas(own)
    const costs = () =>
      queries.map((query) => {
        const found = network.detours.find(query, avoidance, Number.POSITIVE_INFINITY)
        return found?.cost ?? 0
      })
    const before = costs()
    network.detours.prepare(avoidance)
    costs().forEach((cost, i) => {
      expect(Math.abs(cost - before[i]!), `seed 43, pair ${i}`).toBeLessThan(0.01)
    })
  })

  it('measure what lies inside as samples every 5 km do, within 20 km (seed 42)', () => {
    const random = seeded(42)
    for (let i = 0; i < 200; i++) {
      const [a, b] = [randomPosition(random), randomPosition(random)].map(toVector)
      const dot = a![0] * b![0] + a![1] * b![1] + a![2] * b![2]
      if (dot < -0.9) continue
      const angle = Math.acos(dot)
      const samples = Math.ceil((angle * 6371) / 5)
      let inside = 0
      for (let k = 0; k < samples; k++) {
        const t = (k + 0.5) / samples
        const [p, q] = [Math.sin((1 - t) * angle), Math.sin(t * angle)]
        const [x, y, z] = [0, 1, 2].map((d) => (p * a![d]! + q * b![d]!) / Math.sin(angle))
        inside += Number(areas.isPenalised([x!, y!, z!]))
      }
      const share = areas.shareInside(...a!, ...b!)
      const offKm = Math.abs(share - inside / samples) * angle * 6371
      expect(offKm, `seed 42, pair ${i}`).toBeLessThan(20)
    }
  })
})
