import { utcDay } from '../../../base/utc.js'
import type { Count, RequestedPair } from '../../../keeping/store/database/store.js'
import type { RouteWork } from '../answers/sailings.js'
import type { Dependencies } from '../dependencies.js'
import { RepeatedWork } from '../process/repeated-work.js'
import type { App } from '../transport/fastify-types.js'
import { binOf } from './log-bins.js'

const FLUSH_EVERY_MS = 10_000

/** Kinds of counts in the store. */
export const KINDS = {
  resolution: 'resolution_km',
  passage: 'passage',
  noRoute: 'no_route',
  distanceSum: 'distance_km_sum',
  distanceBin: 'distance_km_bin',
  engineBin: 'engine_ms_bin',
} as const

/**
 * Counts calculations in memory and adds them to the store every few seconds, so that requests do not
 * compete for the same rows. A process that is killed loses the last seconds.
 */
export class RouteCounters {
  #counts = new Map<string, Count>()
  #pairs = new Map<string, RequestedPair>()

  constructor(private readonly dependencies: Pick<Dependencies, 'store' | 'clock'>) {}

  routeCalculated(accountId: number, { summary, engineMs }: RouteWork, isCached: boolean): void {
    this.#count(KINDS.resolution, String(summary.resolution_km))
    for (const id of new Set(summary.passages.map((passage) => passage.id))) {
      this.#count(KINDS.passage, id)
    }
    this.#count(KINDS.distanceSum, '', Math.round(summary.distance_km))
    this.#count(KINDS.distanceBin, String(binOf(summary.distance_km)))
    if (!isCached) this.#count(KINDS.engineBin, String(binOf(engineMs)))
    this.#countPair(accountId, summary)
  }

  noRoute(): void {
    this.#count(KINDS.noRoute, '')
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0
  }

  /** Adds the counts to the store. @throws StorageError. The counts are then lost */
  async flush(): Promise<void> {
    const [counts, pairs] = [this.#counts, this.#pairs]
    this.#counts = new Map()
    this.#pairs = new Map()
    const { store, clock } = this.dependencies
    const day = utcDay(clock.nowMs())
    await store.statistics.add([...counts.values()], [...pairs.values()], day)
  }

  #count(kind: string, name: string, amount = 1): void {
    const key = `${kind} ${name}`
    const before = this.#counts.get(key)?.amount ?? 0
    this.#counts.set(key, { kind, name, amount: before + amount })
  }

  #countPair(accountId: number, { origin, destination }: RouteWork['summary']): void {
    const originPortId = origin.port?.id
    const destinationPortId = destination.port?.id
    if (originPortId === undefined || destinationPortId === undefined) return
    const key = `${originPortId} ${destinationPortId} ${accountId}`
    const times = (this.#pairs.get(key)?.times ?? 0) + 1
    this.#pairs.set(key, { originPortId, destinationPortId, accountId, times })
  }
}

/** Installs counters that are added to the store while the app listens, and when it closes. */
export function installRouteCounters(app: App, dependencies: Dependencies): RouteCounters {
  const counters = new RouteCounters(dependencies)
  const lines = { fails: 'statistics could not be stored', works: 'statistics are stored again' }
  const storing = new RepeatedWork(lines, dependencies.clock, app.log)
  const flush = async () => {
    // Nothing to write says nothing about the store.
    if (!counters.isEmpty) await storing.run(() => counters.flush())
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(flush, FLUSH_EVERY_MS).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
  return counters
}
