import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, systemClock } from '../../base/clock.js'
import { MANIFEST_FILE } from '../../engine/sea/stored/files.js'
import { createDemoAccount, welcome } from '../../keeping/accounts/first-start.js'
import { openLocalAccount } from '../../keeping/accounts/local-account.js'
import { openMailer } from '../../keeping/accounts/mailer.js'
import { loadPlans, type Plans } from '../../keeping/accounts/plans.js'
import { openConfiguredStore } from '../../keeping/store/database/open-configured.js'
import { checkChannelsAtSea } from '../../planning/closures/overlay.js'
import { tryOpenFactors } from '../../runtime/loading/open-factors.js'
import { openOverlay } from '../../runtime/loading/overlay-file.js'
import { resolutionsIn } from '../../runtime/loading/resolutions.js'
import { VERSION } from '../../runtime/loading/version.js'
import { openCaches } from './answers/caches.js'
import { newId } from './answers/ids.js'
import { buildApp } from './app.js'
import { type Config, networksOf } from './config.js'
import type { Dependencies } from './dependencies.js'
import { openEngine, type ServiceEngine } from './engine.js'
import { MemoryGuard } from './guard/memory.js'
import { guardedGet, guardedPost } from './jobs/guarded-call.js'
import { Metrics } from './metrics/metrics.js'
import { type ProbeServer, readAddress, startProbeServer } from './probes/probe-server.js'
import { Readiness } from './probes/readiness.js'
import { Closers } from './process/closers.js'
import { collectGarbage } from './process/collect-garbage.js'
import { abandonedAfterMs, DiskWatch, releaseAbandoned, tidyUp } from './process/housekeeping.js'
import { listenFault } from './process/listen-fault.js'
import { LogLines } from './process/log-lines.js'
import { infoLine } from './process/own-lines.js'
import { RepeatedWork } from './process/repeated-work.js'
import { warmUp } from './process/warm-up.js'
import { WorkQueue } from './process/work-queue.js'
import { type RunningSeeding, startSeeding } from './saved-routes/seeding.js'
import { prepareWriters } from './transport/answer-writers.js'
import type { App } from './transport/fastify-types.js'

/**
 * Connections that wait for one iteration of the event loop each. The kernel drops more, and their callers
 * try again a second later, then 2, 4 and 8. Node's default is 511; Linux allows 4096.
 */
const MAX_BACKLOG = 4096
const IDLE_SWEEP_MS = 50
const TIDY_EVERY_MS = 30_000
/** On a busy machine the service is ready after this time, and the rest is compiled for its first callers. */
const MAX_WARM_UP_MS = 10_000
const LOOK_EVERY_MS = 1000
/** Time for threads and store to close after the open requests have ended, seconds. */
const CLOSE_SECONDS = 5

/** Replaced by tests. A process uses the defaults. */
export interface ServerOptions {
  readonly clock?: Clock
  readonly openEngine?: (config: Config, signal: AbortSignal) => Promise<ServiceEngine>
  readonly print?: (text: string) => void
  /** Whether a person reads what is printed. Otherwise each line is JSON, as the lines of the log are. */
  readonly isTerminal?: boolean
  /** The program of the probe thread. */
  readonly probeThread?: URL
}

export interface RunningServer {
  readonly url: string
  /**
   * Port of the server of /health, /ready and /metrics on a separate thread; null if it is not
   * configured.
   */
  readonly probePort: number | null
  /**
   * Resolves when the sea is loaded at every resolution that need not be asked for, the demo account exists and the whole
   * file of the store has been checked. Requests are answered before.
   */
  readonly ready: Promise<void>
  /** Resolves with the reason if only a new start of the process can continue. */
  readonly broken: Promise<Error>
  /** Answers /ready with 503 from now on, so that load balancers send no new requests. */
  announceStop(): void
  /** Rejects new connections, lets open requests finish, and then closes the store. */
  stop(): Promise<void>
}

/**
 * Listens first and loads the sea data in the background. Until then, endpoints that need it answer 503
 * `starting`.
 *
 * @throws Error of one line that names the setting or file at fault; nothing is left open then
 */
export async function startServer(
  config: Config,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const closers = new Closers()
  try {
    return await openAll(config, options, closers)
  } catch (error) {
    await closers.close().catch(() => undefined)
    throw error
  }
}

