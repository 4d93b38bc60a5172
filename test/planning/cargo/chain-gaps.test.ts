import { describe, expect, it } from 'vitest'
import type { StatedLeg } from '../../../src/emissions/index.js'
import {
  estimateChain,
  type SeaLeg,
  type TransportChain,
} from '../../../src/planning/cargo/chain.js'
import { factors } from '../../emissions/support.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'

const sea = { ...tables, router: new FakeRouter(tables.ports) }

const atSea = (from: string, to: string, date = '2026-11-21'): SeaLeg => ({
  kind: 'sea',
  consignment: {
    origin: { unlocode: from },
    destination: { unlocode: to },
    date,
    estimate: { vessel: { type: 'container', capacityTeu: 13_000 } },
  },
})
const truck: StatedLeg = { kind: 'leg', mode: 'road', distanceKm: 200, distanceType: 'sfd' }
const named = { ...truck, name: 'Job 7' }
const run = (...elements: TransportChain['elements']) =>
  estimateChain({ cargo: { massTonnes: 50 }, elements }, sea, factors)
const faultsOf = (...elements: TransportChain['elements']) =>
  run(...elements).warnings.filter(({ code }) => /^(chain_gap|leg_)/.test(code))

/** Days at 30 kn along the line of the fake router; no cargo ship is faster. */
const LEG = atSea('NLRTM', 'SGSIN', '2026-06-01')
const fastest = run(LEG).parts[0]!.distanceKm! / (30 * 1.852 * 24)
const fromJune = (days: number) => `2026-06-${String(1 + days).padStart(2, '0')}`

describe('a leg twice in a chain', () => {
  it('at sea is named, counts twice, and keeps the chain from being aligned', () => {
    const [once, twice] = [run(LEG), run(LEG, LEG)]
    expect(twice.warnings).toContainEqual(
      expect.objectContaining({
        code: 'leg_twice',
        field: 'elements[1]',
        detail: 'Element 2 is the same leg as element 1: it counts twice.',
      }),
    )
    expect(twice.emissions.wtwKgCo2e).toBeCloseTo(2 * once.emissions.wtwKgCo2e, 6)
    expect(twice.deviations).toContainEqual(
      expect.objectContaining({ code: 'leg_twice', isAllowed: false, elements: [1] }),
    )
    expect(twice.framework.statement).not.toBe(once.framework.statement)
  })

  it.each<[string, TransportChain['elements'], string[]]>([
    ['is named by land', [truck, truck], ['elements[1]']],
    ['is named each time', [truck, truck, truck], ['elements[1]', 'elements[2]']],
    ['is named beyond a sea if it has a name', [named, LEG, named], ['elements[2]']],
    ['may be two equal ones, before and after a sea', [truck, LEG, truck], []],
    ['is none of another length', [truck, { ...truck, distanceKm: 201 }], []],
    ['is none the way back', [atSea('NLRTM', 'DEHAM'), atSea('DEHAM', 'NLRTM')], []],
  ])('%s', (_, elements, fields) => {
    const found = run(...elements).warnings.filter(({ code }) => code === 'leg_twice')
    expect(found.map(({ field }) => field)).toEqual(fields)
  })
})

describe('a leg of a chain that departs before the one before it arrives', () => {
  const onward = (date: string) => [LEG, atSea('SGSIN', 'AUSYD', date)] as const

  it('is named with both days, and keeps the chain from being aligned', () => {
    const { warnings, deviations } = run(...onward('2026-06-02'))
    const arrives = fromJune(Math.floor(fastest))
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'leg_too_early',
        field: 'elements[1].route.depart_at',
        detail: `Element 2 departs on 2026-06-02, before the leg of element 1, which departs on 2026-06-01, can have arrived on ${arrives}.`,
      }),
    )
    expect(deviations).toContainEqual(
      expect.objectContaining({ code: 'leg_too_early', isAllowed: false, elements: [1] }),
    )
  })

  it('is one at 30 kn to the day: the day before is too early, that day is not', () => {
    const days = Math.floor(fastest)
    expect(days).toBeGreaterThan(5)
    expect(faultsOf(...onward(fromJune(days - 1)))).toHaveLength(1)
    expect(faultsOf(...onward(fromJune(days)))).toEqual([])
  })

  it('is not one if its day is assumed', () => {
    const [first, second] = onward('2026-06-02')
    const consignment = { ...second.consignment, isDateAssumed: true }
    expect(faultsOf(first, { ...second, consignment })).toEqual([])
  })
})
