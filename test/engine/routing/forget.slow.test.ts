import { expect, test } from 'vitest'
import { RoutingError } from '../../../src/engine/routing/errors.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import { sea } from '../../support/sea.js'
import { seeded } from '../geo/random.js'

const RESOLUTION_KM = 20
const { data } = await sea(RESOLUTION_KM)
const ids = [...data.ports!.keys()]
const random = seeded(62)
const port = () => ({ portId: ids[Math.floor(random() * ids.length)]! })
const options = { resolutionKm: RESOLUTION_KM, date: '2026-11-30' } as const

test('a router that forgets after each question answers like one that keeps all, routes and cells', () => {
  const [keeping, forgetting] = [new SeaRouter(data), new SeaRouter(data)]
  const answer = (router: SeaRouter, ends: { origin: object; destination: object }) => {
    const request = { ...options, ...ends } as Parameters<SeaRouter['route']>[0]
    try {
      const best = router.route(request)
      return [best, router.alternatives(request, best, 1)]
    } catch (error) {
      if (error instanceof RoutingError) return error.message
      throw error
    }
  }
  for (let n = 0; n < 150; n++) {
    const ends = { origin: port(), destination: port() }
    const kept = answer(keeping, ends)
    expect(answer(forgetting, ends), JSON.stringify(ends)).toEqual(kept)
    forgetting.forget()
  }
  const [origins, destinations] = [port, port].map((one) => Array.from({ length: 15 }, one))
  const matrix = { ...options, origins: origins!, destinations: destinations! }
  const cells = [keeping, forgetting].map((router) => router.matrix(matrix).distancesKm)
  // Sums may begin at either end.
  const apart = Array.from(cells[0]!, (km, at) => Math.abs(km - cells[1]![at]!) || 0)
  expect(Math.max(...apart)).toBeLessThan(1e-9)
})
