import { describe, expect, it } from 'vitest'
import type { Hub, StatedLeg } from '../../../src/emissions/index.js'
import {
  ChainElementError,
  consignmentsOf,
  estimateChain,
  type SeaLeg,
  type TransportChain,
} from '../../../src/planning/cargo/chain.js'
import { estimateConsignment } from '../../../src/planning/cargo/consignment-estimate.js'
import { factors } from '../../emissions/support.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'

const sea = { ...tables, router: new FakeRouter(tables.ports) }
const DATE = '2026-11-21'

const truck: StatedLeg = {
  kind: 'leg',
  mode: 'road',
  distanceKm: 200,
  distanceType: 'sfd',
  factor: { ttw: 60, wtt: 15, source: 'invented', dataType: 'primary', verifiedBy: 'DNV' },
}
const terminal: Hub = {
  kind: 'hub',
  operation: 'maritime_container_terminal',
  factor: { ttw: 2, wtt: 0.5, source: 'invented', year: 2025, dataType: 'default' },
}
const atSea = (from: string, to: string): SeaLeg => ({
  kind: 'sea',
  consignment: {
    origin: { unlocode: from },
    destination: { unlocode: to },
    date: DATE,
    estimate: { vessel: { type: 'container', capacityTeu: 13_000 } },
  },
})
const cargo = { massTonnes: 50 }

const gapsOf = (...elements: TransportChain['elements']) =>
  chainOf(...elements).result.warnings.filter(({ code }) => code === 'chain_gap')

const chainOf = (...elements: TransportChain['elements']) => {
  const chain = { cargo, elements }
  return { chain, result: estimateChain(chain, sea, factors) }
}

