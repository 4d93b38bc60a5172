import type { Dependencies } from '../dependencies.js'
import { measured } from '../guard/thread-budget.js'
import type { App } from '../transport/fastify-types.js'

/** Longest wait for a resolution, ms. Then the request is rejected with `starting`. */
const MAX_MS = 10_000

/**
 * After a start, the resolutions are loaded one after another. A request at one that is still missing
 * waits for it instead of being rejected, so that a process is ready as soon as the first is loaded.
 */
export function installOpening(app: App, { engine }: Pick<Dependencies, 'engine'>): void {
  app.addHook('preHandler', async (request) => {
    const opening: ReadonlyMap<unknown, Promise<unknown>> | undefined = engine()?.opening
    if (opening === undefined || opening.size === 0) return
    const { body, query } = request
    const asked = measured(request, () => [...resolutionsIn(body), ...resolutionsIn(query)])
    const missing = asked.flatMap((resolution) => opening.get(resolution) ?? [])
    if (missing.length > 0) await settledIn(missing, MAX_MS)
  })
}

/**
 * Every `resolution_km` of a request: an estimate has it further inside. A body that is a stream of rows
 * is not looked into: its objects refer to each other without end, and each row waits by itself.
 */
function* resolutionsIn(value: unknown): Generator<unknown> {
  const unseen = [value]
  while (unseen.length > 0) {
    const one = unseen.pop()
    if (!isJson(one)) continue
    if ('resolution_km' in one) yield one.resolution_km
    // Not as arguments: an array may have half a million items.
    for (const part of Object.values(one)) unseen.push(part)
  }
}

/** Whether a value is an object or a list of JSON or of a query, which has no prototype. */
function isJson(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype || prototype === Array.prototype
}

/** A failure is not reported here: it ends the process. */
async function settledIn(work: readonly Promise<unknown>[], ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([Promise.allSettled(work), late])
  clearTimeout(timer)
}
