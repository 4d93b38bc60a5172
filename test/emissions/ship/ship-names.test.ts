import { describe, expect, test } from 'vitest'
import { VESSEL_TYPES } from '../../../src/emissions/generated/vessel-types.js'
import {
  CARGO_SHIP_NAMES,
  likeness,
  shipCalled,
  shipNameOf,
  shipOfCargo,
  shipOfVoyage,
  VOYAGE_SHIP_NAMES,
} from '../../../src/emissions/ship/ship-names.js'

/** Names of both that no other ship stands for and that are no type of their own. */
const CLASSES = VOYAGE_SHIP_NAMES.filter(
  (name) =>
    CARGO_SHIP_NAMES.includes(name) &&
    !VESSEL_TYPES.some((type) => type === name) &&
    likeness(name, 'voyage') === null,
)

describe('the name of a ship', () => {
  test.each([
    ['Container vessel', 'container'],
    ['CONTAINER SHIPS', 'container_ship'],
    ['Bulk Carrier', 'bulk_carrier'],
    ['bulk vessel', 'bulk'],
    ['tankers', 'tanker'],
    ['LNG', 'lng_carrier'],
    ['LPG vessel', 'lpg_carrier'],
    ['Reefer vessel', 'reefer'],
    ['Car carriers', 'car_carrier'],
    ['Oil/Chemical Tanker', 'oil_chemical_tanker'],
    ['Ro-Ro Cargo', 'ro_ro_cargo'],
    ['Passenger/Ro-Ro Ship', 'passenger_ro_ro'],
    ['Cargo ship', 'cargo_ship'],
    ['Multi purpose vessel', 'multi_purpose'],
    ['MR2 tanker', 'mr2'],
    ['Ultramax', 'ultramax'],
    ['Capesize bulker', 'capesize'],
    ['Aframax/LR2', 'lr2'],
    ['LR2/Aframax', 'aframax'],
    ['Supramax / Ultramax', 'ultramax'],
    ['Handysize Bulk Carrier', 'handysize'],
    ['MR Product Tanker', 'mr'],
    ['Chemical/Product Tanker', 'chemical_tanker'],
    ['Panamax bulker', 'panamax_bulker'],
    ['Panamax container ship', 'panamax_container'],
    ['Coastal tanker', 'coastal_tanker'],
    ['Bulkcarrier', 'bulk_carrier'],
    ['Mini-bulker', 'minibulker'],
    ['Very Large Crude Carrier (VLCC)', 'vlcc'],
    ['Medium Range Tanker', 'medium_range'],
    ['LR2 (Long Range 2)', 'long_range_2'],
    ['Dry Bulk Carrier / Panamax', 'panamax_bulker'],
    ['Container Ship (Fully Cellular)', 'container_ship'],
    ['Bulk Carrier, Self-discharging', 'bulk_carrier'],
    ['Ro-Ro/Passenger Ship', 'ro_ro_passenger'],
    ['Refrigerated Cargo Ship', 'refrigerated_cargo'],
    ['Crude/Oil Products Tanker', 'crude_oil_products_tanker'],
    ['Combination carrier', 'combination_carrier'],
    ['Container/ro-ro cargo ship', 'container_ro_ro_cargo'],
    ['Passenger ship (Cruise Passenger ship)', 'passenger_ship_cruise_passenger'],
    ['Ro-ro cargo ship (vehicle carrier)', 'ro_ro_cargo_ship_vehicle_carrier'],
    ['General Cargo Ship (with Ro-Ro facility)', 'general_cargo'],
    ['Container Ship (Fully Cellular with Ro-Ro Facility)', 'container_ship'],
    ['Wood Chips Carrier', 'wood_chips_carrier'],
    ['Asphalt/Bitumen Tanker', 'asphalt_bitumen_tanker'],
    ['Open Hatch Bulk Carrier', 'open_hatch_bulk'],
    ['Self-discharging bulk carrier', 'bulk_carrier'],
    ['Heavy Load Carrier, semi submersible', 'heavy_load'],
    ['Cargo - Hazard A (Major)', 'cargo_ship'],
    ['Tanker, all ships of this type', 'tanker'],
    ['Large gas carrier', 'large_gas_carrier'],
  ])('%s means %s, in a route and in an estimate', (text, name) => {
    expect([shipNameOf(text, VOYAGE_SHIP_NAMES), shipNameOf(text, CARGO_SHIP_NAMES)]).toEqual([
      name,
      name,
    ])
  })

  test.each([
    'ship',
    'vessel',
    'supply vessel',
    'tug',
    '',
    'passenger',
    'panamax vessel',
    'Cape Bulk',
    'Handysize/Supramax',
    'Capesize tanker',
    'Ocean Bulker',
  ])('"%s" means none', (text) => {
    expect(shipNameOf(text, VOYAGE_SHIP_NAMES)).toBeUndefined()
  })
})

