import { DATA_TYPES, type DataType } from '../answer/provenance.js'
import { warned } from '../answer/warning-table.js'
import { EmissionsInputError, type InputProblem } from '../errors.js'
import type { Estimate } from '../estimate-result.js'
import { isVerifier } from '../evidence.js'
import type { FactorSet } from '../factor-set.js'
import { OTHER_MODES } from '../factors/other-modes.js'
import { type LawDay, lawDayOf } from '../law-day.js'
import { type Cargo, passengersOf, readCargo } from '../methods/cargo.js'
import type { CargoRequest, EstimateRequest } from '../request.js'
import type { Warning } from '../result.js'
import { actualKm, defaultRowOf, factorOf, shortestKm } from './chain-defaults.js'
import { legDoubts } from './chain-doubts.js'
import { type ChainFault, type ChainSummary, summaryOf } from './chain-summary.js'

/** Modes whose factors the caller states; legs at sea are estimated. */
export const STATED_MODES = [...OTHER_MODES, 'sea'] as const
export type StatedMode = (typeof STATED_MODES)[number]

/** Kinds of hub operations in ISO 14083. */
export const HUB_OPERATIONS = [
  'transhipment',
  'storage_and_transhipment',
  'warehouse',
  'maritime_container_terminal',
  'liquid_bulk_terminal',
] as const
export type HubOperation = (typeof HUB_OPERATIONS)[number]

/**
 * How the distance of a leg was measured. ISO 14083 accepts only these for transport activity: shortest
 * feasible distance and great circle distance.
 */
export const ACTIVITY_DISTANCES = ['sfd', 'gcd'] as const
export type ActivityDistance = (typeof ACTIVITY_DISTANCES)[number]
/** How a caller may state the distance of a leg: `actual` is what telematics measure. */
export const LEG_DISTANCES = [...ACTIVITY_DISTANCES, 'actual'] as const

/** A factor stated by the caller. */
export interface StatedFactor {
  /** Tank to wake; for a hub, its operation. 0 or more. */
  readonly ttw: number
  /** Well to tank; for a hub, the supply of its energy. 0 or more. */
  readonly wtt: number
  /** Origin of the factor, as free text. */
  readonly source: string
  readonly year?: number | undefined
  /** `primary` counts only with a known verifier. */
  readonly dataType: DataType
  readonly verifiedBy?: string | undefined
}

/** A leg with the caller's figures. */
export interface StatedLeg {
  readonly kind: 'leg'
  readonly mode: StatedMode
  readonly name?: string | undefined
  /** 0 or more, km. */
  readonly distanceKm: number
  /** The great circle of which `distanceKm` is a multiple, km; absent if the caller stated the distance. */
  readonly greatCircleKm?: number | undefined
  readonly distanceType: (typeof LEG_DISTANCES)[number]
  /** g CO2e/t-km on this distance; default: an open default of the mode. */
  readonly factor?: StatedFactor | undefined
  /** Id of an open default instead of `factor`, such as `desnz-3136`. */
  readonly factorRow?: string | undefined
}

/** An operation in a port, a terminal or a warehouse. */
export interface Hub {
  readonly kind: 'hub'
  readonly operation: HubOperation
  readonly name?: string | undefined
  /** kg CO2e per tonne handled. */
  readonly factor: StatedFactor
  /** Shares of the carriers of the hub's energy, which add up to 1. They change no figure. */
  readonly energyShares?: readonly number[] | undefined
}

/** A leg at sea with its estimate for the cargo of the chain. */
export interface EstimatedLeg {
  readonly kind: 'sea'
  readonly name?: string | undefined
  readonly estimate: Estimate
}

/** An element of a transport chain. */
export type ChainElement = StatedLeg | Hub | EstimatedLeg

/** Emissions of the cargo of a chain, kg CO2e. */
export interface ChainTotals {
  readonly ttwKgCo2e: number
  readonly wttKgCo2e: number
  readonly wtwKgCo2e: number
}

