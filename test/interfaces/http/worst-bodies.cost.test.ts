import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  FREE_MS_PER_MINUTE,
  ThreadBudget,
} from '../../../src/interfaces/http/guard/thread-budget.js'
import { resolvePlace } from '../../../src/ports/find/place.js'
import { work } from '../../support/cost/counted-work.js'
import { engineElsewhere, UNITS_PER_MS, workOf } from '../../support/cost/thread-work.js'
import {
  type Operation,
  type WorstRequest,
  WorstRequests,
} from '../../support/cost/worst-requests.js'
import { tables } from '../../support/tables.js'
import { buildTestApp } from '../../support/test-app.js'

/** The most that a request may do while nobody else is served. */
const MOST_AT_A_STRETCH = 5 * UNITS_PER_MS
/** The longest body takes at most so many times the work of one half as long, in neither of which a name is known. */
const MOST_GROWTH = 2.2
/** Less work than this does not show how it grows. */
const LEAST_GROWN = 5 * UNITS_PER_MS
/** What a refusal may take without being counted: 600 public requests a minute take no more than an account may. */
const FREE = (FREE_MS_PER_MINUTE / 600) * UNITS_PER_MS
/** What these sizes take says which bodies would take longest. */
const [SMALL, TWICE] = [16 * 1024, 32 * 1024]
/** Of each operation, so many bodies are sent as long as its path allows: those that would take longest. */
const WHOLE_BODIES = 4
/** A body that would hold the thread for as much of the limit is sent as long as its path allows, too. */
const NEAR = 0.5
/** No verdict on speed: with other work on the machine, the slowest operation takes many times its ten seconds. */
const TIMEOUT_MS = 1_800_000
/** By default a few bodies of each operation are tried; with COST=all all of them, in some minutes. */
const IS_WHOLE = process.env['COST'] === 'all'
const SOME =
  /the most items$|name of the most words$|column of ligatures|columns like|blank rows|empty rows|at sea$|hard to find$|a year of|with windows|the usual/
/** Appends each request with its work, to find the worst. */
const { COST_LOG = '' } = process.env

const requests = new WorstRequests()

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
  const take = vi.spyOn(ThreadBudget.prototype, 'take')
  // A batch waits for the time that its rows have used, and this clock stands still.
  vi.spyOn(ThreadBudget.prototype, 'wait').mockReturnValue(0)
  let [names, sent] = [0, '']
  /** Sends a request with a body of a size, whose names are new, and counts its work. */
  const measure = async ({ method, path }: Operation, asked: WorstRequest, bytes: number) => {
    take.mockClear()
    names += NEW_NAMES
    const { name, url, headers: own, payload } = asked
    const body = payload && { payload: payload(bytes, names) }
    const headers = { ...auth, ...own }
    const options = { method: method.toUpperCase() as 'GET', url, headers, ...body }
    let status = 0
    const { longest, all } = await workOf(async () => {
      status = (await service.inject(options)).statusCode
    })
    const taken = take.mock.calls.reduce((sum, [, ms]) => sum + ms * UNITS_PER_MS, 0)
    sent = `${name}, ${body?.payload.length ?? 0} bytes: ${status}, ${longest} of ${all} at a stretch, ${Math.round(taken)} taken`
    if (COST_LOG !== '') appendFileSync(COST_LOG, `${longest}\t${method} ${path}\t${sent}\n`)
    expect.soft(longest, sent).toBeLessThanOrEqual(MOST_AT_A_STRETCH)
    if (status >= 300) expect.soft(all - taken, sent).toBeLessThanOrEqual(Math.max(FREE, all / 2))
    return { longest, all }
  }
  /** The longest body that the path of the last request allows. */
  const longestBody = () => Math.min(bodyLimit, LONGEST)
  return { measure, longestBody, said: () => sent }
}

/** More than a body has. */
const NEW_NAMES = 100_000
/** A batch has no longest body. A shorter one shows the growth as well. */
const LONGEST = (IS_WHOLE ? 8 : 1) * 1024 * 1024

function growsOf({ grows, payload }: WorstRequest): boolean {
  return grows && payload !== undefined && payload(TWICE, 0).length > 1.5 * payload(SMALL, 0).length
}

/** What a body of a size would take, by what two smaller ones take. */
function atSize(bytes: number, small: number, twice: number): number {
  return small + ((twice - small) * (bytes - SMALL)) / (TWICE - SMALL)
}

describe('nobody waits long for the worst requests of', () => {
  const { now } = performance
  let service: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    // A service builds its indexes at the start.
    tables.ports.search('Rotterdxm Anchorage', 1)
    expect(() => resolvePlace(tables.ports, { name: 'Rotterdxm Anchorage' })).toThrow()
    // Slices and budgets then depend on the work that is done, and not on the machine.
    performance.now = () => work.units() / UNITS_PER_MS
  })
  beforeEach(async () => {
    service = await start()
  })
  afterAll(() => {
    performance.now = now
    vi.restoreAllMocks()
  })

  const operations = requests.operations
    .filter(({ requestBody }) => IS_WHOLE || requestBody !== undefined)
    .map((one) => [one.method.toUpperCase(), one.path, one] as const)
  test.each(operations)(
    '%s %s, and each is paid for',
    { timeout: TIMEOUT_MS },
    async (_method, _path, operation) => {
      const { measure, longestBody, said } = service
      const measured = []
      let isFirst = true
      for (const request of requests.of(operation)) {
        if (!IS_WHOLE && !SOME.test(request.name)) continue
        // What the first request of its kind finds out is not its body's.
        if (isFirst) await measure(operation, request, SMALL)
        isFirst = false
        const small = await measure(operation, request, SMALL)
        // A list of few items is soon full.
        if (!growsOf(request)) continue
        const twice = await measure(operation, request, TWICE)
        const whole = longestBody()
        measured.push({
          request,
          longest: atSize(whole, small.longest, twice.longest),
          all: atSize(whole, small.all, twice.all),
        })
      }
      const worst = new Set(measured.filter(({ longest }) => longest > NEAR * MOST_AT_A_STRETCH))
      for (const what of ['longest', 'all'] as const) {
        measured.sort((a, b) => b[what] - a[what])
        for (const one of measured.slice(0, IS_WHOLE ? WHOLE_BODIES : 1)) worst.add(one)
      }
      for (const { request } of worst) {
        const half = await measure(operation, request, longestBody() / 2)
        const whole = await measure(operation, request, longestBody())
        if (half.all > LEAST_GROWN) {
          expect.soft(whole.all / half.all, said()).toBeLessThanOrEqual(MOST_GROWTH)
        }
      }
    },
  )
})
