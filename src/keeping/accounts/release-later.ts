import { setTimeout as pause } from 'node:timers/promises'

/** Interval between attempts, ms, and their number. Housekeeping handles the rest. */
const RETRY_MS = 500
const ATTEMPTS = 120

/**
 * Releases what a failed request reserved: units, or its key. If the database is unreachable, they
 * would stay reserved until housekeeping treats them as abandoned, so the attempts continue after the
 * response.
 *
 * @param release is safe to repeat
 * @returns after the first attempt, whether it succeeded or not
 */
export async function releaseLater(release: () => Promise<unknown>): Promise<void> {
  const isDone = await attempt(release)
  if (!isDone) void keepTrying(release)
}

async function keepTrying(release: () => Promise<unknown>): Promise<void> {
  for (let n = 1; n < ATTEMPTS; n++) {
    await pause(RETRY_MS, undefined, { ref: false })
    if (await attempt(release)) return
  }
}

function attempt(release: () => Promise<unknown>): Promise<boolean> {
  return release().then(
    () => true,
    () => false,
  )
}
