import { describe, expect, it } from 'vitest'
import { makeAreaLegs } from '../../../../lab/sea-build/areas/make-area-legs.js'
import { ring } from '../../../../src/engine/geo/ring.js'
import { costSteps } from '../../../../src/engine/routing/avoid/tables/cost-steps.js'
import { CostSweep } from '../../../../src/engine/routing/avoid/tables/cost-sweep.js'
import { type SeaData, SeaRouter } from '../../../../src/engine/routing/router.js'
import { type Area, areasInForce } from '../../../../src/engine/sea/areas.js'
import { openNetwork } from '../../../../src/engine/sea/network.js'
import { outlinesChecksum, packAreaLegs } from '../../../../src/engine/sea/stored/area-legs.js'
import { UNREACHED } from '../../../../src/engine/sea/stored/compact-table.js'
import { packNetwork } from '../../../../src/engine/sea/stored/network-format.js'
import { seeded } from '../../../engine/geo/random.js'
import { randomPlan, rectangle, syntheticSea } from '../../../engine/routing/synthetic-sea.js'
import { someSeeds } from '../../../support/cases.js'
import { distancesOf } from '../../../support/distances.js'
import { sea } from '../../../support/sea.js'

/** Costs are sums in another order, so that one of thousands is rounded to the next thousandth. */
const ROUNDING = 1
const DATE = '2026-06-01'
const BOTH_GROUPS = ['eca', 'piracy'] as const

function area(id: string, [west, south]: readonly [number, number], facts: Partial<Area>): Area {
  const outline = rectangle(west, south, west + 17, south + 13)
  const common = { id, name: id, approximate: false, source: 'none' }
  return { ...common, group: 'eca', ...facts, outlines: [outline], rings: [ring(outline)] }
}

/** An area that is enforced, one that will be, and a listed one. */
function areasOf(random: () => number): Area[] {
  const place = () => [25 + 40 * random(), -25 + 30 * random()] as const
  return [
    area('now', place(), { enforcedFrom: '2020-01-01' }),
    area('later', place(), { enforcedFrom: '2027-01-01' }),
    area('listed', place(), { group: 'piracy', edition: 'newest' }),
  ]
}

function worst(a: Uint32Array, b: Uint32Array): number {
  expect(a.length).toBe(b.length)
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0)
}

describe.each(someSeeds([1, 2], [3, 4, 5, 6]))(
  'legs round areas on a random sea, seed %i',
  (seed) => {
    const random = seeded(seed)
    const areas = areasOf(random)
    const { content, coast } = syntheticSea(randomPlan(random), [], { finished: seed % 2 === 0 })
    const bytes = packNetwork(content)
    const plain: SeaData = {
      version: 'synthetic',
      networks: [openNetwork(bytes)],
      coast,
      passages: [],
      areas,
    }
    const made = makeAreaLegs(plain, () => undefined)
    const networks = [openNetwork(bytes, { areaLegs: packAreaLegs(made, 0) })]
    const tablesOf = (data: SeaData, date: string) =>
      distancesOf(
        new SeaRouter(data).prepareAreas({ resolutionKm: 20, avoidAreas: BOTH_GROUPS, date })!
          .costs,
      )

    it.each([DATE, '2027-06-01'])('make the tables that all legs make, on %s', (date) => {
      const want = tablesOf(plain, date)
      expect(worst(tablesOf({ ...plain, networks }, date), want)).toBeLessThanOrEqual(ROUNDING)
      expect(want.length).toBeGreaterThan(1000)
    })

    it('are left alone for areas with other outlines', () => {
      const moved = { ...plain, areas: areasOf(random) }
      const none = packAreaLegs({ ...made, leg: new Int32Array(0), way: new Uint8Array(0) }, 0)
      const wrong = [openNetwork(bytes, { areaLegs: none })]
      expect(worst(tablesOf({ ...moved, networks: wrong }, DATE), tablesOf(moved, DATE))).toBe(0)
      expect(worst(tablesOf({ ...plain, networks: wrong }, DATE), tablesOf(plain, DATE))).not.toBe(
        0,
      )
    })
  },
)

describe('the legs round areas of the data', () => {
  it('are there for each set of areas that voyages avoid', async () => {
    const { data, network } = await sea(100)
    const { areaLegs } = data.networks[0]!
    expect(areaLegs, 'made by npm run data -- areas').not.toBeNull()
    for (const date of [DATE, '2027-06-01', '2028-12-01']) {
      for (const groups of [['eca'], ['piracy'], BOTH_GROUPS] as const) {
        const set = groups.flatMap((group) => areasInForce(data.areas, group, date))
        const { corners } = network.detours.ofPolygons([], set, true)
        const own = areaLegs!.sets.find(({ checksum }) => checksum === outlinesChecksum(set))
        expect(own?.corners, `${groups} on ${date}`).toBe(corners.nodes.length)
      }
    }
  })

  it('make the tables that all legs make', async () => {
    const { data, network } = await sea(100)
    const { cornerCount, landmarks } = data.networks[0]!
    const avoided = { resolutionKm: 100, avoidAreas: ['piracy'], date: DATE } as const
    const costs = distancesOf(new SeaRouter(data).prepareAreas(avoided)!.costs)
    const set = areasInForce(data.areas, 'piracy', DATE)
    const { corners } = network.detours.ofPolygons([], set, true)
    corners.lookRoundAll(null)
    const sweep = new CostSweep(costSteps(corners, null))
    for (const landmark of [0, 60, landmarks.length - 1]) {
      sweep.from(cornerCount + landmarks[landmark]!).forEach((cost, row) => {
        const want = cost < Number.POSITIVE_INFINITY ? Math.round(1000 * cost) : UNREACHED
        const is = costs[row * landmarks.length + landmark]!
        if (Math.abs(is - want) > ROUNDING) expect(is, `row ${row}`).toBe(want)
      })
    }
  })
})
