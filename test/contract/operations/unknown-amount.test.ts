import { expect, test } from 'vitest'
import { chain } from '../../../src/contract/operations/chain.js'
import { estimate } from '../../../src/contract/operations/estimate.js'
import { call } from '../../../src/contract/operations/operation.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
const route = { distance_km: 80, distance_type: 'sfd' }

test.each([
  { passengers: 2 },
  { lane_metres: 15.5 },
  { cbm: '12 m3' },
  { pallets: { eur: 4 }, reefer: true },
  { container_type: '40HC', vehicles: 3 },
])('a cargo whose only amount is unknown is an error, not a tonne: %j', async (cargo) => {
  const name = Object.keys(cargo).find((one) => one !== 'container_type' && one !== 'reefer')
  const errors = [
    {
      pointer: `#/cargo/${name}`,
      code: 'unknown_field',
      detail: expect.stringContaining('give teu, containers or mass_tonnes'),
    },
  ]
  const leg = { kind: 'leg', mode: 'road', distance_km: 10 }
  await expect(call(estimate, { route, cargo }, tools)).rejects.toMatchObject({
    status: 422,
    members: { errors },
  })
  await expect(call(chain, { cargo, elements: [leg] }, tools)).rejects.toMatchObject({
    members: { errors },
  })
})

test.each([
  { passengers: 2, mass_tonnes: 3 },
  { passengers: 2, container_type: '2x40HC' },
  { note: 'from the ramp', teu: 1 },
])('beside a known amount an unknown one is a warning: %j', async (cargo) => {
  const { warnings } = await call(estimate, { route, cargo }, tools)
  expect(warnings.map(({ code }) => code)).toContain('unknown_field')
})
