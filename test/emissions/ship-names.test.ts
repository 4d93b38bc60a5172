import { describe, expect, test } from 'vitest'
import { CARGO_SHIP_NAMES, shipNameOf, VOYAGE_SHIP_NAMES } from '../../src/emissions/ship-names.js'

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
