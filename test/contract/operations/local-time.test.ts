import { expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { route } from '../../../src/contract/operations/route.js'
import { voyage } from '../../../src/contract/operations/voyage.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
const DEPARTURE = '2026-10-20T06:00:00Z'

test('a route leaves and arrives on the clocks of its ports, beside UTC', async () => {
  const asked = { origin: 'NLRTM', destination: 'SGSIN', depart_at: DEPARTURE }
  const { depart_at_local, arrive_at, arrive_at_local } = await call(route, asked, tools)
  expect(depart_at_local).toBe('2026-10-20T08:00:00+02:00[Europe/Amsterdam]')
  expect(arrive_at_local).toMatch(/\+08:00\[Asia\/Singapore\]$/)
  expect(Date.parse(arrive_at_local!.replace(/\[.*/, ''))).toBe(Date.parse(arrive_at!))
})

test('a place at sea has the nautical zone, and an answer without a departure no clock', async () => {
  const at = { origin: { lat: 40, lon: -38 }, destination: 'USNYC' }
  const dated = await call(route, { ...at, depart_at: DEPARTURE }, tools)
  expect(dated.depart_at_local).toBe('2026-10-20T03:00:00-03:00[Etc/GMT+3]')
  const { arrive_at_local } = await call(route, at, tools)
  expect(arrive_at_local).toBeNull()
})

test('calls of a voyage have them, across a change of the clocks', async () => {
  const stops = ['NLRTM', 'ESALG+18h', 'NLRTM']
  const { calls } = await call(voyage, { stops, depart_at: DEPARTURE }, tools)
  expect(calls[0]!.departure!.local).toContain('+02:00[Europe/Amsterdam]')
  expect(calls[2]!.arrival!.local).toContain('+01:00[Europe/Amsterdam]')
  expect(calls[1]!.arrival).toHaveProperty('local')
})

test('a local time of an answer is read back as the same moment', async () => {
  const asked = { origin: 'NLRTM', destination: 'SGSIN', depart_at: DEPARTURE }
  const { arrive_at, arrive_at_local } = await call(route, asked, tools)
  const back = { ...asked, origin: 'SGSIN', destination: 'NLRTM', depart_at: arrive_at_local! }
  expect((await call(route, back, tools)).depart_at).toBe(arrive_at)
})
