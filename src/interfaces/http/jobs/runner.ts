import { newRequestId } from '../answers/ids.js'
import { toLoggedProblem } from '../guard/error-handler.js'
import { abandonedAfterMs } from '../process/housekeeping.js'
import type { OpenJobs } from '../transport/fastify-types.js'
import type { JobKinds } from './kinds.js'
import { Lanes } from './lanes.js'
import { Slice, type SliceTools } from './slice.js'
import type { Webhooks } from './webhooks.js'

/** Jobs that a process goes on with at a time. */
const JOBS_AT_ONCE = 2
const WEBHOOKS_AT_ONCE = 4
/** How often a process looks for jobs of others, ms. */
const LOOK_EVERY_MS = 2000

export interface RunnerTools extends SliceTools {
  readonly kinds: JobKinds
  readonly engine: () => unknown
  readonly webhooks: Webhooks
}

/**
 * Goes on with open jobs, a slice at a time, and tells of their ends. Any number of processes may do so: the store says
 * whose turn it is, and takes a job from a process that has died.
 */
export class JobRunner implements OpenJobs {
  readonly #jobs: Lanes
  readonly #webhooks: Lanes
  readonly #slices = new Set<Slice>()
  #looking: NodeJS.Timeout | null = null

  constructor(private readonly tools: RunnerTools) {
    const { app } = tools
    const failed = (error: unknown) => void toLoggedProblem(error, { log: app.log, server: app })
    this.#jobs = new Lanes(JOBS_AT_ONCE, () => this.#turn(), failed)
    this.#webhooks = new Lanes(WEBHOOKS_AT_ONCE, () => tools.webhooks.turn(), failed)
  }

  start(): void {
    this.#looking ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref()
    this.#look()
  }

  wake(): void {
    if (this.#looking !== null) this.#look()
  }

  async work(): Promise<void> {
    this.#jobs.wake()
    await this.#jobs.idle()
    this.#webhooks.wake()
    await this.#webhooks.idle()
  }

  async stop(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking)
    this.#looking = null
    const ended = [this.#jobs.stop(), this.#webhooks.stop()]
    for (const slice of this.#slices) slice.end()
    this.tools.webhooks.stop()
    await Promise.all(ended)
  }

  #look(): void {
    this.#jobs.wake()
    this.#webhooks.wake()
  }

  async #turn(): Promise<boolean> {
    const { store, clock, config, kinds, engine } = this.tools
    if (engine() === null) return false
    const nowMs = clock.nowMs()
    const now = store.timeAt(nowMs)
    // Longer than a slice with its longest row: a claim need not be renewed.
    const until = store.timeAt(nowMs + abandonedAfterMs(config))
    const job = await store.jobs.claim(newRequestId(), now, until)
    if (job === null) return false
    const account = await store.accounts.enabled(job.accountId)
    const kind = kinds.get(job.kind as never)
    if (account === null || kind === undefined) {
      await store.jobs.end(job, account === null ? 'cancelled' : 'failed', now)
      return true
    }
    const slice = new Slice(this.tools, kind, job, account)
    this.#slices.add(slice)
    await slice.work().finally(() => this.#slices.delete(slice))
    // The next job or webhook may be due now.
    this.#webhooks.wake()
    return true
  }
}
