import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SeaThreads } from '../../../src/runtime/threads/sea-threads.js'
import { inlineEngine } from '../../support/inline-engine.js'
import { tables } from '../../support/tables.js'
import { buildTestApp } from '../../support/test-app.js'

/** Wide, for a busy machine: each of these bodies held the thread for 22 s and more on an idle one. */
const MOST_MS = 5000

/** The longest time for which the thread did nothing else while some work went on, ms. */
async function longestStop(work: () => Promise<unknown>): Promise<number> {
  let [lastMs, longestMs] = [performance.now(), 0]
  const look = () => {
    const nowMs = performance.now()
    longestMs = Math.max(longestMs, nowMs - lastMs)
    lastMs = nowMs
    next = setImmediate(look)
  }
  let next = setImmediate(look)
  await work()
  clearImmediate(next)
  return longestMs
}

describe('the worst body of its size stops nobody else:', () => {
  let threads: SeaThreads
  beforeAll(async () => {
    threads = await SeaThreads.open({
      folder: 'data',
      first: 20,
      resolutions: [20],
      threads: 2,
      worker: new URL('../../support/sea-worker.mjs', import.meta.url),
    })
  }, 120_000)
  afterAll(() => threads?.close())

  async function start() {
    const engine = { ...inlineEngine(threads.router, tables), background: threads }
    const { inject, bearer } = await buildTestApp({ engine: () => engine, deadlineSeconds: 600 })
    const headers = await bearer('enterprise')
    return (url: string, payload: object) =>
      inject({
        method: 'POST',
        url,
        headers,
        payload,
      })
  }

  const fixes = (count: number, at: (i: number) => readonly [number, number]) =>
    Array.from({ length: count }, (_, i) => ({
      time: new Date(Date.parse('2026-11-01T00:00:00Z') + 7_200_000 * i).toISOString(),
      coordinates: at(i),
    }))

  test.each([
    ['in Kazakhstan', (i: number) => [90, 45 + i / 2000] as const],
    ['in Antarctica', (i: number) => [20 + i / 2000, -82] as const],
  ])('9,000 fixes %s', async (_, at) => {
    const ask = await start()
    const payload = { fixes: fixes(9000, at), resolution_km: 20 }
    let status = 0
    const ms = await longestStop(async () => {
      status = (await ask('/v1/traces', payload)).statusCode
    })
    expect(status).toBe(422)
    expect(ms).toBeLessThan(MOST_MS)
  })
})
