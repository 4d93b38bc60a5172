import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AppState, readAppUrl, writeAppUrl } from '../../web/app/app-url.js'
import { EMPTY_CARGO } from '../../web/emissions/cargo.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { cases } from '../support/cases.js'
import { plans } from './arbitrary-plans.js'

const UNTOUCHED: AppState = {
  view: 'plan',
  shared: null,
  story: [],
  isGlobe: false,
  plan: EMPTY_PLAN,
  variants: [],
  cargo: EMPTY_CARGO,
  reach: null,
  rows: '',
  columns: '',
}

describe('the address of the page', () => {
  test('restores every plan that was written into it', () => {
    fc.assert(
      fc.property(plans, fc.array(plans, { maxLength: 4 }), (one, others) => {
        const common = { from: null, to: null, stops: [], fuelPriceUsd: null }
        const variants = others.map((other) => ({ ...other, ...common }))
        const state = { ...UNTOUCHED, plan: one, variants, rows: 'Rotterdam\n51.9, 4' }
        expect(readAppUrl(writeAppUrl(state))).toEqual(state)
      }),
      { numRuns: cases(100) },
    )
  })

  test('of a comparison has one price of fuel, also if a variant gives its own', () => {
    const { plan, variants } = readAppUrl('?variant=&variant=price%3D600')
    expect([plan.fuelPriceUsd, variants.map((one) => one.fuelPriceUsd)]).toEqual([
      600,
      [null, null],
    ])
    expect(readAppUrl('?price=500&variant=price%3D600').plan.fuelPriceUsd).toBe(500)
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
    expect(writeAppUrl({ ...UNTOUCHED, plan: chosen })).toBe('?from=1068&close=suez,kiel')
  })

  test('ignores invalid values', () => {
    const address =
      '?from=x&to=-5&close=suez,moon&speed=fast&detail=7&depart=soon&view=none&draught=99'
    expect(readAppUrl(address).plan).toEqual({ ...EMPTY_PLAN, closed: ['suez'] })
  })

  test.each(['2026-02-31T08:00', '0026-12-01T08:00', '2026-12-01', '2026-12-01T25:00'])(
    'leaves out the departure %s, which is not a date of a voyage',
    (departure) => {
      expect(readAppUrl(`?depart=${departure}`).plan.departure).toBeNull()
    },
  )
})
