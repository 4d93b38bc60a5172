import { type Clock, systemClock } from '../../clock.js'
import type { Store } from '../../store/store.js'
import { isoTime, MS_PER_DAY, utcDay } from '../../utc.js'
import type { Config } from '../config.js'

/** A process that has not responded for this long after its deadline has died. */
const SLACK_MS = 60_000
/** How long the statistics store which account requested which pair of ports, days. */
const PAIR_DAYS = 90
/** How long the daily usage of each account is stored, days; then only the total of all accounts. */
const USAGE_DAYS = 400
/** How long security events are stored, days. */
const EVENT_DAYS = 400

/** Age beyond which unfinished work was left by a crash. */
export function abandonedAfterMs({ deadlineSeconds }: Pick<Config, 'deadlineSeconds'>): number {
  return deadlineSeconds * 1000 + SLACK_MS
}

/**
 * Releases abandoned reservations and deletes expired rows. Any number of processes may do so
 * concurrently.
 */
export async function tidyUp(store: Store, clock: Clock, abandonedMs: number): Promise<void> {
  const nowMs = clock.nowMs()
  // A clock other than the system's belongs to a test, and replaces the database's clock too.
  if (clock === systemClock) await store.adjustClock(nowMs)
  const abandoned = store.timeAt(nowMs - abandonedMs)
  const yesterday = isoTime(nowMs - MS_PER_DAY)
  await store.quota.releaseOpen(abandoned)
  await store.idempotencyKeys.deleteUnansweredBefore(abandoned)
  await store.idempotencyKeys.deleteBefore(yesterday)
  await store.tokens.deleteExpiredBefore(yesterday)
  await store.temporaryPasswords.deleteExpiredBefore(isoTime(nowMs))
  await store.loginAttempts.deleteBefore(isoTime(nowMs))
  await store.rateBuckets.deleteFull(Date.parse(store.timeAt(nowMs)))
  await store.securityEvents.deleteBefore(isoTime(nowMs - EVENT_DAYS * MS_PER_DAY))
  await store.statistics.forgetPairsBefore(utcDay(nowMs - PAIR_DAYS * MS_PER_DAY))
  await store.statistics.pruneDays(utcDay(nowMs - USAGE_DAYS * MS_PER_DAY))
}
