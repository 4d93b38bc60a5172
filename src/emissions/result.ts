import type { Message } from './answer/messages.js'
import type { DataType, Kind } from './answer/provenance.js'
import type { Warned } from './answer/warning-table.js'
import type { GwpSet } from './factors/method-rules.js'
import type { FuelClass, Sustainability } from './fuel.js'
import type { PartName } from './parts.js'
import type { DistanceType } from './request.js'

/**
 * Something that the caller should know about a successful result. `code` is for programs, `detail` for
 * people.
 */
export interface Warning extends Warned {
  /** Field of the request, such as `cargo.containerType`. */
  readonly field: string
}

/** The factor of an estimate. `value` is for the requested boundary. */
export interface FactorUsed {
  readonly id: string
  readonly name: string
  readonly nameCode: Message
  readonly value: number
  readonly ttw: number
  readonly wtt: number
  /** The sum of `ttw` and `wtt`. */
  readonly wtw: number
  /** "g CO2e/t-km", "g CO2e/TEU-km" or "kg CO2e/kg fuel". */
  readonly unit: string
  /** Null for a fuel, whose factor does not depend on a distance. */
  readonly distanceBasis: DistanceType | null
  readonly source: string
  readonly table: string
  readonly year: number
  readonly licence: string
  readonly kind: Kind
}

/** The global warming potentials behind the totals. */
export interface GwpUsed {
  /** Null if the factor's source does not say. */
  readonly set: GwpSet | null
  readonly horizonYears: 100
  readonly ch4: number | null
  readonly n2o: number | null
}

/** What kind of data the result is based on. */
export interface DataQuality {
  readonly dataType: DataType
  /** Share of the total that is based on primary data, 0 to 1. */
  readonly primaryDataShare: number
  readonly notes: readonly string[]
  readonly noteCodes: readonly Message[]
}

/** Tank to wake by gas, kg CO2e. `unattributed` is the part that the source does not divide. */
export interface GasSplit {
  readonly co2KgCo2e: number
  readonly ch4KgCo2e: number
  readonly n2oKgCo2e: number
  readonly unattributedKgCo2e: number
}

/** kg CO2e. `wtw` is the sum of the other two in double precision. */
export interface Totals {
  /** For the requested boundary. */
  readonly totalKgCo2e: number
  readonly ttwKgCo2e: number
  readonly wttKgCo2e: number
  readonly wtwKgCo2e: number
}

/** A part of the totals, kg CO2e. */
export interface PartTotals {
  readonly part: PartName
  readonly ttwKgCo2e: number
  readonly wttKgCo2e: number
  readonly wtwKgCo2e: number
}

/** The cargo and its transport activity. */
export interface Activity {
  readonly massTonnes: number | null
  /** `assumed`: neither cargo nor fuel was given, so the figures are for one tonne. */
  readonly massSource: 'request' | 'teu' | 'assumed' | 'passengers' | null
  readonly teu: number | null
  readonly teuSource: 'request' | 'mass' | null
  /** Conversion used; null if none. */
  readonly tonnesPerTeu: number | null
  readonly reefer: boolean
  readonly transportActivityTkm: number | null
  readonly transportActivityTeukm: number | null
}

/** The distances of the estimate, km. */
export interface DistanceUsed {
  /** As given by the request; null for a sailed distance without a shortest one. */
  readonly shortestKm: number | null
  readonly actualKm: number | null
  readonly type: DistanceType
  readonly distanceAdjustmentFactor: number
  readonly adjustedKm: number
  readonly ecaKm: number | null
  readonly piracyKm: number | null
  readonly passages: readonly string[]
}

/** The cargo's share of the whole voyage's fuel. */
export interface CargoShare extends Totals {
  /** 0 to 1. */
  readonly share: number
  readonly basis: string
}

/** A fuel consumed, as part of the totals. */
export interface EnergyCarrier {
  readonly fuelType: string
  readonly class: FuelClass
  /** Number of the certificate; null if there is none. */
  readonly certificate: string | null
  /** How the laws count a renewable fuel; null for a fossil one. */
  readonly sustainability: Sustainability | null
  readonly tonnes: number
  readonly energyMj: number
  /** Share of the energy, 0 to 1. */
  readonly relativeShare: number
  readonly ttwKgCo2ePerKg: number
  readonly wtwKgCo2ePerKg: number
  /** CO2 from renewable carbon at the funnel: reported, but counted as zero. */
  readonly renewableCo2Kg: number
}

/** The framework that the estimate follows. */
export interface FrameworkUsed {
  readonly name: string
  readonly version: string
  readonly standard: string
  /** The edition actually followed, whatever version was requested. */
  readonly rules: string
  /** The claim that the result supports. */
  readonly statement: string
  readonly statementCode: Message
}
