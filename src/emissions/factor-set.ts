import { type FuelTable, readFuels } from './factors/fuels.js'
import { openFile, provenanceReader, readSources } from './factors/json-reader.js'
import type { LawBook } from './factors/law-book.js'
import { readLaws, readSubdivisions, type Subdivision } from './factors/laws.js'
import { type MethodRules, readMethodRules } from './factors/method-rules.js'
import { type OtherModes, readOtherModes } from './factors/other-modes.js'
import { readSeaIntensities, type SeaIntensities } from './factors/sea-intensities.js'
import { readTradeRegions, type TradeRegions } from './factors/trade-regions.js'
import type { FactorPack } from './pack/rows.js'
import type { ShipTable } from './pack/ship-table.js'
import { readVessels, type VesselRules } from './ship/vessels.js'

/** Names of the factor files, without `.json`. */
export const FACTOR_FILES = [
  'sources',
  'method',
  'fuels',
  'sea-intensities',
  'vessels',
  'carriers',
  'laws',
  'trade-regions',
  'other-modes',
] as const
/** Name of a factor file. */
export type FactorFile = (typeof FACTOR_FILES)[number]

/**
 * Path of a file in the data folder. The table of ships lies elsewhere, because it is not only about
 * emissions.
 */
export function factorPath(name: FactorFile): string {
  return name === 'vessels' ? 'reference/vessels.json' : `reference/emissions/${name}.json`
}

/** A carrier that a request can name. */
export interface Carrier {
  readonly code: string
  readonly name: string
}

/** All data that an estimate is calculated from. Read-only; open it once. */
export interface FactorSet {
  /** Its day, a checksum of the values and what an operator added: `2026.11.26-1f0c77a2+pack.csv`. */
  readonly version: string
  readonly rules: MethodRules
  readonly fuels: FuelTable
  readonly sea: SeaIntensities
  readonly vessels: VesselRules
  /** Rules of the laws, by day. */
  readonly laws: LawBook
  /** Parts of countries that have a code of their own here. */
  readonly subdivisions: readonly Subdivision[]
  readonly tradeRegions: TradeRegions
  readonly otherModes: OtherModes
  /** Carriers known by name; their intensities are in `packs`. */
  readonly carriers: readonly Carrier[]
  readonly packs: readonly FactorPack[]
  /** Ships with verified annual figures. */
  readonly shipTables: readonly ShipTable[]
}

/**
 * Opens and checks the parsed files of the factors.
 * @throws FactorSetError that names the file and the field
 */
export function openFactorSet(json: Readonly<Record<FactorFile, unknown>>): FactorSet {
  const files = Object.fromEntries(
    FACTOR_FILES.map((name) => [name, openFile(json[name], `${name}.json`)]),
  ) as Record<FactorFile, ReturnType<typeof openFile>>
  const sources = readSources(files.sources)
  const provenance = (name: FactorFile) => provenanceReader(files[name], sources)
  const rules = readMethodRules(files.method, provenance('method'))
  const fuels = readFuels(files.fuels, provenance('fuels'), rules)
  const sea = readSeaIntensities(
    files['sea-intensities'],
    files.vessels.at('cargoTypes'),
    provenance('sea-intensities'),
  )
  if (!sea.rows.has(rules.fallbackRow))
    files.method.at('fallback').fail(`names ${rules.fallbackRow}, which is not a row`)
  const vessels = readVessels(files.vessels, provenance('vessels'), fuels)
  return {
    version: `${files.sources.text('version')}-${checksumOf(json)}`,
    rules,
    fuels,
    sea,
    vessels,
    laws: readLaws(files.laws, provenance('laws')),
    subdivisions: readSubdivisions(files.laws, provenance('laws')),
    tradeRegions: readTradeRegions(files['trade-regions'], provenance('trade-regions')),
    otherModes: readOtherModes(files['other-modes'], provenance('other-modes')),
    carriers: files.carriers
      .list('carriers')
      .map((row) => ({ code: row.text('code'), name: row.text('name') })),
    packs: [],
    shipTables: [],
  }
}

/** FNV-1a of the values: whoever changes one cannot forget the version. */
function checksumOf(json: Readonly<Record<FactorFile, unknown>>): string {
  const text = JSON.stringify(FACTOR_FILES.map((name) => json[name]))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** The set with an operator's pack; its rows take precedence over the open ones. */
export function withPack(factors: FactorSet, pack: FactorPack): FactorSet {
  return {
    ...factors,
    version: `${factors.version}+${pack.name}`,
    packs: [...factors.packs, pack],
  }
}

/** The set with ships from THETIS-MRV. A ship's own year takes precedence over any average. */
export function withShipTable(factors: FactorSet, table: ShipTable): FactorSet {
  return {
    ...factors,
    version: `${factors.version}+${table.name}`,
    shipTables: [...factors.shipTables, table],
  }
}
