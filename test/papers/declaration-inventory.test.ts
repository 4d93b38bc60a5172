import { describe, expect, test } from 'vitest'
import { checkClaims } from '../../src/contract/operations/papers/declaration.js'
import {
  bookAndClaim,
  byCategory,
  categoryOf,
  incotermIn,
} from '../../src/papers/declaration-inventory.js'
import type { Claim, ShipmentRow } from '../../src/papers/declaration-types.js'
import { factors } from '../emissions/support.js'

test.each([
  ['FOB', 'FOB'],
  ['fob Shanghai (Incoterms 2020)', 'FOB'],
  [' C&F Lagos', 'CFR'],
  ['CNF', 'CFR'],
  ['DAP-Hamburg', 'DAP'],
  ['prepaid', null],
  ['FOBBING', null],
  ['', null],
  [undefined, null],
])('the Incoterm of %j is %j', (text, term) => {
  expect(incotermIn(text)).toBe(term)
})

test('who pays for the main carriage decides the category of a seller, and not of a buyer', () => {
  const terms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']
  const sold = Object.fromEntries(terms.map((term) => [term, categoryOf(term, 'seller')]))
  expect(Object.keys(sold).filter((term) => sold[term] === 9)).toEqual(terms.slice(0, 4))
  expect(new Set(terms.map((term) => categoryOf(term, 'buyer')))).toEqual(new Set([4]))
  expect(categoryOf(null, 'buyer')).toBeNull()
})

test('the categories add up to all shipments, and those without an Incoterm come last', () => {
  const rows = ['FOB', null, 'CIF', 'DAP'].map((incoterm, at) => {
    const kg = 10 ** at
    const sums = { ttw_kg_co2e: 0.8 * kg, wtt_kg_co2e: 0.2 * kg, wtw_kg_co2e: kg }
    return { incoterm, transport_activity_tkm: 2 * kg, ...sums } as ShipmentRow
  })
  const found = byCategory(rows, 'seller')
  expect(
    found.map(({ category, shipments, wtw_kg_co2e }) => [category, shipments, wtw_kg_co2e]),
  ).toEqual([
    [4, 2, 1100],
    [9, 1, 1],
    [null, 1, 10],
  ])
})

describe('certificates by book and claim', () => {
  const sums = { ttw_kg_co2e: 800, wtt_kg_co2e: 200, wtw_kg_co2e: 1000 }
  const claim = (id: string, kg = 100): Claim => ({ id, scheme: 'ISCC EU', reduction_kg_co2e: kg })

  test('make a figure beside the total', () => {
    const { claimed_kg_co2e, market_based_wtw_kg_co2e } = bookAndClaim(
      [claim('A-1'), claim('A-2', 300)],
      sums,
    )
    expect([claimed_kg_co2e, market_based_wtw_kg_co2e]).toEqual([400, 600])
  })

  test('are refused twice, and for more than was emitted', () => {
    expect(() => bookAndClaim([claim('A-1'), claim('a-1')], sums)).toThrow('claimed twice')
    expect(() => bookAndClaim([claim('A-1', 1001)], sums)).toThrow('more than the 1000 kg')
  })

  test.each([
    ['to follow', 'ISCC EU', 'claims[0].id must be the number of a certificate'],
    ['A-1', 'in-house', 'claims[0].scheme must be a recognised certification scheme'],
    ['A-1', 'ISCC EU', null],
  ])('need a number and a recognised scheme: %s of %s', (id, scheme, said) => {
    const period = { from: '2025-01-01', to: '2025-12-31' }
    const given = [{ ...claim(id), scheme }]
    const check = () => checkClaims(given, period, factors).claims
    if (said === null) expect(check()).toEqual(given)
    else expect(check).toThrow(said)
  })
})
