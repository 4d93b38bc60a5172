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
  /** Sentences about the whole table, on its first line. */
  readonly notes?: readonly string[]
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
  notes = [],
}: AnswerLine): string {
  const list = (name: string, texts: readonly string[]) =>
    texts.length > 0 ? `,"${name}":${JSON.stringify(texts)}` : ''
  const more = list('ignored_columns', ignored) + list('notes', notes)
  return `{"id":${JSON.stringify(id)},"row":${row},"status":${status},"replayed":${replayed},"answer":${answer},"problem":${problem}${more}}`
}
