import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HistoryItem, RouteRequest, VoyageRequest } from '../../src/client/index.js'
import {
  arrivalWanted,
  closedFor,
  OPEN_BY_DEFAULT,
  OPENABLE,
  type Place,
  type Plan,
} from '../../web/plan/plan.js'
import { planOfHistory } from '../../web/plan/plan-of-history.js'
import { isInBallast, planRequest } from '../../web/plan/route-request.js'
import { cases } from '../support/cases.js'
import { plans } from './arbitrary-plans.js'

const END: HistoryItem['origin'] = {
  port: null,
  requested: null,
  snapped: { coordinates: [4, 52], distance_km: 0 },
}

function endAt(place: Place): HistoryItem['origin'] {
  if (!('portId' in place)) return { ...END, requested: [...place.position] }
  const port = { id: place.portId, name: 'A', country: 'B', country_code: 'BB', unlocode: null }
  return { ...END, port: { ...port, coordinates: [4, 52], slug: 'a' } }
}

const ENTRY: HistoryItem = {
  id: 'vy_1',
  created_at: '2026-12-01T08:00:00Z',
  origin: endAt({ portId: 1 }),
  destination: endAt({ portId: 2 }),
  distance_km: 1,
  distance_nm: 1,
  passages: [],
  cached: false,
  request: null,
  voyage_request: null,
}

describe('the plan of an entry of the history', () => {
  const complete = plans.filter(({ from, to }) => from !== null && to !== null)

  test('is the plan that the page asked with, but for bunkers and canals', () => {
    fc.assert(
      fc.property(complete, (plan) => {
        const request = planRequest(plan)!
        const entry: HistoryItem = {
          ...ENTRY,
          origin: endAt(plan.from!),
          destination: endAt(plan.to!),
          ...('stops' in request ? { voyage_request: request } : { request }),
        }
        const closed = closedFor(plan)
        expect(normal(planOfHistory(entry))).toEqual(
          normal({
            ...plan,
            // A request has no name.
            name: null,
            ...ship(plan),
            inBallast: isInBallast(plan),
            winds: plan.winds && plan.departure !== null,
            arrival: arrivalWanted(plan),
            stops: plan.stops.map(({ use, ...stop }) =>
              use === 'load' || use === 'discharge' ? { ...stop, use } : stop,
            ),
            closed: OPEN_BY_DEFAULT.filter((name) => closed.includes(name)),
            leftOut: OPENABLE.filter((name) => closed.includes(name)),
          }),
        )
      }),
      { numRuns: cases(200) },
    )
  })

  const STOPS: VoyageRequest['stops'] = [{ port_id: 1 }, { port_id: 3 }, { port_id: 2 }]
  const MOMENT = '2026-12-30T12:00Z'
  const wanted = (arrive_at: NonNullable<RouteRequest['arrive_at']>): VoyageRequest => ({
    stops: [STOPS[0]!, STOPS[1]!, { ...STOPS[2]!, arrive_at }],
    depart_at: '2026-12-01T08:00Z',
  })
  test.each<[string, VoyageRequest]>([
    ['a passage as a stop', { stops: [STOPS[0]!, { passage: 'suez' }, STOPS[2]!] }],
    ['a stop by its code', { stops: [STOPS[0]!, { unlocode: 'ESALG' }, STOPS[2]!] }],
    ['a speed of the first leg', { stops: [{ port_id: 1, speed_kn: 12 }, STOPS[1]!, STOPS[2]!] }],
    ['a southern limit', { stops: STOPS, south_limit: -60 }],
    ['a beam', { stops: STOPS, vessel: { type: 'tanker', beam_m: 60 } }],
    ['a ship by its common name', { stops: STOPS, vessel: { type: 'ultramax' } }],
    ['a penalised area', { stops: STOPS, avoid_areas: [{ bbox: [1, 2, 3, 4], mode: 'penalise' }] }],
    ['a load at an end', { stops: [{ ...STOPS[0]!, operation: 'load' }, STOPS[1]!, STOPS[2]!] }],
    [
      'one leg in ballast',
      { stops: [{ ...STOPS[0]!, condition: 'ballast' }, STOPS[1]!, STOPS[2]!] },
    ],
    ['a window for the arrival', wanted({ latest: '2026-12-30T12:00Z' })],
    ['a day for the arrival', wanted('2026-12-30')],
    [
      'an arrival at a stop',
      { stops: [STOPS[0]!, { ...STOPS[1]!, arrive_at: MOMENT }, STOPS[2]!] },
    ],
    ['an arrival without a departure', { ...wanted(MOMENT), depart_at: null }],
    ['winds of every month', { stops: STOPS, wind: true }],
    ['more stops', { stops: Array.from({ length: 13 }, () => STOPS[0]!) }],
  ])('is missing where the page has no field: %s', (_, voyage_request) => {
    expect(planOfHistory({ ...ENTRY, voyage_request })).toBeNull()
  })

  test('has the speed of a leg that begins at a stop', () => {
    const stops = [STOPS[0]!, { port_id: 3, stay_hours: 24, speed_kn: 12 }, STOPS[2]!]
    expect(planOfHistory({ ...ENTRY, voyage_request: { stops } })?.stops).toEqual([
      { place: { portId: 3 }, stayHours: 24, speedKn: 12 },
    ])
  })

  test('has the places that a route passes through as stops without a stay', () => {
    const request = { origin: { port_id: 1 }, destination: { port_id: 2 }, via: [{ port_id: 3 }] }
    expect(planOfHistory({ ...ENTRY, request })?.stops).toEqual([
      { place: { portId: 3 }, stayHours: null },
    ])
  })

  test('is missing if the request was too long to be stored', () => {
    expect(planOfHistory(ENTRY)).toBeNull()
  })
})

/** A request has passages with a flag before the others. */
function normal(plan: Plan | null) {
  return plan && { ...plan, closed: plan.closed.toSorted() }
}

/** Without a type, no ship is requested. */
function ship({ vesselType }: Plan): Partial<Plan> {
  return vesselType === null
    ? { sizeClass: null, draughtM: null, fuel: null, fuelTonnesPerDay: null }
    : {}
}
