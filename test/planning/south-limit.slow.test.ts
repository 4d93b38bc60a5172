import { describe, expect, test } from 'vitest'
import { southernmostLatitude } from '../../src/engine/geo/southernmost.js'
import { DEFAULT_SOUTH_LIMIT } from '../../src/planning/closures/closures.js'
import { planMatrix } from '../../src/planning/matrix/plan-matrix.js'
import { planVoyage } from '../../src/planning/voyage/plan-voyage.js'
import { sea as openSea } from '../support/sea.js'
import { tables } from '../support/tables.js'

const { router } = await openSea(20)
const sea = { ...tables, router }
const RIO = { place: { unlocode: 'BRRIO' } }
const BRISBANE = { place: { unlocode: 'AUBNE' } }
const plan = (southLimit?: number) =>
  planVoyage({ stops: [RIO, BRISBANE], date: '2026-11-23', constraints: { southLimit } }, sea)

describe('the limit in the south of a voyage', () => {
  test('is 55° S by default, with a warning that says what it costs', () => {
    const byDefault = plan()
    expect(DEFAULT_SOUTH_LIMIT).toBe(-55)
    expect(byDefault.totals).toEqual(plan(-55).totals)
    const { distanceKm, unlimitedKm } = byDefault.plannedLegs[0]!.route
    expect(byDefault.warnings).toEqual([
      {
        code: 'south_limit',
        field: 'constraints.southLimit',
        detail: `The route stays north of 55° S because of ice, which makes it ${Math.ceil(distanceKm - unlimitedKm!)} km longer. -90 lifts the limit.`,
        values: { latitude: -55, km: Math.ceil(distanceKm - unlimitedKm!) },
      },
    ])
    expect(byDefault.slug).not.toBeNull()
  })

  test('is lifted by -90, and a route through the ice has its own warning', () => {
    const free = plan(-90)
    expect(free.totals.distanceKm).toBe(plan().plannedLegs[0]!.route.unlimitedKm)
    expect(free.warnings.map(({ code }) => code)).toEqual(['polar_waters'])
    expect(free.slug).toBeNull()
  })

  test('says that it does not hold for legs that go south of it, round Cape Horn too', () => {
    const via = (position: [number, number]) =>
      planVoyage(
        { stops: [RIO, { place: { position }, kind: 'via' }, BRISBANE], date: '2026-11-23' },
        sea,
      ).warnings.filter(({ code }) => code === 'south_limit')
    expect(via([60, -59])).toEqual([
      {
        code: 'south_limit',
        field: 'constraints.southLimit',
        detail:
          'The limit of 55° S does not hold for 2 legs: an end lies south of it, no other way leads there, or the way leads round South America, where the sea is open to 60° S. A voyage by way of such a place can be shorter than one without it.',
        values: { latitude: -55, legs: 2, reason: 'yields' },
      },
    ])
    const reasons = via([-67.3, -56.5]).map(({ values }) => values?.['reason'])
    expect(reasons).toEqual([undefined, 'yields'])
  })

  test.each([
    [-45, ['magellan'], ['yields']],
    [-40, [], ['yields']],
    [-40, ['magellan'], ['yields']],
    [-58, ['magellan'], []],
    [-90, [], []],
  ] as const)(
    'of %s is kept between Buenos Aires and Valparaiso without %j, or the answer says so',
    (southLimit, closed, said) => {
      const { plannedLegs, warnings } = planVoyage(
        {
          stops: [{ place: { unlocode: 'ARBUE' } }, { place: { unlocode: 'CLVAP' } }],
          date: '2026-11-23',
          constraints: { southLimit, closed },
        },
        sea,
      )
      const told = warnings.filter(({ code }) => code === 'south_limit')
      expect(told.map(({ values }) => values?.['reason'])).toEqual(said)
      const south = southernmostLatitude(plannedLegs[0]!.route.positions)
      expect(south < southLimit).toBe(said.length > 0)
    },
  )

  test('is kept along its parallel without a word of yielding', () => {
    const { warnings } = planVoyage(
      {
        stops: [{ place: { unlocode: 'NZAKL' } }, { place: { unlocode: 'ZACPT' } }],
        date: '2026-11-23',
        constraints: { southLimit: -40 },
      },
      sea,
    )
    const told = warnings.filter(({ code }) => code === 'south_limit')
    expect(told.map(({ values }) => values?.['reason'])).toEqual([undefined])
  })

  test('applies to a matrix too, whose cells are as long as the routes', () => {
    const cell = (southLimit?: number) =>
      planMatrix(
        {
          origins: [RIO.place],
          destinations: [BRISBANE.place],
          date: '2026-11-23',
          constraints: { southLimit },
        },
        sea,
      ).routed.cells.distanceKm[0]
    for (const southLimit of [undefined, -60, -90]) {
      expect(cell(southLimit)).toBeCloseTo(plan(southLimit).totals.distanceKm, 2)
    }
  })

  test('is rejected outside its range, with the range', () => {
    for (const wrong of [-30, -100, Number.NaN]) {
      expect(() => plan(wrong)).toThrow(/southLimit.*from -90 to -40/)
    }
  })
})
