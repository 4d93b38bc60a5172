import { type Message, message, sentenceOf, sentencesOf } from '../answer/messages.js'
import { Ledger } from '../answer/steps.js'
import type { MethodContext, MethodOutcome } from '../context.js'
import { deviationsOf } from '../deviations.js'
import { versionWith } from '../edition.js'
import { EmissionsInputError, NoCompatibleFactorError } from '../errors.js'
import type { Estimate } from '../estimate-result.js'
import type { FactorSet } from '../factor-set.js'
import { findFuel, fuelCodes } from '../factors/fuels.js'
import { type FrameworkRules, frameworkOf, statementOf } from '../framework.js'
import { type FuelShare, fuelsOfVessel, measuredFuels } from '../fuel/fuel-use.js'
import { gasesOfKg } from '../fuel.js'
import { voyageCarbon } from '../law/estimate-carbon.js'
import { type LawDay, lawDayOf } from '../law-day.js'
import { assumedCargo, type Cargo, isBulk, readCargo } from '../methods/cargo.js'
import { chooseMethod, METHOD_TABLE, type MethodChoice } from '../methods/registry.js'
import { warnOfOtherType } from '../methods/trade-ship.js'
import type { EmissionPart } from '../parts.js'
import type { Boundary, EstimateRequest, LegDistance } from '../request.js'
import type { Activity, EnergyCarrier, GwpUsed, PartTotals, Totals, Warning } from '../result.js'
import { shipIndicators } from '../ship/ship-indicators.js'
import { arcticFuelWarnings, certificateWarnings } from './certificate-warnings.js'
import { type CheckedRequest, checkDistance, checkRequest } from './check-request.js'
import { distanceDoubts, requestDoubts } from './plausibility.js'
import { alternativesOf, uncertaintyOf } from './sensitivity.js'
import { unusedInputs, vesselWarnings } from './unused-inputs.js'

const VERIFICATION = message('not_verified')

const EXCLUSIONS = [
  message('without_land'),
  message('without_leaks'),
  message('without_construction'),
]

/** An estimate that needs only the distance. */
export interface PreparedEstimate extends Pick<MethodContext, 'cargo' | 'measured' | 'factors'> {
  readonly request: EstimateRequest
  readonly framework: FrameworkRules
  readonly choice: MethodChoice
  /** Warnings of the request alone. */
  readonly warnings: readonly Warning[]
}

/**
 * Greenhouse gases of a sea voyage or of a cargo on it, with every step of the calculation.
 * @param distance of the leg, routed or stated by the caller
 * @throws EmissionsInputError if a value is invalid or missing
 * @throws NoCompatibleFactorError if the request is valid but no factor fits
 */
export function estimate(
  request: EstimateRequest,
  distance: LegDistance,
  factors: FactorSet,
): Estimate {
  const checked = checkRequest(request, factors)
  checkDistance(distance)
  return estimateAt(prepareEstimate(checked, factors), distance)
}

/**
 * Chooses cargo, method and framework of a request, whatever its distance.
 * @throws NoCompatibleFactorError if no factor fits
 */
export function prepareEstimate(request: CheckedRequest, factors: FactorSet): PreparedEstimate {
  const framework = frameworkOf(request, factors)
  const warnings = vesselWarnings(request, factors)
  warnOfOtherType({ request, factors, warnings })
  const cargo = cargoOf(request, factors, warnings)
  const choice = chooseMethod({ request, cargo, factors })
  const { method } = choice
  const { fuel, vessel } = request
  const day = lawDayOf(request, factors)
  const ofShip = METHOD_TABLE[method].asksFuel ? fuelsOfShip(vessel, factors, day) : null
  // Measured fuel is compared with the distance even if the method does not use it.
  const measured = fuel === undefined ? null : measuredFuels(fuel, factors, day)
  warnings.push(
    ...requestDoubts(request, cargo),
    ...unusedInputs(request, method),
    ...(method === 'fuel_based'
      ? certificateWarnings(fuel!.fuels, measured, 'fuel.fuels', factors, day)
      : certificateWarnings(ofShip ? vessel!.fuels : [], ofShip, 'vessel.fuels', factors, day)),
  )
  return { request, cargo, measured, factors, framework, choice, warnings }
}

/** The estimate for a leg. @param distance checked, or from a route */
export function estimateAt(prepared: PreparedEstimate, distance: LegDistance): Estimate {
  const estimate = estimateOf(prepared, distance)
  const daf = estimate.distance.distanceAdjustmentFactor
  const doubts = distanceDoubts(prepared, distance, daf)
  return doubts.length > 0 ? { ...estimate, warnings: [...estimate.warnings, ...doubts] } : estimate
}

