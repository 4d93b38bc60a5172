import { expect, test } from 'vitest'
import { arrivalOf } from '../../web/format/units.js'
import {
  eventsOf,
  fuelAt,
  fuelOfLegsAt,
  hoursAt,
  hoursToArrival,
  portFuelAt,
  staysOf,
  voyageEvents,
  waitsOf,
} from '../../web/plan/timeline.js'

const NORTH_SEA = { id: 'north_sea', name: 'North Sea', group: 'seca' as const }
const BALTIC = { id: 'baltic', name: 'Baltic Sea', group: 'seca' as const }
const GUINEA = { id: 'gulf_of_guinea', name: 'Gulf of Guinea', group: 'piracy' as const }

test('a timeline has departure, passages, edges of areas and arrival in order', () => {
  const passages = [
    { id: 'dover', name: 'Strait of Dover', entry_km: 170, exit_km: 210 },
    { id: 'suez', name: 'Suez Canal', entry_km: 6050, exit_km: 6220 },
  ].map((passage) => ({ ...passage, speed_limit_kmh: null }))
  const stretches = [
    { area: NORTH_SEA, fromKm: 0, toKm: 770 },
    { area: GUINEA, fromKm: 2450, toKm: 6020 },
    { area: BALTIC, fromKm: 9990, toKm: 10_000 },
  ]
  const events = eventsOf({ passages, distance_km: 10_000 }, stretches)
  expect(events.map(({ kind, km, area }) => `${kind} ${area?.id ?? ''} ${km}`)).toEqual([
    'departure  0',
    'passage  170',
    'areaOut north_sea 770',
    'areaIn gulf_of_guinea 2450',
    'areaOut gulf_of_guinea 6020',
    'passage  6050',
    'arrival  10000',
  ])
  expect(new Set(events.map(({ key }) => key)).size).toBe(events.length)
})

test('a timeline names a cape where it is rounded, with and without the events of the service', () => {
  const capes = [{ id: 'goodHope' as const, km: 600 }]
  const dover = { id: 'dover', name: 'Strait of Dover', entry_km: 100, exit_km: 110 }
  const passages = [{ ...dover, speed_limit_kmh: null }]
  const own = eventsOf({ passages, distance_km: 1000 }, [], capes)
  const event = (kind: 'departure' | 'arrival', km: number, stop: number) => ({
    ...{
      kind,
      distance_km: km,
      hours: km / 10,
      stop,
      leg: 0,
      time: null,
      passage: null,
      area: null,
    },
    coordinates: [0, 0] as [number, number],
  })
  const served = voyageEvents([event('departure', 0, 0), event('arrival', 1000, 1)], capes)
  const named = (events: typeof own) => events.map(({ kind, passage }) => passage ?? kind)
  expect(named(own)).toEqual(['departure', 'dover', 'goodHope', 'arrival'])
  expect(named(served)).toEqual(['departure', 'goodHope', 'arrival'])
})

test('a ship that sails from one control area into the next enters, and does not leave', () => {
  const stretches = [
    { area: NORTH_SEA, fromKm: 500, toKm: 905 },
    { area: BALTIC, fromKm: 900, toKm: 1500 },
  ]
  const events = eventsOf({ passages: [], distance_km: 2000 }, stretches)
  expect(events.map(({ kind, area }) => `${kind} ${area?.id ?? ''}`.trim())).toEqual([
    'departure',
    'areaIn north_sea',
    'areaIn baltic',
    'areaOut baltic',
    'arrival',
  ])
})

test('the hours of a stay count from the departure from its port', () => {
  const event = (kind: 'departure' | 'arrival', km: number, hours: number, stop: number) => {
    return { kind, distance_km: km, hours, stop, leg: 0, time: null, passage: null, area: null }
  }
  const timeline = [
    event('departure', 0, 0, 0),
    event('arrival', 100, 10, 1),
    event('departure', 100, 34, 1),
    event('arrival', 300, 54, 2),
  ].map((one) => ({ ...one, coordinates: [0, 0] as [number, number] }))
  const route = { speed_kmh: 10, passages: [], timeline }
  expect(staysOf(timeline)).toEqual([{ stop: 1, km: 100, hours: 24 }])
  expect([0, 50, 100, 101, 300].map((km) => hoursAt(km, route))).toEqual([0, 5, 10, 34.1, 54])
})

test('each leg has the hours of its own speed', () => {
  const event = (kind: 'departure' | 'arrival', km: number, hours: number, stop: number) => ({
    ...{ kind, distance_km: km, hours, stop, leg: 0, time: null, passage: null, area: null },
    coordinates: [0, 0] as [number, number],
  })
  const timeline = [
    event('departure', 0, 0, 0),
    event('arrival', 100, 10, 1),
    event('departure', 100, 34, 1),
    event('arrival', 300, 44, 2),
  ]
  // The mean of both legs.
  const route = { speed_kmh: 15, passages: [], timeline }
  expect([0, 50, 100, 200, 300].map((km) => hoursAt(km, route))).toEqual([0, 5, 10, 39, 44])
})