/** One element with its share of the total. */
export interface ChainPart {
  readonly kind: 'leg' | 'hub'
  /** `hub` for a hub. */
  readonly mode: StatedMode | 'hub'
  readonly operation: HubOperation | null
  readonly name: string | null
  /** Distance of the transport activity, km; null for a hub. */
  readonly distanceKm: number | null
  readonly distanceType: ActivityDistance | null
  /** Tonnes times `distanceKm`; null for a hub. */
  readonly transportActivityTkm: number | null
  readonly emissions: ChainTotals
  readonly dataType: DataType
  readonly source: string
  /** Id of the open default that was used; null for a stated factor and for a leg at sea. */
  readonly factorRow: string | null
  /** The whole estimate of a leg at sea; null if the caller stated the figures. */
  readonly estimate: Estimate | null
}

/** The total over all legs of one mode, or over all hubs. */
export interface ModeTotals extends ChainTotals {
  readonly mode: StatedMode | 'hub'
  readonly transportActivityTkm: number
}

/** The total of a transport chain: emissions in kg CO2e, activity in tonne-kilometres. */
export interface ChainEstimate extends ChainSummary {
  readonly cargo: Cargo
  readonly parts: readonly ChainPart[]
  readonly emissions: ChainTotals
  readonly byMode: readonly ModeTotals[]
  readonly transportActivityTkm: number
  /** g CO2e/t-km of the whole chain, hubs included; null if it has no leg. */
  readonly intensity: { readonly ttw: number; readonly wtt: number; readonly wtw: number } | null
  /** Shares of the well-to-wake total by type of data; they add up to 1. */
  readonly dataShares: Readonly<Record<DataType, number>>
  /** Warnings about the cargo and the total. Each estimate has its own. */
  readonly warnings: readonly Warning[]
  readonly factorSetVersion: string
}

/**
 * Adds up a transport chain according to ISO 14083: the emissions of all elements divided by the
 * transport activity of its legs. Hubs have emissions but no transport activity. If only the sailed
 * distance of a leg at sea is known, it is divided by the distance adjustment factor.
 * @param date day of the transport, whose year selects the values of open defaults; default: the latest
 * @param framework default: GLEC
 * @param faults of the chain as a whole, which make it not aligned
 * @throws EmissionsInputError for an estimate of a ship's whole voyage if the cargo's share is unknown
 */
export function sumChain(
  request: CargoRequest,
  elements: readonly ChainElement[],
  factors: FactorSet,
  date?: string,
  framework?: EstimateRequest['framework'],
  faults: readonly ChainFault[] = [],
): ChainEstimate {
  const { rules, version } = factors
  const warnings: Warning[] = []
  requireFactors(request, elements)
  const cargo = readCargo(request, rules, warnings)
  const day = lawDayOf({ voyage: { date } }, factors)
  elements.forEach((element, at) => {
    warnings.push(...elementWarnings(element, at, (factor) => isProven(factor, day, factors)))
    if (element.kind === 'leg') warnings.push(...estimateDoubt(element, at, factors))
  })
  const parts = elements.map((element, at) =>
    element.kind === 'sea'
      ? seaPart(element, at, cargo, rules.distanceAdjustment)
      : statedPart(element, cargo, factors, date, (factor) => isProven(factor, day, factors)),
  )
  if (cargo.reefer) warnings.push(...parts.flatMap((part, at) => coolingWarning(part, at, factors)))
  const emissions = sum(parts)
  const activity = activityOf(parts)
  const perTkm = (kg: number) => (1000 * kg) / activity
  return {
    ...summaryOf(parts, framework, factors, faults),
    cargo,
    parts,
    emissions,
    byMode: MODES.map((mode) => ({ mode, own: parts.filter((part) => part.mode === mode) }))
      .filter(({ own }) => own.length > 0)
      .map(({ mode, own }) => ({ mode, transportActivityTkm: activityOf(own), ...sum(own) })),
    transportActivityTkm: activity,
    intensity:
      activity > 0 && Number.isFinite(perTkm(emissions.wtwKgCo2e))
        ? {
            ttw: perTkm(emissions.ttwKgCo2e),
            wtt: perTkm(emissions.wttKgCo2e),
            wtw: perTkm(emissions.wtwKgCo2e),
          }
        : null,
    dataShares: dataShares(parts, emissions.wtwKgCo2e),
    warnings,
    factorSetVersion: version,
  }
}

