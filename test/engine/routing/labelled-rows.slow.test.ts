import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { CLOSED_BY_DEFAULT } from '../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import type { SeaNetwork } from '../../../src/engine/sea/network.js'
import { foundOrNull } from '../../../src/planning/closures/shallow-straits.js'
import { planMatrix } from '../../../src/planning/matrix/plan-matrix.js'
import { sea } from '../../support/sea.js'
import { tables } from '../../support/tables.js'
import { seeded } from '../geo/random.js'

const { data, router } = await sea(20)
const unlabelled = new SeaRouter({
  ...data,
  networks: data.networks.map(
    (network): SeaNetwork => Object.create(network, { portLabels: { value: null } }),
  ),
})
/** Round the Black Sea, on the Great Lakes, in the Suez and the Kiel Canal, in the far south, beside fairways. */
const SPECIAL = [
  ...['UAODS', 'TRIST', 'USCHI', 'CATHU', 'EGISM', 'DEREN', 'CLPUQ', 'NZBLU', 'AUHBA'],
  ...['SEVAN', 'GBGTN'],
]
const METRES = 0.002
const CASES = process.env['CASES'] === 'all' ? 1500 : 60
const SECONDS = 1 / 3600

describe('a matrix between ports that have labels (20 km)', () => {
  const random = seeded(5)
  const ids = [...data.ports!.keys()]
  const places = () => [
    ...SPECIAL.map((unlocode) => ({ unlocode })),
    ...Array.from({ length: 9 }, () => ({ portId: ids[Math.floor(random() * ids.length)]! })),
  ]
  const grid = {
    origins: places(),
    destinations: places(),
    resolutionKm: 20,
    date: '2026-06-01',
  } as const
  const plan = (constraints: object, engine: SeaRouter) =>
    planMatrix({ ...grid, constraints }, { ...tables, router: engine }).routed.cells

  it.each([
    ['by default', {}],
    ['with Suez closed', { closed: ['suez'] }],
    ['without a south limit', { southLimit: -90 }],
  ])('has the distances, passages and hours that a search finds, %s', (_, constraints) => {
    const [got, want] = [plan(constraints, router), plan(constraints, unlabelled)]
    want.distanceKm.forEach((km, at) => {
      const why = `cell ${at}`
      if (Number.isNaN(km)) {
        expect(got.distanceKm[at], why).toBeNaN()
        return
      }
      expect(Math.abs(got.distanceKm[at]! - km), why).toBeLessThan(METRES)
      expect(got.passages![at], why).toBe(want.passages![at])
      expect(Math.abs(got.delayHours![at]! - want.delayHours![at]!), why).toBeLessThan(SECONDS)
    })
  })
})

describe('a route between ports that have labels (20 km)', () => {
  const random = seeded(23)
  const ids = [...data.ports!.keys()]
  const special = SPECIAL.map((code) => tables.ports.byLocode(code)!)
  const port = () =>
    random() < 0.1
      ? special[Math.floor(random() * special.length)]!.id
      : ids[Math.floor(random() * ids.length)]!
  const pairs = Array.from({ length: CASES }, () => [{ portId: port() }, { portId: port() }])
  const options = { resolutionKm: 20, date: '2026-06-01' } as const

  it.each([
    ['by default', { southLimit: 'by_ocean', closed: CLOSED_BY_DEFAULT }],
    ['with Suez and Panama closed', { closed: [...CLOSED_BY_DEFAULT, 'suez', 'panama'] }],
    ['with every passage open', { closed: [] }],
  ] as const)('is the one that a search finds, %s', (_, constraints) => {
    for (const [origin, destination] of pairs) {
      const request = { origin: origin!, destination: destination!, ...options, ...constraints }
      const [got, want] = [router, unlabelled].map((engine) =>
        foundOrNull(() => engine.route(request)),
      )
      const why = `${origin!.portId} to ${destination!.portId}`
      expect(got?.distanceKm ?? -1, why).toBeCloseTo(want?.distanceKm ?? -1, 2)
      expect(
        got?.passages.map(({ id }) => id),
        why,
      ).toEqual(want?.passages.map(({ id }) => id))
    }
  })
})

describe('the lengths between positions with passages opened (20 km)', () => {
  const random = seeded(11)
  const ports = [...data.ports!.values()]
  const beside = (): Position => {
    const [lon, lat] = ports[Math.floor(random() * ports.length)]!
    return [lon + random() - 0.5, lat + random() - 0.5]
  }
  const options = { resolutionKm: 20, southLimit: -55, date: '2026-06-01' } as const

  it('follow from sums where its own length is known, as searched', () => {
    let shorter = 0
    for (let turn = 0; turn < 24; turn++) {
      const request = {
        origin: { position: beside() },
        destination: { position: beside() },
        closed: CLOSED_BY_DEFAULT,
        ...options,
      }
      const closures = ['northwest', 'northeast', 'hainan', 'canso'].map((open) =>
        CLOSED_BY_DEFAULT.filter((id) => id !== open),
      )
      const ownKm = foundOrNull(() => router.line(request).distanceKm)
      if (ownKm === null) continue
      const below = (km: number) => ({ km: ownKm, belowKm: closures.map(() => km) })
      const want = router.lengths(request, closures)
      const got = router.lengths(request, closures, below(ownKm))
      const some = router.lengths(request, closures, below(0.9 * ownKm))
      want.forEach((km, at) => {
        expect(Math.abs(got[at]! - km), JSON.stringify(request)).toBeLessThan(2 * METRES)
        const isWanted = km < 0.9 * ownKm
        const off = isWanted ? Math.abs(some[at]! - km) : Math.max(0, 0.9 * ownKm - some[at]!)
        expect(off, JSON.stringify(request)).toBeLessThan(2 * METRES)
        if (km < ownKm - 1) shorter++
      })
    }
    expect(shorter).toBeGreaterThan(3)
  })
})
