import { setTimeout as pause } from 'node:timers/promises'

/** Interval between attempts, and how many there are: what is left then is housekeeping's. */
const RETRY_MS = 500
const ATTEMPTS = 120

/**
 * Gives back what a failed request held: units, or its key. A database that is gone took nothing, and
 * would hold both until housekeeping takes them for abandoned, so this goes on after the response.
 *
 * @param giveBack is safe to repeat
 * @returns after the first attempt, whether it succeeded or not
 */
export async function giveBackSoon(giveBack: () => Promise<unknown>): Promise<void> {
  const isDone = await attempt(giveBack)
  if (!isDone) void goOn(giveBack)
}

async function goOn(giveBack: () => Promise<unknown>): Promise<void> {
  for (let n = 1; n < ATTEMPTS; n++) {
    await pause(RETRY_MS, undefined, { ref: false })
    if (await attempt(giveBack)) return
  }
}

function attempt(giveBack: () => Promise<unknown>): Promise<boolean> {
  return giveBack().then(
    () => true,
    () => false,
  )
}
