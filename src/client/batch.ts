import type { AlternativeRoute, Problem, Route } from './schema.js'

/** Number of rows per call: an interruption loses the responses of one call at most. */
const ROWS_A_CALL = 200

/** A request with your own id, which its answer repeats. */
export type BatchRequest<Body> = Body & { readonly id?: string | number }

type Lineless<Answer, Lines extends keyof Answer> = Omit<Answer, Lines> &
  Partial<Pick<Answer, Lines>>

/** A route of a batch: with a line and waypoints only if its row asks for them. */
export type RouteRow = Omit<Lineless<Route, 'geometry' | 'waypoints'>, 'alternatives'> & {
  readonly alternatives: readonly Lineless<AlternativeRoute, 'geometry'>[]
}

/**
 * Result of one row of a batch: an answer, or the problem that a single request would have returned.
 */
export type BatchRow<Answer> = {
  readonly id: string | number
  /** Number of the row, from 1. */
  readonly row: number
  readonly status: number
  /** Whether the answer was charged before, under the same idempotency key. */
  readonly replayed: boolean
} & (
  | { readonly answer: Answer; readonly problem: null }
  | { readonly answer: null; readonly problem: Problem }
)

/** The lines of JSON of a response. */
export function linesOfBatch<Row>(text: string): Row[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Row)))
}

/**
 * Yields the answers to any number of rows, in order, with several rows per call. Rows are read only as
 * fast as answers are.
 * @param send sends lines of JSON and returns the lines of the answer
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
    for (const answer of linesOfBatch<BatchRow<Answer>>(text))
      yield { ...answer, row: before + answer.row }
  }
  for await (const row of rows) {
    // The service numbers the rows within one call.
    lines.push(JSON.stringify({ id: ++sent, ...row }))
    if (lines.length === ROWS_A_CALL) yield* flush()
  }
  if (lines.length > 0) yield* flush()
}
