import { KM_PER_NM } from '../../../src/engine/geo/distance.js'
import type { Resolution } from '../../../src/engine/routing/request.js'
import type { SeaRouter } from '../../../src/engine/routing/router.js'
import { seeded } from '../geo/random.js'

/** From Baku to Volgograd: the Caspian and its rivers have no way out but the Volga-Don waterway. */
export const CASPIAN: readonly number[] = [
  90, 4460, 4461, 4513, 4589, 4640, 4641, 4642, 5656, 6015, 6101, 6375, 6437, 6438, 6439, 6440,
  6441, 6442, 6571, 6572,
]

/** Inside a passage that is closed by default, and that the planner opens to it. */
export const LONG_ISLAND_CITY = 1503

/** Ports without a way to the others while the default passages are closed. */
export const CUT_OFF: readonly number[] = [...CASPIAN, LONG_ISLAND_CITY]

/** Lengths of one pair of ports may differ between resolutions by 5 % or by 15 nm. */
const SAME_SHARE = 0.05
const SAME_NM = 15

/** A pair of ports whose lengths differ by more, with the length at each resolution, nm. */
export interface Disagreement {
  readonly ports: readonly [number, number]
  readonly nm: readonly number[]
}

/** Seeded pairs of ports whose lengths at the resolutions differ by more than 5 % and 15 nm. */
export function disagreements(
  routers: readonly (readonly [Resolution, SeaRouter])[],
  portIds: readonly number[],
  count: number,
): Disagreement[] {
  const random = seeded(13)
  const pick = () => portIds[Math.floor(random() * portIds.length)]!
  const found: Disagreement[] = []
  for (let i = 0; i < count; i++) {
    const ports = [pick(), pick()] as const
    const nm = routers.map(([resolutionKm, router]) => {
      const { distancesKm } = router.matrix({
        origins: [{ portId: ports[0] }],
        destinations: [{ portId: ports[1] }],
        resolutionKm,
        date: '2026-06-01',
      })
      return distancesKm[0]! / KM_PER_NM
    })
    const least = Math.min(...nm)
    const spread = Math.max(...nm) - least
    if (!(spread <= SAME_NM || spread <= SAME_SHARE * least)) found.push({ ports, nm })
  }
  return found
}

/**
 * A disagreement as a message: the ids of the ports, and the lengths in the order of the
 * resolutions.
 */
export function tellDisagreement({ ports, nm }: Disagreement): string {
  return `ports ${ports.join(' and ')}: ${nm.map(Math.round).join(', ')} nm`
}
