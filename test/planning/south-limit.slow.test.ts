import { describe, expect, test } from 'vitest'
import { southernmostLatitude } from '../../src/engine/geo/southernmost.js'
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
  test('goes by ocean by default, with a warning that says what it costs', () => {
    const byDefault = plan()
    const { positions, distanceKm, unlimitedKm } = byDefault.plannedLegs[0]!.route
    const km = distanceKm - unlimitedKm!
    expect(byDefault.warnings).toEqual([
      {
        code: 'south_limit',
        field: 'constraints.southLimit',
        detail: `The route stays north of 42° S in the Atlantic and Indian Ocean and of 50° S in the Pacific, the default because of weather and ice, which makes it ${Math.round(km / 1.852)} nm (${Math.ceil(km)} km) longer. south_limit -90 lifts the limit.`,
        values: { nm: Math.round(km / 1.852), km: Math.ceil(km), reason: 'by_ocean' },
      },
    ])
    // By Magellan and along 50° S in the Pacific; to Singapore along 42° S.
    const inPacific = positions.filter(([lon]) => lon < -110 || lon > 170)
    expect(southernmostLatitude(inPacific)).toBeGreaterThan(-50.01)
    const [toAsia] = planVoyage(
      { stops: [RIO, { place: { unlocode: 'ZADUR' } }], date: '2026-11-23' },
      sea,
    ).plannedLegs
    expect(southernmostLatitude(toAsia!.route.positions)).toBeGreaterThan(-42.01)
    expect(plan(-55).totals.distanceKm).toBeLessThan(byDefault.totals.distanceKm - 200)
    expect(byDefault.slug).not.toBeNull()
  })

  test('says what one latitude costs too', () => {
    const { plannedLegs, warnings } = plan(-55)
    const km = plannedLegs[0]!.route.distanceKm - plannedLegs[0]!.route.unlimitedKm!
    expect(warnings.map(({ values }) => values)).toEqual([
      { latitude: -55, nm: Math.round(km / 1.852), km: Math.ceil(km) },
    ])
  })

  test.each([
    ['Hobart', [147.4, -43.1], 'Bluff', [168.4, -46.65]],
    ['Montevideo', [-56.3, -35], 'Stanley', [-57.6, -51.6]],
    ['Ushuaia', [-67.2, -55], 'Puerto Montt', [-74.5, -42]],
    ['Wellington', [174.7, -41.5], 'the Horn', [-67, -56.6]],
  ] as const)('is no longer than one of 50° S from %s to %s', (_, from, __, to) => {
    const stops = [from, to].map((position) => ({ place: { position: position as never } }))
    const sail = (southLimit?: number) =>
      planVoyage({ stops, date: '2026-11-23', constraints: { southLimit } }, sea)
    const codes = sail().warnings.map(({ values }) => values?.['reason'])
    expect(codes).not.toContain('by_ocean_yields')
    expect(sail().totals.distanceKm).toBeLessThanOrEqual(sail(-50).totals.distanceKm + 0.001)
  })

  test('is lifted by -90, and a route through the ice has its own warning', () => {
    const free = plan(-90)
    expect(free.totals.distanceKm).toBe(plan().plannedLegs[0]!.route.unlimitedKm)
    expect(free.warnings.map(({ code }) => code)).toEqual(['polar_waters'])
    expect(free.slug).toBeNull()
  })

  test('says that it does not hold for legs that go south of it, and holds round Cape Horn', () => {
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
          'The limit in the south (42° S in the Atlantic and Indian Ocean, 50° S in the Pacific) does not hold for 2 legs: an end lies south of it, or no other way leads there. A voyage by way of such a place can be shorter than one without it.',
        values: { legs: 2, reason: 'by_ocean_yields' },
      },
    ])
    expect(via([-67.3, -56.5]).map(({ values }) => values?.['reason'])).toEqual(['by_ocean'])
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
