import type { ServiceRequest } from '../../contract/operations/requests.js'
import { type FromWorker, READY_PATH, type ToWorker, WHOLE_PATH } from './messages.js'
import type { Progress } from './source.js'

/** What this module needs of a `Worker`. */
export interface WorkerLike {
  postMessage(message: ToWorker): void
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void
  addEventListener(type: 'error', listener: (event: object) => void): void
}

/** A status and a body, as the service would send them. */
export interface WorkerAnswer {
  readonly status: number
  /** JSON. */
  readonly text: string
}

interface Waiting {
  resolve(answer: WorkerAnswer): void
  reject(error: Error): void
}

/** The page's side of a worker that runs `answerMessages` of `fairway-sea/engine/worker`. */
export class EngineWorker {
  readonly #worker: WorkerLike
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0
  #fault: Error | null = null

  /** @param onProgress told while the sea is loaded */
  constructor(worker: WorkerLike, onProgress: (progress: Progress) => void = () => undefined) {
    this.#worker = worker
    worker.addEventListener('message', ({ data }) => {
      if ('progress' in data) return onProgress(data.progress)
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('failed' in data) waiting?.reject(new Error(data.failed))
      else waiting?.resolve(data)
    })
    worker.addEventListener('error', (event) => {
      const { message = 'its file could not be loaded' } = event as { message?: string }
      this.#fault = new Error(`The worker failed: ${message}.`)
      for (const { reject } of this.#waiting.values()) reject(this.#fault)
      this.#waiting.clear()
    })
  }

  /** Settles when the sea is open. @throws Error that names the file that could not be loaded */
  async ready(): Promise<void> {
    await this.answer({ path: READY_PATH })
  }

  /** Settles when all of the sea has arrived, which a folder may have in two parts. @throws Error as `ready` */
  async whole(): Promise<void> {
    await this.answer({ path: WHOLE_PATH })
  }

  /**
   * The service's answer to a request.
   * @param signal leaves the queue, or ends the work between two legs or rows
   * @throws the signal's reason, or Error if the sea could not be loaded
   */
  answer(request: ServiceRequest, signal?: AbortSignal | null): Promise<WorkerAnswer> {
    if (this.#fault !== null) return Promise.reject(this.#fault)
    if (signal?.aborted) return Promise.reject(signal.reason)
    const id = ++this.#asked
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      const abort = () => {
        this.#worker.postMessage({ abort: id })
        this.#waiting.delete(id)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abort, { once: true })
      this.#worker.postMessage({ id, request })
    })
  }

  /** The same as a `fetch`, for `FairwayClient` and code that was written for the service. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(String(input))
    const { fields, ...query } = Object.fromEntries(searchParams)
    const { limit } = query
    // The only number in a query.
    const asked = { ...query, ...(limit !== undefined && { limit: Number(limit) }) }
    const strict = new Headers(init.headers).get('prefer') === 'handling=strict'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : asked
    const request = { path: pathname, body, strict, ...(fields !== undefined && { fields }) }
    const { status, text } = await this.answer(request, init.signal)
    const type = status < 400 ? 'application/json' : 'application/problem+json'
    return new Response(text, { status, headers: { 'content-type': type } })
  }
}
