import { describe, expect, test } from 'vitest'
import { at, type Place, startRealService } from './real-sea.js'
import { ROTTERDAM, startService } from './service.js'

const points = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ coordinates: [4 + n / 10, 52] }))

const asked = (rows: number, columns: number) => ({
  origins: points(rows),
  destinations: points(columns),
})

describe('a matrix', () => {
  test('is charged whole or not at all', async () => {
    const service = await startService()
    const token = await service.token('ten')
    const calculate = (json: object) => service.ask('/calculate-matrix', { token, json })
    const tooMuch = await calculate(asked(3, 4))
    expect([tooMuch.status, tooMuch.body]).toMatchObject([
      429,
      { code: 'quota_exceeded', required: 12, remaining: 10 },
    ])
    // It exceeds the limit of a day, so waiting until tomorrow would not help.
    expect(tooMuch.headers.get('retry-after')).toBeNull()
    expect(await service.used(token)).toBe(0)
    expect((await calculate(asked(2, 5))).status).toBe(200)
    const json = { origin: at(ROTTERDAM), destination: at([5, 53]) }
    const route = await service.ask('/calculate-route', { token, json })
    expect([route.status, route.body.code]).toEqual([429, 'quota_exceeded'])
    expect(Number(route.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test.each([
    [0, 1, 'matrix_empty'],
    [1, 0, 'matrix_empty'],
    [101, 100, 'matrix_too_large'],
  ])('of %i times %i is rejected, whatever quota is left', async (rows, columns, code) => {
    const service = await startService()
    const token = await service.token('one')
    const answer = await service.ask('/calculate-matrix', { token, json: asked(rows, columns) })
    expect([answer.status, answer.body.code]).toEqual([422, code])
    expect(await service.used(token)).toBe(0)
  })
})

describe('a matrix over the real sea', () => {
  test('of a place with itself is zero, not null', async () => {
    const service = await startRealService()
    const token = await service.token('a')
    const json = { origins: [at('rotterdam')], destinations: [at('rotterdam')] }
    const { body } = await service.ask('/calculate-matrix', { token, json })
    expect([body.distances_km, body.unreachable]).toEqual([[[0]], []])
  })

  test('has a row for each origin, with the figures of the route, or null without a route', async () => {
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
})
