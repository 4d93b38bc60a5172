import { describe, expect, it } from 'vitest'
import { NoRouteError } from '../../src/routing/errors.js'
import type { PassageId, RouteEnd } from '../../src/routing/request.js'
import { SeaRouter } from '../../src/routing/router.js'
import { seeded } from '../geo/random.js'
import { sea } from '../support/sea.js'

const METRES = 0.002
const LIMITED = { resolutionKm: 20, date: '2026-06-01', southLimit: -55 } as const
const CLOSURES: readonly PassageId[][] = [[], ['suez', 'panama']]
const { data, router } = await sea(20)
const network = data.networks[0]!
const ports = [...(network.portLabels?.index.keys() ?? [])]

// The file is made after the networks, and a sea without it answers the same.
describe.skipIf(ports.length === 0)('port labels (20 km)', () => {
  const plain = new SeaRouter({ ...data, networks: [{ ...network, portLabels: null }] })
  const random = seeded(38)
  const some = (count: number) =>
    Array.from({ length: count }, (): RouteEnd => ({ portId: ports[Math.floor(random() * ports.length)]! })) // biome-ignore format: one line

  it('cells between any ports are those of a search, with and without the two canals', () => {
    const [origins, destinations] = [some(6), some(20)]
    for (const closed of CLOSURES) {
      const request = { ...LIMITED, origins, destinations, closed }
      const [found, wanted] = [router.matrixRows(request), plain.matrixRows(request)]
      for (let row = 0; row < origins.length; row++) {
        const [a, b] = [found.found(row, 0, 20), wanted.found(row, 0, 20)]
        expect(differences(a.km, b.km)).toEqual([])
        expect(a.passages).toEqual(b.passages)
      }
    }
  })

  it('routes between any ports are as long as by a search that knows no length', () => {
    const ends = some(80)
    const lengths = [router, plain].map((one) =>
      Float64Array.from({ length: 40 }, (_, i) => lengthOf(one, ends[2 * i]!, ends[2 * i + 1]!)),
    ) as [Float64Array, Float64Array]
    expect(differences(...lengths)).toEqual([])
  })
})

function lengthOf(one: SeaRouter, origin: RouteEnd, destination: RouteEnd): number {
  try {
    return one.route({ origin, destination, closed: [], ...LIMITED }).distanceKm
  } catch (error) {
    if (error instanceof NoRouteError) return Number.NaN
    throw error
  }
}

/** Cells that differ by more than two metres. */
function differences(a: Float64Array, b: Float64Array): unknown[] {
  return Array.from(a, (km, at) => [at, km, b[at]!] as const).filter(
    ([, km, other]) => !Object.is(km, other) && !(Math.abs(km - other) <= METRES),
  )
}
