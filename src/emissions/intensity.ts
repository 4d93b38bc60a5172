import type { Message } from './answer/messages.js'
import type { DataType, Provenance } from './answer/provenance.js'
import type { Step } from './answer/steps.js'
import type { GwpSet } from './factors/method-rules.js'
import type { Fuel } from './fuel.js'
import type { DistanceType } from './request.js'

/** Unit of transport activity of an intensity: one tonne or one TEU, moved one kilometre. */
export type ActivityUnit = 't-km' | 'TEU-km'

/** Emissions of one unit of transport activity, g CO2e. */
export interface Intensity {
  readonly id: string
  /** For readers, such as "Container ship, 1000-1999 TEU". */
  readonly name: string
  /** The same, for programs. */
  readonly nameCode: Message
  readonly unit: ActivityUnit
  readonly ttw: number
  readonly wtt: number
  /** Gases of `ttw`, g CO2e as printed in the source; null if it does not divide them. */
  readonly gases: { readonly co2: number; readonly ch4: number; readonly n2o: number } | null
  readonly distanceBasis: DistanceType
  /** Null if the source does not say. */
  readonly gwp: GwpSet | null
  readonly dataType: DataType
  /** Whether the electricity of refrigerated cargo is included. */
  readonly includesReefer: boolean
  /**
   * Fuels of a modelled intensity, grams of each per unit of activity; null for a published average.
   */
  readonly fuels: readonly { readonly fuel: Fuel; readonly grams: number }[] | null
  /** How the value was calculated, step by step; empty for a published value. */
  readonly derivation: readonly Step[]
  readonly notes: readonly Message[]
  readonly provenance: Provenance
}
