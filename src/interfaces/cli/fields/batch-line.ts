import { randomUUID } from 'node:crypto'
import { type Problem, problemDocument } from '../../../contract/problems/problem.js'
import { answerLine } from '../../../tables/write/answer-line.js'

/** A line of a batch of the service, or of a file of answers. */
export interface BatchLine {
  readonly id?: string | number
  /** From 1. */
  readonly row: number
  readonly answer: unknown
  readonly problem: { readonly detail: string }
  /** Columns of its file that were not read; absent if there are none. */
  readonly ignored_columns?: readonly string[]
}

export function isBatchLine(value: unknown): value is BatchLine {
  return typeof value === 'object' && value !== null && 'answer' in value && 'problem' in value
}

interface RowResult {
  /** Default: the number of the row. */
  readonly id: string | number | undefined
  readonly row: number
  /** Null if there is none. */
  readonly answer: object | null
  readonly problem: Problem | null
  readonly ignored: readonly string[]
}

/** The result of a row as a batch of the service writes it. @param path of the endpoint of the row */
export function batchLine({ id, row, answer, problem, ignored }: RowResult, path: string): string {
  return answerLine({
    id: id ?? row,
    row,
    status: problem?.status ?? 200,
    answer: JSON.stringify(answer),
    problem: JSON.stringify(problem && problemDocument(problem, path, randomUUID())),
    ignored,
  })
}
