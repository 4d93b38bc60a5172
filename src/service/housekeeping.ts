import type { Store } from '../store/store.js'
import { type Clock, isoTime, MS_PER_DAY, systemClock, utcDay } from './clock.js'
import type { Config } from './config.js'

/** A process that is not answering after this long beyond its deadline has died. */
const SLACK_MS = 60_000
/** How long it is known which account asked for which pair of ports, for the statistics. */
const PAIR_DAYS = 90
/** How long it is known what an account used on which day; then only the total of all accounts. */
const USAGE_DAYS = 400
/** How long security events are kept. */
const EVENT_DAYS = 400

/** Age after which unfinished work must come from a crash. */
export function abandonedAfterMs({ deadlineSeconds }: Pick<Config, 'deadlineSeconds'>): number {
  return deadlineSeconds * 1000 + SLACK_MS
}

/**
 * Releases abandoned reservations, and deletes expired rows. Any number of
 * processes may do it at the same time.
 */
export async function tidyUp(store: Store, clock: Clock, abandonedMs: number): Promise<void> {
  const nowMs = clock.nowMs()
  // Another clock than the system's is a test's, and stands for the database's too.
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
