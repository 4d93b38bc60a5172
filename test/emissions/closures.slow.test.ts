import { describe, expect, it } from 'vitest'
import { estimate } from '../../src/emissions/index.js'
import { NoRouteError } from '../../src/engine/routing/errors.js'
import { PASSAGES, type PassageId, type RouteEnd } from '../../src/engine/routing/request.js'
import { seeded } from '../engine/geo/random.js'
import { randomClosures, randomEnd } from '../engine/routing/places.js'
import { type Sea, sea } from '../support/sea.js'
import { factors, randomRequest, sfd } from './support.js'

const SEED = 41
/** Great-circle legs exceed geodesics by up to this share, so a detour may appear to save it. */
const ELLIPSOID = 1e-5
const known = await sea(20)

describe('on the real sea (20 km)', () => {
  it(`closing one more passage never lowers the total of the same method (seed ${SEED})`, () => {
    const random = seeded(SEED)
    let compared = 0
    for (let run = 0; run < 50; run++) {
      const [origin, destination] = [randomEnd(random, known), randomEnd(random, known)]
      const closed = randomClosures(random)
      const open = wayOf(known, origin, destination, closed)
      const { request } = randomRequest(random)
      const used = (open?.passages ?? []).map(({ id }) => id as PassageId)
      for (const id of used.filter((passage) => PASSAGES.includes(passage))) {
        const around = wayOf(known, origin, destination, [...closed, id])
        if (!around) continue
        const [before, after] = [open!, around].map(({ distanceKm }) =>
          estimate(request, sfd(distanceKm), factors),
        )
        const why = `run ${run}, closing ${id}`
        expect(after!.method, why).toBe(before!.method)
        const least = before!.emissions.wtwKgCo2e * (1 - ELLIPSOID)
        expect(after!.emissions.wtwKgCo2e, why).toBeGreaterThanOrEqual(least)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(20)
  })
})

function wayOf(
  { router }: Sea,
  origin: RouteEnd,
  destination: RouteEnd,
  closed: readonly PassageId[],
) {
  try {
    const request = { origin, destination, closed, resolutionKm: 20, date: '2026-06-01' } as const
    return router.route(request)
  } catch (error) {
    if (error instanceof NoRouteError) return null
    throw error
  }
}
