import { expect, test } from 'vitest'
import { eventsOf, fuelAt, voyageEvents } from '../../web/plan/timeline.js'

test('a timeline has departure, passages, edges of control areas and arrival in order', () => {
  const stretch = (fromKm: number, toKm: number, isInside: boolean) => {
    return { positions: [], fromKm, toKm, isInside }
  }
  const passages = [
    { id: 'dover', name: 'Strait of Dover', entry_km: 170, exit_km: 210 },
    { id: 'suez', name: 'Suez Canal', entry_km: 6050, exit_km: 6220 },
  ]
  const stretches = [
    stretch(0, 770, true),
    stretch(770, 2450, false),
    stretch(2450, 6020, true),
    stretch(6020, 9990, false),
    stretch(9990, 10_000, true),
  ]
  const events = eventsOf({ passages, distance_km: 10_000 }, stretches)
  expect(events.map(({ kind, km }) => `${kind} ${km}`)).toEqual([
    'departure 0',
    'passage 170',
    'areaOut 770',
    'areaIn 2450',
    'areaOut 6020',
    'passage 6050',
    'arrival 10000',
  ])
  expect(new Set(events.map(({ key }) => key)).size).toBe(events.length)
})

test('a voyage that begins and ends inside areas has no edges there', () => {
  const area = { id: 'north_sea', name: 'North Sea', group: 'seca' as const }
  const event = (kind: 'departure' | 'arrival' | 'area_in' | 'area_out', distance_km: number) => {
    const isArea = kind.startsWith('area')
    const shared = { distance_nm: distance_km / 1.852, hours: distance_km / 26, at: null }
    return { kind, distance_km, ...shared, stop: null, passage: null, area: isArea ? area : null }
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

test('fuel is burnt at the rate of each kind of water, and all of it at the end', () => {
  const stretch = (fromKm: number, toKm: number, isInside: boolean) => {
    return { positions: [], fromKm, toKm, isInside }
  }
  const stretches = [stretch(0, 100, true), stretch(100, 500, false), stretch(500, 600, true)]
  const fuels = [
    { zone: 'eca' as const, tonnes: 20 },
    { zone: 'non_eca' as const, tonnes: 100 },
  ]
  const burnt = [0, 50, 100, 300, 550, 600].map((km) => fuelAt(km, fuels, stretches))
  expect(burnt).toEqual([0, 5, 10, 60, 115, 120])
})