/** @throws EmissionsInputError for passengers on a leg whose open factor is that of freight */
function requireFactors(cargo: CargoRequest, elements: readonly ChainElement[]): void {
  if (!passengersOf(cargo)) return
  const problems = elements.flatMap((element, at): InputProblem[] => {
    if (element.kind !== 'leg' || element.factor !== undefined) return []
    const detail = `is required for passengers: the open factor of a leg by ${element.mode.replaceAll('_', ' ')} is of freight. State one in g CO2e/t-km, where a passenger counts 0.1 t`
    return [{ field: `elements[${at}].factor`, code: 'required', detail }]
  })
  if (problems.length > 0) throw new EmissionsInputError(problems)
}

const MODES = [...STATED_MODES, 'hub'] as const

function statedPart(
  element: StatedLeg | Hub,
  { massTonnes, reefer: isReefer }: Cargo,
  { otherModes, rules }: FactorSet,
  date: string | undefined,
  isProvenFactor: (factor: StatedFactor) => boolean,
): ChainPart {
  const leg = element.kind === 'leg' ? element : null
  const usual = leg && defaultRowOf(leg, otherModes, { isReefer, date })
  const stated = element.factor
  const { ttw, wtt, source, year, dataType } = usual ? factorOf(usual) : stated!
  const isPrimary = dataType !== 'primary' || isProvenFactor(stated!)
  const isActual = leg?.distanceType === 'actual'
  const distanceKm =
    leg && (isActual ? shortestKm(leg, otherModes, rules.distanceAdjustment) : leg.distanceKm)
  const activity = distanceKm === null ? null : massTonnes * distanceKm
  // A default is per kilometre of actual distance, which is longer than the distance of the activity.
  const km = usual && !isActual ? actualKm(leg!, otherModes) : (leg?.distanceKm ?? 0)
  // A leg's factor is in grams per tonne-kilometre, a hub's in kilograms per tonne.
  const amount = leg ? (massTonnes * km) / 1000 : massTonnes
  return {
    kind: element.kind,
    mode: leg?.mode ?? 'hub',
    operation: element.kind === 'hub' ? element.operation : null,
    name: element.name ?? null,
    distanceKm,
    distanceType: leg && (leg.distanceType === 'actual' ? activityTypeOf(leg) : leg.distanceType),
    transportActivityTkm: activity,
    emissions: totals(amount * ttw, amount * wtt),
    dataType: isPrimary ? dataType : 'stated_by_caller',
    source: year === undefined ? source : `${source}, ${year}`,
    factorRow: usual?.id ?? null,
    estimate: null,
  }
}

function seaPart(
  { estimate, name }: EstimatedLeg,
  at: number,
  { massTonnes }: Cargo,
  sailedOverShortest: number,
): ChainPart {
  const { emissions, appliesTo, cargoShare, distance, dataQuality, factor } = estimate
  const ofCargo = appliesTo === 'cargo' ? emissions : cargoShare
  if (ofCargo === null) throw shareUnknown(at)
  const distanceKm = distance.shortestKm ?? distance.actualKm! / sailedOverShortest
  return {
    kind: 'leg',
    mode: 'sea',
    operation: null,
    name: name ?? null,
    distanceKm,
    distanceType: 'sfd',
    transportActivityTkm: massTonnes * distanceKm,
    emissions: totals(ofCargo.ttwKgCo2e, ofCargo.wttKgCo2e),
    dataType: dataQuality.dataType,
    source: `${factor.source}, ${factor.year}`,
    factorRow: null,
    estimate,
  }
}

