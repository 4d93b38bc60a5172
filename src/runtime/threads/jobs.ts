import type { Worked } from '../../planning/calculations.js'
import { isDone, setLeave, tilesLeft } from './matrix-memory.js'
import type { MatrixTask, Outcome, Task } from './messages.js'
import { errorOf } from './rejections.js'

/** Work for threads. Several threads may work on it concurrently. */
export interface Job {
  readonly number: number
  readonly task: Task
  /** Whether a thread can leave it unfinished. */
  readonly canLeave: boolean
  /** Whether the whole job takes milliseconds. */
  readonly isShort: boolean
  /** Whether a piece of it may take seconds. */
  readonly hasLongPieces: boolean
  /** Number of pieces not yet assigned. */
  left(): number
  handedOut(): void
  /** Asks its threads to leave as soon as possible, or lets them continue. */
  detach(leave: boolean): void
  /** @returns whether the job is finished */
  onMessage(outcome: Outcome, engineMs: number): boolean
  fail(error: unknown): void
}

let lastNumber = 0

abstract class Settling<Result> {
  readonly number = ++lastNumber
  readonly worked: Promise<Worked<Result>>
  protected resolve!: (worked: Worked<Result>) => void
  protected reject!: (error: unknown) => void

  constructor() {
    this.worked = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
    // The caller may have gone by then.
    this.worked.catch(() => undefined)
  }

  fail(error: unknown): void {
    this.reject(error)
  }
}

/** A job of one piece for one thread, which cannot be interrupted. */
export class SingleJob<
    Kind extends 'opened' | 'found' | 'reached' | 'placed' | 'charted' | 'prepared',
  >
  extends Settling<Outcome & { kind: Kind }>
  implements Job
{
  readonly canLeave = false
  #left = 1

  constructor(
    readonly task: Task,
    readonly isShort = false,
  ) {
    super()
  }

  get hasLongPieces(): boolean {
    return !this.isShort
  }

  left(): number {
    return this.#left
  }

  handedOut(): void {
    this.#left = 0
  }

  detach(): void {}

  onMessage(outcome: Outcome, engineMs: number): boolean {
    if (outcome.kind === 'failed') this.reject(outcome.error)
    else if (outcome.kind === 'rejected') this.reject(errorOf(outcome.rejection))
    else this.resolve({ result: outcome as Outcome & { kind: Kind }, engineMs })
    return true
  }
}

/** A job of tiles. Threads take tiles themselves until none is left. */
export class MatrixJob extends Settling<void> implements Job {
  readonly canLeave = true
  readonly isShort = false
  #engineMs = 0

  constructor(
    readonly task: MatrixTask,
    readonly hasLongPieces: boolean,
  ) {
    super()
  }

  left(): number {
    return tilesLeft(this.task.memory, this.task.tiling)
  }

  handedOut(): void {}

  detach(leave: boolean): void {
    setLeave(this.task.memory, leave)
  }

  onMessage(outcome: Outcome, engineMs: number): boolean {
    this.#engineMs += engineMs
    if (outcome.kind === 'failed') this.reject(outcome.error)
    else if (outcome.kind === 'rejected') this.reject(errorOf(outcome.rejection))
    else if (!isDone(this.task.memory, this.task.tiling)) return false
    else this.resolve({ result: undefined, engineMs: this.#engineMs })
    return true
  }
}