async function openAll(
  config: Config,
  {
    clock = systemClock,
    print = defaultPrint,
    isTerminal = process.stdout.isTTY === true,
    ...options
  }: ServerOptions,
  closers: Closers,
): Promise<RunningServer> {
  requireSeaData(config)
  const { metricsAddress } = config
  if (metricsAddress !== '') readAddress(metricsAddress)
  requireFactorFiles(config)
  const plans = loadPlans(config.plans)
  requirePlanOfNewAccounts(config, plans)
  const mailer = openMailer(config)
  const overlay = openOverlay(config.overlay)
  const store = await openConfiguredStore(config, true)
  closers.add(() => store.close())
  let ready: Promise<void> | null = null
  let seeding: RunningSeeding | null = null
  closers.add(async () => {
    // Its failure is reported elsewhere. The store only has to stay open until it settles.
    await ready?.catch(() => undefined)
  })
  const abandonedMs = abandonedAfterMs(config)
  // In a store that no other process uses, all unfinished work was left by a crash.
  await releaseAbandoned(store, clock, store.isShared ? abandonedMs : 0)
  if (!store.isShared) await store.jobs.releaseAll(store.timeAt(clock.nowMs()))
  // Runs on other threads, in parallel with the rest of the start.
  const closing = new AbortController()
  const opening = (options.openEngine ?? openEngine)(config, closing.signal)
  // Its failure is handled where it is awaited.
  opening.catch(() => undefined)
  closers.add(() => {
    closing.abort(new Error('The service is closed.'))
    return opening.then((opened) => opened.close()).catch(() => undefined)
  })
  let isStopping = false
  closers.add(async () => {
    // Set before its threads are closed, which it would otherwise report as a failure.
    isStopping = true
    await seeding?.stop()
  })
  const metrics = new Metrics()
  metrics.watchProcess()
  const memory = new MemoryGuard({
    limitMegabytes: config.memoryMegabytes,
    shed: () => {
      engine?.background.shed()
      collectGarbage()
    },
  })
  metrics.watchMemory(() => memory.sheds)
  const looking = setInterval(() => memory.look(clock.nowMs()), LOOK_EVERY_MS).unref()
  closers.add(() => clearInterval(looking))
  const disk = new DiskWatch(store)
  let engine: ServiceEngine | null = null
  const { factors, factorFault } = await tryOpenFactors(config)
  const dependencies: Dependencies = {
    config,
    store,
    plans,
    clock,
    nowMs: () => clock.nowMs(),
    newId,
    softwareVersion: VERSION,
    mailer,
    post: guardedPost(networksOf(config)),
    get: guardedGet(networksOf(config)),
    metrics,
    memory,
    localAccount: config.auth === 'none' ? await openLocalAccount(store, clock) : null,
    ...openCaches(config.cacheMegabytes),
    background: new WorkQueue(),
    engine: () => engine,
    factors,
    overlay,
    logStream: new LogLines(),
  }
  const readiness = new Readiness(dependencies)
  const app = buildApp(dependencies, readiness)
  plans.onMissing = (missing, instead) =>
    app.log.warn({ missing, instead }, 'accounts have a plan that is not in FAIRWAY_PLANS')
  let probes: ProbeServer | null = null
  if (metricsAddress !== '') {
    const opened = await startProbeServer(
      metricsAddress,
      { metrics, readiness },
      options.probeThread,
    )
    probes = opened
    closers.add(() => opened.close())
  }
  closers.add(() => drain(app, config))
  closers.add(() => app.jobs.stop())
  await listen(app, config)
  const url = urlOf(app)
  if (factorFault !== null) app.log.error({ err: factorFault }, 'no emission factors')
  for (const { name, problems } of factors?.packs ?? []) {
    if (problems.length > 0) {
      app.log.warn({ pack: name, problems }, 'skipped rows of the factor pack')
    }
  }
  for (const { name, ships, withoutFigure, problems } of factors?.shipTables ?? []) {
    const counts = { table: name, ships: ships.size, withoutFigure, leftOut: problems.length }
    app.log.info({ ...counts, problems: problems.slice(0, 20) }, 'table of ships read')
  }
  const makeReady = async () => {
    const opened = await opening
    if (overlay) checkChannelsAtSea(overlay, opened.router)
    const enough = AbortSignal.any([closing.signal, AbortSignal.timeout(MAX_WARM_UP_MS)])
    await warmUp(opened, dependencies, enough)
    engine = opened
    metrics.watchThreads(() => opened.background.load)
    // Printed whatever the level of the log: nothing else knows the password.
    const line = (message: string, fields: object) =>
      print(`${infoLine(message, fields, clock.nowMs())}\n`)
    if (isTerminal) print(`Planner: ${url}/\n`)
    else line('planner', { url: `${url}/` })
    const isDemoWanted = config.demoAccount && config.auth === 'accounts'
    const demo = isDemoWanted ? await createDemoAccount({ store, plans, clock }) : null
    if (demo && isTerminal) print(welcome(url, demo))
    else if (demo) line('demo account created; its password is shown only this once', demo)
    await probes?.refresh()
    app.log.info({ url, data_version: opened.router.dataVersion }, 'ready')
    app.jobs.start()
    void prepareWriters(closing.signal)
    // A service that stops does not wait for the rest of the check.
    const checked = Promise.race([store.checked, once(closing.signal, 'abort')])
    await Promise.all([opened.allOpen, checked])
    // Saved routes do not know the overlay.
    seeding = isStopping || overlay ? null : startSeeding({ store, clock, engine: opened }, app.log)
  }
  const lines = { fails: 'clean-up failed', works: 'clean-up works again' }
  const cleaning = new RepeatedWork(lines, clock, app.log)
  let isTidying = false
  const tidying = setInterval(async () => {
    disk.report(app.log)
    // A run may take longer than the interval after a long time without one.
    if (isTidying) return
    isTidying = true
    const { retentionDays } = config
    await cleaning.run(() => tidyUp(store, clock, { abandonedMs, retentionDays }))
    isTidying = false
  }, TIDY_EVERY_MS).unref()
  closers.add(() => clearInterval(tidying))
  ready = makeReady()
  ready.catch(() => undefined)
  const announceStop = () => {
    readiness.stop()
    void probes?.refresh()
  }
  return {
    url,
    probePort: probes?.port ?? null,
    ready,
    broken: store.broken,
    announceStop,
    stop: () => closers.close(),
  }
}

