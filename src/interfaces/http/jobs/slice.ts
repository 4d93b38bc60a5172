import { EventEmitter } from 'node:events'
import { slices } from '../../../base/slices.js'
import { endOfDayMs, isoTime, utcDay } from '../../../base/utc.js'
import { Problem, problemDocument } from '../../../contract/problems/problem.js'
import type { ProblemCode } from '../../../contract/problems/problem-table.js'
import { TooLateProblem } from '../../../keeping/accounts/quota.js'
import { releaseLater } from '../../../keeping/accounts/release-later.js'
import {
  type Account,
  type Job,
  JobLostError,
  type Lease,
  NoRoomError,
} from '../../../keeping/store/database/store.js'
import { type AnswerLine, answerLine } from '../../../tables/write/answer-line.js'
import { inOrder } from '../../../tables/write/in-order.js'
import { type Row, withoutLine } from '../bulk/rows.js'
import type { Caller } from '../calls/counted-calls.js'
import type { Dependencies } from '../dependencies.js'
import { accountName } from '../guard/caller-names.js'
import type { Crowd } from '../guard/crowd.js'
import { toLoggedProblem } from '../guard/error-handler.js'
import { type Meter, measured, type ThreadBudget } from '../guard/thread-budget.js'
import type { App } from '../transport/fastify-types.js'
import { type JobKind, requestIn } from './kinds.js'
import { linesIn, packLine } from './packed-lines.js'

/** Rows of a job that are calculated at a time. */
const ROWS_AT_ONCE = 4
/** More than may be in progress when a process dies: before these, all rows of a job are done. */
const IN_DOUBT = 100
/** So long a job goes on while others wait, ms. A judgement. */
const SLICE_MS = 2000
/** Pause of a job that the service cannot go on with, ms. */
const PAUSE_MS = 5000
const BYTES_PER_MEGABYTE = 1e6
/** What has nothing to do with the row that meets it. */
const PASSING: readonly ProblemCode[] = ['overloaded', 'starting', 'storage_unavailable']

/** The same, by what is thrown. */
const NOT_OF_ROWS = [JobLostError, NoRoomError, TooLateProblem]

export interface SliceTools extends Pick<Dependencies, 'store' | 'clock' | 'config'> {
  readonly app: App
  readonly budget: ThreadBudget
  readonly crowd: Crowd
}

/** Stands for the connection of a caller, which its process hangs up when it stops. */
class Line extends EventEmitter {
  destroyed = false

  hangUp(): void {
    this.destroyed = true
    this.emit('close')
  }
}

/** Some time of a job: its next rows, each of which is charged and stored in one commit. */
export class Slice {
  readonly #line = new Line()
  readonly #caller: Caller
  #untilMs = 0
  #hasBegun = false
  /** When the job goes on. */
  #dueMs: number | null = null
  #isLost = false
  #isAllRead = false

