import { normaliseLongitude, type Position } from '../../src/engine/geo/position.js'
import { NoRouteError } from '../../src/engine/routing/errors.js'
import {
  CLOSED_BY_DEFAULT,
  type Resolution,
  type SeaRoute,
} from '../../src/engine/routing/request.js'
import type { SeaRouter } from '../../src/engine/routing/router.js'
import type { SeaNetwork } from '../../src/engine/sea/network.js'
import { MICRO } from '../../src/engine/sea/stored/network-content.js'
import { seeded } from '../seeded.js'

const DATE = '2026-06-01'

/**
 * Routes between random ports of a network with the default closures; null if there is no route.
 */
export function* randomRoutes(
  router: SeaRouter,
  { portId }: Pick<SeaNetwork, 'portId'>,
  { resolutionKm, pairs, seed }: { resolutionKm: Resolution; pairs: number; seed: number },
): Generator<{ pair: readonly [number, number]; route: SeaRoute | null }> {
  const random = seeded(seed)
  const port = () => portId[Math.floor(random() * portId.length)]!
  for (let n = 0; n < pairs; n++) {
    const pair = [port(), port()] as const
    yield { pair, route: sail(router, resolutionKm, pair) }
    if (n % 1000 === 999) console.error(`${resolutionKm} km: ${n + 1} of ${pairs}`)
  }
}

function sail(
  router: SeaRouter,
  resolutionKm: Resolution,
  [from, to]: readonly [number, number],
): SeaRoute | null {
  try {
    return router.route({
      origin: { portId: from },
      destination: { portId: to },
      resolutionKm,
      closed: CLOSED_BY_DEFAULT,
      date: DATE,
    })
  } catch (error) {
    if (error instanceof NoRouteError) return null
    throw error
  }
}

/** Keys of the legs of fairway links, in both directions, rounded to a millionth of a degree as stored. */
export function fairwayLegs({ linkFirst, linkLonLatE6 }: SeaNetwork): Set<string> {
  const legs = new Set<string>()
  for (let link = 0; link + 1 < linkFirst.length; link++) {
    for (let p = linkFirst[link]!; p + 1 < linkFirst[link + 1]!; p++) {
      const [a, b] = [p, p + 1].map(
        (i): Position => [linkLonLatE6[2 * i]! / MICRO, linkLonLatE6[2 * i + 1]! / MICRO],
      )
      legs.add(legKey(a!, b!)).add(legKey(b!, a!))
    }
  }
  return legs
}

export function legKey(a: Position, b: Position): string {
  return [a, b]
    .map(([lon, lat]) => `${normaliseLongitude(lon).toFixed(6)} ${lat.toFixed(6)}`)
    .join(' ')
}
