import { describe, expect, it } from 'vitest'
import { SeaRouter } from '../../../src/engine/routing/router.js'
import type { SeaNetwork } from '../../../src/engine/sea/network.js'
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