/** @throws Error before the service listens if the folder contains no sea data */
function requireSeaData({ data, resolutions }: Config): void {
  if (existsSync(join(data, MANIFEST_FILE))) {
    if (resolutions !== '') resolutionsIn(data, resolutions)
    return
  }
  throw new Error(
    `FAIRWAY_DATA=${data} contains no sea data: ${MANIFEST_FILE} is missing. Set FAIRWAY_DATA to a folder that has it, or restore it from the release.`,
  )
}

/** @throws Error if accounts of the identity provider would get a plan that is not in the file */
function requirePlanOfNewAccounts({ oidcIssuer, oidcPlan }: Config, plans: Plans): void {
  if (oidcIssuer === '' || plans.has(oidcPlan)) return
  throw new Error(
    `FAIRWAY_OIDC_PLAN=${oidcPlan} is no plan. Set it to one of ${plans.names.join(', ')}.`,
  )
}

/**
 * @throws Error before anything is opened, because a misspelt path cannot be corrected while the
 * service runs
 */
function requireFactorFiles({ factorPack, shipTable, laws }: Config): void {
  for (const [name, path] of [
    ['FAIRWAY_FACTOR_PACK', factorPack],
    ['FAIRWAY_SHIP_TABLE', shipTable],
    ['FAIRWAY_LAWS', laws],
  ] as const) {
    if (path === '' || existsSync(path)) continue
    throw new Error(
      `${name}=${path} does not exist. Set it to the file, or leave it empty for the open factors alone.`,
    )
  }
}

/** What is printed at the end, the address of the page and a new account, follows when the sea is loaded. */
const listeningAt = (address: string) => `Server listening at ${address}, loading the sea`

/** @throws Error of one line that names the setting */
async function listen(app: App, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, backlog: MAX_BACKLOG, listenTextResolver: listeningAt })
  } catch (error) {
    const settings = { hostSetting: 'FAIRWAY_HOST', portSetting: 'FAIRWAY_PORT' }
    throw listenFault(error, { host, port, ...settings })
  }
}

/**
 * Runs until a signal ends the process. A signal during the start ends it too, because nothing that the
 * store could lose has been acknowledged.
 *
 * @throws Error of one line if the start fails, even after the first responses
 */
export async function serve(config: Config): Promise<void> {
  const signalled = new Promise<null>((resolve) => {
    process.once('SIGTERM', () => resolve(null))
    process.once('SIGINT', () => resolve(null))
  })
  const server = await Promise.race([startServer(config), signalled])
  if (server === null) return
  try {
    const broken = server.broken.then((reason) => {
      // A manager of processes starts it again, which a process that refuses everything would prevent.
      throw reason
    })
    await Promise.race([signalled, server.ready.then(() => signalled), broken])
    server.announceStop()
    await wait(config.stopDelaySeconds * 1000)
  } finally {
    await withinSeconds(config.drainSeconds + CLOSE_SECONDS, server.stop())
  }
}

/** Limits the time of some work, because a database that hangs would block the shutdown forever. */
async function withinSeconds(seconds: number, work: Promise<void>): Promise<void> {
  const ending = new AbortController()
  work.catch(() => undefined)
  await Promise.race([work, wait(seconds * 1000, undefined, { signal: ending.signal })])
  ending.abort()
}

async function drain(app: App, config: Config): Promise<void> {
  app.connections.stop()
  const deadline = setTimeout(() => app.server.closeAllConnections(), config.drainSeconds * 1000)
  // A connection that becomes idle after its last response would otherwise stay open until the
  // deadline.
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
