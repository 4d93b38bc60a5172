import { expect, onTestFinished, test, vi } from 'vitest'
import type { HistoryItem, Route, Voyage } from '../../src/client/index.js'
import { planRead, writeAppUrl } from '../../web/app/app-url.js'
import { EMPTY_CARGO } from '../../web/emissions/cargo.js'
import { arrivalOf } from '../../web/format/units.js'
import { forPlan } from '../../web/plan/answer-for-plan.js'
import { curlCommand } from '../../web/plan/curl.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { planOfHistory } from '../../web/plan/plan-of-history.js'
import type { RouteAnswer } from '../../web/plan/route-answer.js'
import { planRequest } from '../../web/plan/route-request.js'
import { hoursToArrival, voyageEvents } from '../../web/plan/timeline.js'
import { timelineCsv } from '../../web/plan/timeline-csv.js'
import { asSameVoyage } from '../../web/scenarios/scenarios.js'
import type { PlanRequest } from '../../web/session/seam.js'
import { someSeeds } from '../support/cases.js'
import { inlineEngine } from '../support/inline-engine.js'
import { sea } from '../support/sea.js'
import { tables } from '../support/tables.js'
import { buildTestApp } from '../support/test-app.js'
import { bodyOf } from './curl-body.js'
import { type Figures, figuresOf, figuresOfCsv, isSame, minute } from './read-figures.js'
import { seededPlans } from './seeded-plans.js'

vi.mock('../../web/plan/place-name.js', () => ({
  placeName: (place: object) => JSON.stringify(place),
}))
vi.mock('../../web/plan/planned-events.js', () => ({ eventName: () => '' }))
vi.stubGlobal('document', { baseURI: 'https://fairway.example.com/' })
const { serviceBackend: backend } = await import('../../web/session/service-backend.js')

const BASE = new URL('https://fairway.example.com/')
/** Plans of each seed that have a route: 200 in all with CASES=all. */
const SEEDS = someSeeds([54], [55, 56, 57])
const ENOUGH = 50

/** As the page and its paper show an answer. */
function shown(answer: RouteAnswer, plan: Plan): Figures {
  const route = forPlan(answer, plan)
  const { departure } = plan
  return {
    arrival: departure && minute(arrivalOf(departure, hoursToArrival(route)).toISOString()),
    cost: route.emissions?.cost_usd ?? null,
  }
}

/** The plan is the scenario that is shown, beside another of the same voyage. */
function linkOf(plan: Plan): string {
  const rest = { at: 1, cargo: EMPTY_CARGO, reach: null, rows: '', columns: '' }
  return writeAppUrl({
    view: 'plan',
    shared: null,
    story: [],
    isGlobe: false,
    scenarios: [asSameVoyage(EMPTY_PLAN, plan), plan],
    ...rest,
  })
}

/** Each request once: the service gives the same answer again. */
const answers = new Map<string, Promise<RouteAnswer>>()
function asked(request: PlanRequest): Promise<RouteAnswer> {
  const key = JSON.stringify(request)
  const answer = answers.get(key) ?? backend.plan(request)
  answers.set(key, answer)
  return answer
}
const answerTo = async (plan: Plan) => shown(await asked(planRequest(plan)!), plan)

/** The latest entry is that of the last new request. */
async function latest(): Promise<HistoryItem> {
  const { items } = await backend.account.history({ limit: 1 }, new AbortController().signal)
  return items[0]!
}

const EXITS: Readonly<Record<string, (plan: Plan) => Promise<Figures>>> = {
  'recent routes': async () => answerTo(planOfHistory(await latest())!),
  link: (plan) => answerTo(planRead(linkOf(plan))),
  async 'the command'(plan) {
    const body = bodyOf(curlCommand(BASE, planRequest(plan)!))
    const url = new URL('stops' in body ? 'v1/voyages' : 'calculate-route', BASE)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const told = (await answer.json()) as Route | Voyage
    const { arrival, cost } = figuresOf(told)
    // The figures of calm water stay as they are; the fuel in the winds has no cost there.
    const mean = told.wind?.departure?.arrive_at.mean
    if (mean === undefined) return { arrival, cost }
    return { arrival: minute(mean), cost: (await answerTo(plan)).cost }
  },
  async 'saved plan'(plan) {
    await backend.plans.save({ name: 'Plan', query: linkOf(plan).slice(1) })
    const [saved] = await backend.plans.list()
    await backend.plans.remove(saved!.id)
    return answerTo(planRead(saved!.query))
  },
  async 'shared plan'(plan) {
    const { id } = await backend.plans.share('Plan', linkOf(plan).slice(1), planRequest(plan)!)
    const { route, query } = await backend.plans.shared(id)
    await backend.plans.remove(id)
    return shown(route, planRead(query))
  },
  async CSV(plan) {
    const route = forPlan(await asked(planRequest(plan)!), plan)
    const events = voyageEvents(route.timeline ?? [])
    const csv = timelineCsv(plan, route, events, new URL(linkOf(plan), BASE).href)
    return figuresOfCsv(csv)
  },
}

/** The page asks again for another day only: the answer to another hour and price serves as well. */
const atOtherHour = (plan: Plan): Plan => ({
  ...plan,
  departure: plan.departure && `${plan.departure.slice(0, 10)}T01:01`,
  fuelPriceUsd: plan.fuelPriceUsd && 1,
})

test.each(SEEDS)(
  `every exit of ${ENOUGH} plans has the figures of the page, seed %i`,
  async (seed) => {
    const engine = inlineEngine((await sea(20)).router, tables)
    const app = await buildTestApp({ ports: engine.ports, engine: () => engine })
    const { authorization } = await app.bearer('enterprise')
    backend.account.useToken(authorization.replace('Bearer ', ''))
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
      const { pathname, search } = new URL(String(input))
      const answer = await app.inject({
        method: init.method as 'POST',
        url: pathname + search,
        headers: { ...(init.headers as object), authorization },
        ...(init.body == null ? {} : { payload: String(init.body) }),
      })
      return new Response(answer.statusCode === 204 ? null : answer.body, {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
      })
    })
    const large = engine.ports.ports.filter(({ size }) => size === 'large').map(({ id }) => id)
    answers.clear()
    const wrong: unknown[] = []
    let compared = 0
    for (const plan of seededPlans(large, 2 * ENOUGH, seed)) {
      if (compared === ENOUGH) break
      const first = compared % 4 === 0 && !plan.winds ? atOtherHour(plan) : plan
      const page = await asked(planRequest(first)!).then(
        (answer) => shown(answer, plan),
        () => null,
      )
      // With what it closes, a plan may have no route.
      if (page === null) continue
      await answerTo(plan)
      for (const [exit, figuresOfExit] of Object.entries(EXITS)) {
        const figures = await figuresOfExit(plan)
        if (!isSame(figures, page)) wrong.push({ link: linkOf(plan), exit, figures, page })
      }
      compared++
    }
    expect(wrong).toEqual([])
    expect(compared).toBe(ENOUGH)
  },
)
