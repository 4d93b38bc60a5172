/**
 * Carries the lists of names and the English sentences into the code, so that Node, a page and a worker have them without a
 * file to open: `npm run openapi`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { columnKey } from '../../src/contract/columns/column-key.js'

const ROOT = new URL('../../', import.meta.url)
const NAMES = 'data/reference/names'
const ENGLISH = 'messages/en.json'
const FUELS = 'data/reference/emissions/fuels.json'

interface List {
  readonly about: string
  readonly values: Readonly<Record<string, string | readonly string[]>>
}

interface FuelFactors {
  readonly fuels: readonly { readonly code: string; readonly aliases: readonly string[] }[]
}

type Lists = Readonly<Record<string, List>>

/** A file in the code, and what it should contain. */
interface GeneratedFile {
  readonly path: string
  readonly text: string
}

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

/**
 * A list as a line for each key, with semicolons between its values: the shortest for a page.
 * @param isClosed whether the code names its keys
 */
function list(name: string, { about, values }: List, isClosed = false): string {
  const lines = Object.entries(values).map(([key, all]) => [key, all].flat().join(';'))
  const keys = isClosed
    ? Object.keys(values)
        .map((key) => `'${key}'`)
        .join(' | ')
    : 'string'
  return `/** ${about}. */\nexport const ${name} = /* @__PURE__ */ rows<${keys}>(\`\n${lines.join('\n')}\`)\n`
}

const ROWS = `/** Values by key. */
function rows<Key extends string>(text: string): Readonly<Record<Key, readonly string[]>> {
  const lines = text.slice(1).split('\\n')
  const entries = lines.map((line) => line.split(';')).map(([key, ...all]) => [key, all])
  return Object.fromEntries(entries)
}
`

/** Sentences, whose values the compiler reads in their braces. */
function sentences(name: string, about: string, values: object): string {
  return `/** ${about}. */\nexport const ${name} = ${JSON.stringify(values, null, 2)} as const\n`
}

function file(path: string, from: string, parts: readonly string[]): GeneratedFile {
  const head = `// Written by \`npm run openapi\` from ${from}: change it there.\n`
  return { path, text: [head, ...parts].join('\n') }
}

/** Rows of regions by country, without their sources. */
function regions(): List {
  const values: Record<string, string[]> = {}
  for (const row of read(`${NAMES}/regions.csv`).trim().split('\n').slice(1)) {
    const [country, ...cells] = row.split(',')
    values[country!] ??= []
    values[country!]!.push(cells.slice(0, 5).join())
  }
  const about =
    'Names of each region with lines between, its south, west, north and east, by country'
  return { about, values }
}

/** As keys of columns have them. */
function fuelCodes({ fuels }: FuelFactors): string[] {
  return fuels.flatMap(({ code, aliases }) => [code, ...aliases]).map(columnKey)
}

/** The lists and sentences as code. */
export function renderLists(): GeneratedFile[] {
  const named = (name: string) => JSON.parse(read(`${NAMES}/${name}.json`))
  const countries: Lists = named('countries')
  const places: Lists = named('greater-places')
  const columns: Lists = named('columns')
  const fuels: Lists = named('fuel-words')
  const fields: List = named('fields')
  const factors: FuelFactors = JSON.parse(read(FUELS))
  const english = JSON.parse(read(ENGLISH))
  return [
    file('src/ports/generated/lists.ts', NAMES, [
      ROWS,
      list('REGIONS', regions()),
      list('ALPHA_3_CODES', countries['alpha3']!),
      list('OTHER_NAMES', countries['otherNames']!),
      list('FULL_NAMES', countries['fullNames']!),
      list('FORMER_NAMES', countries['formerNames']!),
      list('FORM_WORDS', countries['formWords']!),
      list('TERRITORIES', countries['territories']!),
      list('AUTHORITIES', named('authorities')),
      list('HAN', named('han')),
      list('GREATER_COUNTRIES', places['country']!),
      list('RARE_COUNTRY_NAMES', places['rare']!),
      list('GREATER_REGIONS', places['region']!),
      list('GREATER_WATERS', places['water']!),
      list('GREATER_CITIES', places['city']!),
    ]),
    file('src/contract/generated/column-names.ts', `${NAMES} and ${FUELS}`, [
      ROWS,
      list('FIELD_COLUMNS', columns['fields']!, true),
      list('COLUMN_NAMES', columns['otherLanguages']!),
      list('FUEL_WORDS', fuels['words']!, true),
      list('MACHINES', fuels['machines']!),
      list('FUEL_PLACES', fuels['places']!),
      `/** Codes of fuels and their other names. */\nexport const FUEL_CODES = ${JSON.stringify(fuelCodes(factors))} as const\n`,
    ]),
    file('src/emissions/generated/sentences.ts', ENGLISH, [
      sentences('MESSAGES', 'Sentences of an answer, by code', english.messages),
      sentences('WARNING_SENTENCES', 'Sentences of warnings, by code', english.warnings),
    ]),
    file('src/contract/generated/field-texts.ts', `${NAMES}/fields.json`, [
      sentences('FIELD_TEXTS', fields.about, fields.values),
    ]),
    file('src/contract/generated/problem-texts.ts', ENGLISH, [
      sentences(
        'PROBLEM_TEXTS',
        'What each problem is, and what the caller can do',
        english.problems,
      ),
    ]),
  ]
}

if (process.argv[1]?.endsWith('lists.ts')) {
  for (const { path, text } of renderLists()) writeFileSync(new URL(path, ROOT), text)
}
