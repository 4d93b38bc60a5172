import { isoTime } from '../../../base/utc.js'
import { requireEngine } from '../../../contract/operations/tools.js'
import { Problem } from '../../../contract/problems/problem.js'
import type { Dependencies } from '../dependencies.js'

/** Time limit of the trial write to the database, ms. */
const PROBE_MS = 3000
/** How long all callers receive the same result, ms. */
const HOLDS_MS = 1000

/** Whether this process can take requests. */
export class Readiness {
  #checked: Promise<void> | null = null
  #checkedAtMs = 0
  #isStopping = false
  /** Whether a commit failed since the last one that needed much room. */
  #wasRefused = false

  constructor(private readonly dependencies: Pick<Dependencies, 'engine' | 'store' | 'clock'>) {}

  /** Reports "not ready" from now on, because the process is about to stop. */
  stop(): void {
    this.#isStopping = true
  }

  /** Called when a commit failed: on a full disk a small one may still fit. */
  refused(): void {
    this.#wasRefused = true
  }

  /** @throws Problem starting, stopping, or StorageError if the database accepts no write in time */
  async check(): Promise<void> {
    if (this.#isStopping) {
      const detail = 'The service is about to stop. Send requests to another.'
      throw new Problem('stopping', detail, { headers: { 'retry-after': '5' } })
    }
    requireEngine(this.dependencies)
    const nowMs = this.dependencies.clock.nowMs()
    if (this.#checked === null || Math.abs(nowMs - this.#checkedAtMs) >= HOLDS_MS) {
      this.#checked = this.#probe(nowMs)
      this.#checkedAtMs = nowMs
    }
    await this.#checked
  }

  #probe(nowMs: number): Promise<void> {
    const needsRoom = this.#wasRefused
    const probing = this.dependencies.store.probe(isoTime(nowMs), needsRoom).then(() => {
      if (needsRoom) this.#wasRefused = false
    })
    // A failure after the time limit is handled by nobody.
    probing.catch(() => undefined)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      const give = () => reject(new Problem('storage_unavailable', NO_ANSWER, { headers: RETRY }))
      timer = setTimeout(give, PROBE_MS)
    })
    return Promise.race([probing, late]).finally(() => clearTimeout(timer))
  }
}

const RETRY = { 'retry-after': '5' }
const NO_ANSWER = `The database accepted no write within ${PROBE_MS / 1000} s.`
