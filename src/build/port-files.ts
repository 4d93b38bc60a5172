import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PORTS_FILE } from '../sea/files.js'
import type { Coast } from './gshhg.js'
import { nearestWaterKm } from './nearest-water.js'
import type { PortCorrections, SeaPortsEntry } from './port-sources.js'
import { makePorts, type PortOutputs, type PortRegister } from './ports.js'

/** Where the common English name differs from that of Unicode's CLDR. */
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: "Côte d'Ivoire",
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  TR: 'Turkey',
}

/**
 * Makes data/built/ports.json, data/build-inputs/port-ids.json and data/build-inputs/ports-dropped.json from the
 * npm package sea-ports and what data/build-inputs says about it.
 */
export function buildPortFiles(dataFolder: string, coast: Coast): PortOutputs {
  const source = (name: string) => join(dataFolder, 'build-inputs', name)
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const outputs = makePorts({
    seaPorts: createRequire(import.meta.url)('sea-ports/lib/ports.json') as Record<
      string,
      SeaPortsEntry
    >,
    corrections: read(source('port-corrections.json')) as PortCorrections,
    register: read(source('port-ids.json')) as PortRegister,
    ranking: (read(source('port-ranking.json')) as { order: string[] }).order,
    countryName: (code) => COUNTRY_NAMES[code] ?? names.of(code) ?? code,
    waterKm: ([lon, lat]) => nearestWaterKm(coast, lon, lat),
  })
  const { document, register, dropped } = outputs
  const rows = (list: readonly unknown[]) =>
    list.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
  writeFileSync(
    join(dataFolder, PORTS_FILE),
    `{\n  "format": ${JSON.stringify(document.format)},\n  "countries": ${JSON.stringify(document.countries)},\n  "ports": [\n${rows(document.ports)}\n  ]\n}\n`,
  )
  const entries = Object.entries(register.ports)
    .sort(([, a], [, b]) => a.id - b.id)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  writeFileSync(
    source('port-ids.json'),
    `{\n  "format": ${JSON.stringify(register.format)},\n  "about": ${JSON.stringify(register.about)},\n  "ports": {\n${entries.join(',\n')}\n  }\n}\n`,
  )
  writeFileSync(source('ports-dropped.json'), `{\n  "dropped": [\n${rows(dropped)}\n  ]\n}\n`)
  return outputs
}
