import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { HistoryItem, RouteRequest, VoyageRequest } from '../../src/client/index.js'
import { planRead, writeAppUrl } from '../../web/app/app-url.js'
import { EMPTY_CARGO } from '../../web/emissions/cargo.js'
import { forPlan, routeKey } from '../../web/plan/answer-for-plan.js'
import { curlCommand } from '../../web/plan/curl.js'
import { arrivalWanted, EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { planOfHistory } from '../../web/plan/plan-of-history.js'
import type { RouteAnswer } from '../../web/plan/route-answer.js'
import { planRequest } from '../../web/plan/route-request.js'
import { timelineCsv } from '../../web/plan/timeline-csv.js'
import { asSameVoyage } from '../../web/scenarios/scenarios.js'
import { plans } from './arbitrary-plans.js'
import { bodyOf } from './curl-body.js'

// The names of ports come from the state of the page.
vi.mock('../../web/plan/place-name.js', () => ({
  placeName: (place: object) => JSON.stringify(place),
}))

vi.mock('../../web/plan/planned-events.js', () => ({ eventName: () => '' }))

const BASE = new URL('https://fairway.example.com/')

/** What the service answers: as far as it follows from the hour and the price. */
function answered(request: RouteRequest | VoyageRequest): RouteAnswer {
  const { depart_at: asked = null, fuel_price_usd_per_tonne: price = null } = request
  const wanted = 'stops' in request ? request.stops.at(-1)!.arrive_at : request.arrive_at
  const time = (hours: number) => asked && new Date(Date.parse(asked) + hours * 3_600_000).toJSON()
  const cost_usd = price === null ? null : 10 * price
  return {
    distance_km: 1000,
    speed_kmh: 20,
    duration_hours: 50,
    passages: [],
    depart_at: time(0),
    // Kept by a speed.
    arrive_at: wanted ?? time(50),
    emissions: { fuel_tonnes: 10, cost_usd, fuels: [], assumptions: [], assumption_codes: [] },
  } as unknown as RouteAnswer
}

/** What a reader of the exit gets: the same voyage, arrival and cost. */
function meaning(plan: Plan) {
  const request = planRequest(plan)!
  const { arrive_at, emissions } = forPlan(answered(request), plan)
  // A request does not say which closures are a choice, nor in which order they were made.
  const { avoid, ...others } = request
  return { ...others, avoid: avoid?.toSorted(), arrive_at, cost: emissions!.cost_usd }
}

function history(plan: Plan): HistoryItem {
  const request = planRequest(plan)!
  return asHistory(plan, request)
}

function asHistory(plan: Plan, request: RouteRequest | VoyageRequest): HistoryItem {
  const end = (place: Plan['from']) =>
    'portId' in place!
      ? { port: { id: place.portId }, requested: null }
      : { port: null, requested: [...place!.position] }
  return {
    origin: end(plan.from),
    destination: end(plan.to),
    request: 'stops' in request ? null : request,
    voyage_request: 'stops' in request ? request : null,
  } as unknown as HistoryItem
}

/** The plan is the scenario that is shown, beside another of the same voyage. */
const linkOf = (plan: Plan) =>
  writeAppUrl({
    view: 'plan',
    shared: null,
    story: [],
    isGlobe: false,
    scenarios: [asSameVoyage(EMPTY_PLAN, plan), plan],
    at: 1,
    cargo: EMPTY_CARGO,
    reach: null,
    rows: '',
    columns: '',
  })

const EXITS: Readonly<Record<string, (plan: Plan) => Plan | null>> = {
  link: (plan) => planRead(linkOf(plan)),
  curl: (plan) => planOfHistory(asHistory(plan, bodyOf(curlCommand(BASE, planRequest(plan)!)))),
  'recent routes': (plan) => planOfHistory(history(plan)),
  'saved plan, paper and code': (plan) => planRead(linkOf(plan).slice(1)),
  'shared plan': (plan) => planRead(JSON.parse(JSON.stringify({ query: linkOf(plan) })).query),
  CSV: (plan) => {
    const address = new URL(linkOf(plan), BASE).href
    const csv = timelineCsv(plan, forPlan(answered(planRequest(plan)!), plan), [], address)
    const link = /^link,"?([^"\n]*)"?$/m.exec(csv)![1]!
    return planRead(new URL(link).search)
  },
}

describe('what leaves the page and is read back is the same voyage, arrival and cost', () => {
  const complete = plans.filter(({ from, to }) => from !== null && to !== null)

  test.each(Object.entries(EXITS))('%s', (_, readBack) => {
    fc.assert(
      fc.property(complete, (plan) => {
        const read = readBack(plan)
        expect(read).not.toBeNull()
        expect(meaning(read!)).toEqual(meaning(plan))
      }),
      { numRuns: 200 },
    )
  })

  test('an answer of another hour and price is shown with those of the plan', () => {
    fc.assert(
      fc.property(complete, (plan) => {
        fc.pre(plan.departure !== null && plan.fuelPriceUsd !== null)
        fc.pre(!plan.winds && arrivalWanted(plan) === null)
        const earlier = {
          ...plan,
          departure: `${plan.departure!.slice(0, 10)}T01:01`,
          fuelPriceUsd: 1,
        }
        expect(routeKey(planRequest(earlier)!)).toBe(routeKey(planRequest(plan)!))
        const { arrive_at, emissions } = forPlan(answered(planRequest(earlier)!), plan)
        expect({ arrive_at, cost: emissions!.cost_usd }).toEqual({
          arrive_at: meaning(plan).arrive_at,
          cost: meaning(plan).cost,
        })
      }),
      { numRuns: 200 },
    )
  })
})
