import { randomUUID } from 'node:crypto'
import { Problem, problemDocument } from '../api/problem.js'
import { chain } from '../operations/chain.js'
import { call } from '../operations/operation.js'
import type { OperationTools } from '../operations/tools.js'
import type { RequestJson } from './request-body.js'
import { CommandRequest } from './request-body.js'
import type { Terminal } from './terminal.js'
import { faultLines } from './wording.js'

/** A chain of a file, and the caller's own id of it. */
export interface ChainEntry {
  readonly id: string | number | undefined
  readonly body: RequestJson
}

/**
 * Answers chains as a batch does: a line for each, with its id or its number.
 * @throws Error if some have no answer
 */
export async function chainLines(
  entries: readonly ChainEntry[],
  tools: OperationTools,
  { pour, note }: Pick<Terminal, 'pour' | 'note'>,
): Promise<void> {
  let failed = 0
  for (const [at, { id = at + 1, body }] of entries.entries()) {
    const line = { id, row: at + 1, status: 200, replayed: false }
    try {
      const answer = await call(chain, body, tools)
      await pour(JSON.stringify({ ...line, answer, problem: null }))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed++
      const request = new CommandRequest([], { request: body })
      note(`entry ${at + 1} (${id}): ${faultLines(error, request).join(' ')}`)
      const problem = problemDocument(error, chain.path, randomUUID())
      await pour(JSON.stringify({ ...line, status: error.status, answer: null, problem }))
    }
  }
  if (failed > 0)
    throw new Error(
      `${failed} of ${entries.length} chains have no answer: see the member "problem".`,
    )
}
