import { connection } from './connection.svelte.js'

/** A page that is younger is not loaded anew, so that missing code does not load it again and again, ms. */
const LEAST_AGE_MS = 20_000

/** Code that is imported when it is needed. Without a connection, it is fetched again when there is one. */
export async function fetchCode<Module>(
  load: () => Promise<Module>,
  isRetry = false,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    console.warn(error)
    await new Promise<void>((resolve) => afterFailure(isRetry, resolve))
    return fetchCode(load, true)
  }
}

/**
 * Tries again when the service is back. Browsers may remember that code could not be fetched, and a new version
 * of the service has other code: then only a new page helps, and the address holds the plan.
 */
export function afterFailure(isRetry: boolean, again: () => void): void {
  if (isRetry && !connection.isLost && performance.now() > LEAST_AGE_MS) location.reload()
  else connection.whenRestored(again)
}
