/*
 * Writes data/reference/port-zones.json: the time zone of each port, after a change of ports.
 *
 *   npx tsx lab/generate/port-zones.ts /usr/share/zoneinfo/zone.tab
 *
 * A country with one zone has it from the time zone database (public domain). In a country with several, the zone is that
 * of npm @photostructure/tz-lookup (CC0) at the port, if the country has it; else that of the nearest city of the
 * database in the country.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import tzLookup from '@photostructure/tz-lookup'
import { sphericalKm } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import { readPorts } from '../../src/ports/port.js'
import { PORT_ZONES_FORMAT } from '../../src/ports/port-zones.js'

interface City {
  readonly zone: string
  readonly position: Position
}

/** `+404251-0740023` as degrees. */
function positionOf(text: string): Position {
  const [, lat, lon] = /^([+-]\d+)([+-]\d+)$/.exec(text)!
  const degrees = (part: string, whole: number) => {
    const digits = part.slice(1)
    const minutes = Number(digits.slice(whole, whole + 2)) / 60
    return (Number(digits.slice(0, whole)) + minutes) * (part[0] === '-' ? -1 : 1)
  }
  return [degrees(lon!, 3), degrees(lat!, 2)]
}

const cities = new Map<string, City[]>()
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n')) {
  if (line === '' || line.startsWith('#')) continue
  const [country, position, zone] = line.split('\t') as [string, string, string]
  cities.set(country, [...(cities.get(country) ?? []), { zone, position: positionOf(position) }])
}
/** Where the package errs beside a border: found with npm geo-tz 8.1.9 as judge, looked at one by one, 2026. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'America/Detroit': ['Sault Ste Marie US', 'De Tour Village US', 'Washington Harbor US'],
  'America/Iqaluit': ['Nanisivik CA'],
  'America/Los_Angeles': ['Blaine US', 'Point Roberts US'],
  'America/Marigot': ['Baie Du Marigot FR'],
  'America/Moncton': ['Belledune Harbor CA', 'Dalhousie CA', 'Campbellton CA'],
  'America/Tijuana': ['Puerto Morro Redondo MX', 'Cedros MX'],
  'America/Toronto': ['Chandler CA', 'Newport CA', 'Paspebiac CA', 'Heron Bay CA', 'Marathon CA'],
  'Asia/Makassar': ['Tanah Merah ID'],
  'Asia/Srednekolymsk': ['Severo-Kurilsk RU'],
  'Asia/Vladivostok': ['De-Kastri RU', 'Lazarev RU', 'Nikolayevsk Na Amur RU'],
  'Australia/Darwin': ['Blacktip Terminal AU'],
  'Europe/Astrakhan': ['Olya RU'],
  'Europe/Kyiv': ['Ust-Dunaisk UA'],
  'Pacific/Honolulu': ['Johnston Atoll UM'],
}
const own = new Map(Object.entries(OWN).flatMap(([zone, names]) => names.map((n) => [n, zone])))

const ports = readPorts(JSON.parse(readFileSync('data/built/ports.json', 'utf8')))
const ids = new Map<string, number[]>()
for (const { id, name, countryCode, position } of ports) {
  const inCountry = cities.get(countryCode) ?? []
  const looked = tzLookup(position[1], position[0])
  const near = [...inCountry].sort(
    (a, b) => sphericalKm(a.position, position) - sphericalKm(b.position, position),
  )[0]?.zone
  const isThere = inCountry.some((one) => one.zone === looked)
  const zone = own.get(`${name} ${countryCode}`) ?? (isThere ? looked : (near ?? looked))
  ids.set(zone, [...(ids.get(zone) ?? []), id])
}

/** `3, 4, 5, 9` as `3-5,9`. */
function ranges(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  const starts = sorted.filter((one, at) => sorted[at - 1] !== one - 1)
  return starts
    .map((start) => {
      let end = start
      while (sorted.includes(end + 1)) end++
      return end === start ? `${start}` : `${start}-${end}`
    })
    .join(',')
}

const zones = Object.fromEntries(
  [...ids].sort(([a], [b]) => (a < b ? -1 : 1)).map(([zone, list]) => [zone, ranges(list)]),
)
const file = { format: PORT_ZONES_FORMAT, zones }
writeFileSync('data/reference/port-zones.json', `${JSON.stringify(file, null, 1)}\n`)
