import { connection } from './connection.svelte.js'

/** A page that is younger is not loaded anew, so that missing code does not load it again and again, ms. */
const LEAST_AGE_MS = 20_000

/**
 * Code that is imported when it is needed. What could not be fetched is fetched again when the service is back.
 * Browsers may remember the failure, and a new version of the service has other code: then only a new page helps,
 * and the address holds the plan.
 */
export async function fetchCode<Module>(
  load: () => Promise<Module>,
  isRetry = false,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    console.warn(error)
    const isStale = isRetry && !connection.isLost && performance.now() > LEAST_AGE_MS
    if (isStale) location.reload()
    await new Promise<void>((resolve) => connection.whenRestored(resolve))
    return fetchCode(load, true)
  }
}
