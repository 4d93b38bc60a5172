/** Writes openapi.json from the routes of the service: `npm run openapi`. */
import { writeFileSync } from 'node:fs'
import { systemClock } from '../../src/base/clock.js'
import { openCaches } from '../../src/interfaces/http/answers/caches.js'
import { newId } from '../../src/interfaces/http/answers/ids.js'
import { buildApp } from '../../src/interfaces/http/app.js'
import { defaults } from '../../src/interfaces/http/config.js'
import { Metrics } from '../../src/interfaces/http/metrics/metrics.js'
import { WorkQueue } from '../../src/interfaces/http/process/work-queue.js'
import { Plans } from '../../src/keeping/accounts/plans.js'
import { openStore } from '../../src/keeping/store/database/store.js'
import { VERSION } from '../../src/runtime/loading/version.js'

export const OPENAPI_FILE = new URL('../../openapi.json', import.meta.url)

/** The document as the service publishes it with its default settings. */
export async function renderOpenApi(): Promise<string> {
  const store = await openStore(':memory:')
  const app = buildApp({
    config: { ...defaults(), logLevel: 'silent' },
    store,
    plans: new Plans({ trial: { daily_limit: 0, requests_per_minute: null } }),
    clock: systemClock,
    nowMs: () => systemClock.nowMs(),
    newId,
    softwareVersion: VERSION,
    mailer: null,
    post: async () => 204,
    get: async () => ({ type: '', bytes: Buffer.alloc(0) }),
    metrics: new Metrics(),
    memory: { check: () => undefined },
    ...openCaches(defaults().cacheMegabytes),
    background: new WorkQueue(),
    engine: () => null,
    factors: null,
    localAccount: null,
  })
  const answer = await app.inject({ url: '/openapi.json' })
  await app.close()
  await store.close()
  return `${JSON.stringify(answer.json(), null, 2)}\n`
}

if (process.argv[1]?.endsWith('openapi.ts')) writeFileSync(OPENAPI_FILE, await renderOpenApi())
