import type { Problem } from './schema.js'

/** Rows per call: an interruption loses at most one call's responses. */
const ROWS_A_CALL = 200

/** A request with your own id, which its answer repeats. */
export type BatchRequest<Body> = Body & { readonly id?: string | number }

/** Result of one row of a batch: an answer, or the problem a single request would have had. */
export type BatchRow<Answer> = {
  readonly id: string | number
  /** From 1. */
  readonly row: number
  readonly status: number
  /** Whether the answer was charged before, under the same idempotency key. */
  readonly replayed: boolean
} & (
  | { readonly answer: Answer; readonly problem: null }
  | { readonly answer: null; readonly problem: Problem }
)

/**
 * Answers to any number of rows in their order, several rows per call. Rows are taken only as fast as answers
 * are read.
 * @param send sends lines of JSON and returns those of the answer
 */
export async function* answersOf<Body extends object, Answer>(
  rows: Iterable<BatchRequest<Body>> | AsyncIterable<BatchRequest<Body>>,
  send: (lines: string) => Promise<string>,
): AsyncGenerator<BatchRow<Answer>> {
  let sent = 0
  let lines: string[] = []
  async function* flush(): AsyncGenerator<BatchRow<Answer>> {
    const before = sent - lines.length
    const text = await send(lines.join('\n'))
    lines = []
    for (const line of text.split('\n')) {
      if (line === '') continue
      const answer = JSON.parse(line) as BatchRow<Answer>
      yield { ...answer, row: before + answer.row }
    }
  }
  for await (const row of rows) {
    // The service numbers the rows of one call.
    lines.push(JSON.stringify({ id: ++sent, ...row }))
    if (lines.length === ROWS_A_CALL) yield* flush()
  }
  if (lines.length > 0) yield* flush()
}