test.each(CLASSES)('%s means ships of one class in a route and in an estimate', (name) => {
  const [voyage, cargo] = [shipOfVoyage(name), shipOfCargo(name)]
  expect(cargo?.sizeClass).toBe(voyage?.sizeClass)
})

describe('a size beside the name of a ship', () => {
  test.each([
    ['Supramax 58k dwt', 'supramax', { deadweightTonnes: 58_000 }],
    ['58k dwt Supramax', 'supramax', { deadweightTonnes: 58_000 }],
    ['58kdwt Supramax', 'supramax', { deadweightTonnes: 58_000 }],
    ['82,000 dwt kamsarmax', 'kamsarmax', { deadweightTonnes: 82_000 }],
    ['Kamsarmax (82,000 dwt)', 'kamsarmax', { deadweightTonnes: 82_000 }],
    ['Handysize 32.000 mts', 'handysize', { deadweightTonnes: 32_000 }],
    ['Handysize, dwt 32000', 'handysize', { deadweightTonnes: 32_000 }],
    ['abt 58.5k dwt supramax bulk carrier', 'supramax', { deadweightTonnes: 58_500 }],
    ['MR tanker 50000', 'mr', { deadweightTonnes: 50_000 }],
    ['VLCC 300k', 'vlcc', { deadweightTonnes: 300_000 }],
    ['VLCC 30k dwt', 'vlcc', { deadweightTonnes: 30_000 }],
    ['1,700 TEU feeder', 'feeder', { capacityTeu: 1700 }],
    ['Feeder 1.700 TEU', 'feeder', { capacityTeu: 1700 }],
    ['Container ship 8000', 'container_ship', { capacityTeu: 8000 }],
    ['MR2', 'mr2', {}],
    ['LR2 115k', 'lr2', { deadweightTonnes: 115_000 }],
    ['Kamsarmax 82,000 tdw', 'kamsarmax', { deadweightTonnes: 82_000 }],
    ['Panamax 4,250 TEU', 'panamax_container', { capacityTeu: 4250 }],
    ['174k LNGC', 'lngc', { hasOtherSize: true }],
    ['LNG carrier 174k cbm', 'lng_carrier', { hasOtherSize: true }],
    ['VLGC 84,000 m³', 'vlgc', { hasOtherSize: true }],
    ['PCTC (6,500 CEU)', 'pctc', { capacityCeu: 6500 }],
    ['PCTC 6500', 'pctc', { capacityCeu: 6500 }],
    ['PCTC, CEU 6500', 'pctc', { capacityCeu: 6500 }],
    ['6,500 CEU car carrier', 'car_carrier', { capacityCeu: 6500 }],
    ['PCTC 55,000 cbm', 'pctc', { hasOtherSize: true }],
    ['RoRo 4000 lm', 'roro', { capacityLaneMetres: 4000 }],
    ['RoRo 4,000 lane metres', 'roro', { capacityLaneMetres: 4000 }],
    ['4000 lane meters ro-ro', 'ro_ro', { capacityLaneMetres: 4000 }],
    ['LNGC 95,000 dwt', 'lngc', { deadweightTonnes: 95_000 }],
  ])('is read before and behind it, in %s, for a route and an estimate', (text, name, size) => {
    for (const names of [VOYAGE_SHIP_NAMES, CARGO_SHIP_NAMES])
      expect(shipCalled(text, names)).toEqual({ name, ...size })
  })

  test.each([
    'Kamsarmax 82',
    'Supramax 2012',
    'Container 2015',
    'Panamax 75k',
    'LNG 1',
    'Supramax 58k cbm',
    'Supramax 4000 lm',
    'Supramax 6500 CEU',
    'Ocean Bulker 58k dwt',
    '58k dwt',
    'Supramax 58.5 dwt',
  ])('is not guessed at in %s', (text) => {
    expect(shipCalled(text, VOYAGE_SHIP_NAMES)).toBeUndefined()
  })
})
