import { expect, test } from 'vitest'
import type { LegEnd } from '../../../src/engine/routing/request.js'
import { sea as openSea } from '../../support/sea.js'
import { seeded } from '../geo/random.js'

const { router, data } = await openSea(20)
const [network] = data.networks

/** In millionths of a degree, as a caller reads them in an answer. */
const rounded = (degrees: number) => Math.round(1e6 * degrees)
const nameOf = (lon: number, lat: number) => `${rounded(lon)} ${rounded(lat)}`
const corners = new Set(
  Array.from({ length: network!.lonLatE6.length / 2 }, (_, i) =>
    network!.lonLatE6.slice(2 * i, 2 * i + 2).join(' '),
  ),
)

const km = (origin: LegEnd, destination: LegEnd) =>
  router.route({ origin, destination, resolutionKm: 20, date: '2026-11-30' })

test('a route that is begun again at one of its turns is no longer (seed 6)', () => {
  const random = seeded(6)
  const ids = [...data.ports!.keys()]
  const port = () => ({ portId: ids[Math.floor(random() * ids.length)]! })
  let turns = 0
  for (let pair = 0; pair < 30; pair++) {
    const [from, to] = [port(), port()]
    let whole: ReturnType<typeof km>
    try {
      whole = km(from, to)
    } catch {
      continue
    }
    const own = whole.positions.filter(([lon, lat]) => corners.has(nameOf(lon, lat)))
    for (const [lon, lat] of own.filter((_, at) => at % 3 === 0)) {
      const turn = { position: [rounded(lon) / 1e6, rounded(lat) / 1e6] } as const
      turns++
      const sum = km(from, turn).distanceKm + km(turn, to).distanceKm
      // It may be shorter: near ends are joined inshore.
      expect(sum, `${from.portId} to ${to.portId} at ${turn.position}`).toBeLessThan(
        whole.distanceKm + 0.01,
      )
    }
  }
  expect(turns).toBeGreaterThan(50)
})
