import { describe, expect, test } from 'vitest'
import { real, STOPS, VOYAGE } from './planned-voyage.js'
import { at } from './real-sea.js'
import { startService } from './service.js'

describe('a voyage', () => {
  test('has legs, calls, a dated timeline and totals that agree', async () => {
    const { voyage, used } = await real()
    const { status, body } = await voyage(VOYAGE)
    expect(status).toBe(200)
    expect(body.id).toMatch(/^vy_/)
    expect([body.legs.length, body.calls.length, body.queries_charged]).toEqual([4, 5, 4])
    expect(await used()).toBe(4)
    expect(body.calls.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['call', 'call', 'via', 'call', 'call'],
    ])
    const sum = (of: (leg: { distance_km: number; duration_hours: number }) => number) =>
      body.legs.reduce((total: number, leg: Parameters<typeof of>[0]) => total + of(leg), 0)
    expect(sum((leg) => leg.distance_km)).toBeCloseTo(body.totals.distance_km, 2)
    expect(sum((leg) => leg.duration_hours)).toBeCloseTo(body.totals.sailing_hours, 1)
    expect(body.totals.stay_hours).toBe(42)
    expect(body.totals.duration_hours).toBeCloseTo(body.totals.sailing_hours + 42, 2)
    expect(body.legs.map((leg: { speed_kn: number }) => leg.speed_kn)).toEqual([
      ...[14.5, 14.5, 14.5, 16],
    ])
    const [first, ...others] = body.events
    expect(first).toMatchObject({ kind: 'departure', time: '2026-12-01T06:00:00.000Z', hours: 0 })
    const last = others.at(-1)
    const { totals } = body
    expect([last.kind, last.hours, last.distance_km]).toEqual([
      ...['arrival', totals.duration_hours, totals.distance_km],
    ])
    const ms = Date.parse(last.time) - Date.parse(first.time)
    expect(ms / 3_600_000).toBeCloseTo(totals.duration_hours, 2)
    const kinds = new Set(body.events.map(({ kind }: { kind: string }) => kind))
    expect([...kinds].sort()).toEqual([
      ...['area_in', 'area_out', 'arrival', 'departure', 'passage_in', 'passage_out', 'via'],
    ])
    expect(body.calls[1].departure.hours - body.calls[1].arrival.hours).toBeCloseTo(18, 2)
    expect(body.options.date).toBe('2026-12-01')
  })

  test('is also one route, from the first stop to the last', async () => {
    const { voyage } = await real()
    const { body } = await voyage(VOYAGE)
    const { route, legs, totals } = body
    expect([route.origin, route.destination]).toEqual([legs[0].origin, legs.at(-1).destination])
    expect(route).toMatchObject({
      distance_km: totals.distance_km,
      duration_hours: totals.duration_hours,
      eca: { distance_km: totals.eca_km },
    })
    const kms = route.passages.flatMap((one: Record<string, number>) => [one['entry_km'], one['exit_km']]) // biome-ignore format: one line
    expect(kms.length).toBeGreaterThan(2)
    expect(Math.max(...kms)).toBeLessThanOrEqual(totals.distance_km)
  })

  test('has each leg as a route between the same places', async () => {
    const { voyage, route } = await real()
    const options = {
      vessel: { type: 'tanker', size_class: 'aframax' },
      fuel_price_usd_per_tonne: 600,
      include_ports: true,
      waypoint_count: 5,
      alternatives: 1,
      resolution_km: 20,
      avoid: ['kiel'],
    }
    const places = [at('rotterdam'), at('piraeus'), at('singapore')]
    const { body } = await voyage({ stops: places, ...options })
    let fuel = 0
    for (const [leg, destination] of places.slice(1).entries()) {
      const alone = await route({ origin: places[leg], destination, ...options })
      const { from, to, ...told } = body.legs[leg]
      expect([from, to]).toEqual([leg, leg + 1])
      expect(alone.body).toMatchObject(told)
      fuel += alone.body.emissions.fuel_tonnes
    }
    expect(body.totals.fuel_tonnes).toBeCloseTo(fuel, 6)
  })

  test('of two stops and many is answered, more or fewer are rejected', async () => {
    const { voyage } = await real()
    const ring = Array.from({ length: 50 }, (_, n) => at(n % 2 === 0 ? 'rotterdam' : 'newYork'))
    const long = await voyage({ stops: ring, resolution_km: 20 })
    expect([long.status, long.body.legs.length]).toEqual([200, 49])
    for (const stops of [[], [at('rotterdam')], [...ring, at('rotterdam')]]) {
      const { status, body } = await voyage({ stops })
      expect([status, body.code, body.errors[0].pointer]).toEqual([
        ...[422, 'validation_failed', '#/stops'],
      ])
    }
  })

  test('has the fuel of each stay beside that of the legs, if there is a ship', async () => {
    const { voyage } = await real()
    const [first, algeciras, , position, last] = STOPS
    const stops = [first, { ...algeciras, port_fuel: { anchorage_hours: 6 } }, position, last]
    const ship = { vessel: { type: 'tanker' }, fuel_price_usd_per_tonne: 500 }
    const { body } = await voyage({ ...VOYAGE, stops, ...ship })
    const ofCalls: { fuel_tonnes: number; cost_usd: number; assumptions: string[] }[] =
      body.calls.map(({ emissions }: { emissions: unknown }) => emissions)
    expect(ofCalls.map((stay) => stay !== null)).toEqual([false, true, true, false])
    const sum = (of: (stay: (typeof ofCalls)[number]) => number) =>
      of(ofCalls[1]!) + of(ofCalls[2]!)
    expect(body.totals.port_fuel_tonnes).toBeCloseTo(
      sum((stay) => stay.fuel_tonnes),
      6,
    )
    expect(body.totals.port_cost_usd).toBeCloseTo(body.totals.port_fuel_tonnes * 500, 4)
    expect(ofCalls[1]!.assumptions).toContain(
      '12 h at berth and 6 h at anchor: auxiliary engines and boilers, without manoeuvring.',
    )
    const legs = body.legs.map((leg: { emissions: { fuel_tonnes: number } }) => leg.emissions)
    expect(body.totals.fuel_tonnes).toBeCloseTo(
      legs.reduce((tonnes: number, leg: { fuel_tonnes: number }) => tonnes + leg.fuel_tonnes, 0),
      6,
    )
    const { body: without } = await voyage({ ...VOYAGE, stops })
    expect(without.totals.port_fuel_tonnes).toBeNull()
    expect(without.calls[1].emissions).toBeNull()
  })

  test('reports a fault of a stop at its pointer, and charges nothing', async () => {
    const { voyage, used } = await real()
    const from = at('rotterdam')
    const to = at('singapore')
    const faults: [unknown[], string, string][] = [
      [[from, { name: 'Atlantis' }, to], 'port_not_found', '#/stops/1/name'],
      [[from, at('madrid'), to], 'point_on_land', '#/stops/1'],
      [[from, { ...from, stay_hours: -1 }, to], 'validation_failed', '#/stops/1/stay_hours'],
      [[{ ...from, stay_hours: 5 }, to], 'validation_failed', '#/stops/0/stay_hours'],
      [
        [from, { ...at('barcelona'), stay_hours: 5, port_fuel: { anchorage_hours: 6 } }, to],
        ...(['validation_failed', '#/stops/1/port_fuel/anchorage_hours'] as const),
      ],
      [
        [from, { ...at('barcelona'), port_fuel: { grid_g_per_kwh: 50 } }, to],
        ...(['validation_failed', '#/stops/1/port_fuel'] as const),
      ],
      [[{ ...from, kind: 'via' }, to], 'validation_failed', '#/stops/0/kind'],
      [[from, { ...to, speed_kn: 12 }], 'validation_failed', '#/stops/1/speed_kn'],
      [[{ passage: 'suez' }, to], 'validation_failed', '#/stops/0/passage'],
      [[from, {}, to], 'validation_failed', '#/stops/1'],
    ]
    for (const [stops, code, pointer] of faults) {
      const { body } = await voyage({ stops })
      expect([body.code, body.errors[0].pointer]).toEqual([code, pointer])
    }
    expect(await used()).toBe(0)
  })

  test('costs one query per leg, all or nothing, once per key', async () => {
    const service = await startService()
    const token = await service.token('ten')
    const place = (n: number) => ({ coordinates: [n, 0] })
    const voyage = (legs: number, headers = {}) =>
      service.ask('/v1/voyages', {
        token,
        headers,
        json: { stops: Array.from({ length: legs + 1 }, (_, n) => place(n)) },
      })
    const key = { 'idempotency-key': 'once' }
    const first = await voyage(6, key)
    const again = await voyage(6, key)
    expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id])
    expect(await service.used(token)).toBe(6)
    const tooMuch = await voyage(5)
    expect([tooMuch.status, tooMuch.body.code, tooMuch.body.required]).toEqual([
      ...[429, 'quota_exceeded', 5],
    ])
    expect(await service.used(token)).toBe(6)
    expect((await voyage(4)).status).toBe(200)
    expect(await service.used(token)).toBe(10)
  })

  test('is answered from the cache and charged again when repeated', async () => {
    const { voyage, used } = await real()
    const first = await voyage(VOYAGE)
    const again = await voyage(VOYAGE)
    expect([first.body.cached, again.body.cached]).toEqual([false, true])
    expect(again.body.events).toEqual(first.body.events)
    expect(await used()).toBe(8)
    const later = await voyage({ ...VOYAGE, depart_at: '2026-12-01T07:00:00Z' })
    expect(later.body.cached).toBe(false)
    expect(later.body.events[0].time).toBe('2026-12-01T07:00:00.000Z')
  })
})
