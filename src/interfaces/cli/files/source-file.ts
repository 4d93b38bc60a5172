import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { TracedDeclaration } from '../../../contract/schemas/emissions/declaration.js'
import type { SourceFile } from '../../../papers/declaration-types.js'
import { BodyLayout } from '../../../tables/bodies/body-layout.js'
import { ESTIMATE_TABLE } from '../../../tables/bodies/estimate-table.js'
import { openRows } from '../../../tables/read/open-rows.js'
import { UsageError } from '../../../tables/text/failure.js'
import { readFault } from '../../../tables/text/read-fault.js'
import type { Terminal } from '../../../tables/text/terminal.js'

/** More references than these are only counted. */
const SHOWN = 10

type Told = Pick<TracedDeclaration, 'not_included'> & {
  readonly shipment_list: readonly { readonly id: string }[]
}

/** A file of shipments or legs, and the references of its rows. */
export interface Source {
  readonly file: SourceFile
  readonly rows: readonly Reference[]
}

/** By what a declaration may know a row. */
interface Reference {
  readonly line: number
  readonly names: readonly string[]
}

/** Reads a file of which a declaration is. @throws UsageError */
export async function readSource(
  path: string,
  terminal: Pick<Terminal, 'input' | 'note'>,
): Promise<Source> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new UsageError(readFault(path, error))
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const layout = new BodyLayout(ESTIMATE_TABLE)
  const table = await openRows(path, {}, { ...terminal, note: () => undefined })
  const rows: Reference[] = []
  for await (const row of table.rows) {
    const { reference } = layout.referencesOf(row)
    const known = [layout.idOf(row), reference].filter((one) => one !== undefined)
    // Rows without a reference are known by their numbers.
    const names = known.length > 0 ? known.map(String) : [String(rows.length + 1)]
    rows.push({ line: row.line, names })
  }
  return { file: { name: basename(path), sha256, rows: rows.length }, rows }
}

/** What a declaration does not say of the rows of its files: a sentence for each file that is not whole in it. */
export function missingRows({ shipment_list, not_included }: Told, sources: readonly Source[]) {
  const told = new Set([...shipment_list, ...not_included].map(({ id }) => id))
  return sources.flatMap(({ file, rows }) => {
    const missing = rows.filter(({ names }) => !names.some((name) => told.has(name)))
    if (missing.length === 0) return []
    const named = missing.slice(0, SHOWN).map(({ line, names }) => `line ${line} (${names[0]})`)
    const others = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : ''
    return `${file.name}: ${missing.length} of ${file.rows} rows are neither declared nor listed as not included: ${named.join(', ')}${others}.`
  })
}

/** Why a declaration is not of these files; empty if it is. */
export function sourceFaults(declaration: TracedDeclaration, sources: readonly Source[]): string[] {
  const stated = declaration.source_files ?? []
  const other = sources.flatMap(({ file }) => {
    const same = stated.find(({ sha256 }) => sha256 === file.sha256)
    if (same === undefined)
      return `${file.name} is none of the files that the declaration names: its SHA-256 is ${file.sha256}.`
    if (same.rows === file.rows) return []
    return `${file.name} has ${file.rows} rows, the declaration says ${same.rows}.`
  })
  const given = new Set(sources.map(({ file }) => file.sha256))
  const absent = stated
    .filter(({ sha256 }) => !given.has(sha256))
    .map(({ name }) => `${name}, which the declaration names, is not among the files of --source.`)
  return [...other, ...absent, ...missingRows(declaration, sources)]
}
