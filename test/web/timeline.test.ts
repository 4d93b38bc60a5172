import { expect, test } from 'vitest'
import { eventsOf, fuelAt } from '../../web/plan/timeline.js'

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
