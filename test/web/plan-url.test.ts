import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AppState, readAppUrl, writeAppUrl } from '../../web/app/app-url.js'
import { unreadParts } from '../../web/app/unread-link.js'
import { EMPTY_CARGO } from '../../web/emissions/cargo.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { asSameVoyage } from '../../web/scenarios/scenarios.js'
import { cases } from '../support/cases.js'
import { plans } from './arbitrary-plans.js'

const UNTOUCHED: AppState = {
  view: 'plan',
  shared: null,
  story: [],
  isGlobe: false,
  scenarios: [EMPTY_PLAN],
  at: 0,
  cargo: EMPTY_CARGO,
  reach: null,
  rows: '',
  columns: '',
}

describe('the address of the page', () => {
  test('restores every strip of scenarios that was written into it', () => {
    fc.assert(
      fc.property(plans, fc.array(plans, { maxLength: 3 }), fc.nat(3), (one, others, at) => {
        const scenarios = [one, ...others.map((other) => asSameVoyage(other, one))]
        const state = {
          ...UNTOUCHED,
          scenarios,
          at: at % scenarios.length,
          rows: 'Rotterdam\n51.9, 4',
        }
        expect(readAppUrl(writeAppUrl(state))).toEqual(state)
      }),
      { numRuns: cases(100) },
    )
  })

  test('of scenarios has one price of fuel, also if a link by hand gives it to one of them', () => {
    const prices = (search: string) => readAppUrl(search).scenarios.map((one) => one.fuelPriceUsd)
    expect(prices('?variant=&variant=price%3D600')).toEqual([600, 600, 600])
    expect(prices('?price=500&variant=price%3D600')).toEqual([500, 500])
  })

  test('of scenarios by hand has the ship of the plan in all that name none, and says where there is none', () => {
    const ships = (search: string) => readAppUrl(search).scenarios.map((one) => one.sizeClass)
    const ulcv = '?vessel=container&size=ulcv&variant=close%3Dsuez'
    expect(ships(ulcv)).toEqual(['ulcv', 'ulcv'])
    expect(ships(`${ulcv}%26vessel%3Dany`)).toEqual(['ulcv', null])
    expect(ships('?variant=vessel%3Dtanker')).toEqual([null, null])
    expect(unreadParts(`${ulcv}%26vessel%3Dany`)).toEqual([])
  })

  test('of an earlier edition opens its comparison as a table of scenarios', () => {
    const { view, scenarios } = readAppUrl(
      '?from=1&to=2&view=compare&variant=&variant=close%3Dsuez',
    )
    expect(view).toBe('table')
    expect(scenarios.map(({ from, closed }) => [from, closed])).toEqual([
      [{ portId: 1 }, []],
      [{ portId: 1 }, ['suez']],
    ])
  })

  test('shows the first scenario if the one that it names is missing', () => {
    expect(['?at=2', '?at=x', '?at=-1'].map((search) => readAppUrl(search).at)).toEqual([0, 0, 0])
  })

  test('is empty for an untouched page', () => {
    expect(writeAppUrl(UNTOUCHED)).toBe('')
  })

  test('keeps the lines of equal sailing time, and where they start', () => {
    const reach = { days: 12.5, from: { portId: 145 } }
    const address = writeAppUrl({ ...UNTOUCHED, reach })
    expect(address).toBe('?reach=12.5&reachfrom=145')
    expect(readAppUrl(address).reach).toEqual(reach)
    expect(readAppUrl('?reach=1000').reach).toBeNull()
  })

  test('of a shared plan keeps the steps of its story, and no other ids', () => {
    const state = {
      ...UNTOUCHED,
      view: 'shared',
      shared: 'plan_a',
      story: ['plan_b', 'c-1'],
    } as const
    const address = writeAppUrl(state)
    expect(address).toBe('?shared=plan_a&story=plan_b,c-1')
    expect(readAppUrl(address)).toEqual(state)
    expect(readAppUrl('?story=plan_b').story).toEqual([])
    expect(readAppUrl('?shared=a&story=b,../c,d,e,f,g').story).toEqual(['b', 'd', 'e'])
  })

  test('can be read by people', () => {
    const chosen: Plan = { ...EMPTY_PLAN, from: { portId: 1068 }, closed: ['suez', 'kiel'] }
    expect(writeAppUrl({ ...UNTOUCHED, scenarios: [chosen] })).toBe('?from=1068&close=suez,kiel')
  })

  test('ignores invalid values', () => {
    const address =
      '?from=x&to=-5&close=suez,moon&speed=fast&detail=7&depart=soon&view=none&draught=99'
    expect(readAppUrl(address).scenarios[0]).toEqual({ ...EMPTY_PLAN, closed: ['suez'] })
  })

  test.each(['2026-02-31T08:00', '0026-12-01T08:00', '2026-12-01', '2026-12-01T25:00'])(
    'leaves out the departure %s, which is not a date of a voyage',
    (departure) => {
      expect(readAppUrl(`?depart=${departure}`).scenarios[0]?.departure).toBeNull()
    },
  )
})
