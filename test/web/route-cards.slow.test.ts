import { beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '../../src/client/index.js'
import { readAppUrl } from '../../web/app/app-url.js'
import { namedRoutesOf } from '../../web/plan/named-routes.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { readPlan, writePlan } from '../../web/plan/plan-url.js'
import { planRequest } from '../../web/plan/route-request.js'
import { seeded } from '../engine/geo/random.js'
import { inlineEngine } from '../support/inline-engine.js'
import { sea } from '../support/sea.js'
import { tables } from '../support/tables.js'
import { buildTestApp } from '../support/test-app.js'

const SEED = 23
const PAIRS = 50
const CLOSURES = ['suez', 'panama', 'malacca', 'dover', 'gibraltar'] as const
const NEAR_NM = 0.5
/** A route that is chosen may be 0.5 nm longer than its card says. */
const near = (a: number | null | undefined, b: number | null) =>
  a != null && b !== null && Math.abs(a - b) <= Math.max(1, b) * 1e-3

describe('a card of a route', () => {
  let engine: ReturnType<typeof inlineEngine>
  beforeAll(async () => {
    engine = inlineEngine((await sea(20)).router, tables)
  })

  test('leaves closed what the user closed, and has the distance, CO2e and cost that it shows', async () => {
    const { ports } = engine
    const { inject } = await buildTestApp({ auth: 'none', ports, engine: () => engine })
    /** The answer to a plan that a link has brought; null if there is no route. */
    const answerTo = async (plan: Plan): Promise<Route | null> => {
      const payload = planRequest(readPlan(new URLSearchParams(writePlan(plan).toString())))!
      const answer = await inject({ method: 'POST', url: '/calculate-route', payload })
      return answer.statusCode === 200 ? answer.json() : null
    }
    const random = seeded(SEED)
    const large = ports.ports.filter(({ size }) => size === 'large')
    const port = () => ({ portId: large[Math.floor(random() * large.length)]!.id })
    const wrong: unknown[] = []
    let pairs = 0
    let cards = 0
    while (pairs < PAIRS) {
      const closed = CLOSURES[pairs % CLOSURES.length]!
      const ship = { vesselType: 'container', speedKn: 16, fuelPriceUsd: 600 } as const
      const plan: Plan = { ...EMPTY_PLAN, ...ship, from: port(), to: port(), closed: [closed] }
      const answer = await answerTo(plan)
      if (answer === null || answer.distance_nm === 0) continue
      pairs++
      for (const { leftOut, distanceNm, co2eTonnes, costUsd, key } of namedRoutesOf(answer)) {
        cards++
        const chosen = { ...plan, leftOut }
        const route = await answerTo(chosen)
        const off = (route?.distance_nm ?? 0) - distanceNm
        const isOpen = route === null || route.passages.some(({ id }) => id === closed)
        const { co2e_wtw_tonnes: co2e, cost_usd: cost } = route?.emissions ?? {}
        const isAsOnCard = near(co2e, co2eTonnes) && near(cost, costUsd)
        if (isOpen || Math.abs(off) > NEAR_NM || !isAsOnCard)
          wrong.push({
            link: writePlan(chosen).toString(),
            key,
            off,
            isOpen,
            co2e,
            co2eTonnes,
            cost,
            costUsd,
          })
      }
    }
    expect(wrong).toEqual([])
    expect(cards).toBeGreaterThan(PAIRS)
  })

  test('is in the link beside the closures of the user, never among them', () => {
    const plan: Plan = { ...EMPTY_PLAN, closed: ['suez'], leftOut: ['malacca', 'sunda'] }
    const link = writePlan(plan).toString().replaceAll('%2C', ',')
    expect(link).toBe('close=suez&route=-malacca,-sunda')
    expect(readAppUrl(`?${link}`).plan).toEqual(plan)
    expect(readAppUrl('?route=suez,-moon').plan.leftOut).toEqual([])
  })
})
