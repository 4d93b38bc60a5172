import { describe, expect, it } from 'vitest'
import { toVector } from '../../../src/geo/vector.js'
import { AvoidedAreas } from '../../../src/routing/avoid/areas.js'
import { AVOID_WEIGHT } from '../../../src/routing/avoid/avoided.js'
import { NoRouteError } from '../../../src/routing/errors.js'
import type { SeaRoute } from '../../../src/routing/request.js'
import { areasInForce } from '../../../src/sea/areas.js'
import { randomPosition, seeded } from '../../geo/random.js'
import { sea } from '../../support/sea.js'

const DATE = '2026-06-01'

describe('routes that avoid areas (20 km)', { timeout: 60_000 }, async () => {
  const { router, data } = await sea(20)
  const areas = new AvoidedAreas(areasInForce(data.areas, 'eca', DATE))
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

  it('weigh no more than the shortest ones, and are those where these touch no area (seed 41)', () => {
    const random = seeded(41)
    const ports = data.networks[0]!.portId
    let bent = 0
    for (let i = 0; i < 25; i++) {
      const [a, b] = [0, 1].map(() => ports[Math.floor(random() * ports.length)]!)
      const [plain, avoiding] = [between(a!, b!, false), between(a!, b!, true)]
      expect(avoiding === null).toBe(plain === null)
      if (!plain || !avoiding) continue
      const pair = `seed 41: ${a} to ${b}`
      expect(avoiding.distanceKm, pair).toBeGreaterThanOrEqual(plain.distanceKm - 0.001)
      const cost = (route: SeaRoute) => areas.costOf(route.positions, AVOID_WEIGHT)
      expect(cost(avoiding), pair).toBeLessThanOrEqual(cost(plain) * 1.001 + 0.001)
      if (insideKm(plain) === 0) expect(avoiding.distanceKm, pair).toBe(plain.distanceKm)
      if (insideKm(avoiding) < 0.8 * insideKm(plain)) bent++
    }
    expect(bent).toBeGreaterThan(3)
  })

  it('measure what lies inside as samples every 5 km do, within 30 km and 1 % (seed 42)', () => {
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
        inside += Number(
          areas.contains([
            (Math.atan2(y!, x!) * 180) / Math.PI,
            (Math.asin(Math.max(-1, Math.min(1, z!))) * 180) / Math.PI,
          ]),
        )
      }
      const share = areas.shareInside(a!, 0, b!, 0)
      const offKm = Math.abs(share - inside / samples) * angle * 6371
      expect(offKm, `seed 42, pair ${i}`).toBeLessThan(30 + 0.01 * angle * 6371)
    }
  })
})
