import type { Message } from './answer/messages.js'
import type { DataType, Provenance } from './answer/provenance.js'
import type { Ledger } from './answer/steps.js'
import type { FactorSet } from './factor-set.js'
import { findFuel } from './factors/fuels.js'
import type { GwpSet } from './factors/method-rules.js'
import { type FuelMix, type MeasuredFuel, mixOfVessel } from './fuel/fuel-use.js'
import type { ActivityUnit } from './intensity.js'
import { lawDayOf } from './law-day.js'
import type { Cargo } from './methods/cargo.js'
import type { EmissionPart, FuelAmount } from './parts.js'
import type { EstimateInputs, LegDistance } from './request.js'
import type { Activity, CargoShare, FactorUsed, GasSplit, Warning } from './result.js'

/** The input of every method. The request has been checked. */
export interface MethodContext {
  readonly request: EstimateInputs
  readonly distance: LegDistance
  readonly cargo: Cargo | null
  /** The fuel that the request measured; null if none. */
  readonly measured: readonly MeasuredFuel[] | null
  readonly factors: FactorSet
  readonly ledger: Ledger
  readonly warnings: Warning[]
}

/** What the choice of a factor depends on. The distance is not part of it. */
export type ChoiceContext = Pick<MethodContext, 'request' | 'cargo' | 'factors' | 'warnings'>

/** The result of a method. The façade adds what all methods share. */
export interface MethodOutcome {
  readonly appliesTo: 'cargo' | 'voyage'
  readonly ttwKg: number
  readonly wttKg: number
  /** Components of the totals. */
  readonly parts: readonly EmissionPart[]
  readonly gases: GasSplit
  readonly activity: Activity
  /**
   * The transport activity by which emissions are divided for the cargo's intensity; null if there is
   * none.
   */
  readonly transport: { readonly amount: number; readonly unit: ActivityUnit } | null
  readonly cargoShare: Omit<CargoShare, 'totalKgCo2e'> | null
  /** Whether the cargo's share is based on capacity, because the load on board is unknown. */
  readonly isShareAssumed?: boolean
  /** The cargo's share of a modelled ship with the load typical of its size. */
  readonly shipShare?: number
  /** Everything that such a ship carries. */
  readonly shipCargo?: { readonly amount: number; readonly unit: ActivityUnit }
  /** The total with the published average that a ship of the trade takes the place of. */
  readonly published?: { readonly name: string; readonly wtwKg: number }
  /** Half the width of the band of its passage, relative, if the trade's ships differ more than a model does. */
  readonly shipUncertainty?: number
  readonly daf: number
  readonly adjustedKm: number
  /** Of the modelled ship, or at which its plugs draw power. */
  readonly speedKn?: number
  readonly factor: Omit<FactorUsed, 'value'>
  readonly gwp: GwpSet | null
  readonly dataType: DataType
  readonly primaryKg: number
  readonly notes: readonly Message[]
  /** Null if the factor does not name the fuel. */
  readonly fuels: readonly FuelAmount[] | null
}

/** The fuels of the ship: those of the request, otherwise the model's. */
export function shipFuels(context: Pick<MethodContext, 'request' | 'factors'>): FuelMix {
  const { fuels, vessels } = context.factors
  return namedFuels(context) ?? [{ fuel: findFuel(fuels, vessels.intensityFuel)!, share: 1 }]
}

/** The fuels that the request names; null if it names none. */
export function namedFuels({
  request,
  factors,
}: Pick<MethodContext, 'request' | 'factors'>): FuelMix | null {
  const { vessel } = request
  if (vessel?.fuels !== undefined)
    return mixOfVessel(vessel.fuels, factors, lawDayOf(request, factors))
  const fuel = vessel?.fuelType === undefined ? undefined : findFuel(factors.fuels, vessel.fuelType)
  return fuel === undefined ? null : [{ fuel, share: 1 }]
}

export function provenanceFields({ source, table, year, licence, kind }: Provenance) {
  return { source, table, year, licence, kind }
}

/** The cargo as the answer reports it, with its transport activity if there is one. */
export function activityOf(
  cargo: Cargo | null,
  transport: { readonly amount: number; readonly unit: ActivityUnit } | null,
): Activity {
  const amountIn = (unit: ActivityUnit) => (transport?.unit === unit ? transport.amount : null)
  return {
    massTonnes: cargo?.massTonnes ?? null,
    massSource: cargo?.massSource ?? null,
    teu: cargo?.teu ?? null,
    teuSource: cargo?.teuSource ?? null,
    tonnesPerTeu: cargo?.tonnesPerTeu ?? null,
    reefer: cargo?.reefer ?? false,
    transportActivityTkm: amountIn('t-km'),
    transportActivityTeukm: amountIn('TEU-km'),
  }
}
