import type { Resolution } from '../../../engine/routing/request.js'
import type { Dependencies } from '../dependencies.js'
import { measured } from '../guard/thread-budget.js'
import type { App } from '../transport/fastify-types.js'

/** Longest wait for a resolution, ms. Then the request is rejected with `starting`. */
const MAX_MS = 10_000

/**
 * A resolution that few ask for is loaded for the first request at it, which waits for it instead of being rejected.
 */
export function installOpening(app: App, { engine }: Pick<Dependencies, 'engine'>): void {
  app.addHook('preHandler', async (request) => {
    const opening = engine()?.opening
    if (opening === undefined || opening.size === 0) return
    const { body, query } = request
    const asked = measured(request, () => [...resolutionsIn(body), ...resolutionsIn(query)])
    const missing = asked.flatMap((resolution) => opening.get(resolution as Resolution) ?? [])
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

/** @throws Error that names a data file which cannot be read */
async function settledIn(work: readonly Promise<unknown>[], ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([Promise.all(work), late]).finally(() => clearTimeout(timer))
}
