/** Answers whole requests of the HTTP API in a worker of a page: `answerMessages` in the worker's file is all. */
import { VERSION } from '../loading/version.js'
import { pause } from '../operations/find-routes.js'
import { answerRequest, type RequestTools } from '../operations/requests.js'
import { toolsHere } from '../operations/this-thread.js'
import { type Asked, type FromWorker, READY_PATH, type ToWorker } from './messages.js'
import { type OpenOptions, openPlanner } from './open.js'
import type { SeaSource } from './source.js'

/** The global scope of a worker. */
interface Scope {
  postMessage(message: FromWorker): void
  addEventListener(type: 'message', listener: (event: { readonly data: ToWorker }) => void): void
}

/**
 * Opens the sea at once, and answers what `EngineWorker` of `fairway-sea/engine` asks, one request after
 * the other. After a failure, the sea is opened again for the next request.
 * @param from the data, as `openPlanner` takes it
 */
export function answerMessages(from: SeaSource, options: OpenOptions = {}): void {
  const scope = globalThis as unknown as Scope
  const running = new Map<number, AbortController>()
  let opening: Promise<RequestTools> | null = null
  const open = (): Promise<RequestTools> => {
    const onProgress: OpenOptions['onProgress'] = (progress) => scope.postMessage({ progress })
    opening ??= openTools(from, { onProgress, ...options }).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  const answer = async ({ id, request }: Asked): Promise<void> => {
    const { signal } = running.get(id)!
    try {
      const tools = await open()
      // A request may have been aborted while others were answered.
      await pause(signal)
      if (request.path === READY_PATH) return scope.postMessage({ id, status: 200, text: '{}' })
      const { status, body } = await answerRequest(request, { ...tools, signal })
      scope.postMessage({ id, status, text: JSON.stringify(body) })
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
    last = last.then(() => answer(data))
  })
}

async function openTools(from: SeaSource, options: OpenOptions): Promise<RequestTools> {
  const { factors, open, ...sea } = await openPlanner(from, options)
  return { ports: sea.ports, tools: toolsHere(sea, { factors, open, softwareVersion: VERSION }) }
}
