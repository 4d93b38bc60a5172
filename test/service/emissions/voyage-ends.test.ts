import { expect, it } from 'vitest'
import { estimate } from '../../../src/emissions/index.js'
import { readTables } from '../../../src/loading/tables.js'
import { voyageOf } from '../../../src/service/emissions/voyage-ends.js'
import { factors } from '../../emissions/support.js'

const { ports } = await readTables('data')

it.each([
  ['NLRTM', 'ESLPA', 1, 0.5],
  ['NLRTM', 'PTPDL', 1, 0.5],
  ['NLRTM', 'MQFDF', 1, 0.5],
  ['NLRTM', 'NOOSL', 1, 0.5],
  ['NLRTM', 'ESBCN', 1, 1],
])('%s to %s is %d in scope of EU ETS and %d of FuelEU', (from, to, ets, fuelEu) => {
  const port_id = (unlocode: string) => ({ port_id: ports.byLocode(unlocode)!.id })
  const route = { origin: port_id(from), destination: port_id(to) }
  const { carbon } = estimate(
    {
      fuel: { consumedTonnes: 100, type: 'HFO' },
      carbon: { year: 2025 },
      voyage: voyageOf(route, ports, factors),
    },
    { distanceKm: 1000, type: 'sfd' },
    factors,
  )
  expect(carbon!.ets!.scopeShare).toBe(ets)
  expect(carbon!.fuelEu!.scopeShare).toBe(fuelEu)
})
