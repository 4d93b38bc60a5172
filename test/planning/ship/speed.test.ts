import { describe, expect, test } from 'vitest'
import { vesselOf } from '../../../src/contract/read/read-ship.js'
import type { ConditionsBody } from '../../../src/contract/schemas/route-request.js'
import { ballastDraughtM } from '../../../src/emissions/ship/ballast.js'
import { findShip, type WholeVessel } from '../../../src/emissions/ship/whole-ship.js'
import { KM_PER_NM } from '../../../src/engine/geo/distance.js'
import { prepareReach } from '../../../src/planning/matrix/reach.js'
import { prepareTable } from '../../../src/planning/matrix/table-question.js'
import { resolvePlaces } from '../../../src/planning/places.js'
import { sizeClassOf } from '../../../src/planning/ship/ship-size.js'
import { draughtInBallastM, shipOf, speedOf } from '../../../src/planning/ship/speed.js'
import type { Vessel } from '../../../src/planning/ship/vessel.js'
import { prepareVoyage } from '../../../src/planning/voyage/prepare.js'
import { factors } from '../../emissions/support.js'
import { tables } from '../../support/tables.js'

const classes = tables.closureTables.vesselClasses
const DATE = '2026-11-21'
const [ROTTERDAM, SINGAPORE] = [{ unlocode: 'NLRTM' }, { unlocode: 'SGSIN' }]

const asked = (vessel: ConditionsBody['vessel']) => vesselOf(vessel ? { vessel } : {})
const knots = (vessel: Vessel | undefined) => {
  const { speedKmh, source } = speedOf(shipOf(vessel, classes))
  return [Number((speedKmh / KM_PER_NM).toFixed(3)), source]
}

const sizeOf = ({ type, capacity }: { type: string; capacity: number }) =>
  type === 'container' ? { capacityTeu: capacity } : { deadweightTonnes: capacity }

describe('without a speed, a ship sails at that of', () => {
  test.each<[string, ConditionsBody['vessel'], number]>([
    ['its size class', { type: 'container', size_class: 'feeder' }, 14],
    ['a class in any spelling', { type: 'container', size_class: 'Small Feeder' }, 13],
    ['a class by its other name', { type: 'container', size_class: 'megamax' }, 16.5],
    ['the class that its name means', { type: 'feeder' }, 14],
    ['the class of its capacity', { type: 'container', capacity_teu: 1700 }, 14],
    ['the class of its deadweight', { type: 'container', deadweight_tonnes: 22_000 }, 14.5],
    ['the class of its tonnage', { type: 'container', gross_tonnage: 9000 }, 13],
    ['the class of its length', { type: 'container', loa_m: 398 }, 16.5],
    ['the class of its beam', { type: 'container', beam_m: 32.2 }, 15],
    ['the class of a bulker', { type: 'bulker', size_class: 'capesize' }, 12],
    ['its class, whatever its length', { type: 'container', size_class: 'feeder', loa_m: 398 }, 14],
  ])('%s', (_, vessel, kn) => {
    expect(knots(asked(vessel))).toEqual([kn, 'size_class'])
  })

  test.each<[string, ConditionsBody['vessel'], number, string]>([
    ['its type, if nothing says its size', { type: 'container' }, 16, 'vessel_type'],
    ['its type for a draught alone', { type: 'container', draft_m: 9 }, 16, 'vessel_type'],
    ['its type for an unknown class', { type: 'tanker', size_class: 'x' }, 12.5, 'vessel_type'],
    ['no ship', undefined, 14, 'default'],
    ['no ship, if its type is unknown', { loa_m: 398 }, 14, 'default'],
  ])('%s', (_, vessel, kn, source) => {
    expect(knots(asked(vessel))).toEqual([kn, source])
  })

  test('its capacity, for a program that names no class', () => {
    expect(knots({ type: 'container', capacity: 1700 })).toEqual([14, 'size_class'])
  })
})

