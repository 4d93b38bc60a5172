/** Answers whole requests of the HTTP API in a worker of a page: `answerMessages` in the worker's file is all. */

import { pause } from '../../contract/operations/find-routes.js'
import { answerRequest, type RequestTools } from '../../contract/operations/requests.js'
import { toolsHere } from '../../contract/operations/this-thread.js'
import { VERSION } from '../../runtime/loading/version.js'
import { type Asked, type FromWorker, READY_PATH, type ToWorker, WHOLE_PATH } from './messages.js'
import { type OpenOptions, openFirst } from './open.js'
import type { SeaSource } from './source.js'

/** The global scope of a worker. */
interface Scope {
  postMessage(message: FromWorker): void
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void
}

/**
 * Opens the sea at once, and answers what `EngineWorker` of `fairway-sea/engine` asks, one request after
 * the other. If the folder has a network in two files, a request that needs only the first waits for no other.
 * After a failure, the sea is opened again for the next request.
 * @param from the data, as `openPlanner` takes it
 */
export function answerMessages(from: SeaSource, options: OpenOptions = {}): void {
  const scope = globalThis as unknown as Scope
  const running = new Map<number, AbortController>()
  let opening: ReturnType<typeof openTools> | null = null
  const open = (): ReturnType<typeof openTools> => {
    const onProgress: OpenOptions['onProgress'] = (progress) => scope.postMessage({ progress })
    const again = (error: unknown) => {
      opening = null
      throw error
    }
    opening ??= openTools(from, { onProgress, ...options }).then((sea) => {
      sea.whole.catch(() => {
        opening = null
      })
      return sea
    }, again)
    return opening
  }
  const answer = async ({ id, request }: Asked): Promise<void> => {
    const { signal } = running.get(id)!
    try {
      const { tools, misses, whole } = await open()
      if (request.path === WHOLE_PATH) await whole
      // A request may have been aborted while others were answered.
      await pause(signal)
      if (request.path === READY_PATH || request.path === WHOLE_PATH) {
        return scope.postMessage({ id, status: 200, text: '{}' })
      }
      const ask = () => answerRequest(request, { ...tools, signal })
      const before = misses()
      let answered = await ask()
      if (misses() !== before) {
        await whole
        answered = await ask()
      }
      scope.postMessage({ id, status: answered.status, text: JSON.stringify(answered.body) })
    } catch (error) {
      scope.postMessage({ id, failed: (error as Error).message })
    } finally {
      running.delete(id)
    }
  }
  let last: Promise<unknown> = open().catch(() => undefined)
  scope.addEventListener('message', ({ data }) => {
    if ('abort' in data) return running.get(data.abort)?.abort()
    running.set(data.id, new AbortController())
    // Nobody waits behind it.
    if (data.request.path === WHOLE_PATH) answer(data)
    else last = last.then(() => answer(data))
  })
}

async function openTools(from: SeaSource, options: OpenOptions) {
  const { planner, misses, whole } = await openFirst(from, options)
  const { factors, open, ...sea } = planner
  const tools = toolsHere(sea, { factors, open, softwareVersion: VERSION })
  const request: RequestTools = { ports: sea.ports, tools }
  return { tools: request, misses, whole }
}
