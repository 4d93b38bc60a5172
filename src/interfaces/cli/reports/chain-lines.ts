import { chain } from '../../../contract/operations/chain.js'
import { call } from '../../../contract/operations/operation.js'
import type { OperationTools } from '../../../contract/operations/tools.js'
import { Problem } from '../../../contract/problems/problem.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { batchLine } from '../fields/batch-line.js'
import type { RequestJson } from '../fields/request-body.js'
import { CommandRequest } from '../fields/request-body.js'
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
  for (const [at, { id, body }] of entries.entries()) {
    const row = at + 1
    try {
      const answer = await call(chain, body, tools)
      await pour(batchLine({ id, row, answer, problem: null, ignored: [] }, chain.path))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed++
      const request = new CommandRequest([], { request: body })
      note(`entry ${row} (${id ?? row}): ${faultLines(error, request).join(' ')}`)
      await pour(batchLine({ id, row, answer: null, problem: error, ignored: [] }, chain.path))
    }
  }
  if (failed > 0)
    throw new Error(
      `${failed} of ${entries.length} chains have no answer: see the member "problem".`,
    )
}
