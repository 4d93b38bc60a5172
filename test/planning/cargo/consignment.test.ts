import { describe, expect, it } from 'vitest'
import { warningsOfEstimate } from '../../../src/contract/write/write-emissions.js'
import { EmissionsInputError } from '../../../src/emissions/index.js'
import type { TradeLane } from '../../../src/emissions/trade-lane.js'
import { ring } from '../../../src/engine/geo/ring.js'
import type { IceArea } from '../../../src/engine/sea/ice.js'
import { type Consignment, checkConsignment } from '../../../src/planning/cargo/consignment.js'
import {
  completeConsignment,
  prepareConsignment,
} from '../../../src/planning/cargo/consignment-estimate.js'
import { legOf, placeConsignment } from '../../../src/planning/cargo/consignment-voyage.js'
import { PlacesNotFoundError } from '../../../src/planning/errors.js'
import { vesselCalled } from '../../../src/planning/ship/vessel.js'
import { type PlanningSea, planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import { factors } from '../../emissions/support.js'
import { FakeRouter } from '../../support/fake-router.js'
import { tables } from '../../support/tables.js'

const sea = { ...tables, router: new FakeRouter(tables.ports) }
const DATE = '2026-11-21'

function place(consignment: Consignment) {
  return placeConsignment(checkConsignment(consignment, factors), tables)
}

function estimate(consignment: Consignment, water: PlanningSea = sea) {
  const placed = place(consignment)
  const prepared = prepareConsignment(placed, factors)
  return completeConsignment(prepared, placed.voyage && planVoyage(placed.voyage, water))
}

describe('a consignment between two ports', () => {
  it.each([
    ['NLRTM', 'ESLPA', 1, 0.5],
    ['NLRTM', 'PTPDL', 1, 0.5],
    ['NLRTM', 'MQFDF', 1, 0.5],
    ['NLRTM', 'NOOSL', 1, 0.5],
    ['NLRTM', 'ESBCN', 1, 1],
  ])('from %s to %s is %d in scope of EU ETS and %d of FuelEU', (from, to, ets, fuelEu) => {
    const { carbon } = estimate({
      origin: { unlocode: from },
      destination: { unlocode: to },
      distance: { km: 1000, type: 'sfd' },
      date: DATE,
      estimate: { fuel: { consumedTonnes: 100, type: 'HFO' }, carbon: { year: 2025 } },
    }).estimate
    expect(carbon!.ets!.scopeShare).toBe(ets)
    expect(carbon!.fuelEu!.scopeShare).toBe(fuelEu)
  })

  it('is warned of a trade lane that is not that of its ports', () => {
    const codesOn = (tradeLane: TradeLane) =>
      estimate({
        origin: { unlocode: 'CNSHA' },
        destination: { unlocode: 'NLRTM' },
        distance: { km: 19_000, type: 'sfd' },
        date: '2026-08-01',
        tradeLane,
        estimate: { cargo: { teu: 2 } },
      }).warnings.map(({ code }) => code)
    expect(codesOn('asia_north_america_west')).toContain('trade_lane_differs')
    expect(codesOn('asia_north_europe')).not.toContain('trade_lane_differs')
  })

  const BOX = { type: 'container', capacityTeu: 13_000 } as const
  const BULK = { type: 'dry_bulk', deadweightTonnes: 57_000 } as const
  it.each([
    ['Port Said may be East Port Said', 'EGPSD', BOX, ['possible']],
    ['East Port Said is one', 'EGPSE', BOX, [undefined]],
    ['Damietta is none', 'EGDAM', BOX, []],
    ['no bulker tranships at Port Said', 'EGPSD', BULK, []],
  ])('is warned of a port of transhipment near the EEA: %s', (_, unlocode, vessel, reasons) => {
    const { warnings, carbon } = estimate({
      origin: { unlocode },
      destination: { unlocode: 'NLRTM' },
      distance: { km: 6000, type: 'sfd' },
      date: '2026-08-01',
      estimate: { cargo: { massTonnes: 100 }, vessel, carbon: { year: 2026 } },
    }).estimate
    const found = warnings.flatMap((warning) =>
      warning.code === 'transhipment_port' ? [warning] : [],
    )
    expect(found.map(({ values }) => values)).toMatchObject(
      reasons.map((reason) => ({
        laws: ['EU ETS', 'FuelEU'],
        ...(reason && {
          reason,
          port: 'Port Said',
          meant: expect.stringMatching(/^East Port Said/),
        }),
      })),
    )
    // It is counted as a call all the same: half of a voyage from outside.
    expect([carbon!.ets!.scopeShare, carbon!.fuelEu!.scopeShare]).toEqual([0.5, 0.5])
  })

  it('knows whether its line begins or ends in an emission control area', () => {
    const place = (unlocode: string) => ({ place: { unlocode } })
    const planned = planVoyage({ stops: [place('SGSIN'), place('USHOU')], date: DATE }, sea)
    const [leg] = planned.plannedLegs
    const { distanceKm } = leg!.route
    const endsWith = (spans: [number, number][]) => {
      const area = { id: 'na', name: 'North America', group: 'eca' as const, distanceKm: 9, spans }
      const route = { ...leg!.route, areas: [area] }
      return legOf({}, { ...planned, plannedLegs: [{ ...leg!, route }] }).endsInControlArea
    }
    expect(endsWith([[distanceKm - 300, distanceKm]])).toEqual({ origin: false, destination: true })
    expect(endsWith([[0, 300]])).toEqual({ origin: true, destination: false })
    expect(endsWith([[100, 300]])).toEqual({ origin: false, destination: false })
  })

  it('is routed if its distance is unknown, with the canals closed that its ship exceeds', () => {
    const consignment: Consignment = {
      origin: { unlocode: 'NLRTM' },
      destination: { unlocode: 'SGSIN' },
      date: DATE,
      estimate: { cargo: { teu: 10 }, vessel: { type: 'container', capacityTeu: 20_000 } },
    }
    const { estimate: result, closedByVessel } = estimate(consignment)
    const { totals } = planVoyage(place(consignment).voyage!, sea)
    expect(result.distance.shortestKm).toBeCloseTo(totals.distanceKm, 3)
    expect(result.distance.passages).toEqual(['suez'])
    expect(closedByVessel).toEqual([
      ...['panama', 'kiel', 'st-lawrence-seaway', 'oresund', 'torres'],
    ])
  })

  it.each([
    [15_000, []],
    [17_640, []],
    [18_000, ['panama']],
  ])('closes Panama only to ships wider than its locks: %i TEU', (capacityTeu, closed) => {
    const { closedByVessel } = estimate({
      origin: { unlocode: 'CNSHA' },
      destination: { unlocode: 'USNYC' },
      date: DATE,
      estimate: { cargo: { teu: 10 }, vessel: { type: 'container', capacityTeu } },
    })
    expect(closedByVessel.filter((id) => id === 'panama')).toEqual(closed)
  })

  it.each([
    ['general_cargo', undefined, 7.5],
    ['general_cargo', 'coaster', 6],
    ['ro_ro', undefined, 7.5],
    ['tanker', 'lng_carrier', 11.5],
  ] as const)(
    'sails the ship that a voyage has by the name: %s, %s',
    (type, calledAs, draughtM) => {
      const { vessel } = place({
        origin: { unlocode: 'NLRTM' },
        destination: { unlocode: 'SGSIN' },
        date: DATE,
        calledAs,
        estimate: { cargo: { massTonnes: 10 }, vessel: { type } },
      }).voyage!
      expect(vessel).toEqual(vesselCalled(calledAs ?? type, {}))
      expect(vessel).toMatchObject({ draughtM })
    },
  )

  it('warns of ice where a stated departure meets it', () => {
    const rings = [
      ring([
        [0, 50],
        [6, 50],
        [6, 53],
        [0, 53],
      ]),
    ]
    const ice: IceArea = { id: 'x', name: 'Ice', season: ['01-01', '03-01'], source: 'test', rings }
    const icy = { ...sea, closureTables: { ...sea.closureTables, iceAreas: [ice] } }
    const codesOn = (date: string, isDateAssumed: boolean) => {
      const consignment: Consignment = {
        origin: { unlocode: 'NLRTM' },
        destination: { unlocode: 'SGSIN' },
        ...{ date, isDateAssumed },
        estimate: { cargo: { teu: 1 }, vessel: { type: 'container' } },
      }
      const warnings = warningsOfEstimate(estimate(consignment, icy))
      return warnings.map(({ code, pointer }) => `${code} ${pointer}`)
    }
    expect(codesOn('2027-02-01', false)).toEqual(['seasonal_ice #/route/depart_at'])
    expect(codesOn('2027-07-01', false)).toEqual([])
    expect(codesOn('2027-02-01', true)).toEqual([])
  })

  it('has one leg whatever it passes', () => {
    const base = {
      origin: { unlocode: 'NLRTM' },
      destination: { unlocode: 'SGSIN' },
      date: DATE,
      estimate: { cargo: { teu: 10 } },
    }
    const via = place({ ...base, via: [{ unlocode: 'ESALG' }] }).voyage!
    const planned = planVoyage(via, sea)
    expect(planned.plannedLegs).toHaveLength(2)
    const [first, second] = planned.plannedLegs.map(({ route }) => route.distanceKm)
    expect(legOf({}, planned).distanceKm).toBeCloseTo(first! + second!, 3)
  })
})

describe('rejects an invalid consignment before routing', () => {
  const wrong = {
    origin: { portId: 999_999 },
    destination: { name: 'Nowhere' },
    date: DATE,
    estimate: { cargo: { teu: -1 } },
  }

  it('is rejected for its values first', () => {
    expect(() => estimate(wrong)).toThrow(EmissionsInputError)
  })

  it('is then rejected for every unknown place', () => {
    const places = () => estimate({ ...wrong, estimate: {} })
    expect(places).toThrow(PlacesNotFoundError)
    expect(places).toThrow(/id 999999.* "Nowhere"/)
  })

  it('is then rejected for a missing factor', () => {
    const carrier = {
      carrier: { code: 'MAEU' },
      calculation: { method: 'carrier_intensity' },
    } as const
    const places = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
    const asked = { ...places, date: DATE, estimate: { cargo: { teu: 1 }, ...carrier } }
    expect(() => estimate(asked)).toThrow('No emission factor for carrier')
  })
})
