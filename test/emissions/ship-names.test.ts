import { describe, expect, test } from 'vitest'
import {
  CARGO_SHIP_NAMES,
  shipCalled,
  shipNameOf,
  VOYAGE_SHIP_NAMES,
} from '../../src/emissions/ship-names.js'

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
  ])('is read before and behind it, in %s, for a route and an estimate', (text, name, size) => {
    for (const names of [VOYAGE_SHIP_NAMES, CARGO_SHIP_NAMES])
      expect(shipCalled(text, names)).toEqual({ name, ...size })
  })

  test.each([
    'Kamsarmax 82',
    'Supramax 2012',
    'Container 2015',
    'Panamax 75k',
    'LNG carrier 174k cbm',
    'Ocean Bulker 58k dwt',
    '58k dwt',
    'Supramax 58.5 dwt',
  ])('is not guessed at in %s', (text) => {
    expect(shipCalled(text, VOYAGE_SHIP_NAMES)).toBeUndefined()
  })
})
