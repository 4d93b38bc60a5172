import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServiceEngine } from '../../../src/interfaces/http/engine.js'
import { readTables } from '../../../src/runtime/loading/tables.js'
import { SeaThreads } from '../../../src/runtime/threads/sea-threads.js'
import { inlineEngine } from '../../support/inline-engine.js'
import { DATA_FOLDER, sea as openSea } from '../../support/sea.js'
import { buildTestApp } from '../../support/test-app.js'

/** The coarsest sea: what a thread does and what this one does are the same code at every resolution. */
const RESOLUTION = 100
const WORKER = new URL('../../support/sea-worker.mjs', import.meta.url)
const DEEP = { type: 'tanker', size_class: 'vlcc', draft_m: 20 } as const
const QINGDAO = { unlocode: 'CNTAO' }
const NINGBO = { unlocode: 'CNNGB' }
const SINGAPORE = { unlocode: 'SGSIN' }
const ROTTERDAM = { unlocode: 'NLRTM' }
const FORBIDDEN = { bbox: [60, 5, 70, 12], mode: 'forbid', name: 'closed' }
const PENALISED = { bbox: [-12, 40, -9.5, 46], mode: 'penalise' }
const OFF_SAIGON = { coordinates: [107, 8] }
const BOTH_AREAS = { avoid_areas: [FORBIDDEN, PENALISED] }
const RICH = { ...BOTH_AREAS, avoid: ['piracy', 'kiel'], allow: ['corinth'] }
const AT = { resolution_km: RESOLUTION }
const WEST = { ...AT, origin: SINGAPORE, destination: ROTTERDAM }

describe('a service with real threads', () => {
  const tables = readTables(DATA_FOLDER)
  let threads: SeaThreads
  let orders = 0
  beforeAll(async () => {
    threads = await SeaThreads.open({
      ...{ folder: DATA_FOLDER, first: RESOLUTION, resolutions: [RESOLUTION] },
      ...{ worker: WORKER, threads: 1 },
    })
  })
  afterAll(() => threads?.close())

  /** Counts the work that the service leaves to the threads. */
  async function onThreads(): Promise<ServiceEngine> {
    const { router } = threads
    const counted =
      <Args extends unknown[], Result>(ask: (...args: Args) => Result) =>
      (...args: Args) => {
        orders += 1
        return ask(...args)
      }
    return {
      ...inlineEngine(router, await tables),
      background: {
        load: threads.load,
        prepare: () => undefined,
        shed: () => undefined,
        routes: counted((question, signal) => threads.routes(question, signal)),
        matrix: counted((request, cells, signal) => threads.matrix(request, cells, signal)),
        reach: counted((work, signal) => threads.reach(work, signal)),
        afloat: counted((work, signal) => threads.afloat(work, signal)),
        chart: counted((work, signal) => threads.chart(work, signal)),
      },
    }
  }

  async function ask(engine: ServiceEngine, url: string, payload: object) {
    // The thread may be slow on a busy machine; no test here is about the deadline.
    const settings = { auth: 'none', deadlineSeconds: 600 } as const
    const { inject } = await buildTestApp({ engine: () => engine, ...settings })
    const response = await inject({ method: 'POST', url, payload })
    const { id: _, request_id: __, digest: ___, ...answer } = response.json()
    return { status: response.statusCode, answer }
  }

  test.each([
    [
      200,
      'a route of a deep ship',
      '/calculate-route',
      {
        ...{ ...AT, origin: QINGDAO, destination: NINGBO, vessel: DEEP, depth: 'enforce' },
        ...{ alternatives: 2, include_ports: true, fuel_price_usd_per_tonne: 600 },
      },
    ],
    [200, 'a route round areas', '/calculate-route', { ...WEST, ...RICH, alternatives: 1 }],
    [
      200,
      'a route near the ice',
      '/calculate-route',
      {
        ...{ ...AT, origin: { unlocode: 'NZAKL' }, destination: { unlocode: 'ARBUE' } },
        ...{ south_limit: -50, antimeridian: 'split', geometry: 'corners', waypoint_count: 5 },
      },
    ],
    [
      200,
      'a voyage',
      '/v1/voyages',
      {
        ...AT,
        ...RICH,
        ...{ vessel: DEEP, depth: 'enforce', depart_at: '2026-12-01', include_ports: true },
        stops: [
          QINGDAO,
          { ...NINGBO, stay_hours: 20, port_fuel: { shore_power_share: 0.5 } },
          { passage: 'malacca' },
          ROTTERDAM,
        ],
      },
    ],
    [
      200,
      'a matrix',
      '/calculate-matrix',
      {
        ...AT,
        ...RICH,
        ...{ vessel: DEEP, depth: 'enforce', fuel_price_usd_per_tonne: 600 },
        ...{ origins: [QINGDAO, SINGAPORE, OFF_SAIGON], destinations: [NINGBO, ROTTERDAM] },
      },
    ],
    [
      200,
      'a reach',
      '/v1/reach',
      {
        ...{ ...AT, origin: SINGAPORE, hours: [24, 100], allow: ['hainan'], avoid: ['sunda'] },
        ...{ vessel: DEEP, depth: 'enforce' },
      },
    ],
    [
      200,
      'an estimate',
      '/v1/emissions/sea',
      { route: { ...WEST, ...RICH }, cargo: { teu: 10 }, vessel: { type: 'container' } },
    ],
    [
      422,
      'an end in an area',
      '/calculate-route',
      { ...WEST, avoid_areas: [{ bbox: [100, -2, 106, 3] }] },
    ],
    [
      422,
      'an end on land',
      '/calculate-route',
      { ...WEST, ...BOTH_AREAS, origin: { coordinates: [-3.7, 40.42] } },
    ],
    [
      422,
      'no route',
      '/calculate-route',
      {
        ...{ ...AT, origin: { unlocode: 'UAODS' }, destination: ROTTERDAM },
        ...{ ...BOTH_AREAS, avoid: ['bosporus'] },
      },
    ],
  ])('answers %i for %s as one without', async (status, _, url, body) => {
    const before = orders
    const answer = await ask(await onThreads(), url, body)
    expect(answer.status).toBe(status)
    expect(orders).toBeGreaterThan(before)
    const { router } = await openSea(RESOLUTION)
    expect(answer).toEqual(await ask(inlineEngine(router, await tables), url, body))
  })
})
