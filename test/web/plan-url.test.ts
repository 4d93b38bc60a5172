import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AppState, readAppUrl, writeAppUrl } from '../../web/app/app-url.js'
import { EMPTY_CARGO } from '../../web/emissions/cargo.js'
import {
  AVOIDABLE_AREAS,
  CLOSABLE,
  EMPTY_PLAN,
  FUELS,
  MAX_STOPS,
  OPENABLE,
  type Plan,
  RESOLUTIONS,
  VESSEL_TYPES,
} from '../../web/plan/plan.js'

const UNTOUCHED: AppState = {
  view: 'plan',
  shared: null,
  isGlobe: false,
  plan: EMPTY_PLAN,
  variants: [],
  cargo: EMPTY_CARGO,
  rows: '',
  columns: '',
}

const tenths = (most: number) => fc.integer({ min: 10, max: most * 10 }).map((n) => n / 10)
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })
const somewhere = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map((portId) => ({ portId })),
  fc
    .tuple(fc.integer({ min: -1800, max: 1800 }), fc.integer({ min: -900, max: 900 }))
    .map(([lon, lat]) => ({ position: [lon / 10, lat / 10] as const })),
)
const place = orNull(somewhere)
const corner = fc
  .tuple(fc.integer({ min: -1800, max: 1799 }), fc.integer({ min: -900, max: 900 }))
  .map(([lon, lat]) => [lon / 10, lat / 10] as const)
const stop = fc.record({ place: somewhere, stayHours: orNull(fc.integer({ min: 0, max: 240 })) })
const plan: fc.Arbitrary<Plan> = fc.record({
  from: place,
  to: place,
  stops: fc.array(stop, { maxLength: MAX_STOPS }),
  closed: fc.subarray([...CLOSABLE]),
  opened: fc.subarray([...OPENABLE]),
  avoidedAreas: fc.subarray([...AVOIDABLE_AREAS]),
  avoidsShallows: fc.boolean(),
  ownAreas: fc.array(fc.array(corner, { minLength: 3, maxLength: 6 }), { maxLength: 3 }),
  resolutionKm: fc.constantFrom(...RESOLUTIONS),
  speedKn: orNull(tenths(30)),
  vesselType: orNull(fc.constantFrom(...VESSEL_TYPES)),
  sizeClass: orNull(fc.constantFrom('panamax', 'neo_panamax')),
  draughtM: orNull(tenths(20)),
  fuel: orNull(fc.constantFrom(...FUELS)),
  fuelTonnesPerDay: orNull(tenths(200)),
  fuelPriceUsd: orNull(fc.integer({ min: 0, max: 2000 })),
  departure: fc.constantFrom(null, '2026-12-01T08:00'),
  showPorts: fc.boolean(),
})

describe('the address of the page', () => {
  test('restores every plan that was written into it', () => {
    fc.assert(
      fc.property(plan, fc.array(plan, { maxLength: 4 }), (one, others) => {
        const variants = others.map((other) => ({ ...other, from: null, to: null, stops: [] }))
        const state = { ...UNTOUCHED, plan: one, variants, rows: 'Rotterdam\n51.9, 4' }
        expect(readAppUrl(writeAppUrl(state))).toEqual(state)
      }),
    )
  })

  test('is empty for an untouched page', () => {
    expect(writeAppUrl(UNTOUCHED)).toBe('')
  })

  test('can be read by people', () => {
    const chosen: Plan = { ...EMPTY_PLAN, from: { portId: 1068 }, closed: ['suez', 'kiel'] }
    expect(writeAppUrl({ ...UNTOUCHED, plan: chosen })).toBe('?from=1068&close=suez,kiel')
  })

  test('ignores invalid values', () => {
    const address =
      '?from=x&to=-5&close=suez,moon&speed=fast&detail=7&depart=soon&view=none&draught=99'
    expect(readAppUrl(address).plan).toEqual({ ...EMPTY_PLAN, closed: ['suez'] })
  })

  test.each(['2026-02-31T08:00', '0026-12-01T08:00', '2026-12-01', '2026-12-01T25:00'])(
    'leaves out the departure %s, which is not a date of a voyage',
    (departure) => {
      expect(readAppUrl(`?depart=${departure}`).plan.departure).toBeNull()
    },
  )
})