function elementWarnings(
  element: ChainElement,
  at: number,
  isProvenFactor: (factor: StatedFactor) => boolean,
): Warning[] {
  const field = `elements[${at}]`
  const isAssumed =
    element.kind === 'sea'
      ? element.estimate.distance.shortestKm === null
      : element.kind === 'leg' && element.distanceType === 'actual'
  const warnings: Warning[] = isAssumed ? [{ ...warned('shortest_distance_assumed'), field }] : []
  if (element.kind === 'sea') return warnings
  const { factor } = element
  if (factor?.dataType === 'primary' && !isProvenFactor(factor))
    warnings.push({ ...warned('evidence_not_used:factor'), field: `${field}.factor.verifiedBy` })
  return element.kind === 'leg' ? [...warnings, ...legDoubts(element, field)] : warnings
}

/** The distance of a leg may be estimated from the great circle: its answer says how. */
function estimateDoubt(leg: StatedLeg, at: number, { otherModes }: FactorSet): Warning[] {
  const { greatCircleKm, distanceKm, mode } = leg
  if (greatCircleKm === undefined) return []
  const { source, year, kind } = otherModes.detour.provenance
  const values = {
    great_circle_km: greatCircleKm,
    detour: greatCircleKm > 0 ? distanceKm / greatCircleKm : 1,
    km: distanceKm,
    mode,
    source: `${source}, ${year}${kind === 'recalled' ? ', recalled' : ''}`,
  }
  return [{ ...warned('distance_estimated', values), field: `elements[${at}].distanceKm` }]
}

/** Whether a known body verified the caller's factor. */
function isProven({ verifiedBy }: StatedFactor, day: LawDay, { laws }: FactorSet): boolean {
  return isVerifier(verifiedBy, laws, day)
}

/** The distance of transport activity by air is the great circle. */
function activityTypeOf({ mode }: StatedLeg): ActivityDistance {
  return mode === 'air' ? 'gcd' : 'sfd'
}

/** Only one of the open defaults includes the cooling of refrigerated cargo. */
function coolingWarning(
  { factorRow }: ChainPart,
  at: number,
  { otherModes }: FactorSet,
): Warning[] {
  if (factorRow === null || otherModes.rows.get(factorRow)!.isReefer) return []
  return [{ ...warned('cooling_not_included', { row: factorRow }), field: `elements[${at}]` }]
}

function shareUnknown(at: number): EmissionsInputError {
  const problem: InputProblem = {
    field: `elements[${at}].vessel`,
    code: 'required',
    detail:
      "needs capacity_teu or deadweight_tonnes: without it the cargo's share of the ship's fuel is unknown",
  }
  return new EmissionsInputError([problem])
}

function totals(ttwKgCo2e: number, wttKgCo2e: number): ChainTotals {
  return { ttwKgCo2e, wttKgCo2e, wtwKgCo2e: ttwKgCo2e + wttKgCo2e }
}

function sum(parts: readonly ChainPart[]): ChainTotals {
  return totals(
    parts.reduce((kg, { emissions }) => kg + emissions.ttwKgCo2e, 0),
    parts.reduce((kg, { emissions }) => kg + emissions.wttKgCo2e, 0),
  )
}

function activityOf(parts: readonly ChainPart[]): number {
  return parts.reduce((tkm, part) => tkm + (part.transportActivityTkm ?? 0), 0)
}

/** All 0 for a chain without emissions. */
function dataShares(parts: readonly ChainPart[], wholeKg: number): Record<DataType, number> {
  const shareOf = (type: DataType) => {
    const own = sum(parts.filter(({ dataType }) => dataType === type)).wtwKgCo2e
    return wholeKg > 0 ? own / wholeKg : 0
  }
  return Object.fromEntries(DATA_TYPES.map((type) => [type, shareOf(type)])) as Record<
    DataType,
    number
  >
}
