import type { Message } from './answer/messages.js'
import type { Step } from './answer/steps.js'
import type { Deviation } from './deviations.js'
import type { Alternative, Uncertainty } from './estimate/sensitivity.js'
import type { CarbonCost } from './law/carbon-cost.js'
import type { Boundary, Method } from './request.js'
import type {
  Activity,
  CargoShare,
  DataQuality,
  DistanceUsed,
  EnergyCarrier,
  FactorUsed,
  FrameworkUsed,
  GasSplit,
  GwpUsed,
  PartTotals,
  Totals,
  Warning,
} from './result.js'
import type { ShipIndicators } from './ship/ship-indicators.js'

/** The result of `estimate`: emissions in kg CO2e, distances in km, with every step of the calculation. */
export interface Estimate {
  readonly framework: FrameworkUsed
  readonly method: Method
  readonly methodRequested: Method | 'auto'
  readonly methodReason: string
  readonly boundary: Boundary
  readonly emissions: Totals & { readonly ttwGases: GasSplit }
  /** Departures from ISO 14083, each with its reason. */
  readonly deviations: readonly Deviation[]
  /** The total with other sources for upstream emissions; empty if the fuel is unknown. */
  readonly alternatives: readonly Alternative[]
  readonly uncertainty: Uncertainty
  /** Components of the totals. */
  readonly parts: readonly PartTotals[]
  /** What the totals are for: the cargo, or the ship's whole voyage. */
  readonly appliesTo: 'cargo' | 'voyage'
  readonly cargoShare: CargoShare | null
  /** g CO2e per unit of transport activity; null without cargo or distance. */
  readonly intensity: {
    readonly value: number
    readonly ttw: number
    readonly wtt: number
    readonly wtw: number
    readonly unit: string
  } | null
  readonly activity: Activity
  readonly distance: DistanceUsed
  readonly factor: FactorUsed
  readonly gwp: GwpUsed
  readonly dataQuality: DataQuality
  /** Null if the factor does not name the fuel. */
  readonly energyCarriers: readonly EnergyCarrier[] | null
  readonly vessel: { readonly imo: string | null; readonly name: string | null }
  /** CII, EEOI and the Sea Cargo Charter figure of the whole ship; null if its fuel is unknown. */
  readonly indicators: ShipIndicators | null
  readonly carbon: CarbonCost | null
  readonly steps: readonly Step[]
  readonly verification: string
  readonly verificationCode: Message
  readonly exclusions: readonly string[]
  readonly exclusionCodes: readonly Message[]
  readonly warnings: readonly Warning[]
  readonly factorSetVersion: string
}
