import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  FREE_MS_PER_MINUTE,
  ThreadBudget,
} from '../../../src/interfaces/http/guard/thread-budget.js'
import { resolvePlace } from '../../../src/ports/find/place.js'
import { work } from '../../support/cost/counted-work.js'
import { type WorstRequest, WorstRequests } from '../../support/cost/worst-requests.js'
import { FakeRouter } from '../../support/fake-router.js'
import { inlineEngine } from '../../support/inline-engine.js'
import { tables } from '../../support/tables.js'
import { buildTestApp } from '../../support/test-app.js'

/** What an idle core does of the counted work in a millisecond. Only the ratio to the limits below matters. */
const UNITS_PER_MS = 20_000
/** The most that a request may do while nobody else is served: what it takes to check a megabyte of rows at once. */
const MOST_AT_A_STRETCH = 100 * UNITS_PER_MS
/** What a refusal may take without being counted: 600 public requests a minute take no more than an account may. */
const FREE = (FREE_MS_PER_MINUTE / 600) * UNITS_PER_MS
/** Longer bodies are read like these. */
const LONGEST = 1024 * 1024
/** No verdict on speed: on a busy machine, the slowest operation takes many times its two minutes. */
const TIMEOUT_MS = 1_800_000
/** Appends each request with its work, to find the worst. */
const { COST_LOG = '' } = process.env

const requests = new WorstRequests()

/** The work of the engine is that of other threads. */
function engineElsewhere() {
  const engine = inlineEngine(new FakeRouter(tables.ports), tables)
  const { background } = engine
  for (const name of ['routes', 'matrix', 'reach', 'afloat', 'chart'] as const) {
    const own = background[name].bind(background) as (...given: unknown[]) => Promise<unknown>
    background[name] = (async (...given: unknown[]) => {
      const before = work.units()
      return own(...given).finally(() => work.reset(before))
    }) as never
  }
  return engine
}

/** The work between two turns of the event loop, and all of it. */
async function workOf(act: () => Promise<unknown>) {
  const begun = work.units()
  let [last, longest] = [begun, 0]
  const look = () => {
    longest = Math.max(longest, work.units() - last)
    last = work.units()
    next = setImmediate(look)
  }
  let next = setImmediate(look)
  await act()
  clearImmediate(next)
  return { longest: Math.max(longest, work.units() - last), all: work.units() - begun }
}

async function start() {
  const engine = engineElsewhere()
  const service = await buildTestApp({
    engine: () => engine,
    publicRequestsPerMinute: 1e9,
    loginRequestsPerMinute: 1e9,
    logLevel: 'silent',
  })
  let bodyLimit = 0
  service.app.addHook('onRequest', async (request) => {
    bodyLimit = request.routeOptions.bodyLimit
  })
  const auth = await service.bearer('enterprise')
  const ask = async (method: string, { name: _, headers, ...asked }: WorstRequest) =>
    (await service.inject({ method: method as 'GET', ...asked, headers: { ...auth, ...headers } }))
      .statusCode
  return { ask, bodyLimit: () => Math.min(bodyLimit, LONGEST) }
}

describe('nobody waits long for the worst requests of', () => {
  const { now } = performance
  beforeAll(() => {
    // A service builds its indexes at the start.
    tables.ports.search('Rotterdxm Anchorage', 1)
    expect(() => resolvePlace(tables.ports, { name: 'Rotterdxm Anchorage' })).toThrow()
    // Slices and budgets then depend on the work that is done, and not on the machine.
    performance.now = () => work.units() / UNITS_PER_MS
  })
  afterAll(() => {
    performance.now = now
    vi.restoreAllMocks()
  })

  const operations = requests.operations.map(
    (one) => [one.method.toUpperCase(), one.path, one] as const,
  )
  test.each(operations)(
    '%s %s, and each is paid for',
    { timeout: TIMEOUT_MS },
    async (method, path, operation) => {
      const { ask, bodyLimit } = await start()
      const take = vi.spyOn(ThreadBudget.prototype, 'take')
      await ask(method, requests.of(operation, 0).next().value!)
      const send = async (request: WorstRequest) => {
        let status = 0
        const { longest, all } = await workOf(async () => {
          status = await ask(method, request)
        })
        return { status, longest, all }
      }
      for (const request of requests.of(operation, bodyLimit())) {
        take.mockClear()
        const { status, longest, all } = await send(request)
        const taken = take.mock.calls.reduce((sum, [, ms]) => sum + ms * UNITS_PER_MS, 0)
        const said = `${request.name}: ${status}, ${longest} of ${all} at a stretch, ${Math.round(taken)} taken`
        if (COST_LOG !== '') appendFileSync(COST_LOG, `${longest}\t${method} ${path}\t${said}\n`)
        expect.soft(longest, said).toBeLessThanOrEqual(MOST_AT_A_STRETCH)
        if (status >= 300)
          expect.soft(all - taken, said).toBeLessThanOrEqual(Math.max(FREE, all / 2))
      }
    },
  )
})
