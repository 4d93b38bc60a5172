import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { Numbers } from '../../web/format/numbers.js'
import { inMonth } from '../../web/plan/in-winds.js'
import { offeredAmong, offeredAnswer } from '../../web/plan/offered-answer.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import type { RouteAnswer } from '../../web/plan/route-answer.js'
import { unevenBasis } from '../../web/scenarios/basis.js'
import { limitsOf } from '../../web/scenarios/limits.js'
import { moved, withChanges } from '../../web/scenarios/scenarios.js'
import { questionsOf } from '../../web/scenarios/what-if.js'
import { de } from '../../web/texts/de.js'
import { en } from '../../web/texts/en.js'
import { cases } from '../support/cases.js'
import { plans } from './arbitrary-plans.js'

vi.mock('../../web/plan/place-name.js', () => ({ placeName: () => '' }))
const { scenarioNames } = await import('../../web/scenarios/scenario-names.js')

const TODAY = EMPTY_PLAN
const NO_SUEZ: Plan = { ...TODAY, closed: ['suez'] }
const names = (all: readonly Plan[], texts = en) => scenarioNames(all, texts, new Numbers('en-GB'))

describe('a change of a scenario', () => {
  test('of what all share changes all of them', () => {
    fc.assert(
      fc.property(fc.array(plans, { minLength: 2, maxLength: 4 }), fc.nat(3), (all, at) => {
        const to = { portId: 7 }
        const changed = withChanges(all, at % all.length, { to, fuelPriceUsd: 600 })
        expect(changed.map((one) => [one.to, one.fuelPriceUsd])).toEqual(all.map(() => [to, 600]))
      }),
      { numRuns: cases(50) },
    )
  })

  test('is followed from the first by those that agreed with it, and by no other', () => {
    const slow: Plan = { ...TODAY, speedKn: 12 }
    const [first, second, third] = withChanges([TODAY, NO_SUEZ, slow], 0, { speedKn: 14 })
    expect([first!.speedKn, second!.speedKn, third!.speedKn]).toEqual([14, 14, 12])
    const [, kept] = withChanges([TODAY, NO_SUEZ], 1, { speedKn: 9 })
    expect(kept!.speedKn).toBe(9)
    expect(withChanges([TODAY, NO_SUEZ], 1, { speedKn: 9 })[0]!.speedKn).toBeNull()
  })

  test('closes in the others what the first closes too, beside what they close', () => {
    const [, other] = withChanges([TODAY, NO_SUEZ], 0, { closed: ['kiel'] })
    expect(other!.closed).toEqual(['suez', 'kiel'])
    const [, opened] = withChanges([{ ...TODAY, closed: ['kiel'] }, other!], 0, { closed: [] })
    expect(opened!.closed).toEqual(['suez'])
  })

  test('to a first ship is one of all, because a difference from an assumed ship tells nothing', () => {
    const slow: Plan = { ...TODAY, speedKn: 12 }
    const ship = { vesselType: 'container', sizeClass: 'ulcv', speedKn: null } as const
    const changed = withChanges([TODAY, NO_SUEZ, slow], 1, ship)
    expect(changed.map(({ sizeClass, speedKn }) => [sizeClass, speedKn])).toEqual([
      ['ulcv', null],
      ['ulcv', null],
      ['ulcv', 12],
    ])
    const [first, other] = withChanges(changed.slice(0, 2), 1, { sizeClass: 'feeder' })
    expect([first!.sizeClass, other!.sizeClass]).toEqual(['ulcv', 'feeder'])
  })

  test('of the way chosen, or of the name, is that of one scenario alone', () => {
    const [, other] = withChanges([TODAY, NO_SUEZ], 0, { leftOut: ['malacca'], name: 'A' })
    expect(other).toEqual(NO_SUEZ)
  })
})