test('a ship is slower between the entry and the exit of a canal', () => {
  const canal = { id: 'kiel', name: 'Kiel Canal', entry_km: 20, exit_km: 60, speed_limit_kmh: 10 }
  const strait = { ...canal, entry_km: 0, exit_km: 100, speed_limit_kmh: null }
  const route = { speed_kmh: 20, passages: [canal, strait] }
  expect([20, 40, 60, 100].map((km) => hoursAt(km, route))).toEqual([1, 3, 5, 7])
  expect(hoursToArrival({ ...route, distance_km: 100, duration_hours: 7 })).toBe(7)
  expect(hoursAt(100, { ...route, speed_kmh: 5 })).toBe(20)
})

test('a voyage that begins and ends inside areas has no edges there', () => {
  const event = (kind: 'departure' | 'arrival' | 'area_in' | 'area_out', distance_km: number) => {
    const isArea = kind.startsWith('area')
    const shared = { distance_nm: distance_km / 1.852, hours: distance_km / 26, at: null }
    return {
      kind,
      distance_km,
      ...shared,
      stop: null,
      passage: null,
      area: isArea ? NORTH_SEA : null,
    }
  }
  const events = voyageEvents([
    event('departure', 0),
    event('area_in', 0),
    event('area_out', 770),
    event('area_in', 9000),
    event('area_out', 10_000),
    event('arrival', 10_000),
  ] as unknown as Parameters<typeof voyageEvents>[0])
  expect(events.map(({ kind, km }) => `${kind} ${km}`)).toEqual([
    'departure 0',
    'areaOut 770',
    'areaIn 9000',
    'arrival 10000',
  ])
})

test('fuel is consumed at the rate of each kind of water, and all of it at the end', () => {
  const stretch = (fromKm: number, toKm: number, isInside: boolean) => {
    return { positions: [], fromKm, toKm, isInside }
  }
  const stretches = [stretch(0, 100, true), stretch(100, 500, false), stretch(500, 600, true)]
  const fuels = [
    { zone: 'eca' as const, tonnes: 20 },
    { zone: 'non_eca' as const, tonnes: 100 },
  ]
  const consumed = [0, 50, 100, 300, 550, 600].map((km) => fuelAt(km, fuels, stretches))
  expect(consumed).toEqual([0, 5, 10, 60, 115, 120])
  expect(fuelAt(300, fuels, [stretch(0, 600, false)])).toBe(60)
})

test('each leg consumes its own fuel, because it may be faster or without cargo', () => {
  const stretch = (fromKm: number, toKm: number, isInside: boolean) => {
    return { positions: [], fromKm, toKm, isInside }
  }
  const stretches = [stretch(0, 100, true), stretch(100, 600, false)]
  const legs = [
    { km: 200, fuels: [{ zone: 'eca' as const, tonnes: 20 }, { zone: 'non_eca' as const, tonnes: 10 }] }, // biome-ignore format: one line
    { km: 400, fuels: [{ zone: 'non_eca' as const, tonnes: 80 }] },
  ]
  const consumed = [0, 50, 100, 200, 300, 600].map((km) => fuelOfLegsAt(km, legs, stretches))
  expect(consumed).toEqual([0, 10, 20, 30, 50, 110])
})

test('arrives in the minute that the service says, whatever the hours are rounded to', () => {
  // Rotterdam to Singapore: 592.5476 h, which the answer rounds to 592.55.
  const route = { distance_km: 15_363.574, speed_kmh: 25.928, duration_hours: 592.55, passages: [] }
  const arrival = (answer: Parameters<typeof hoursToArrival>[0]) =>
    arrivalOf('2026-12-01T00:00', hoursToArrival(answer)).toISOString()
  expect(arrival(route)).toBe('2026-12-25T16:32:51.000Z')
  const under = { stop: null, leg: 0, passage: null, area: null, distance_km: 0 }
  const at = (kind: 'departure' | 'arrival', hours: number, time: string) => {
    return { ...under, kind, hours, time, coordinates: [0, 0] as [number, number] }
  }
  const dated = [
    at('departure', 0, '2026-12-01T00:00:00.000Z'),
    at('arrival', 592.55, '2026-12-25T16:32:51.000Z'),
  ]
  expect(arrival({ ...route, timeline: dated })).toBe('2026-12-25T16:32:51.000Z')
  const last = voyageEvents(dated).at(-1)!
  expect(arrivalOf('2026-12-01T08:00', last.hours!).toISOString()).toBe('2026-12-26T00:32:51.000Z')
})

test('a ship that is too early waits, in a row of its own, until it arrives', () => {
  const event = (kind: 'departure' | 'waiting' | 'arrival', hours: number, stop: number) => ({
    ...{ kind, hours, stop, leg: 0, time: null, passage: null, area: null },
    distance_km: stop * 1000,
    coordinates: [0, 0] as [number, number],
  })
  const timeline = [event('departure', 0, 0), event('waiting', 50, 1), event('arrival', 80, 1)]
  expect(waitsOf(timeline)).toEqual([{ stop: 1, km: 1000, hours: 30 }])
  expect(voyageEvents(timeline)[1]).toMatchObject({ kind: 'wait', hours: 50, waitHours: 30 })
  // On the way, it sails without the wait.
  expect(hoursAt(500, { speed_kmh: 20, passages: [], timeline })).toBe(25)
  const events = voyageEvents(timeline)
  const stays = [{ stop: 1, fuel_tonnes: 3 }]
  expect(portFuelAt(events.at(-1)!, events, stays)).toBe(3)
  expect(portFuelAt(events[1]!, events, stays)).toBe(0)
})
