import { passageSet } from '../../../src/engine/routing/checks.js'
import { NoRouteError } from '../../../src/engine/routing/errors.js'
import type { PassageId, Resolution, RouteEnd } from '../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import type { Endpoint } from '../../../src/engine/routing/snap/endpoint.js'
import type { IndexSet } from '../../../src/engine/sea/index-set.js'
import { type Sea, sea } from '../../support/sea.js'
import { seeded } from '../geo/random.js'
import { randomClosures, randomEnd } from './places.js'
import { dijkstra, distanceTo, type Join, join } from './twin.js'

const METRE = 0.001

/**
 * Some random ends at one resolution. Each is an origin to all of them, itself included, with its
 * own closures.
 */
export interface TwinSample {
  readonly resolutionKm: Resolution
  readonly ends: number
  readonly seed: number
}

/**
 * The routes whose length differs from that of plain Dijkstra's algorithm by more than 1 m, with
 * both ends joined by brute force: one sentence each.
 */
export async function differencesFromTwin({
  resolutionKm,
  ends,
  seed,
}: TwinSample): Promise<string[]> {
  const known = await withPortsOfNetwork(resolutionKm)
  const network = known.data.networks[0]!
  const random = seeded(seed)
  const asked = Array.from({ length: ends }, () => randomEnd(random, known))
  const joins = asked.map((end) => join(network, endOf(known, end)))
  const wrong: string[] = []
  asked.forEach((origin, i) => {
    const closures = randomClosures(random)
    const closed = passageSet(closures)
    const fromOrigin = dijkstra(network, joins[i]!, closed)
    asked.forEach((destination, j) => {
      const want = distanceTo(network, fromOrigin, joins[i]!, joins[j]!, closed)
      const got = routeKm(known, origin, destination, closures)
      const fine = isInshore(known, joins[i]!, joins[j]!, closed)
        ? got <= want + METRE
        : got === want || Math.abs(got - want) <= METRE
      if (!fine) {
        const pair = JSON.stringify([origin, destination, closures])
        wrong.push(`seed ${seed}: ${pair} got ${got}, the twin says ${want}`)
      }
    })
  })
  return wrong
}

/** The twin has ports where the network has them. The table has moved some since it was built. */
async function withPortsOfNetwork(resolutionKm: Resolution): Promise<Sea> {
  const known = await sea(resolutionKm)
  const { ports: _, ...data } = known.data
  return { ...known, router: new SeaRouter(data) }
}

function endOf({ network: { graph, snapper } }: Sea, end: RouteEnd): Endpoint {
  if ('portId' in end) return snapper.atPort(graph.network.portIndex.get(end.portId)!)
  const found = snapper.at(end.position)
  if (found.kind === 'too-far') throw new Error(`${end.position} is on land.`)
  return found
}

/** Near ends may be joined over the coast mask, which the network does not contain. */
function isInshore({ network }: Sea, a: Join, b: Join, closed: IndexSet): boolean {
  return network.shortest(network.query(a.end, b.end, closed))?.kind === 'inshore'
}

function routeKm(
  { router }: Sea,
  origin: RouteEnd,
  destination: RouteEnd,
  closed: readonly PassageId[],
): number {
  const resolutionKm = router.resolutions[0] as Resolution
  try {
    return router.route({ origin, destination, resolutionKm, closed, date: '2026-06-01' })
      .distanceKm
  } catch (error) {
    if (error instanceof NoRouteError) return Number.POSITIVE_INFINITY
    throw error
  }
}