describe('the name of a scenario', () => {
  test('says what differs from the first, and only that', () => {
    const ship = { vesselType: 'container', departure: '2026-12-01T08:00' } as const
    const first: Plan = { ...TODAY, ...ship }
    expect(names([first, { ...first, closed: ['suez'] }, { ...first, speedKn: 12 }])).toEqual([
      'As planned',
      'Suez Canal closed',
      '12 kn',
    ])
    const feeder = { sizeClass: 'feeder', speedKn: 14, departure: '2036-12-10T08:00' }
    expect(names([TODAY, { ...TODAY, ...ship, ...feeder }])[1]).toBe(
      'Container · Feeder, 14 kn, departs 10 Dec 2036, 08:00',
    )
    expect(names([TODAY, NO_SUEZ])[0]).toBe('Today')
    expect(names([TODAY, NO_SUEZ], de)[0]).toBe('Heute')
    expect(names([TODAY, { ...TODAY, opened: ['northeast'] }])[1]).toMatch(/Northeast Passage/)
  })

  test('is the month whose winds it has, also beside another month', () => {
    const [january, july] = [0, 6].map((month) => ({
      ...TODAY,
      ...inMonth(month, new Date('2026-11-30')),
    })) as [Plan, Plan]
    expect(names([TODAY, january, july])).toEqual(['Today', 'Winds of January', 'Winds of July'])
    expect(names([january, july])).toEqual(['Winds of January', 'Winds of July'])
    expect(names([january, { ...january, winds: false }])[1]).toMatch(/^Departs 15 Jan/)
  })

  test('says what the first has and it has not', () => {
    expect(names([NO_SUEZ, TODAY])).toEqual(['Suez Canal closed', 'Suez Canal open'])
    expect(names([NO_SUEZ, TODAY], de)[1]).toBe('Suezkanal offen')
    const ship: Plan = { ...TODAY, vesselType: 'container', departure: '2026-12-01T08:00' }
    expect(names([ship, { ...TODAY, speedKn: 12 }])[1]).toBe('12 kn, any ship, leaving now')
    expect(names([{ ...TODAY, avoidedAreas: ['piracy'], leftOut: ['suez'] }, TODAY])[1]).toBe(
      'The shortest route, high-risk areas not avoided',
    )
    expect(names([NO_SUEZ, NO_SUEZ])[1]).toBe('The same again')
  })

  test('says nothing of an arrival that is left out for a stated speed', () => {
    const wanted = { ...TODAY, departure: '2027-01-20T00:00', arrival: '2027-02-14T00:00' }
    expect(names([wanted, { ...wanted, arrival: null, speedKn: 12 }])[1]).toBe('12 kn')
    expect(names([wanted, { ...wanted, arrival: null }])[1]).toBe('Usual speed')
  })

  test('is the one that the user gives', () => {
    expect(names([TODAY, { ...NO_SUEZ, name: 'March 2021' }])[1]).toBe('March 2021')
  })
})

test('fuel and cost are compared on one basis: ships, stated consumptions, or none', () => {
  const ship: Plan = { ...TODAY, vesselType: 'container' }
  const stated: Plan = { ...ship, fuelTonnesPerDay: 120 }
  expect(unevenBasis(NO_SUEZ, TODAY)).toBeNull()
  expect(unevenBasis({ ...ship, sizeClass: 'feeder' }, ship)).toBeNull()
  expect([unevenBasis(NO_SUEZ, ship), unevenBasis(stated, TODAY)]).toEqual(['ship', 'ship'])
  expect([unevenBasis(stated, ship), unevenBasis(stated, stated)]).toEqual(['consumption', null])
})

