import { EmissionsError, FactorSetError } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { JsonReader } from '../factors/json-reader.js'
import { LawBook } from '../factors/law-book.js'
import { LAWS, type Law } from '../factors/law-names.js'
import { CONTENT_FIELDS, fieldsOfRule, type LawRow, readLawRow } from '../factors/law-row.js'

const FORMAT = 'fairway-laws/1'

/** Fields of every row in an operator's file. */
const FIELDS = [
  ...['law', 'id', 'rule', 'key', 'atLeast', 'fromDay', 'untilDay', 'article', 'what', 'source'],
]

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
    const rows = readRows(text, file, factors)
    const fault = LawBook.faultOf(rows)
    if (fault !== null) throw new LawFileError(file, fault)
    const name = file.split(/[/\\]/).at(-1)
    return { ...factors, version: `${factors.version}+${name}`, laws: new LawBook(rows) }
  } catch (error) {
    if (error instanceof FactorSetError) throw new LawFileError(error.path, error.detail)
    throw error
  }
}

function readRows(text: string, file: string, factors: FactorSet): LawRow[] {
  const { rows: ours } = factors.laws
  const json = new JsonReader(parse(text, file), file)
  if (json.text('format') !== FORMAT) json.at('format').fail(`must be ${FORMAT}`)
  const rows = new Map(ours.map((row) => [row.id, row]))
  const seen = new Map<string, string>()
  for (const unnamed of json.list('rows')) {
    const id = unnamed.text('id')
    // An error names the row by its place and its id.
    const own = new JsonReader(unnamed.value, `${unnamed.path} (${id})`)
    const twin = seen.get(id)
    if (twin !== undefined) own.at('id').fail(`is that of ${twin} too; give each row its own`)
    seen.set(id, unnamed.path)
    const law = own.oneOf('law', LAWS)
    const row = readOwn(own, law, rows.get(id), ours)
    requirePlaces(own, row, factors)
    rows.set(id, row)
  }
  return [...rows.values()]
}

function readOwn(
  own: JsonReader,
  law: Law,
  changed: LawRow | undefined,
  ours: readonly LawRow[],
): LawRow {
  if (changed && changed.law !== law)
    own.at('law').fail(`must be ${changed.law}, the law of the row with this id`)
  if (!changed && !own.has('rule'))
    own
      .at('rule')
      .fail(
        'is missing. No row of ours has this id, so it is a new one and needs every field; fairway laws lists the ids',
      )
  const whole = new JsonReader({ ...(changed && jsonOf(changed)), ...own.record() }, own.path)
  const known = [...FIELDS, ...fieldsOfRule(whole, law)]
  for (const field of Object.keys(own.record())) {
    const isNothing = !own.has(field) && CONTENT_FIELDS.includes(field)
    if (!isNothing && !known.includes(field))
      own
        .at(field)
        .fail(`has no meaning for a row of ${whole.text('rule')}; use ${known.join(', ')}`)
  }
  const row = readLawRow(whole, law, provenanceOf(own, whole))
  requireKey(own, row, ours)
  return row
}

/** A key that no row of ours has is asked for by nothing. */
function requireKey(own: JsonReader, { law, rule, key }: LawRow, ours: readonly LawRow[]): void {
  const keys = new Set(
    ours.filter((one) => one.law === law && one.rule === rule).map((one) => one.key),
  )
  // States of an exemption are open.
  if (keys.size === 0 || keys.has(key) || /^[A-Z]{2}$/.test(key ?? '')) return
  const known = [...keys].map((one) => one ?? 'none').join(', ')
  own.at('key').fail(`must be one of ${known}, got ${key ?? 'none'}`)
}

/** A place that no port has is met by no voyage. */
function requirePlaces(
  own: JsonReader,
  { places }: LawRow,
  { laws, subdivisions, tradeRegions }: FactorSet,
): void {
  const known = new Set([
    ...tradeRegions.byCountry.keys(),
    ...subdivisions.map(({ code }) => code),
    ...laws.rows.flatMap((row) => [...row.places]),
  ])
  const wrong = [...places].find((place) => !known.has(place))
  const parts = subdivisions.map(({ code }) => code).join(', ')
  if (wrong !== undefined)
    own
      .at('places')
      .fail(
        `names ${wrong}, which is neither a country (ISO 3166-1, GB for the UK) nor one of ${parts}`,
      )
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
