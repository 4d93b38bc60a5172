import type { Clock } from '../../base/clock.js'
import type { OperationTools } from '../../contract/operations/index.js'
import type { Mailer } from '../../keeping/accounts/mailer.js'
import type { Plans } from '../../keeping/accounts/plans.js'
import type { Account, Store } from '../../keeping/store/database/store.js'
import type { Caches } from './answers/caches.js'
import type { Config } from './config.js'
import type { ServiceEngine } from './engine.js'
import type { MemoryGuard } from './guard/memory.js'
import type { Get, Post } from './jobs/guarded-call.js'
import type { Metrics } from './metrics/metrics.js'
import type { WorkQueue } from './process/work-queue.js'

/** Dependencies of the app: its only access to the clock, the disk and the environment. */
export interface Dependencies extends Caches, OperationTools {
  readonly engine: () => ServiceEngine | null
  readonly clock: Clock
  readonly config: Config
  readonly store: Store
  readonly plans: Plans
  /** Null if no mail server is configured. */
  readonly mailer: Mailer | null
  /** Sends webhooks. */
  readonly post: Post
  /** Reads the tables of jobs that are given by an address. */
  readonly get: Get
  readonly metrics: Metrics
  readonly memory: Pick<MemoryGuard, 'check'>
  /** The account of all callers with FAIRWAY_AUTH=none; otherwise null. */
  readonly localAccount: Account | null
  /** Work that runs after the response. */
  readonly background: WorkQueue
  /** Destination of log lines. Default: the standard output of the process. */
  readonly logStream?: { write(line: string): void }
}