describe('a transport chain', () => {
  it('warns of a leg at sea that begins elsewhere than the one before it ends', () => {
    const [gap, ...others] = gapsOf(atSea('NLRTM', 'DEHAM'), terminal, atSea('SGSIN', 'CNSHA'))
    expect(others).toEqual([])
    expect(gap!.field).toBe('elements[2].route.origin')
    expect(gap!.detail).toMatch(/^Element 3 begins at Singapore .*ends at Hamburg.* \d+ km away\./)
  })

  it.each([
    ['meet', [atSea('NLRTM', 'DEHAM'), atSea('DEHAM', 'SGSIN')]],
    ['meet at a port and its terminal', [atSea('NLRTM', 'CNSHA'), atSea('CNYSN', 'SGSIN')]],
    ['have a truck between them', [atSea('NLRTM', 'DEHAM'), truck, atSea('SGSIN', 'CNSHA')]],
  ])('does not warn of legs at sea that %s', (_, elements) => {
    expect(gapsOf(...elements)).toEqual([])
  })

  describe('takes the open default', () => {
    const plain = (mode: StatedLeg['mode'], distanceKm: number, factorRow?: string): StatedLeg => {
      return {
        kind: 'leg',
        mode,
        distanceKm,
        distanceType: mode === 'air' ? 'gcd' : 'sfd',
        factorRow,
      }
    }
    const run = (leg: StatedLeg, more: Partial<TransportChain> = {}) => {
      const chain = { cargo: { massTonnes: 1 }, elements: [leg], ...more }
      const { parts, warnings } = estimateChain(chain, null, factors)
      return { row: parts[0]!.factorRow, kg: parts[0]!.emissions.wtwKgCo2e, warnings }
    }

    it.each([
      [800, 'desnz-3155', 859.7],
      [3700, 'desnz-3155', 3645.2],
      [3701, 'desnz-3157', 2529.9],
      [9000, 'desnz-3157', 6061.5],
    ])('of a flight of %d km by its length: %s', (km, row, kg) => {
      const leg = run(plain('air', km))
      expect(leg.row).toBe(row)
      expect(leg.kg).toBeCloseTo(kg, 1)
      expect(run(plain('air', km, 'desnz-3157')).row).toBe('desnz-3157')
    })

    it.each([
      ['road', undefined, '2026-06-01', 127.15],
      ['road', undefined, '2025-06-01', 125.22],
      ['road', undefined, undefined, 127.15],
      ['road', 'desnz-3136', '2026-06-01', 97.78],
      ['rail', undefined, '2026-06-01', 32.74],
      ['rail', undefined, '2025-06-01', 34.7],
    ] as const)(
      'by %s %s of the year of the transport, %s: %d g',
      (mode, factorRow, date, grams) => {
        const km = mode === 'road' ? 1000 / 1.05 : 1000
        expect(run(plain(mode, km, factorRow), { date }).kg).toBeCloseTo(grams, 6)
        const dated = atSea('NLRTM', 'DEHAM')
        const consignment = { ...dated.consignment, date: date ?? DATE }
        const elements = [plain(mode, km, factorRow), { ...dated, consignment }]
        const chain = estimateChain({ cargo: { massTonnes: 1 }, elements }, sea, factors)
        expect(chain.parts[0]!.emissions.wtwKgCo2e).toBeCloseTo(grams, 6)
      },
    )

    it('of refrigerated trucks for refrigerated cargo, and warns where cooling is not included', () => {
      const cold = { cargo: { massTonnes: 1, reefer: true } }
      const truck = run(plain('road', 1000 / 1.05), cold)
      expect(truck).toMatchObject({ row: 'desnz-hgv-refrigerated', warnings: [] })
      expect(truck.kg).toBeCloseTo(148.91, 6)
      for (const leg of [plain('rail', 500), plain('air', 500), plain('road', 9, 'desnz-3140')])
        expect(run(leg, cold).warnings).toMatchObject([
          { code: 'cooling_not_included', field: 'elements[0]' },
        ])
      expect(run(plain('rail', 500)).warnings).toEqual([])
    })
  })

  it('adds up what its elements emit, each by its own factor', () => {
    const { result } = chainOf(truck, terminal)
    // 50 t over 200 km at 60 and 15 g a tonne-kilometre; 50 t at 2 and 0.5 kg a tonne.
    expect(result.parts[0]!.emissions).toEqual({
      ttwKgCo2e: 600,
      wttKgCo2e: 150,
      wtwKgCo2e: 750,
    })
    expect(result.parts[1]!.emissions).toEqual({
      ttwKgCo2e: 100,
      wttKgCo2e: 25,
      wtwKgCo2e: 125,
    })
    expect(result.emissions.wtwKgCo2e).toBe(875)
  })

  it('has transport activity on legs only, and its intensity counts the hubs', () => {
    const { result } = chainOf(truck, terminal)
    expect(result.parts.map((part) => part.transportActivityTkm)).toEqual([10_000, null])
    expect(result.transportActivityTkm).toBe(10_000)
    expect(result.intensity!.wtw).toBeCloseTo(87.5, 10)
  })

  it('is the sum of the estimates of its legs at sea', () => {
    const { chain, result } = chainOf(
      truck,
      atSea('NLRTM', 'SGSIN'),
      terminal,
      atSea('SGSIN', 'AUSYD'),
    )
    const alone = consignmentsOf(chain).map(
      (leg) => leg && estimateConsignment(leg, sea, factors).estimate,
    )
    expect(alone.map((estimate) => estimate === null)).toEqual([true, false, true, false])
    const kg = alone.reduce((sum, estimate) => sum + (estimate?.emissions.wtwKgCo2e ?? 0), 0)
    const seaTotals = result.byMode.find(({ mode }) => mode === 'sea')!
    expect(seaTotals.wtwKgCo2e).toBeCloseTo(kg, 6)
    const km = alone.reduce((sum, estimate) => sum + (estimate?.distance.shortestKm ?? 0), 0)
    expect(seaTotals.transportActivityTkm).toBeCloseTo(50 * km, 4)
    expect(result.emissions.wtwKgCo2e).toBeCloseTo(kg + 875, 6)
    expect(result.byMode.map(({ mode }) => mode)).toEqual(['road', 'sea', 'hub'])
  })

  it('has shares of data types that add up to 1', () => {
    const { result } = chainOf(truck, atSea('NLRTM', 'SGSIN'), terminal)
    const shares = Object.values(result.dataShares)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
    expect(result.dataShares.primary).toBeCloseTo(750 / result.emissions.wtwKgCo2e, 12)
  })

  it('divides a sailed distance by the distance adjustment factor, and says so', () => {
    const leg: SeaLeg = {
      kind: 'sea',
      consignment: {
        distance: { km: 1150, type: 'actual' },
        date: DATE,
        estimate: { vessel: { type: 'container' } },
      },
    }
    const { result } = chainOf(leg)
    expect(result.transportActivityTkm).toBeCloseTo(50 * 1000, 6)
    expect(result.warnings.map(({ code }) => code)).toContain('shortest_distance_assumed')
  })

  it("rejects fuel of a ship of unknown capacity, because the cargo's share is unknown", () => {
    const leg: SeaLeg = {
      kind: 'sea',
      consignment: {
        distance: { km: 1000, type: 'sfd' },
        date: DATE,
        estimate: { fuel: { consumedTonnes: 100, type: 'HFO' } },
      },
    }
    expect(() => chainOf(truck, leg)).toThrow(/elements\[1\]\.vessel.*capacity/)
  })

  it('names the element that is at fault', () => {
    expect(() => chainOf(truck, atSea('NLRTM', 'XXXXX'))).toThrow(ChainElementError)
    expect(() => chainOf(truck, atSea('NLRTM', 'XXXXX'))).toThrow(/^elements\[1\]: /)
    expect(() => chainOf({ ...truck, distanceKm: -1 })).toThrow(/elements\[0\]\.distanceKm/)
    expect(() => chainOf()).toThrow(/elements: must be 1 to 50/)
  })
})
