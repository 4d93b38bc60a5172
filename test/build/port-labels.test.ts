import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildPortLabels } from '../../build/port-labels/labels.js'
import type { Position } from '../../src/geo/position.js'
import { EndPlacer } from '../../src/routing/end-placer.js'
import { NoRouteError, PointOnLandError } from '../../src/routing/errors.js'
import { NetworkRouter } from '../../src/routing/network-router.js'
import type { PassageId, RouteEnd } from '../../src/routing/request.js'
import { SeaRouter } from '../../src/routing/router.js'
import { readPassages } from '../../src/sea/passages.js'
import { packPortLabels, readPortLabels } from '../../src/sea/port-labels.js'
import { seeded } from '../geo/random.js'
import { rectangle, syntheticSea, TWO_ISLANDS } from '../routing/synthetic-sea.js'

const PASSAGE_FILE = new URL('../../data/reference/passages.json', import.meta.url)
const PASSAGES = readPassages(JSON.parse(readFileSync(PASSAGE_FILE, 'utf8')))
const LIMIT = -55
const METRES = 0.002
const NETWORK = { resolutionKm: 20, checksum: 77 }
/** Two islands with a strait, a canal and a river, and a long coast that great circles pass in the south. */
const PLAN = {
  ...TWO_ISLANDS,
  islands: [...TWO_ISLANDS.islands, rectangle(70, -50, 90, -20), rectangle(110, -53, 112, 10)],
}
const CLOSURES: readonly PassageId[][] = [[], ['gibraltar'], ['gibraltar', 'suez']]

/** A sea with ports at random places, some of them beyond the limit, opened with and without labels. */
function seaOfPorts(seed: number, finished: boolean) {
  const random = seeded(seed)
  const { network, coast } = syntheticSea(PLAN, [], { finished })
  const places = Array.from({ length: 16 }, (): [number, Position] => [
    100 + Math.floor(1000 * random()),
    [15 + 140 * random(), -57 + 75 * random()],
  ])
  const ports = new Map([...Array.from(network.portId, (id, i) => [id, positionOf(i)] as const), ...places]) // biome-ignore format: one line
  function positionOf(index: number): Position {
    const node = network.portNode[index]!
    return [network.nodeLonLatE6[2 * node]! / 1e6, network.nodeLonLatE6[2 * node + 1]! / 1e6]
  }
  const inner = new NetworkRouter(network, coast)
  const built = buildPortLabels(
    inner,
    new EndPlacer(ports),
    [...ports.keys()],
    LIMIT,
    () => undefined,
  )
  const portLabels = readPortLabels(packPortLabels(built, NETWORK), NETWORK)!
  const routerOf = (labels: typeof portLabels | null) =>
    new SeaRouter({
      version: 'test',
      networks: [{ ...network, portLabels: labels }],
      coast,
      passages: PASSAGES,
      areas: [],
      ports,
    })
  return { ports, built, portLabels, labelled: routerOf(portLabels), plain: routerOf(null) }
}

describe.each([
  { seed: 1, finished: false },
  { seed: 2, finished: true },
])('a sea with port labels (seed $seed, finished $finished)', ({ seed, finished }) => {
  const { ports, built, portLabels, labelled, plain } = seaOfPorts(seed, finished)
  const ends: RouteEnd[] = [...ports.keys()].map((portId) => ({ portId }))
  const options = (closed: readonly PassageId[], southLimit = LIMIT) =>
    ({ resolutionKm: 20, closed, date: '2026-06-01', southLimit }) as const

  it.each([LIMIT, -90, -50])(
    'a matrix has the same distances and passages as without, at a limit of %i',
    (southLimit) => {
      for (const closed of CLOSURES) {
        const request = { origins: ends, destinations: ends, ...options(closed, southLimit) }
        const [found, wanted] = [labelled.matrixRows(request), plain.matrixRows(request)]
        for (let row = 0; row < ends.length; row++) {
          const [a, b] = [found.found(row, 0, ends.length), wanted.found(row, 0, ends.length)]
          expect(differences(a.km, b.km)).toEqual([])
          expect(a.passages).toEqual(b.passages)
        }
      }
    },
  )

  it('routes have the same lengths as without, and as the cells', () => {
    for (const closed of CLOSURES) {
      const request = { origins: ends, destinations: ends, ...options(closed) }
      const { distancesKm } = labelled.matrix(request)
      const lengths = [labelled, plain].map((router) =>
        Float64Array.from(distancesKm, (_, at) => {
          const [origin, destination] = [
            ends[Math.floor(at / ends.length)]!,
            ends[at % ends.length]!,
          ]
          return lengthOf(router, { origin, destination, ...options(closed) })
        }),
      ) as [Float64Array, Float64Array]
      expect(differences(...lengths)).toEqual([])
      expect(differences(distancesKm, lengths[0])).toEqual([])
    }
  })

  it('every port north of the limit has a label, and none has an entry for every hub', () => {
    expect(portLabels).toEqual({ ...built, index: new Map(built.index) })
    expect(portLabels.ports).toBeGreaterThan(10)
    expect(portLabels.ports).toBeLessThan(ports.size)
    const entries = portLabels.first.at(-1)!
    expect(entries).toBeLessThan(0.7 * portLabels.hubs * (portLabels.first.length - 1))
  })

  it('labels of another network are not used', () => {
    expect(readPortLabels(packPortLabels(built, NETWORK), { ...NETWORK, checksum: 78 })).toBeNull()
  })
})

function lengthOf(router: SeaRouter, request: Parameters<SeaRouter['route']>[0]): number {
  try {
    return router.route(request).distanceKm
  } catch (error) {
    if (error instanceof NoRouteError || error instanceof PointOnLandError) return Number.NaN
    throw error
  }
}

/** Cells that differ by more than two metres. */
function differences(a: Float64Array, b: Float64Array): unknown[] {
  return Array.from(a, (km, at) => [at, km, b[at]!] as const).filter(
    ([, km, other]) => !Object.is(km, other) && !(Math.abs(km - other) <= METRES),
  )
}
