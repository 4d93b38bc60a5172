import { describe, expect, test } from 'vitest'
import { ON_LAND } from '../support/fake-router.js'
import { BARCELONA, ROUTE, startService } from './service.js'

const JSON_TYPE = { 'content-type': 'application/json' }
const PLACE = { lat: 51.98, lon: 4.05 }
const SANTOS = { coordinates: [-46.3, -24.05] }

describe('the daily limit', () => {
  test('is the same in the headers and in the usage, which is free', async () => {
    const service = await startService()
    const token = await service.token('a')
    const before = (await service.ask('/auth/usage', { token })).body
    const { headers } = await service.ask('/calculate-route', { token, json: ROUTE })
    const after = (await service.ask('/auth/usage', { token })).body
    expect(after.used).toBe(before.used + 1)
    expect(after.used + after.remaining).toBe(after.daily_limit)
    expect(after.resets_at).toBe('2026-11-22T00:00:00.000Z')
    const [, left, seconds] = /^"daily";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit')!)!
    expect(Number(left)).toBe(after.remaining)
    expect(Number(seconds)).toBe(16 * 3600)
    expect(headers.get('ratelimit-policy')).toBe(`"daily";q=${after.daily_limit};w=86400`)
    expect(headers.get('x-ratelimit-limit')).toBe(String(after.daily_limit))
    expect(headers.get('x-ratelimit-remaining')).toBe(left)
    expect(headers.get('x-ratelimit-reset')).toBe(String(Date.parse(after.resets_at) / 1000))
  })

  test('is not charged for calls that fail', async () => {
    const service = await startService()
    const token = await service.token('a')
    const rejected = [
      await service.ask('/calculate-route', { token, raw: '{bad', headers: JSON_TYPE }),
      ...(await Promise.all(
        [
          { ...ROUTE, origin: { port_id: 999_999_999 } },
          { ...ROUTE, origin: { coordinates: BARCELONA }, suez: false, gibraltar: false },
          { ...ROUTE, origin: { coordinates: ON_LAND } },
        ].map((json) => service.ask('/calculate-route', { token, json })),
      )),
      await service.ask('/calculate-matrix', { token, json: { origins: [], destinations: [] } }),
      await service.ask('/v1/emissions/sea', {
        token,
        json: { route: { origin: PLACE, destination: PLACE }, cargo: { teu: 0 } },
      }),
    ]
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'invalid_json'],
      [404, 'port_not_found'],
      [422, 'no_route'],
      [422, 'point_on_land'],
      [422, 'matrix_empty'],
      [422, 'validation_failed'],
    ])
    expect(await service.used(token)).toBe(0)
  })

  test('changes at midnight UTC, whatever the time zone of the service', async () => {
    const service = await startService()
    const token = await service.token('one')
    const calculate = () => service.ask('/calculate-route', { token, json: ROUTE })
    await calculate()
    service.clock.advance(Date.parse('2026-11-21T23:59:58Z') - service.clock.nowMs())
    const early = await calculate()
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '2'])
    service.clock.advance(2000)
    const next = await calculate()
    expect([next.status, next.headers.get('ratelimit')]).toEqual([200, '"daily";r=0;t=86400'])
  })
})

test('an Idempotency-Key makes a repetition free and rejects another request', async () => {
  const service = await startService()
  const token = await service.token('a')
  const calculate = (json: object, key: string) =>
    service.ask('/calculate-route', { token, json, headers: { 'idempotency-key': key } })
  const first = await calculate(ROUTE, 'k-1')
  const second = await calculate(ROUTE, 'k-1')
  expect(second.text).toBe(first.text)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  const other = { ...ROUTE, destination: SANTOS }
  const reused = await calculate(other, 'k-1')
  const long = await calculate(other, 'k'.repeat(300))
  expect([reused.status, reused.body.code]).toEqual([422, 'idempotency_key_reused'])
  expect([long.status, long.body.code]).toEqual([422, 'invalid_idempotency_key'])
  expect(await service.used(token)).toBe(1)
})
