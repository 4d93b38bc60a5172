import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { MailOutcome } from '../../../keeping/accounts/password-mails.js'
import type { QuotaOutcome } from '../../../keeping/accounts/quota.js'
import type { QuotaAmounts, Store } from '../../../keeping/store/database/store.js'
import type { ThreadLoad } from '../../../runtime/threads/sea-threads.js'
import type { CacheNumbers } from '../answers/answer-cache.js'
import type { WorkQueue } from '../process/work-queue.js'
import { watchCaches } from './cache-metrics.js'

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const ENGINE_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30]

/** Metrics in the text format of Prometheus. No label identifies a client. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requestSeconds = new Histogram({
    name: 'fairway_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response, by route template',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers: [this.#registry],
  })
  readonly #engineSeconds = new Histogram({
    name: 'fairway_engine_duration_seconds',
    help: 'Time of one calculation of the routing engine',
    labelNames: ['operation'] as const,
    buckets: ENGINE_BUCKETS,
    registers: [this.#registry],
  })
  readonly #quotaUnits = new Counter({
    name: 'fairway_quota_units_total',
    help: 'Units of the daily limits that were charged, released after a failure, or rejected',
    labelNames: ['kind', 'outcome'] as const,
    registers: [this.#registry],
  })
  readonly #overloaded = new Counter({
    name: 'fairway_overloaded_total',
    help: 'Requests rejected because of overload',
    registers: [this.#registry],
  })
  readonly #replayed = new Counter({
    name: 'fairway_idempotent_replays_total',
    help: 'Requests that got the stored response of their Idempotency-Key',
    registers: [this.#registry],
  })
  readonly #mails = new Counter({
    name: 'fairway_password_mails_total',
    help: 'Password emails, by outcome',
    labelNames: ['outcome'] as const,
    registers: [this.#registry],
  })

  /** Adds metrics of the process: memory, CPU, event-loop delay. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry })
  }

  /** Adds gauges that are read at each scrape. */
  watch(background: WorkQueue, requestsInFlight: () => number): void {
    this.#gauge('fairway_background_queue_length', 'Emails queued or being sent', () => {
      return background.length
    })
    this.#gauge('fairway_http_requests_in_flight', 'Requests in progress', requestsInFlight)
  }

  watchAdmission(limit: () => number): void {
    this.#gauge('fairway_http_requests_limit', 'Current limit of concurrent requests', limit)
  }

  watchThreads(load: () => ThreadLoad): void {
    this.#gauge('fairway_threads', 'Calculation threads', () => load().threads)
    this.#gauge('fairway_threads_busy', 'Busy calculation threads', () => load().busy)
    this.#gauge('fairway_calculations', 'Calculations running or queued', () => load().jobs)
    this.#count('fairway_missed_tables_total', 'Tables that the sea contradicted', () => {
      return load().missedTables
    })
  }

  watchStore({ failedMoves }: Pick<Store, 'failedMoves'>): void {
    const help = 'Moves of the log of the database into its file that failed'
    this.#count('fairway_failed_checkpoints_total', help, () => failedMoves().count)
  }

  /** @param open reads it from the store, which all replicas share */
  watchJobs(open: () => Promise<number>): void {
    new Gauge({
      name: 'fairway_open_jobs',
      help: 'Jobs of all accounts that have not ended',
      registers: [this.#registry],
      async collect() {
        // A store that is away must not take the other metrics along.
        this.set(await open().catch(() => Number.NaN))
      },
    })
  }

  watchMemory(sheds: () => number): void {
    const help = 'How often tables kept for later requests were dropped for lack of memory'
    this.#count('fairway_memory_sheds_total', help, sheds)
  }

  watchCaches(caches: Readonly<Record<string, CacheNumbers>>): void {
    watchCaches(this.#registry, caches)
  }

  /** @param route the template, so that no id or name becomes a label */
  requestEnded(method: string, route: string, status: number, seconds: number): void {
    this.#requestSeconds.observe({ method, route, status }, seconds)
  }

  /** Measures the engine's work, even if it throws. */
  timeEngine<Result>(operation: 'route' | 'alternatives', work: () => Result): Result {
    const end = this.#engineSeconds.startTimer({ operation })
    try {
      return work()
    } finally {
      end()
    }
  }

  /** Records work that was done on other threads. */
  engineTook(operation: 'route' | 'matrix' | 'reach', ms: number): void {
    this.#engineSeconds.observe({ operation }, ms / 1000)
  }

  quota({ route, matrixCells, emissions }: QuotaAmounts, outcome: QuotaOutcome): void {
    if (route > 0) this.#quotaUnits.inc({ kind: 'route', outcome }, route)
    if (matrixCells > 0) this.#quotaUnits.inc({ kind: 'matrix_cells', outcome }, matrixCells)
    if (emissions > 0) this.#quotaUnits.inc({ kind: 'emissions', outcome }, emissions)
  }

  overloaded(): void {
    this.#overloaded.inc()
  }

  replayed(): void {
    this.#replayed.inc()
  }

  mail(outcome: MailOutcome): void {
    this.#mails.inc({ outcome })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  /** A counter that is kept elsewhere. */
  #count(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read())
      },
    })
  }
}
