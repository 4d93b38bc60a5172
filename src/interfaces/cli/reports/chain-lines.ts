import { chain } from '../../../contract/operations/chain.js'
import { call } from '../../../contract/operations/operation.js'
import type { OperationTools } from '../../../contract/operations/tools.js'
import { Problem } from '../../../contract/problems/problem.js'
import { CommandRequest } from '../../../tables/fields/request-body.js'
import { faultLines } from '../../../tables/fields/wording.js'
import type { ChainEntry } from '../../../tables/legs/leg-chains.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { batchLine } from '../fields/batch-line.js'

/** How a chain is written: its answer, or why it has none. */
export type ChainLine = (
  entry: ChainEntry,
  row: number,
  done: { readonly answer: object | null; readonly problem: Problem | null },
) => string

/** As a line of a batch of the service. */
const answerLine: ChainLine = ({ id, ignored = [] }, row, done) =>
  batchLine({ id, row, ...done, ignored }, chain.path)

/**
 * Answers chains as a batch does: a line for each, with its id or its number.
 * @throws Error if some have no answer
 */
export async function chainLines(
  entries: readonly ChainEntry[],
  tools: OperationTools,
  { pour, note }: Pick<Terminal, 'pour' | 'note'>,
  line: ChainLine = answerLine,
): Promise<void> {
  let failed = 0
  for (const [at, entry] of entries.entries()) {
    const { id, body, problem } = entry
    const row = at + 1
    try {
      if (problem !== undefined) throw problem
      const answer = await call(chain, body, tools)
      await pour(line(entry, row, { answer, problem: null }))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed++
      const request = new CommandRequest([], { request: body })
      const words = problem === undefined ? faultLines(error, request).join(' ') : error.detail
      note(`entry ${row} (${id ?? row}): ${words}`)
      await pour(line(entry, row, { answer: null, problem: error }))
    }
  }
  if (failed > 0)
    throw new Error(
      `${failed} of ${entries.length} chains have no answer: see the ${line === answerLine ? 'member "problem"' : 'column "error"'}.`,
    )
}
