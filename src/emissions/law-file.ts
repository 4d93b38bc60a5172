import { EmissionsError, FactorSetError } from './errors.js'
import type { FactorSet } from './factor-set.js'
import { JsonReader } from './factors/json-reader.js'
import { LawBook } from './factors/law-book.js'
import { LAWS } from './factors/law-names.js'
import { type LawRow, readLawRow } from './factors/law-row.js'

const FORMAT = 'fairway-laws/1'

/** Fields of a row in an operator's file. */
const FIELDS = new Set([
  ...['law', 'id', 'rule', 'key', 'atLeast', 'fromDay', 'untilDay', 'article', 'what', 'value'],
  ...['places', 'gases', 'gwp', 'line', 'source'],
])

/** An operator's file of rules can't be used. */
export class LawFileError extends EmissionsError {
  override readonly name = 'LawFileError'
  override readonly code = 'invalid_law_file'
  constructor(path: string, detail: string) {
    super(`Rules of laws, ${path}: ${detail}. docs/operations/laws.md describes the file.`)
  }
}

/**
 * The set with an operator's rules: a row with the id of one of ours changes the fields that it names,
 * another one is added. All rows must stand together afterwards.
 * @param text JSON
 * @param file its name, for the version and for errors
 * @throws LawFileError
 */
export function withLaws(factors: FactorSet, text: string, file: string): FactorSet {
  try {
    const rows = readRows(text, file, factors.laws)
    const fault = LawBook.faultOf(rows)
    if (fault !== null) throw new LawFileError(file, fault)
    const name = file.split(/[/\\]/).at(-1)
    return { ...factors, version: `${factors.version}+${name}`, laws: new LawBook(rows) }
  } catch (error) {
    if (error instanceof FactorSetError) throw new LawFileError(error.path, error.detail)
    throw error
  }
}

function readRows(text: string, file: string, { rows: ours }: LawBook): LawRow[] {
  const json = new JsonReader(parse(text, file), file)
  if (json.text('format') !== FORMAT) json.at('format').fail(`must be ${FORMAT}`)
  const rows = new Map(ours.map((row) => [row.id, row]))
  for (const own of json.list('rows')) {
    for (const field of Object.keys(own.record())) {
      if (!FIELDS.has(field)) own.at(field).fail(`is not one of ${[...FIELDS].join(', ')}`)
    }
    const id = own.text('id')
    const changed = rows.get(id)
    const law = own.oneOf('law', LAWS)
    if (changed && changed.law !== law) own.at('law').fail(`${id} is a row of ${changed.law}`)
    const whole = new JsonReader({ ...(changed && jsonOf(changed)), ...own.record() }, own.path)
    rows.set(id, readLawRow(whole, law, provenanceOf(own, whole)))
  }
  return [...rows.values()]
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new LawFileError(file, `is not JSON: ${(error as Error).message}`)
  }
}

function jsonOf({ places, provenance: _, law: __, ...row }: LawRow) {
  return { ...row, places: [...places] }
}

function provenanceOf(own: JsonReader, whole: JsonReader): LawRow['provenance'] {
  return {
    source: own.text('source'),
    table: whole.text('article'),
    year: Number(whole.text('fromDay').slice(0, 4)),
    licence: "operator's own file",
    redistribution: 'cited',
    kind: 'operator',
  }
}
