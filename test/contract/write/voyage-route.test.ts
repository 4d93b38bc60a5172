import { describe, expect, it } from 'vitest'
import type { VoyageCoreBody } from '../../../src/contract/schemas/voyage-answer.js'
import { voyageRoute } from '../../../src/contract/write/voyage-route.js'

type Legs = VoyageCoreBody['legs']
type Passage = Legs[number]['passages'][number]
type Emissions = NonNullable<Legs[number]['emissions']>

const passage = (id: string, entry_km: number, exit_km: number): Passage => {
  return { id, name: id, entry_km, exit_km, speed_limit_kmh: null }
}
const port = (id: number, distance_from_origin_km: number) => {
  return { id, name: `Port ${id}`, unlocode: null, coordinates: [0, 0] as const, distance_from_origin_km, off_route_km: 1 } // biome-ignore format: one line
}
const zone = (id: string, distance_km: number) => ({ id, name: id, distance_km })

const emissions = (tonnes: number, assumption: string) => {
  const amounts = { co2e_ttw_tonnes: 3 * tonnes, co2e_wtt_tonnes: tonnes, co2e_wtw_tonnes: 4 * tonnes, cost_usd: 600 * tonnes } // biome-ignore format: one line
  return {
    fuel_tonnes: tonnes,
    fuel_source: 'model',
    ...amounts,
    fuels: [{ fuel_type: 'VLSFO', zone: 'non_eca', distance_km: 100, tonnes, ...amounts }],
    assumptions: ['the same for all', assumption],
    factor_set_version: '1',
  } as unknown as Emissions
}

/** Two legs that meet in the middle of a canal, beside port 2 and in one control area. */
const legs = [
  {
    origin: 'A',
    destination: 'B',
    distance_km: 100.1,
    speed_kmh: 20,
    speed_source: 'request',
    passage_delay_hours: 1,
    passages: [passage('dover', 10, 20), passage('suez', 90, 100.1)],
    eca: { distance_km: 30, distance_nm: 16.199, zones: [zone('west', 10), zone('east', 20)] },
    ports: [port(1, 5), port(2, 100)],
    emissions: emissions(0.1, 'of the first'),
  },
  {
    origin: 'B',
    destination: 'C',
    distance_km: 200.2,
    speed_kmh: 20,
    speed_source: 'request',
    passage_delay_hours: 0.5,
    passages: [passage('suez', 0, 60), passage('dover', 150, 160)],
    eca: { distance_km: 5, distance_nm: 2.7, zones: [zone('east', 5)] },
    ports: [port(2, 0), port(3, 150)],
    emissions: emissions(0.2, 'of the second'),
  },
] as unknown as Legs
const totals = {
  distance_km: 300.3,
  distance_nm: 162.149,
  sailing_hours: 16.52,
  duration_hours: 40.52,
  eca_km: 35,
} as VoyageCoreBody['totals']

describe('a voyage as one route', () => {
  const route = voyageRoute({ legs, totals })

  it('has the ends and the totals of the voyage, with its stays', () => {
    expect(route).toMatchObject({
      ...{ origin: 'A', destination: 'C', distance_km: 300.3, distance_nm: 162.149 },
      ...{
        duration_hours: 40.52,
        passage_delay_hours: 1.5,
        speed_kmh: 20,
        speed_source: 'request',
      },
    })
  })

  it('lists a passage once if a stop lies inside, and twice if it is sailed twice', () => {
    expect(route.passages.map(({ id, entry_km, exit_km }) => [id, entry_km, exit_km])).toEqual([
      ['dover', 10, 20],
      ['suez', 90, 160.1],
      ['dover', 250.1, 260.1],
    ])
  })

  it('adds up each control area, and lists a port beside a stop once', () => {
    expect(route.eca).toEqual({
      distance_km: 35,
      distance_nm: 18.898,
      zones: [zone('west', 10), zone('east', 25)],
    })
    expect(route.ports!.map((one) => [one.id, one.distance_from_origin_km])).toEqual([
      ...[[1, 5], [2, 100], [3, 250.1]], // biome-ignore format: one line
    ])
  })

  it('adds up the emissions of the legs without the noise of fractions', () => {
    const { fuel_tonnes, co2e_wtw_tonnes, cost_usd, fuels, assumptions } = route.emissions!
    expect([fuel_tonnes, co2e_wtw_tonnes, cost_usd]).toEqual([0.3, 1.2, 180])
    expect(fuels).toEqual([
      expect.objectContaining({ fuel_type: 'VLSFO', distance_km: 200, tonnes: 0.3, cost_usd: 180 }),
    ])
    expect(assumptions).toEqual(['the same for all', 'of the first', 'of the second'])
    const none = legs.map((leg) => ({ ...leg, emissions: null }))
    expect(voyageRoute({ legs: none, totals }).emissions).toBeNull()
  })

  it('states an assumption of several legs once, beside its code', () => {
    const coded = (leg: Legs[number], code: string) => {
      const assumption_codes = [{ code: 'shared' }, { code }]
      return {
        ...leg,
        emissions: { ...leg.emissions, assumption_codes },
      } as unknown as Legs[number]
    }
    const [first, second] = legs as [Legs[number], Legs[number]]
    const both = [coded(first, 'first'), coded(second, 'second')]
    const { assumptions, assumption_codes } = voyageRoute({ legs: both, totals }).emissions!
    expect(assumptions).toEqual(['the same for all', 'of the first', 'of the second'])
    expect(assumption_codes.map(({ code }) => code)).toEqual(['shared', 'first', 'second'])
  })

  it('has no codes of assumptions if its plan was shared before there were any', () => {
    expect(route.emissions).not.toHaveProperty('assumption_codes')
  })

  it('has the mean speed of legs that differ, and a speed even if nothing is sailed', () => {
    const [first, second] = legs as [Legs[number], Legs[number]]
    const fast = { ...second, speed_kmh: 25 }
    const hours = 100.1 / 20 + 200.2 / 25
    const sailed = { ...totals, sailing_hours: hours + 1.5 }
    expect(voyageRoute({ legs: [first, fast], totals: sailed }).speed_kmh).toBeCloseTo(
      300.3 / hours,
      9,
    )
    const still = { ...totals, distance_km: 0, sailing_hours: 1.5 }
    expect(voyageRoute({ legs: [first, fast], totals: still }).speed_kmh).toBe(20)
  })
})