/** @throws EmissionsInputError for values that are valid individually but whose result is not finite */
function requireFinite(kg: number): void {
  if (Number.isFinite(kg)) return
  const detail = 'gives no finite result with the other values; check the units of all values'
  throw new EmissionsInputError([{ field: 'vessel', code: 'out_of_range', detail }])
}

/**
 * Like `estimateAt`, without plausibility warnings about the distance, which may be our own assumption.
 */
export function estimateOf(prepared: PreparedEstimate, distance: LegDistance): Estimate {
  const { request, cargo, measured, factors, framework, choice } = prepared
  const warnings = [...prepared.warnings]
  const ledger = new Ledger()
  const context = { request, distance, cargo, measured, factors, ledger, warnings }
  const outcome = METHOD_TABLE[choice.method].calculate(context)
  const { ttwKg: ttw_kg, wttKg: wtt_kg, gases: ttwGases } = outcome
  ledger.note('wtw_kg', 'ttw_kg + wtt_kg', { ttw_kg, wtt_kg }, 'kg CO2e')
  requireFinite(ttw_kg + wtt_kg)
  warnings.push(...arcticFuelWarnings(outcome, distance, request.voyage?.date, factors))
  const boundary = request.calculation?.boundary ?? 'WTW'
  const emissions = { ...totals(ttw_kg, wtt_kg, boundary), ttwGases }
  const deviations = deviationsOf({ request, cargo, distance, outcome })
  const statement = statementOf(outcome.factor.kind, deviations)
  const exclusions = [...EXCLUSIONS, ...leftOut(outcome)]
  return {
    framework: { ...framework, statement: sentenceOf(statement), statementCode: statement },
    deviations,
    method: choice.method,
    methodRequested: request.calculation?.method ?? 'auto',
    methodReason: choice.reason,
    boundary,
    emissions,
    parts: outcome.parts.map(partTotals),
    appliesTo: outcome.appliesTo,
    cargoShare: shareOf(outcome, boundary),
    intensity: intensityOf(outcome, boundary),
    activity: activityTold(request, outcome.activity),
    distance: distanceUsed(distance, outcome),
    factor: { ...outcome.factor, value: pick(boundary, outcome.factor) },
    gwp: gwpUsed(outcome, factors),
    dataQuality: {
      dataType: outcome.dataType,
      primaryDataShare: primaryShare(outcome),
      notes: sentencesOf(outcome.notes),
      noteCodes: outcome.notes,
    },
    alternatives: alternativesOf(outcome, factors),
    uncertainty: uncertaintyOf(outcome, factors),
    energyCarriers: outcome.fuels && energyCarriers(outcome.fuels),
    vessel: {
      imo: request.vessel?.imo === undefined ? null : String(request.vessel.imo),
      name: request.vessel?.name ?? null,
    },
    indicators: shipIndicators(request, distance, outcome, factors),
    carbon: voyageCarbon(request, distance, outcome, factors, warnings),
    steps: ledger.steps,
    verification: sentenceOf(VERIFICATION),
    verificationCode: VERIFICATION,
    exclusions: sentencesOf(exclusions),
    exclusionCodes: exclusions,
    warnings,
    factorSetVersion: versionWith(factors, request.calculation?.factorSet),
  }
}

/**
 * The fuels of the ship as they are listed; null without a list. A ship on a fuel without factors must not be
 * calculated as if it used oil. Only measured fuel and a carrier's own intensity are independent of it.
 * @throws NoCompatibleFactorError
 */
function fuelsOfShip(
  { fuels: uses, fuelType }: NonNullable<EstimateRequest['vessel']> = {},
  factors: FactorSet,
  day: LawDay,
): readonly FuelShare[] | null {
  const listed = uses === undefined ? null : fuelsOfVessel(uses, factors, day)
  if (fuelType === undefined) return listed
  const { fuels } = factors
  const fuel = findFuel(fuels, fuelType)
  if (fuel !== undefined && !fuel.needsCertificate) return listed
  const wanted = `a ship that burns ${fuelType}${fuel ? ', which needs a certificate: name it in fuels' : ''}`
  throw new NoCompatibleFactorError('vessel.fuelType', wanted, fuelCodes(fuels, 'uncertified'))
}

/** Measured fuel needs no cargo. For any other method without one, the figures are for one tonne. */
function cargoOf(
  { cargo, fuel, calculation }: EstimateRequest,
  { rules }: FactorSet,
  warnings: Warning[],
): Cargo | null {
  if (cargo) return readCargo(cargo, rules, warnings)
  const method = calculation?.method ?? 'auto'
  const isMeasured = method === 'fuel_based' || (method === 'auto' && fuel !== undefined)
  return isMeasured ? null : assumedCargo(rules, warnings)
}

