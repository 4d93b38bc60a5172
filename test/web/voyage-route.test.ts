import { expect, test } from 'vitest'
import type { Route, Voyage } from '../../src/client/index.js'
import { routeOfVoyage, withInPort } from '../../web/plan/voyage-route.js'

const line = (...coordinates: [number, number][]) => ({
  geometry: { type: 'LineString', coordinates },
})
const amounts = (tonnes: number) => ({
  fuel_tonnes: tonnes,
  co2e_ttw_tonnes: 3 * tonnes,
  co2e_wtt_tonnes: tonnes,
  co2e_wtw_tonnes: 4 * tonnes,
  cost_usd: 600 * tonnes,
})
const voyage = {
  calls: [
    { stop: 0, emissions: null },
    { stop: 1, emissions: amounts(2) },
    { stop: 2, emissions: null },
  ],
  legs: [line([170, 0], [185, 1]), line([-175, 1], [-170, 2])],
  route: { distance_km: 1234, passages: [], emissions: { ...amounts(10), fuels: ['as at sea'] } },
  totals: { wait_hours: 0 },
  events: ['the timeline'],
} as unknown as Voyage

test('a voyage is drawn as one line that does not jump at the antimeridian', () => {
  const { geometry, distance_km, timeline } = routeOfVoyage(voyage)
  expect(geometry.coordinates).toEqual([
    ...[[170, 0], [185, 1], [185, 1], [190, 2]], // biome-ignore format: one line
  ])
  expect([distance_km, timeline]).toEqual([1234, ['the timeline']])
})

test('each leg keeps its own fuel at sea', () => {
  const fuels = [{ zone: 'eca', tonnes: 7 }]
  const legs = [
    { ...voyage.legs[0], distance_km: 1000, emissions: { fuels } },
    { ...voyage.legs[1], distance_km: 234, emissions: null },
  ] as unknown as Voyage['legs']
  expect(routeOfVoyage({ ...voyage, legs }).legFuels).toEqual([
    { km: 1000, fuels },
    { km: 234, fuels: [] },
  ])
})

test('its emissions include those in port, and its fuels are those at sea', () => {
  const { emissions, inPort } = routeOfVoyage(voyage)
  expect(emissions).toEqual({ ...amounts(12), fuels: ['as at sea'] })
  expect(inPort).toEqual([{ ...amounts(2), stop: 1 }])
  const plain = { ...voyage, route: { ...voyage.route, emissions: null } }
  expect(routeOfVoyage(plain).emissions).toBeNull()
})

test('its time is without the wait, as that of a route', () => {
  const waiting = {
    ...voyage,
    totals: { wait_hours: 30 },
    route: { ...voyage.route, duration_hours: 130 },
  } as unknown as Voyage
  expect(routeOfVoyage(waiting)).toMatchObject({ duration_hours: 100, wait_hours: 30 })
  expect(routeOfVoyage(voyage)).not.toHaveProperty('wait_hours')
})

test('a route that waits at its end has its wait as a stay there', () => {
  const waiting = { ...amounts(2), fuels: [] }
  const route = { via: [{}], emissions: { ...amounts(12), waiting } } as unknown as Route
  expect(withInPort(route)).toEqual({ ...route, inPort: [{ ...waiting, stop: 2 }] })
  const prompt = { via: [], emissions: amounts(10) } as unknown as Route
  expect(withInPort(prompt)).toBe(prompt)
})
