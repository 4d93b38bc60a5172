import { type Clock, systemClock } from '../../../base/clock.js'
import { isoTime, MS_PER_DAY, utcDay } from '../../../base/utc.js'
import { JOB_DAYS } from '../../../contract/schemas/service/jobs.js'
import type { Log } from '../../../keeping/accounts/security-log.js'
import type { Store } from '../../../keeping/store/database/store.js'
import type { Config } from '../config.js'

/** A process that has not responded for this long after its deadline has died, ms. */
const SLACK_MS = 60_000
/** Number of days for which the statistics record which account requested which pair of ports. */
const PAIR_DAYS = 90

/** The age beyond which unfinished work must have been left by a crash. */
export function abandonedAfterMs({ deadlineSeconds }: Pick<Config, 'deadlineSeconds'>): number {
  return deadlineSeconds * 1000 + SLACK_MS
}

/**
 * Returns the units and the keys of abandoned work. Any number of processes may do so concurrently.
 */
export async function releaseAbandoned(
  store: Store,
  clock: Clock,
  abandonedMs: number,
): Promise<void> {
  const nowMs = clock.nowMs()
  // A clock other than the system's belongs to a test, and replaces the database's clock too.
  if (clock === systemClock) await store.adjustClock(nowMs)
  const abandoned = store.timeAt(nowMs - abandonedMs)
  await store.quota.releaseOpen(abandoned)
  await store.idempotencyKeys.deleteUnansweredBefore(abandoned)
}

/** Logs once per run what went wrong meanwhile with the disk. */
export class DiskWatch {
  #known = 0

  constructor(private readonly store: Pick<Store, 'failedMoves'>) {}

  report(log: Pick<Log, 'warn'>): void {
    const { count, reason } = this.store.failedMoves()
    if (count === this.#known) return
    const fields = { failed: count - this.#known, reason }
    this.#known = count
    log.warn(fields, 'the log of the database cannot be moved into its file: check the disk')
  }
}

/**
 * Releases abandoned work and deletes expired rows, a few at a time. Any number of processes may do so
 * concurrently.
 */
export async function tidyUp(
  store: Store,
  clock: Clock,
  { abandonedMs, retentionDays }: { readonly abandonedMs: number; readonly retentionDays: number },
): Promise<void> {
  await releaseAbandoned(store, clock, abandonedMs)
  const nowMs = clock.nowMs()
  const daysAgo = (days: number) => nowMs - days * MS_PER_DAY
  const yesterday = isoTime(daysAgo(1))
  await store.idempotencyKeys.deleteBefore(yesterday)
  await store.jobs.deleteEndedBefore(isoTime(daysAgo(JOB_DAYS)))
  await store.tokens.deleteExpiredBefore(yesterday)
  await store.temporaryPasswords.deleteExpiredBefore(isoTime(nowMs))
  await store.loginAttempts.deleteBefore(isoTime(nowMs))
  await store.rateBuckets.deleteFull(Date.parse(store.timeAt(nowMs)))
  await store.securityEvents.deleteBefore(isoTime(daysAgo(retentionDays)))
  await store.history.deleteBefore(isoTime(daysAgo(retentionDays)))
  await store.statistics.forgetPairsBefore(utcDay(daysAgo(Math.min(PAIR_DAYS, retentionDays))))
  await store.statistics.pruneDays(utcDay(daysAgo(retentionDays)))
  await store.statistics.foldTotals(utcDay(daysAgo(1)))
}
