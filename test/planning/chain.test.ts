import { describe, expect, it } from 'vitest'
import type { Hub, StatedLeg } from '../../src/emissions/index.js'
import {
  ChainElementError,
  consignmentsOf,
  estimateChain,
  type SeaLeg,
  type TransportChain,
} from '../../src/planning/chain.js'
import { estimateConsignment } from '../../src/planning/consignment.js'
import { factors } from '../emissions/support.js'
import { FakeRouter } from '../support/fake-router.js'
import { tables } from '../support/tables.js'

const sea = { ...tables, router: new FakeRouter(tables.ports) }
const DATE = '2026-11-21'

const truck: StatedLeg = {
  kind: 'leg',
  mode: 'road',
  distanceKm: 200,
  distanceType: 'sfd',
  factor: { ttw: 60, wtt: 15, source: 'invented', dataType: 'primary' },
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
