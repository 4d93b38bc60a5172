import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Route, Voyage } from '../../src/client/index.js'
import { EngineWorker } from '../../src/interfaces/page/engine-worker.js'
import { EMPTY_PLAN, type Plan } from '../../web/plan/plan.js'
import { planRequest } from '../../web/plan/route-request.js'
import { workerHere } from '../interfaces/page/worker-here.js'
import { inlineEngine } from '../support/inline-engine.js'
import { sea } from '../support/sea.js'
import { tables } from '../support/tables.js'
import { buildTestApp } from '../support/test-app.js'

const SHIP = { vesselType: 'container', sizeClass: 'panamax' } as const
const PLAN: Plan = {
  ...EMPTY_PLAN,
  from: { portId: 1068 },
  to: { portId: 1309 },
  departure: '2027-03-02T08:00',
}
/** Slower and faster than usual, too soon and too late, with a stop, a closure and a stated speed. */
const WANTED: Readonly<Record<string, Partial<Plan>>> = {
  slower: { arrival: '2027-04-02T12:00' },
  faster: { ...SHIP, arrival: '2027-03-23T00:30' },
  'too soon': { ...SHIP, arrival: '2027-03-08T00:00' },
  'too late': { ...SHIP, arrival: '2027-09-01T00:00' },
  closed: { ...SHIP, closed: ['suez'], arrival: '2027-04-02T12:00' },
  'a stay': { stops: [{ place: { portId: 145 }, stayHours: 37 }], arrival: '2027-04-10T06:00' },
  'a stated speed': { speedKn: 12, arrival: '2027-04-02T12:00' },
}

test('the engine of the page and the service find the same speed for a wanted arrival', async () => {
  const engine = new EngineWorker(workerHere(async (name) => readFileSync(`data/${name}`)))
  const service = inlineEngine((await sea(20)).router, tables)
  const app = await buildTestApp({ ports: service.ports, engine: () => service })
  const headers = await app.bearer('enterprise')
  for (const [name, changes] of Object.entries(WANTED)) {
    const plan = { ...PLAN, ...changes }
    const body = planRequest(plan)!
    const path = 'stops' in body ? '/v1/voyages' : '/calculate-route'
    const here = await engine.answer({ path, body })
    const there = await app.inject({ method: 'POST', url: path, headers, payload: body })
    expect([name, here.status, there.statusCode]).toEqual([name, 200, 200])
    expect([name, told(JSON.parse(here.text))]).toEqual([name, told(there.json())])
    const { kn, source, warned } = told(there.json())
    expect([name, source, warned]).toEqual([
      name,
      name === 'a stated speed' ? 'request' : 'arrive_at',
      ['too soon', 'too late', 'a stated speed'].includes(name),
    ])
    expect(kn).toBeGreaterThan(0)
  }
})

function told(answer: Route | Voyage) {
  const route = 'route' in answer ? answer.route! : answer
  const { speed_kn: kn, speed_source: source, duration_hours: hours } = route
  const warned = answer.warnings.some(({ code }) => /^arrives_(late|early)$/.test(code))
  const arrives = 'calls' in answer ? answer.calls.at(-1)!.arrival!.time : answer.arrive_at
  return { kn, source, hours, arrives, warned }
}
