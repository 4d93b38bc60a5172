/** What a batch has for one of its rows. */
export interface AnswerLine {
  readonly id: string | number
  /** Number of the row, from 1. */
  readonly row: number
  readonly status: number
  readonly replayed?: boolean
  /** The JSON response of the row's own request. */
  readonly answer?: string
  /** A problem document. */
  readonly problem?: string
  /** Columns of its file that were not read. */
  readonly ignored?: readonly string[]
}

/** A complete answer as a line of JSON. Every line has the same members, so that programs that expect a table can read it. */
export function answerLine({
  id,
  row,
  status,
  replayed = false,
  answer = 'null',
  problem = 'null',
  ignored = [],
}: AnswerLine): string {
  const more = ignored.length > 0 ? `,"ignored_columns":${JSON.stringify(ignored)}` : ''
  return `{"id":${JSON.stringify(id)},"row":${row},"status":${status},"replayed":${replayed},"answer":${answer},"problem":${problem}${more}}`
}
