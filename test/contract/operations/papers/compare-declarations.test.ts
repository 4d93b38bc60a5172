import { expect, test } from 'vitest'
import { compare } from '../../../../src/contract/operations/papers/compare-declarations.js'
import { Problem } from '../../../../src/contract/problems/problem.js'

const shipment = {
  origin: { unlocode: 'NLRTM' },
  destination: null,
  modes: ['sea'],
  methods: ['activity_based'],
  data_types: ['modelled'],
  transport_activity_tkm: 1000,
  wtw_kg_co2e: 20,
}
const declaration = (row: object) => ({
  period: { from: '2026-01-01', to: '2026-01-31' },
  versions: { software: [], data: [], factor_set: [] },
  not_included: [],
  shipment_list: [row],
})

test('a declaration equals itself', () => {
  const { difference_kg_co2e } = compare(declaration(shipment), declaration(shipment))
  expect(difference_kg_co2e).toBe(0)
})

test.each([
  { origin: {} },
  { destination: [] },
  { modes: [1] },
  { methods: [{}] },
  { data_types: null },
  { wtw_kg_co2e: '20' },
  { wtw_kg_co2e: 1e308 },
  { transport_activity_tkm: null },
])('a shipment with %j is refused by its place in the list', (wrong) => {
  const refused = () => compare(declaration({ ...shipment, ...wrong }), declaration(shipment))
  expect(refused).toThrow(Problem)
  expect(refused).toThrow('entry 1 of shipment_list lacks places, modes, methods or figures')
})
