import fc from 'fast-check'
import {
  AVOIDABLE_AREAS,
  FUELS,
  MAX_STOPS,
  OPEN_BY_DEFAULT,
  OPENABLE,
  PASSAGES,
  type Plan,
  RESOLUTIONS,
  STOP_USES,
  VESSEL_TYPES,
} from '../../web/plan/plan.js'

const hundredths = (most: number) => fc.integer({ min: 100, max: most * 100 }).map((n) => n / 100)
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
const speedKn = hundredths(40)
const stop = fc.oneof(
  fc.record(
    {
      place: somewhere,
      stayHours: fc.integer({ min: 0, max: 240 }),
      speedKn,
      use: fc.constantFrom(...STOP_USES),
    },
    { requiredKeys: ['place', 'stayHours'] },
  ),
  fc.record(
    { place: somewhere, stayHours: fc.constant(null), speedKn },
    { requiredKeys: ['place', 'stayHours'] },
  ),
)
/** Random plans, as the page can have them. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  name: orNull(fc.constantFrom('Red Sea & Suez', '12 kn = slow', 'Büsum')),
  from: place,
  to: place,
  stops: fc.array(stop, { maxLength: MAX_STOPS }),
  closed: fc.subarray([...OPEN_BY_DEFAULT]),
  opened: fc.subarray([...OPENABLE]),
  leftOut: fc.subarray([...PASSAGES]),
  avoidedAreas: fc.subarray([...AVOIDABLE_AREAS]),
  avoidsShallows: fc.boolean(),
  ownAreas: fc.array(fc.array(corner, { minLength: 3, maxLength: 6 }), { maxLength: 3 }),
  resolutionKm: fc.constantFrom(...RESOLUTIONS),
  speedKn: orNull(hundredths(30)),
  vesselType: orNull(fc.constantFrom(...VESSEL_TYPES)),
  sizeClass: orNull(fc.constantFrom('panamax', 'neo_panamax')),
  draughtM: orNull(hundredths(20)),
  inBallast: fc.boolean(),
  fuel: orNull(fc.constantFrom(...FUELS)),
  fuelTonnesPerDay: orNull(hundredths(200)),
  fuelPriceUsd: orNull(fc.integer({ min: 0, max: 2000 })),
  departure: fc.constantFrom(null, '2026-12-01T08:00', '2027-02-28T23:59'),
  arrival: fc.constantFrom(null, '2026-12-30T12:00', '2027-03-20T00:01'),
  winds: fc.boolean(),
  showPorts: fc.boolean(),
})