test('a given speed is obeyed, whatever the class', () => {
  const vessel = asked({ type: 'feeder' })
  expect(speedOf(shipOf(vessel, classes), 20)).toEqual({ speedKmh: 20, source: 'request' })
})

test.each<ConditionsBody['vessel']>([
  ...factors.vessels.classes.map(({ type, sizeClass: size_class }) => ({ type, size_class })),
  ...[{ capacity_teu: 4000 }, { loa_m: 150 }, { loa_m: 265 }, { beam_m: 45 }].map((size) => {
    return { type: 'container', ...size }
  }),
])('the speed and the fuel of a ship are those of one class: %j', (vessel) => {
  const ship = asked(vessel)!
  const { shipClass } = findShip({ ...ship, type: ship.type! }, null, factors)
  expect(knots(ship)).toEqual([shipClass.defaultSpeedKn, 'size_class'])
})

test.each([
  ...[40, 1700, 8000, 24_000].map((capacity) => ({ type: 'container', capacity }) as const),
  ...[900, 35_000, 320_000].map((capacity) => ({ type: 'tanker', capacity }) as const),
  { type: 'bulker', capacity: 80_000, loaM: 150 } as const,
] as readonly (Omit<WholeVessel, 'fuelType' | 'fuels'> & { readonly capacity: number })[])(
  'a ship known by its capacity has one class for speed, canals and fuel: %j',
  (vessel) => {
    const { usual, dimensions } = shipOf(vessel, classes)
    const { shipClass, isAssumed, ship } = findShip(vessel, null, factors)
    const { defaultSpeedKn, loaM } = shipClass
    expect([isAssumed, ship.sizeClass]).toEqual([false, shipClass.sizeClass])
    expect(sizeClassOf(vessel.type, sizeOf(vessel))!.shipClass.name).toBe(shipClass.sizeClass)
    expect(knots(vessel)).toEqual([defaultSpeedKn, 'size_class'])
    expect([usual.source, dimensions.loaM]).toEqual(['size_class', vessel.loaM ?? loaM])
  },
)

test('a voyage, a matrix and an isochrone sail a ship at one speed', () => {
  const vessel = asked({ type: 'feeder' })
  const conditions = { vessel, date: DATE }
  const voyage = prepareVoyage(
    { ...conditions, stops: [{ place: ROTTERDAM }, { place: SINGAPORE }] },
    tables,
  )
  const [from, to] = resolvePlaces(tables.ports, [
    { field: 'origin', place: ROTTERDAM },
    { field: 'destination', place: SINGAPORE },
  ])
  const table = prepareTable(conditions, [from!], [to!], tables)
  const reach = prepareReach({ ...conditions, origin: ROTTERDAM, hours: [24] }, tables)
  const feeder = { speedKmh: 25.928, source: 'size_class' }
  expect([voyage.legs[0]!.speed, table.speed, reach.speed]).toEqual([feeder, feeder, feeder])
})

test('a canal sees the draught in ballast by which the fuel is modelled, of every class and size', () => {
  const ships = classes.flatMap(({ type, sizeClass, nominalCapacity, loaM }) => [
    { type, sizeClass },
    { type, loaM },
    { type, sizeClass, ballast: { draughtM: 6.5 } },
    ...[0.1, 0.8, 1, 1.3].map((share) => ({ type, capacity: share * nominalCapacity })),
  ]) as (WholeVessel & Pick<Vessel, 'fuelType'>)[]
  for (const ship of ships) {
    const modelled = findShip(ship, null, factors)
    expect(draughtInBallastM(ship, classes), JSON.stringify(ship)).toBe(
      ballastDraughtM(modelled.ship, ship.ballast),
    )
  }
  const nameless = findShip(null, null, factors)
  expect(draughtInBallastM(undefined, classes)).toBe(ballastDraughtM(nameless.ship))
})
