import { describe, expect, test } from 'vitest'
import { call } from '../../../src/contract/operations/operation.js'
import { route } from '../../../src/contract/operations/route.js'
import { voyage } from '../../../src/contract/operations/voyage.js'
import { unflatten } from '../../../src/contract/read/flat-route.js'
import { operationTools } from './operation-tools.js'

const { tools } = operationTools()
const DEPART = { depart_at: '2026-12-01T06:00:00Z' }
const WANTED = '2026-12-20T12:34:00Z'
const ENDS = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
const stops = (arrive_at: unknown) => [ENDS.origin, { ...ENDS.destination, arrive_at }]

describe('an arrival that a request wants', () => {
  test('is that of the answer, in every form of the request', async () => {
    const body = { ...ENDS, ...DEPART, arrive_at: WANTED }
    const { origin: _, destination: __, ...others } = body
    const flat = unflatten({ origin: 'NLRTM', destination: 'SGSIN', ...others })
    const routes = [await call(route, body, tools), await call(route, flat, tools)]
    for (const { arrive_at, speed_source } of routes) {
      expect([arrive_at, speed_source]).toEqual(['2026-12-20T12:34:00.000Z', 'arrive_at'])
    }
    const { calls, legs } = await call(voyage, { stops: stops(WANTED), ...DEPART }, tools)
    expect(calls[1]!.arrival!.time).toBe('2026-12-20T12:34:00.000Z')
    expect(legs[0]!.speed_kmh).toBe(routes[0]!.speed_kmh)
  })

  test('is answered again by the answered speed', async () => {
    const { speed_kmh } = await call(route, { ...ENDS, ...DEPART, arrive_at: WANTED }, tools)
    const { arrive_at } = await call(route, { ...ENDS, ...DEPART, speed_kmh }, tools)
    expect(arrive_at).toBe('2026-12-20T12:34:00.000Z')
  })

  test('can be a day, at any time of it', async () => {
    const arrivalOn = async (arrive_at: string) =>
      (await call(route, { ...ENDS, ...DEPART, arrive_at }, tools)).arrive_at
    expect(await arrivalOn('2026-12-10')).toBe('2026-12-10T23:59:59.000Z')
    expect(await arrivalOn('2027-01-30')).toBe('2027-01-30T00:00:00.000Z')
  })

  test('can be a window with one end', async () => {
    const arrive_at = { latest: '2026-12-10T00:00:00Z' }
    const { calls } = await call(voyage, { stops: stops(arrive_at), ...DEPART }, tools)
    expect(calls[1]!.arrival!.time).toBe('2026-12-10T00:00:00.000Z')
  })

  test('can be a window whose last day counts whole, as a laycan does', async () => {
    const latestOf = async (arrive_at: object) =>
      (await call(voyage, { stops: stops(arrive_at), ...DEPART }, tools)).calls[1]!.arrival!.time
    expect(await latestOf({ latest: '2026-12-10' })).toBe('2026-12-10T23:59:59.000Z')
    expect(await latestOf({ earliest: '2026-12-10', latest: '2026-12-10' })).toBe(
      '2026-12-10T23:59:59.000Z',
    )
  })

  test('can be a window with an end that is null, as one that is left out', async () => {
    const [withNull, without] = await Promise.all(
      [{ earliest: null }, {}].map((more) => {
        const arrive_at = { latest: '2026-12-10T00:00:00Z', ...more }
        return call(voyage, { stops: stops(arrive_at), ...DEPART }, tools)
      }),
    )
    expect(withNull!.calls).toEqual(without!.calls)
  })

  test('can be a window, whose misspelt end is reported', async () => {
    const arrive_at = { earliest: '2026-12-10T00:00:00Z', lastest: '2026-12-11T00:00:00Z' }
    const asked = await Promise.all([
      call(route, { ...ENDS, ...DEPART, arrive_at }, tools),
      call(voyage, { stops: stops(arrive_at), ...DEPART }, tools),
    ])
    const told = asked.map(({ warnings }) =>
      warnings.find(({ code }) => code.startsWith('unknown_field')),
    )
    expect(told).toMatchObject([
      { pointer: '#/arrive_at/lastest', detail: expect.stringContaining('mean latest') },
      { pointer: '#/stops/1/arrive_at/lastest', detail: expect.stringContaining('mean latest') },
    ])
  })

  test('that a stated speed misses is a warning about its own field', async () => {
    const asked = { ...DEPART, speed_kn: 10 }
    const ofRoute = await call(route, { ...ENDS, ...asked, arrive_at: WANTED }, tools)
    const ofVoyage = await call(voyage, { ...asked, stops: stops(WANTED) }, tools)
    const pointers = [ofRoute, ofVoyage].map(
      ({ warnings }) => warnings.find(({ code }) => code === 'arrives_late')!.pointer,
    )
    expect(pointers).toEqual(['#/arrive_at', '#/stops/1/arrive_at'])
  })

  test.each([
    ['2026-12-20T12:00', '#/stops/1/arrive_at', 'for UTC write'],
    [{ latest: '2026-02-30' }, '#/stops/1/arrive_at/latest', 'There is no 2026-02-30'],
    [{}, '#/stops/1/arrive_at', 'needs earliest, latest or both'],
    ['2026-11-20T12:00Z', '#/stops/1/arrive_at', 'must be after the departure'],
  ])('is refused as %j', async (arrive_at, pointer, words) => {
    const answer = call(voyage, { stops: stops(arrive_at), ...DEPART }, tools)
    await expect(answer).rejects.toMatchObject({
      status: 422,
      members: { errors: [{ pointer, detail: expect.stringContaining(words) }] },
    })
  })
})
