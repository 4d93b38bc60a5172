import { ID_PREFIX } from '../../../contract/ids.js'
import type { TracedDeclaration } from '../../../contract/schemas/emissions/declaration.js'
import type { EmissionsAnswer } from '../../../papers/declaration-types.js'
import { isObject } from '../../../tables/fields/request-body.js'
import { UsageError } from '../../../tables/text/failure.js'
import { readFileAs } from '../../../tables/text/read-fault.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { type BatchLine, isBatchLine } from '../fields/batch-line.js'

/** Whether a value is an answer of /v1/emissions/sea or /v1/emissions/chains. */
export function isAnswer(value: unknown): value is EmissionsAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'emissions' in value &&
    ('elements' in value || 'applies_to' in value)
  )
}

/** Whether a value is a declaration. */
export function isDeclaration(value: unknown): value is TracedDeclaration {
  return isObject(value) && Array.isArray(value['shipment_list'])
}

/** The declaration of an answer of the service; any other value as it is. */
export function declarationIn(value: unknown): unknown {
  return isObject(value) && isObject(value['declaration']) ? value['declaration'] : value
}

/** What a value without emissions of a cargo or a ship is, as the subject of a sentence. */
export function otherAnswer(value: unknown): string {
  if (isDeclaration(value)) return 'is not an estimate but a declaration'
  const prefix = isObject(value) ? String(value['id']).split('_')[0] : undefined
  const kind = Object.entries(ID_PREFIX).find(([, one]) => one === prefix)?.[0]
  return kind === undefined ? 'is not an estimate' : `is not an estimate but a ${kind}`
}

/** Work on answers of files, which may lack any member. @throws UsageError for one that does */
export async function onAnswers<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(
      'An entry is no whole estimate: it was changed after it was made. fairway verify says which.',
    )
  }
}

/** One answer of a file, or one line of a batch. */
export interface Entry {
  /** How sentences name it. */
  readonly name: string
  /** Null for a row of a batch without one. */
  readonly answer: unknown
  /** The line of the batch that contains it; null for an answer by itself. */
  readonly line: BatchLine | null
}

/**
 * The entries of a file that have an answer.
 * @param fate what becomes of the rows without one, in a note
 * @throws UsageError if no entry has one
 */
export async function readEntries(
  file: string,
  terminal: Terminal,
  fate = 'left out',
): Promise<{ readonly entries: readonly Entry[]; readonly without: readonly BatchLine[] }> {
  const all = (await readValues(file, terminal)).map((value, at): Entry => {
    if (!isBatchLine(value)) {
      return { name: `${file}, entry ${at + 1}`, answer: declarationIn(value), line: null }
    }
    const { id, row, answer } = value
    return { name: `${file}, row ${row} (${id ?? row})`, answer, line: value }
  })
  const entries = all.filter(({ answer, line }) => line === null || answer !== null)
  const without = all.flatMap(({ answer, line }) => (line && answer === null ? [line] : []))
  if (without.length > 0) {
    const are = without.length === 1 ? 'row without an answer is' : 'rows without an answer are'
    terminal.note(`${file}: ${without.length} ${are} ${fate}.`)
  }
  if (entries.length === 0) throw new UsageError(`${file} contains no estimate.`)
  return { entries, without }
}

/**
 * The JSON values of a file: one, the items of a list, or one per line. "-" is standard input.
 * @throws UsageError
 */
export async function readValues(file: string, terminal: Terminal): Promise<unknown[]> {
  return parsed(file === '-' ? await allOf(terminal.input) : readFileAs(file, String), file)
}

async function allOf(input: Terminal['input']): Promise<string> {
  const chunks: string[] = []
  for await (const chunk of input) chunks.push(String(chunk))
  return chunks.join('')
}

/** Parses one JSON value, or one per line. A list is split into its items. */
function parsed(text: string, file: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : [value]
  } catch {
    return text
      .split('\n')
      .map((line, at) => ({ line: line.trim(), at }))
      .filter(({ line }) => line !== '')
      .map(({ line, at }) => {
        try {
          return JSON.parse(line) as unknown
        } catch (error) {
          const remedy = text.trimStart().startsWith('<') ? ' Write it with --format json.' : ''
          throw new UsageError(
            `${file}, line ${at + 1} is not JSON: ${(error as Error).message}.${remedy}`,
          )
        }
      })
  }
}
