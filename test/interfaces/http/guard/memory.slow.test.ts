import { expect, test } from 'vitest'
import { Problem } from '../../../../src/contract/problems/problem.js'
import { buildTestApp } from '../../../support/test-app.js'

test('without memory, a cached answer is given, and a calculation is refused and costs nothing', async () => {
  let isFull = false
  const check = () => {
    if (isFull) throw new Problem('overloaded', 'No memory.')
  }
  const { inject, bearer } = await buildTestApp({ memory: { check } })
  const headers = await bearer()
  const post = (url: string, payload: object) => inject({ method: 'POST', url, headers, payload })
  const route = (destination: number) =>
    post('/calculate-route', { origin: { port_id: 88 }, destination: { port_id: destination } })
  expect((await route(1340)).statusCode).toBe(200)
  isFull = true
  const kept = await route(1340)
  expect(kept.json()).toMatchObject({ cached: true })
  const other = await route(1201)
  expect(other.statusCode).toBe(503)
  expect(other.headers['x-quota-remaining']).toBe(kept.headers['x-quota-remaining'])
  const reach = await post('/v1/reach', { origin: { port_id: 88 }, hours: [24] })
  expect(reach.json()).toMatchObject({ code: 'overloaded' })
})
