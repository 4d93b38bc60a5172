import { expect, test, vi } from 'vitest'
import { Numbers } from '../../web/format/numbers.js'
import { EMPTY_PLAN } from '../../web/plan/plan.js'
import type { RouteAnswer } from '../../web/plan/route-answer.js'
import { voyageInputs } from '../../web/report/voyage-inputs.js'
import { laterEn as en } from '../../web/texts/later-en.js'

// The names of ports come from the state of the page.
vi.mock('../../web/plan/place-name.js', () => ({
  placeName: (place: object) => JSON.stringify(place),
  placeText: (place: object) => JSON.stringify(place),
}))

const plan = { ...EMPTY_PLAN, from: { portId: 1 }, to: { portId: 2 } }
/** 13.6 knots on the mean. */
const route = {
  speed_kmh: 25.1872,
  speed_source: 'default',
  passages: [],
} as unknown as RouteAnswer

const UNITS = { lengthText: (km: number) => `${km} km`, massText: (t: number) => `${t} t` }

function inputs(changes: Partial<typeof plan>, emissions: RouteAnswer['emissions'] | null = null) {
  const numbers = new Numbers('en-GB')
  const answer = { ...route, emissions }
  const rows = voyageInputs({ ...plan, ...changes }, answer, null, en, numbers, UNITS)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

test('a report without a ship says whether its fuel is that of an assumed one', () => {
  expect(inputs({})[en.plan.vessel]).toBe('none: no fuel or emissions are calculated')
  expect(inputs({})[en.plan.fuel]).toBeUndefined()
  const priced = inputs({ fuelPriceUsd: 600 }, {} as RouteAnswer['emissions'])
  expect(priced[en.plan.vessel]).toBe('none: a ship is assumed, see below')
  expect(priced[en.plan.fuel]).toBe('VLSFO')
})

test('the speed of a report is that of the plan, not the mean with legs that have their own', () => {
  const stops = [{ place: { portId: 3 }, stayHours: 24, speedKn: 12 }]
  expect(inputs({})[en.plan.speed]).toBe('13.6 kn, the default')
  expect(inputs({ stops })[en.plan.speed]).toBe('14.0 kn, the default')
  expect(inputs({ stops, speedKn: 15 })[en.plan.speed]).toBe('15.0 kn')
})

test('a speed that is sought is named, unless legs have speeds of their own', () => {
  const speedOf = (stops: typeof plan.stops) => {
    const answer = { ...route, speed_source: 'arrive_at' } as RouteAnswer
    const rows = voyageInputs({ ...plan, stops }, answer, null, en, new Numbers('en-GB'), UNITS)
    return rows.find(({ name }) => name === en.plan.speed)!.value
  }
  expect(speedOf([])).toBe('13.6 kn, sought for the arrival wanted')
  const own = speedOf([{ place: { portId: 3 }, stayHours: 24, speedKn: 12 }])
  expect(own).toBe('sought for the arrival wanted, on legs without a speed of their own')
})
