import { expect, test } from 'vitest'
import { at, type Place, startRealService } from './real-sea.js'

test('a matrix has a row for each origin, with the figures of the route, or null without a route', async () => {
  const service = await startRealService()
  const token = await service.token('a')
  const origins: Place[] = ['barcelona', 'rotterdam']
  const destinations: Place[] = ['newYork', 'piraeus', 'madrid']
  const closed = { suez: false, gibraltar: false }
  const json = { origins: origins.map(at), destinations: destinations.map(at), ...closed }
  const { status, body } = await service.ask('/calculate-matrix', { token, json })
  expect([status, body.rows, body.columns]).toEqual([200, 2, 3])
  const kinds = body.distances_km.map((row: unknown[]) => row.map((cell) => typeof cell))
  expect(kinds).toEqual([
    ['object', 'number', 'object'],
    ['number', 'object', 'object'],
  ])
  expect(body.unreachable).toEqual([
    { origin: 0, destination: 0, code: 'no_route' },
    { origin: 0, destination: 2, code: 'point_on_land' },
    { origin: 1, destination: 1, code: 'no_route' },
    { origin: 1, destination: 2, code: 'point_on_land' },
  ])
  for (const [row, origin] of origins.entries()) {
    for (const [column, destination] of destinations.entries()) {
      const question = { origin: at(origin), destination: at(destination), ...closed }
      const answer = await service.ask('/calculate-route', { token, json: question })
      const route = answer.status === 200 ? answer.body : null
      expect(route?.distance_km ?? null).toBe(body.distances_km[row][column])
      expect(route?.duration_hours ?? null).toBe(body.durations_hours[row][column])
    }
  }
})
