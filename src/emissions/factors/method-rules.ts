import { DATA_TYPES, type DataType, type Provenance } from '../answer/provenance.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'

export const GWP_SETS = ['AR6', 'AR5', 'AR4'] as const
export type GwpSet = (typeof GWP_SETS)[number]

/** Global warming potential over 100 years, kg CO2e per kg of gas. */
export interface Gwp {
  readonly set: GwpSet
  /** For fossil methane. */
  readonly ch4: number
  readonly n2o: number
  /** For methane of renewable origin. */
  readonly ch4Renewable: number
  readonly provenance: Provenance
}

/** A framework with the versions that a request can name. */
export interface Framework {
  readonly name: string
  readonly aliases: readonly string[]
  readonly versions: readonly string[]
  readonly defaultVersion: string
  readonly standard: string
  /** The edition actually followed, whatever version was requested. */
  readonly rules: string
}

/** Rules and conversions that the methods share. */
export interface MethodRules {
  readonly frameworks: readonly Framework[]
  readonly gwp100: Readonly<Record<GwpSet, Gwp>>
  readonly distanceAdjustment: number
  readonly tonnesPerTeu: Readonly<Record<'average' | 'light' | 'heavy' | 'empty', number>>
  /**
   * Tare of an empty container per TEU, by its length in feet, where it differs from that of a 20-foot
   * container.
   */
  readonly emptyTonnesPerTeu: Readonly<Record<number, number>>
  /** By length in feet. */
  readonly teuPerContainer: Readonly<Record<number, number>>
  /** Filled share of a ship's capacity, used for a cargo's share of the ship's fuel. */
  readonly cargoShareUtilisation: number
  /** Half the width of the band, relative to the value. */
  readonly uncertainty: {
    readonly byDataType: Readonly<Record<DataType, number>>
    readonly port: number
    readonly reefer: number
  }
  /** Alternative well-to-wake values by fuel, relative to ours. */
  readonly upstreamAlternatives: readonly {
    readonly name: string
    readonly changeByFuel: ReadonlyMap<string, number>
    readonly provenance: Provenance
  }[]
  /** Mass of a passenger or a vehicle for the allocation of fuel, tonnes each. */
  readonly passengerTonnes: number
  readonly passengerVehicleTonnes: number
  /** Electric power per refrigerated TEU, mean over a voyage, kW. */
  readonly reeferKwPerTeu: number
  /** Id of the row that represents any cargo on any ship. */
  readonly fallbackRow: string
  /** By rule. */
  readonly provenance: Readonly<Record<string, Provenance>>
}

const LENGTHS = [10, 20, 40, 45, 48, 53] as const

/** @throws FactorSetError */
export function readMethodRules(file: JsonReader, provenanceOf: ProvenanceOf): MethodRules {
  const positive = { min: Number.MIN_VALUE }
  const tonnes = file.at('tonnesPerTeu')
  return {
    frameworks: file.list('frameworks').map(readFramework),
    gwp100: Object.fromEntries(
      GWP_SETS.map((set) => [set, readGwp(file.at('gwp100').at(set), set, provenanceOf)]),
    ) as Record<GwpSet, Gwp>,
    distanceAdjustment: file.at('distanceAdjustment').number('factor', { min: 1, max: 2 }),
    tonnesPerTeu: {
      average: tonnes.number('average', positive),
      light: tonnes.number('light', positive),
      heavy: tonnes.number('heavy', positive),
      empty: file.at('emptyTonnesPerTeu').number('value', positive),
    },
    emptyTonnesPerTeu: Object.fromEntries(
      [40, 45].map((feet) => [feet, file.at('emptyTonnesPerTeu').number(String(feet), positive)]),
    ),
    teuPerContainer: Object.fromEntries(
      LENGTHS.map((feet) => [feet, file.at('teuPerContainer').number(String(feet), positive)]),
    ),
    cargoShareUtilisation: file.at('cargoShareUtilisation').number('value', { min: 0.1, max: 1 }),
    uncertainty: {
      byDataType: Object.fromEntries(
        DATA_TYPES.map((type) => [type, file.at('uncertainty').number(type, { max: 1 })]),
      ) as Record<DataType, number>,
      port: file.at('uncertainty').number('port', { max: 1 }),
      reefer: file.at('uncertainty').number('reefer', { max: 1 }),
    },
    upstreamAlternatives: file.list('upstreamAlternatives').map((row) => ({
      name: row.text('name'),
      changeByFuel: new Map(
        row.entries('changeByFuel').map(([code, { value }]) => [code, Number(value)]),
      ),
      provenance: provenanceOf(row),
    })),
    passengerTonnes: file.at('passengers').number('tonnesEach', positive),
    passengerVehicleTonnes: file.at('passengers').number('tonnesPerVehicle', positive),
    reeferKwPerTeu: file.at('reefer').number('kwPerTeu', positive),
    fallbackRow: file.at('fallback').text('row'),
    provenance: Object.fromEntries(
      PROVEN.map((name) => [name, provenanceOf(file.at(name))] as const),
    ),
  }
}

const PROVEN = [
  'distanceAdjustment',
  'tonnesPerTeu',
  'emptyTonnesPerTeu',
  'teuPerContainer',
  'cargoShareUtilisation',
  'reefer',
  'passengers',
  'uncertainty',
  'fallback',
]

function readGwp(entry: JsonReader, set: GwpSet, provenanceOf: ProvenanceOf): Gwp {
  const [ch4, n2o] = [entry.number('ch4', { min: 1 }), entry.number('n2o', { min: 1 })]
  const ch4Renewable = entry.number('ch4Renewable', { min: 1 })
  return { set, ch4, n2o, ch4Renewable, provenance: provenanceOf(entry) }
}

function readFramework(entry: JsonReader): Framework {
  const versions = entry.texts('versions')
  const defaultVersion = entry.oneOf('defaultVersion', versions)
  return {
    name: entry.text('name'),
    aliases: entry.texts('aliases'),
    versions,
    defaultVersion,
    standard: entry.text('standard'),
    rules: entry.text('rules'),
  }
}
