/**
 * CPU time of one estimate without routing, for requests of every method. Run it with: npx tsx
 * lab/bench/emissions.ts
 */
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import {
  type EstimateRequest,
  estimate,
  FACTOR_FILES,
  type FactorFile,
  factorPath,
  findShip,
  openFactorSet,
  preview,
  ShipAtSea,
} from '../../src/emissions/index.js'

const RUNS = 200_000

const files = Object.fromEntries(
  FACTOR_FILES.map((name) => {
    const file = new URL(`../../data/${factorPath(name)}`, import.meta.url)
    return [name, JSON.parse(readFileSync(file, 'utf8'))]
  }),
) as Record<FactorFile, unknown>

/** Mean CPU time of a call in microseconds, after a tenth of the runs to warm up. */
function microseconds(call: (k: number) => unknown, runs = RUNS): number {
  for (let k = 0; k < runs / 10; k++) call(k)
  const before = process.cpuUsage()
  for (let k = 0; k < runs; k++) call(k)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / runs
}

const factors = openFactorSet(files)
const ship = { type: 'container', capacityTeu: 13_000 } as const
const requests: Readonly<Record<string, EstimateRequest>> = {
  default_maritime: { cargo: { teu: 2 } },
  'activity_based, published': { cargo: { massTonnes: 18 }, vessel: { type: 'dry_bulk' } },
  'activity_based, modelled': { cargo: { teu: 2 }, vessel: ship },
  'activity_based, modelled, reefer': { cargo: { teu: 2, containerType: '45R1' }, vessel: ship },
  'fuel_based, with share': {
    cargo: { teu: 2 },
    vessel: ship,
    fuel: { consumedTonnes: 900, type: 'VLSFO' },
  },
  'fuel_based, with carbon': {
    fuel: { consumedTonnes: 900, type: 'VLSFO' },
    voyage: { originCountry: 'NL', destinationCountry: 'SG' },
    carbon: { year: 2026, euaPriceEur: 80 },
  },
}

const neoPanamax = { type: 'container', sizeClass: 'neo_panamax', fuelType: 'VLSFO' } as const
const rows = Object.entries(requests).map(([name, request]) => [
  `estimate: ${name}`,
  microseconds((k) => estimate(request, { distanceKm: 1000 + (k % 20_000), type: 'sfd' }, factors)),
])
rows.push([
  'preview: default_maritime',
  microseconds(() => preview(requests['default_maritime']!, factors)),
])
rows.push([
  'route block, two fuels',
  microseconds((k) =>
    new ShipAtSea(findShip(neoPanamax, 600, factors), 30).route(1000 + (k % 20_000), 500),
  ),
])
rows.push(['open the factor set', microseconds(() => openFactorSet(files), 500)])

console.log(`${cpus()[0]!.model}, Node ${process.version}, ${RUNS} runs each; CPU µs per call`)
for (const [name, time] of rows) console.log(`${(time as number).toFixed(2).padStart(10)}  ${name}`)
