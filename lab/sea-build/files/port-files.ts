import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PORTS_FILE } from '../../../src/engine/sea/stored/files.js'
import { readPortList, readPortNames } from './port-sources.js'
import { makePorts } from './ports.js'

/** Countries whose common English name differs from that in Unicode's CLDR. */
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: "Côte d'Ivoire",
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  TR: 'Turkey',
}

/** Builds data/built/ports.json from the tables of ports in data/build-inputs. */
export function buildPortFiles(dataFolder: string): void {
  const read = (name: string) => readFileSync(join(dataFolder, 'build-inputs', name), 'utf8')
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const { format, countries, ports } = makePorts({
    ports: readPortList(read('ports.csv')),
    localNames: readPortNames(read('port-names.csv')),
    ranking: (JSON.parse(read('port-ranking.json')) as { order: string[] }).order,
    countryName: (code) => COUNTRY_NAMES[code] ?? names.of(code) ?? code,
  })
  const rows = ports.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
  writeFileSync(
    join(dataFolder, PORTS_FILE),
    `{\n  "format": ${JSON.stringify(format)},\n  "countries": ${JSON.stringify(countries)},\n  "ports": [\n${rows}\n  ]\n}\n`,
  )
}