  constructor(
    private readonly tools: SliceTools,
    private readonly kind: JobKind,
    private readonly job: Job & Lease,
    private readonly account: Account,
  ) {
    const session = { account, tokenHash: '', isLogin: false, scopes: null, isEverybody: false }
    const raw = { socket: this.#line }
    this.#caller = { session, query: {}, threadMs: 0, measuredSinceMs: null, raw }
  }

  /** Ends what is being calculated, which is not charged. */
  end(): void {
    this.#line.hangUp()
  }

  async work(): Promise<void> {
    const { store, clock, crowd } = this.tools
    this.#untilMs = performance.now() + SLICE_MS
    const end = crowd.begin()
    try {
      const { answered, rejected, id } = this.job
      const first = Math.max(1, answered + rejected + 1 - IN_DOUBT)
      const done = await store.jobs.answeredFrom(id, first)
      const rows = inOrder(this.#rows(first, done), ROWS_AT_ONCE, (row) => this.#answer(row))
      for await (const _ of rows);
    } finally {
      end()
    }
    if (this.#isLost) return
    const now = store.timeAt(clock.nowMs())
    const isDone = this.#isAllRead && this.#dueMs === null && !this.#line.destroyed
    if (isDone) await store.jobs.end(this.job, 'completed', now)
    else {
      const dueAt = this.#dueMs === null ? now : isoTime(this.#dueMs)
      await releaseLater(() => store.jobs.release(this.job, dueAt))
    }
  }

  /** Whether no further row may begin. The first one may, however slow the machine is. */
  get #isOver(): boolean {
    const isLate = this.#hasBegun && performance.now() > this.#untilMs
    return isLate || this.#line.destroyed || this.#isLost || this.#dueMs !== null
  }

  async *#rows(first: number, done: ReadonlySet<number>) {
    const { store, crowd } = this.tools
    for (let at = first; at <= this.job.rowCount; ) {
      const part = (await store.jobs.partAt(this.job.id, at))!
      for (const [place, line] of (await linesIn(part.packed)).entries()) {
        const row = part.firstRow + place
        if (row < at) continue
        at = row + 1
        if (done.has(row)) continue
        if (this.#isOver) return
        this.#hasBegun = true
        const rest = slices.next()
        if (rest) await rest
        await crowd.turn(accountName(this.account.id))
        yield { row, line }
      }
    }
    this.#isAllRead = true
  }

  async #answer({ row, line }: { readonly row: number; readonly line: Buffer }): Promise<void> {
    const meter: Meter = { threadMs: 0, measuredSinceMs: null }
    const { id, body, more } = measured(meter, () => requestIn(this.kind, line, row))
    const head = { id, row, ...more }
    try {
      if (body instanceof Problem) throw body
      await this.#calculate(head, body, meter)
    } catch (error) {
      await this.#rejected(head, error, meter).catch((fault) => this.#pause(fault))
    }
  }

  async #calculate(head: Omit<Row, 'body'>, json: object, meter: Meter): Promise<void> {
    const { table, calls } = this.kind
    const { store, crowd } = this.tools
    const keep = async (whole: string) => {
      // Apart from the calculation, which took its share of the thread.
      await crowd.turn(accountName(this.account.id))
      const answer = table.hasLine ? withoutLine(whole, json) : whole
      const stored = await this.#stored({ ...head, status: 200, answer })
      return store.jobs.answer(this.job, stored, this.#today, this.#room)
    }
    const isStrict = this.job.isStrict === 1
    await calls.row({ json, key: null, mask: null, isStrict, meter, keep }, this.#caller)
  }

  /** Stores why a row has no answer, or waits for the time when it may have one. */
  async #rejected(head: Omit<Row, 'body'>, error: unknown, meter: Meter): Promise<void> {
    if (this.#line.destroyed) return
    if (NOT_OF_ROWS.some((kind) => error instanceof kind)) return this.#pause(error)
    const { app, budget } = this.tools
    const problem = toLoggedProblem(error, { log: app.log, server: app })
    if (PASSING.includes(problem.code) || waitsForTomorrow(problem)) return this.#pause(problem)
    const { path } = this.kind.calls.operation
    const document = JSON.stringify(problemDocument(problem, path, this.job.id))
    const stored = await this.#stored({ ...head, status: problem.status, problem: document })
    const answer = { ...stored, isRejected: true }
    await this.tools.store.jobs.store(this.job, answer, this.#today, this.#room)
    budget.take(this.account.id, meter.threadMs)
    const waitSeconds = budget.wait(this.account.id)
    if (waitSeconds > 0) this.#waitUntil(this.#nowMs + waitSeconds * 1000)
  }

  /** At least for a while: clocks differ. */
  #waitUntil(ms: number): void {
    this.#dueMs = Math.max(this.#dueMs ?? 0, ms, this.#nowMs + PAUSE_MS)
  }

  /** Ends this slice. */
  #pause(reason: unknown): void {
    if (reason instanceof JobLostError) this.#isLost = true
    else if (reason instanceof NoRoomError) this.#waitUntil(endOfDayMs(this.#today))
    else if (reason instanceof Problem && waitsForTomorrow(reason))
      this.#waitUntil(Date.parse(String(reason.members['resets_at'])))
    else this.#waitUntil(0)
  }

  async #stored(line: AnswerLine) {
    return { row: line.row, isRejected: false, packed: await packLine(answerLine(line)) }
  }

  /** By the clock that all processes share. */
  get #nowMs(): number {
    const { store, clock } = this.tools
    return Date.parse(store.timeAt(clock.nowMs()))
  }

  get #today(): string {
    return utcDay(this.#nowMs)
  }

  get #room(): number {
    return this.tools.config.storedAnswerMegabytes * BYTES_PER_MEGABYTE
  }
}

/** Whether the units of another day are enough. */
function waitsForTomorrow({ code, members }: Problem): boolean {
  return code === 'quota_exceeded' && Number(members['required']) <= Number(members['daily_limit'])
}
