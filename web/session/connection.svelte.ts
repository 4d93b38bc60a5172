import type { FairwayError } from '../../src/client/index.js'
import { backend } from './backend.js'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
/**
 * After the service has been back for this long, retries start again with the shortest interval,
 * ms.
 */
const QUIET_MS = 60_000
/** Statuses that a proxy returns while the service behind it is unavailable. */
const GATEWAY_STATUSES = [502, 503, 504]

/** Whether the service can be reached. While it cannot, the page retries at growing intervals. */
class Connection {
  isLost = $state(false)
  /** What a planner without a service lacks. */
  fault: string | null = $state(null)
  #waitMs = FIRST_WAIT_MS
  #backSinceMs = -QUIET_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: (() => void)[] = []

  /** Starts retrying. */
  reportLost(): void {
    if (this.isLost) return
    this.isLost = true
    void backend.fault?.().then((fault) => {
      this.fault = fault
    })
    if (performance.now() - this.#backSinceMs > QUIET_MS) this.#waitMs = FIRST_WAIT_MS
    this.#retryLater()
  }

  /** Runs a task once, as soon as the service is back. */
  whenRestored(task: () => void): void {
    this.#waiting.push(task)
    this.reportLost()
  }

  /** Retries at once, because the user has pressed a button or the network is back. */
  async retry(): Promise<void> {
    clearTimeout(this.#timer)
    if (await backend.isReady()) this.#restore()
    else this.#retryLater()
  }

  #retryLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.retry(), this.#waitMs)
    this.#waitMs = Math.min(this.#waitMs * 1.5, LONGEST_WAIT_MS)
  }

  #restore(): void {
    this.isLost = false
    this.#backSinceMs = performance.now()
    const waiting = this.#waiting
    this.#waiting = []
    for (const task of waiting) task()
  }
}

export const connection = new Connection()

addEventListener('online', () => connection.isLost && void connection.retry())

/** Whether an error is not about the request, but means that it was not answered. */
export function isConnectionError(error: FairwayError): boolean {
  const isGateway =
    error.code === 'unexpected_answer' && GATEWAY_STATUSES.includes(error.status ?? 0)
  return error.code === 'connection_failed' || error.code === 'starting' || isGateway
}