function totals(ttwKgCo2e: number, wttKgCo2e: number, boundary: Boundary): Totals {
  const wtwKgCo2e = ttwKgCo2e + wttKgCo2e
  const totalKgCo2e = pick(boundary, { ttw: ttwKgCo2e, wtt: wttKgCo2e, wtw: wtwKgCo2e })
  return { totalKgCo2e, ttwKgCo2e, wttKgCo2e, wtwKgCo2e }
}

function partTotals({ part, ttwKg, wttKg }: EmissionPart): PartTotals {
  return { part, ttwKgCo2e: ttwKg, wttKgCo2e: wttKg, wtwKgCo2e: ttwKg + wttKg }
}

interface ByBoundary {
  readonly ttw: number
  readonly wtt: number
  readonly wtw: number
}

function pick(boundary: Boundary, { ttw, wtt, wtw }: ByBoundary): number {
  return boundary === 'TTW' ? ttw : boundary === 'WTT' ? wtt : wtw
}

function shareOf({ cargoShare }: MethodOutcome, boundary: Boundary): Estimate['cargoShare'] {
  if (!cargoShare) return null
  return { ...cargoShare, ...totals(cargoShare.ttwKgCo2e, cargoShare.wttKgCo2e, boundary) }
}

/** What the factor of this result omits, in addition to what all factors omit. */
function leftOut({ factor, dataType, parts, appliesTo }: MethodOutcome): Message[] {
  const hasPorts = parts.some(({ part }) => part === 'origin_port')
  const isModelled = dataType === 'modelled' && factor.kind === 'derived'
  if (isModelled && !hasPorts) return [message('without_port_fuel')]
  return appliesTo === 'voyage' ? [message('port_fuel_of_given')] : []
}

/** Ore, grain and oil are not carried in containers, so no TEU is reported. */
function activityTold({ vessel }: EstimateRequest, activity: Activity): Activity {
  if (!isBulk(vessel?.type) || activity.teuSource !== 'mass') return activity
  return { ...activity, teu: null, teuSource: null, tonnesPerTeu: null }
}

/** Emissions of the cargo per unit of transport activity, including distance adjustment. */
function intensityOf(outcome: MethodOutcome, boundary: Boundary): Estimate['intensity'] {
  const { transport, cargoShare } = outcome
  if (!transport) return null
  const { amount, unit } = transport
  const ttw = ((cargoShare?.ttwKgCo2e ?? outcome.ttwKg) * 1000) / amount
  const wtt = ((cargoShare?.wttKgCo2e ?? outcome.wttKg) * 1000) / amount
  const all = { ttw, wtt, wtw: ttw + wtt }
  // The activity is zero, or almost zero.
  if (!Number.isFinite(all.wtw)) return null
  return { value: pick(boundary, all), ...all, unit: `g CO2e/${unit}` }
}

function distanceUsed(
  { distanceKm, type, shortestKm, ecaKm, piracyKm, passages }: LegDistance,
  { daf, adjustedKm }: MethodOutcome,
): Estimate['distance'] {
  return {
    shortestKm: type === 'sfd' ? distanceKm : (shortestKm ?? null),
    actualKm: type === 'actual' ? distanceKm : null,
    type,
    distanceAdjustmentFactor: daf,
    adjustedKm,
    ecaKm: ecaKm ?? null,
    piracyKm: piracyKm ?? null,
    passages: passages ?? [],
  }
}

function gwpUsed({ gwp }: MethodOutcome, { rules }: FactorSet): GwpUsed {
  if (gwp === null) return { set: null, horizonYears: 100, ch4: null, n2o: null }
  const { ch4, n2o } = rules.gwp100[gwp]
  return { set: gwp, horizonYears: 100, ch4, n2o }
}

function primaryShare({ primaryKg, ttwKg, wttKg, dataType }: MethodOutcome): number {
  const wtwKg = ttwKg + wttKg
  return wtwKg > 0 ? primaryKg / wtwKg : Number(dataType === 'primary')
}

function energyCarriers(fuels: NonNullable<MethodOutcome['fuels']>): EnergyCarrier[] {
  const energies = fuels.map(({ fuel, tonnes }) => tonnes * 1000 * fuel.lhvMjPerKg)
  const whole = energies.reduce((sum, energyMj) => sum + energyMj, 0)
  return fuels.map(({ fuel, tonnes }, k) => ({
    fuelType: fuel.code,
    class: fuel.class,
    certificate: fuel.certificate,
    sustainability: fuel.sustainability,
    tonnes,
    energyMj: energies[k]!,
    relativeShare: whole > 0 ? energies[k]! / whole : 0,
    ttwKgCo2ePerKg: fuel.perKg.ttw,
    wtwKgCo2ePerKg: fuel.perKg.wtw,
    renewableCo2Kg: tonnes * 1000 * gasesOfKg(fuel).renewableCo2,
  }))
}