test('a scenario that is moved keeps all others in their order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

describe('the questions about a voyage', () => {
  const passages = ['dover', 'suez', 'malacca'].map((id) => ({ id }))
  const route = { passages } as unknown as RouteAnswer
  const NOW = new Date('2026-11-30')

  test('begin with the canals on its way, and ask nothing that it does already', () => {
    const { way, speed } = questionsOf({ ...TODAY, speedKn: 12 }, route, NOW)
    expect(way[0]).toEqual({ closed: ['suez'], leftOut: [] })
    expect(speed).toEqual([{ speedKn: 16, arrival: null }])
    expect(questionsOf(NO_SUEZ, route, NOW).way).toContainEqual({ closed: [], leftOut: [] })
  })
})

describe('a closure that another answer knows', () => {
  const line = (nm: number, ids: readonly string[], avoid?: readonly string[]) =>
    ({ distance_km: nm, passages: ids.map((id) => ({ id })), avoid }) as never
  const route = {
    ...(line(8289, ['dover', 'suez']) as object),
    speed_kmh: 26,
    alternatives: [line(11_727, ['dover'], ['suez']), line(12_500, [], ['suez', 'dover'])],
  } as unknown as RouteAnswer
  const answered = { plan: TODAY, route }

  test('is answered by the route that avoids what is closed and nothing else', () => {
    expect(offeredAnswer(NO_SUEZ, answered)?.distance_km).toBe(11_727)
    expect(offeredAnswer({ ...TODAY, closed: ['suez', 'dover'] }, answered)?.distance_km).toBe(
      12_500,
    )
  })

  test('is answered by the route itself where it uses nothing closed', () => {
    expect(offeredAnswer({ ...TODAY, closed: ['panama'] }, answered)?.distance_km).toBe(8289)
  })

  test('is not answered where a shorter way may be open, or where more than closures differs', () => {
    expect(offeredAnswer({ ...TODAY, closed: ['dover'] }, answered)).toBeNull()
    expect(offeredAnswer({ ...NO_SUEZ, speedKn: 12 }, answered)).toBeNull()
    expect(offeredAnswer(TODAY, { plan: NO_SUEZ, route })).toBeNull()
  })

  test('serves one of two scenarios that are alike, never both: neither would be asked', () => {
    const plans = [TODAY, NO_SUEZ, { ...NO_SUEZ, name: 'The same' }]
    const own = { plan: NO_SUEZ, route: { ...route, ...(line(11_727, ['dover']) as object) } }
    const offered = offeredAmong(plans, [null, own, { ...own, plan: plans[2]! }], 0)
    expect(offered.map((one) => one?.distance_km ?? null)).toEqual([null, null, 11_727])
    const byLast = offeredAmong(plans, [null, own, { ...own, plan: plans[2]! }], 2)
    expect(byLast.map((one) => one?.distance_km ?? null)).toEqual([null, 11_727, null])
  })

  test('is served by the scenario that is shown, unless that has a fuel of its own to tell', () => {
    expect(offeredAmong([NO_SUEZ, TODAY], [null, answered], 1)[0]?.distance_km).toBe(11_727)
    const fuelled = { plan: TODAY, route: { ...route, emissions: {} } as unknown as RouteAnswer }
    expect(offeredAmong([NO_SUEZ, TODAY], [null, fuelled], 1)).toEqual([null, null])
  })
})

test('what the limits of the ship take away is named once for each way, by the limit that is exceeded most', () => {
  const closed = (place: string, size_m: number, limit_m: number, km: number) => ({
    code: 'closed_by_vessel',
    place,
    values: { dimension: 'draught', size_m, limit_m, km },
  })
  const warnings = [
    closed('Malacca', 22, 20.5, 7963),
    closed('Suez Canal', 22, 16.4, 7963),
    closed('Kiel Canal', 22, 9.5, 0),
    { code: 'shallow_water', place: 'Sunda' },
  ]
  const limits = limitsOf({ warnings } as never)
  expect(limits).toHaveLength(1)
  expect(limits[0]).toMatchObject({ place: 'Suez Canal', dimension: 'draught', km: 7963 })
  expect(limits[0]!.excessM).toBeCloseTo(5.6)
})
