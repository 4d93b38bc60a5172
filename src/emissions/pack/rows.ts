import type { PackProblem } from '../errors.js'
import type { VesselType } from '../generated/vessel-types.js'
import type { Intensity } from '../intensity.js'
import type { PortPair, TradeLane } from '../trade-lane.js'

/** Units of size that a request can give. */
export type SizeUnit = 'dwt' | 'TEU' | 'GT'

export type CargoKind = 'dry' | 'reefer'

/** A carrier's own intensity. */
export interface CarrierRow {
  /** SCAC code, upper case. */
  readonly code: string
  readonly name: string | null
  readonly year: number
  /** Null means every lane. */
  readonly tradeLane: TradeLane | PortPair | null
  readonly cargo: CargoKind
  /** Who verified the value; null if nobody did. */
  readonly verifiedBy: string | null
  readonly intensity: Intensity
}

/** The mean of all carriers on a trade lane (Clean Cargo). */
export interface LaneRow {
  readonly year: number
  readonly tradeLane: TradeLane | PortPair
  readonly cargo: CargoKind
  readonly intensity: Intensity
}

/** A default value by ship, size and fuel (GLEC Framework, module 2). */
export interface ShipRow {
  readonly vesselTypes: readonly VesselType[]
  readonly sizeUnit: SizeUnit | null
  readonly min: number
  readonly max: number | null
  /** Codes of the fuels that the values are valid for; null for a mix. */
  readonly fuels: readonly string[] | null
  readonly intensity: Intensity
}

/** Content of an operator's file; `frameworkVersion` is that of its ship rows. */
export interface FactorPack {
  readonly name: string
  /** As the operator names it. */
  readonly file: string
  readonly frameworkVersion: string | null
  readonly carriers: readonly CarrierRow[]
  readonly lanes: readonly LaneRow[]
  readonly ships: readonly ShipRow[]
  /** Rows that could not be read and are skipped, and ignored columns. */
  readonly problems: readonly PackProblem[]
}
