import { expect, test } from 'vitest'
import { chain } from '../../../src/contract/operations/chain.js'
import { estimate } from '../../../src/contract/operations/estimate.js'
import { call } from '../../../src/contract/operations/operation.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
const route = { distance_km: 9000, distance_type: 'sfd' }
const cargo = { mass_tonnes: 100 }

const estimated = (vessel: object) => call(estimate, { route, cargo, vessel }, tools)
const chained = (vessel: object) =>
  call(chain, { cargo, elements: [{ kind: 'sea', route, vessel }] }, tools)

test.each([
  ['PCTC 6500 CEU', { type: 'vehicle_carrier', capacity_ceu: 6500 }],
  ['vehicle carrier 900 CEU', { type: 'vehicle_carrier', capacity_ceu: 900 }],
  ['RoRo 6000 lm', { type: 'ro_ro', capacity_lane_metres: 6000 }],
])('%s is a ship of that size, alone and in a chain', async (type, sized) => {
  const [written, stated, average] = [
    await estimated({ type }),
    await estimated(sized),
    await estimated({ type: sized.type }),
  ]
  expect(written.emissions).toEqual(stated.emissions)
  expect(written.emissions).not.toEqual(average.emissions)
  expect((await chained({ type })).emissions).toEqual((await chained(sized)).emissions)
})

test.each(['LNG carrier 174k cbm', 'PCTC 55,000 m3'])(
  'a size in a unit without a field is no secret: %s',
  async (type) => {
    const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
      warnings.map(({ code }) => code)
    expect(codes(await estimated({ type }))).toContain('size_not_used')
    expect(codes(await chained({ type }))).toContain('size_not_used')
    expect(codes(await estimated({ type: type.replace(/ \d.*/, '') }))).not.toContain(
      'size_not_used',
    )
  },
)
