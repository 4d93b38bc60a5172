import { readFileSync } from 'node:fs'
import {
  type EstimateRequest,
  FACTOR_FILES,
  type FactorFile,
  factorPath,
  findShip,
  type LegDistance,
  type ModelledType,
  openFactorSet,
  readFactorPack,
  ShipAtSea,
  VESSEL_TYPES,
  type WholeVessel,
  withPack,
} from '../../src/emissions/index.js'

export function readFactorFiles(): Record<FactorFile, unknown> {
  const read = (name: FactorFile) =>
    JSON.parse(readFileSync(new URL(`../../data/${factorPath(name)}`, import.meta.url), 'utf8'))
  return Object.fromEntries(FACTOR_FILES.map((name) => [name, read(name)])) as Record<
    FactorFile,
    unknown
  >
}

export const factors = openFactorSet(readFactorFiles())

/** A ship on a route. */
export interface RouteQuestion {
  readonly vessel: WholeVessel | null
  readonly distanceKm: number
  readonly ecaKm: number | null
  readonly speedKmh: number
  readonly fuelPriceUsdPerTonne: number | null
}

export const routeEmissions = (
  { vessel, distanceKm, ecaKm, speedKmh, fuelPriceUsdPerTonne }: RouteQuestion,
  set = factors,
) => new ShipAtSea(findShip(vessel, fuelPriceUsdPerTonne, set), speedKmh).route(distanceKm, ecaKm)

/** A carrier that does not exist, for tests only. */
export const CARRIER_CSV = `# name: fiction
# licence: for tests
code,name,year,trade_lane,cargo,ttw,wtw,unit,distance_basis,verified_by,source
TEST,Test carrier (fiction),2024,,dry,52.9,62.0,TEU-km,actual,,invented
`
export const withTestCarrier = withPack(factors, readFactorPack(CARRIER_CSV, 'test.csv', factors))

/** The name of the same ship in an estimate. */
export const cargoShipOf = (type: ModelledType) =>
  VESSEL_TYPES.find((name) => factors.vessels.cargoTypes[name].model?.type === type)!

export const sfd = (distanceKm: number): LegDistance => ({ distanceKm, type: 'sfd' })
export const sailed = (distanceKm: number): LegDistance => ({ distanceKm, type: 'actual' })

/** A small generator with a seed (mulberry32), so that a failure can be reproduced. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A random request that can be calculated, with a distance. */
export function randomRequest(next: () => number): {
  request: EstimateRequest
  distance: LegDistance
} {
  const pick = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)]!
  const maybe = <T>(value: T) => (next() < 0.5 ? value : undefined)
  const amount = 0.1 + next() * 500
  const request: EstimateRequest = {
    cargo: {
      ...pick([
        { teu: amount },
        { massTonnes: amount * 9 },
        { teu: amount, massTonnes: amount * 8 },
      ]),
      reefer: maybe(true),
      containerType: maybe(pick(['22G1', '45R1', 'light', '40HC heavy', 'empty', 'reefer'])),
    },
    vessel: maybe({
      type: pick(VESSEL_TYPES),
      capacityTeu: maybe(next() * 24_000 + 1),
      deadweightTonnes: maybe(next() * 400_000 + 1),
      fuelType: maybe(pick(['HFO', 'VLSFO', 'MGO', 'LNG', 'methanol'])),
    }),
    fuel:
      next() < 0.25
        ? { consumedTonnes: next() * 5000 + 1, type: pick(['HFO', 'VLSFO', 'MGO', 'MDO']) }
        : undefined,
    calculation: { boundary: pick(['TTW', 'WTT', 'WTW']) },
    carrier: maybe({ code: pick(['TEST', 'MAEU']) }),
  }
  return { request, distance: { distanceKm: next() * 25_000, type: pick(['sfd', 'actual']) } }
}
