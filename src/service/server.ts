import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { MANIFEST_FILE } from '../data/open.js'
import { createDemoAccount } from './accounts/first-start.js'
import { openMailer } from './accounts/mailer.js'
import { buildApp } from './app.js'
import { openCaches } from './cache/caches.js'
import { type Clock, systemClock } from './clock.js'
import type { Config } from './config.js'
import { tryOpenFactors } from './emissions/open-factors.js'
import { abandonedAfterMs, tidyUp } from './housekeeping.js'
import type { App } from './http/fastify-types.js'
import { Metrics } from './metrics.js'
import { startMetricsServer } from './metrics-server.js'
import { openConfiguredStore } from './open-store.js'
import { openEngine, type ServiceEngine } from './planning/engine.js'
import { loadPlans } from './quota/plans.js'
import { type RunningSeeding, startSeeding } from './saved-routes/seeding.js'
import { WorkQueue } from './work-queue.js'

const IDLE_SWEEP_MS = 50
const TIDY_EVERY_MS = 30_000

/** What a test replaces; a process takes the defaults. */
export interface ServerOptions {
  readonly clock?: Clock
  readonly openEngine?: (config: Config) => Promise<ServiceEngine>
  readonly print?: (text: string) => void
}

export interface RunningServer {
  readonly url: string
  /** Settles when /ready says so and a first account is there. */
  readonly ready: Promise<void>
  /** Settles when the sea is there at every resolution. */
  readonly loaded: Promise<void>
  /** Refuses new connections, lets open requests end, then closes the store. */
  stop(): Promise<void>
}

/**
 * Listens first and loads the sea data behind it: until that is done the service answers, with 503
 * `starting` where it has to.
 */
export async function startServer(
  config: Config,
  { clock = systemClock, print = defaultPrint, ...options }: ServerOptions = {},
): Promise<RunningServer> {
  requireSeaData(config)
  const plans = loadPlans(config.plans)
  const mailer = openMailer(config)
  const store = await openConfiguredStore(config)
  const abandonedMs = abandonedAfterMs(config)
  // At the start of a store that is nobody else's, everything unfinished is the trace of a crash.
  await tidyUp(store, clock, store.isShared ? abandonedMs : 0)
  // Other threads do it: the rest of the start costs no time beside it.
  const opening = (options.openEngine ?? openEngine)(config)
  opening.catch(() => undefined)
  const metrics = new Metrics()
  metrics.watchProcess()
  let engine: ServiceEngine | null = null
  const { factors, factorFault } = await tryOpenFactors(config)
  const app = buildApp({
    config,
    store,
    plans,
    clock,
    mailer,
    metrics,
    ...openCaches(config),
    background: new WorkQueue(),
    engine: () => engine,
    factors,
  })
  if (factorFault !== null) app.log.error({ err: factorFault }, 'no emission factors')
  await app.listen({ host: config.host, port: config.port })
  const url = urlOf(app)
  const { metricsAddress } = config
  const metricsServer =
    metricsAddress === '' ? null : await startMetricsServer(metricsAddress, metrics)
  let seeding: RunningSeeding | null = null
  const makeReady = async () => {
    const opened = await opening
    engine = opened
    metrics.watchThreads(() => opened.background.load)
    app.log.info({ url, data_version: opened.router.dataVersion }, 'ready')
    seeding = startSeeding({ store, clock, engine: opened }, app.log)
    if (!config.demoAccount) return
    const welcome = await createDemoAccount({ store, plans, clock }, url)
    if (welcome !== null) print(welcome)
  }
  const tidying = setInterval(() => {
    tidyUp(store, clock, abandonedMs).catch((err) => app.log.error({ err }, 'could not tidy up'))
  }, TIDY_EVERY_MS).unref()
  const ready = makeReady()
  const loaded = ready.then(() => engine?.allOpen).then(() => app.log.info('all resolutions open'))
  loaded.catch(() => undefined)
  const stop = async () => {
    clearInterval(tidying)
    await drain(app, config)
    metricsServer?.close().closeAllConnections()
    // Whatever came of it was told; the store only has to stay open until then.
    await ready.catch(() => undefined)
    await engine?.close()
    await seeding?.stop()
    await store.close()
  }
  return { url, ready, loaded, stop }
}

/** @throws Error before anything listens where the folder holds no sea; the files are read later. */
function requireSeaData({ data }: Config): void {
  if (existsSync(join(data, MANIFEST_FILE))) return
  throw new Error(`FAIRWAY_DATA=${data} holds no sea data: ${MANIFEST_FILE} is not there.`)
}

/** Runs until the process is told to end. */
export async function serve(config: Config): Promise<void> {
  const server = await startServer(config)
  await new Promise<void>((resolve, reject) => {
    process.once('SIGTERM', resolve)
    process.once('SIGINT', resolve)
    server.loaded.catch(reject)
  }).finally(() => server.stop())
}

async function drain(app: App, config: Config): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), config.drainSeconds * 1000)
  // A connection that falls idle after its last answer would be kept alive until the deadline.
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS)
  await app.close()
  clearTimeout(deadline)
  clearInterval(sweep)
}

function urlOf(app: App): string {
  const { address, port, family } = app.server.address() as AddressInfo
  const host = address === '0.0.0.0' || address === '::' ? 'localhost' : address
  return `http://${family === 'IPv6' && host === address ? `[${host}]` : host}:${port}`
}

function defaultPrint(text: string): void {
  process.stdout.write(text)
}
