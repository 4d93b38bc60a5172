import { madeOnce } from '../answer/formula.js'
import { type Message, message } from '../answer/messages.js'
import type { Ledger } from '../answer/steps.js'
import {
  activityOf,
  type MethodContext,
  type MethodOutcome,
  namedFuels,
  provenanceFields,
} from '../context.js'
import { findFuel } from '../factors/fuels.js'
import { type FuelMix, partlyInEca } from '../fuel/fuel-use.js'
import type { Intensity } from '../intensity.js'
import { addFuels, type EmissionPart } from '../parts.js'
import type { GasSplit } from '../result.js'
import { isBulk, noteCargoAmount } from './cargo.js'
import { noteReeferFuel } from './reefer.js'
import type { PlannedPart } from './ship-parts.js'
import { activityEmissionsKg, distanceAdjustment } from './transport-activity.js'

/**
 * Emissions of a cargo from an intensity: activity · intensity · distance adjustment, plus the fuel
 * that a modelled ship burns outside its sea passage, and the electricity of refrigerated cargo if the
 * intensity does not include it.
 * @param speedKn speed at which the cargo is carried, for the hours at sea
 * @param shipParts the other parts of a modelled ship
 */
export function byIntensity(
  context: MethodContext,
  intensity: Intensity,
  speedKn: number,
  shipParts: readonly PlannedPart[] = [],
): MethodOutcome {
  const { ledger } = context
  ledger.steps.push(...intensity.derivation)
  const plugFuels = reeferFuelsOf(context, intensity)
  const isAlone = shipParts.length === 0 && plugFuels === null
  const dry = noteTransport(context, intensity, isAlone ? '' : 'sea_')
  const cargo = { amount: dry.amount, activity: dry.sailed, daf: dry.daf }
  const parts = [
    seaPart(intensity, dry),
    ...shipParts.flatMap((part) => part(cargo)),
    ...(plugFuels ? [noteReeferFuel(context, plugFuels, dry.adjustedKm, speedKn)] : []),
  ]
  const { ttwKg, wttKg } = isAlone ? dry : noteSums(ledger, parts)
  const transport = { amount: dry.activity, unit: intensity.unit }
  return {
    appliesTo: 'cargo',
    ttwKg,
    wttKg,
    parts,
    gases: gasSplit(parts, ttwKg),
    activity: activityOf(context.cargo, transport),
    transport,
    cargoShare: null,
    daf: dry.daf,
    adjustedKm: dry.adjustedKm,
    speedKn,
    factor: factorOf(intensity),
    gwp: intensity.gwp,
    dataType: intensity.dataType,
    primaryKg: primaryKgOf(intensity, dry),
    notes: [...intensity.notes, ...(plugFuels ? reeferNotes(context, plugFuels) : [])],
    fuels: intensity.fuels && addFuels(parts),
  }
}

/** Only operation is primary: upstream emissions come from defaults, also in a carrier's verified value. */
function primaryKgOf({ dataType }: Intensity, { ttwKg }: Transport): number {
  return dataType === 'primary' ? ttwKg : 0
}

function reeferNotes(context: MethodContext, fuels: FuelMix): Message[] {
  const { reeferKwPerTeu } = context.factors.rules
  const [{ fuel }] = fuels as [FuelMix[number]]
  const notes = [message('reefer_electricity', { kw: reeferKwPerTeu })]
  return namedFuels(context)
    ? notes
    : [...notes, message('reefer_fuel_assumed', { fuel: fuel.code })]
}

function factorOf(intensity: Intensity): MethodOutcome['factor'] {
  const { id, name, nameCode, ttw, wtt, distanceBasis } = intensity
  const unit = `g CO2e/${intensity.unit}`
  const origin = provenanceFields(intensity.provenance)
  return { id, name, nameCode, ttw, wtt, wtw: ttw + wtt, unit, distanceBasis, ...origin }
}

/** The totals over all parts. */
function noteSums(ledger: Ledger, parts: readonly EmissionPart[]) {
  const note = (name: 'ttw' | 'wtt') => {
    const inputs: Record<string, number> = {}
    for (const part of parts) {
      const kg = part[`${name}Kg`]
      const id = partNames(part.part)[name]
      if (kg === 0 && !ledger.steps.some((step) => step.id === id)) continue
      inputs[id] = kg
    }
    return ledger.note(`${name}_kg`, Object.keys(inputs).join(' + '), inputs, 'kg CO2e')
  }
  return { ttwKg: note('ttw'), wttKg: note('wtt') }
}

const partNames = madeOnce((part) => ({ ttw: `${part}_ttw_kg`, wtt: `${part}_wtt_kg` }))

interface Transport {
  readonly daf: number
  readonly adjustedKm: number
  /** Tonnes or TEU. */
  readonly amount: number
  /** On the distance of the leg, for which the emissions are calculated. */
  readonly sailed: number
  /** On the shortest feasible distance if that is known. */
  readonly activity: number
  readonly ttwKg: number
  readonly wttKg: number
}

function noteTransport(context: MethodContext, intensity: Intensity, prefix: string): Transport {
  const { ledger, factors, cargo, distance } = context
  const { distanceKm: distance_km } = distance
  const daf = distanceAdjustment(
    distance.type,
    intensity.distanceBasis,
    factors.rules.distanceAdjustment,
  )
  const adjustedKm = ledger.note('adjusted_km', 'distance_km * daf', { distance_km, daf }, 'km')
  const amount = noteCargoAmount(ledger, cargo!, intensity.unit, factors.rules)
  const name = intensity.unit === 't-km' ? 'mass_tonnes' : 'teu'
  const moved = (id: string, km: string, value: number) =>
    ledger.note(id, `${name} * ${km}`, { [name]: amount, [km]: value }, intensity.unit)
  const { shortestKm } = distance
  const isOther = distance.type === 'actual' && typeof shortestKm === 'number'
  const id = isOther ? 'sailed_activity' : 'transport_activity'
  const sailed = moved(id, 'distance_km', distance_km)
  const activity = isOther ? moved('transport_activity', 'shortest_km', shortestKm) : sailed
  const noteKg = (part: 'ttw' | 'wtt') =>
    ledger.note(
      `${prefix}${part}_kg`,
      `${id} * ${part}_g * daf / 1000`,
      { [id]: sailed, [`${part}_g`]: intensity[part], daf },
      'kg CO2e',
    )
  return { daf, adjustedKm, amount, sailed, activity, ttwKg: noteKg('ttw'), wttKg: noteKg('wtt') }
}

/**
 * The fuels that generate the cargo's electricity; null if none is added. Inside emission control areas
 * it is from gas oil, like all of the ship's power.
 */
function reeferFuelsOf(context: MethodContext, intensity: Intensity): FuelMix | null {
  const { cargo, request, factors, distance } = context
  if (!cargo!.reefer || intensity.includesReefer || isBulk(request.vessel?.type)) return null
  const usual = findFuel(factors.fuels, factors.vessels.intensityFuel)!
  const mix = namedFuels(context) ?? [{ fuel: usual, share: 1 }]
  const { ecaKm, distanceKm } = distance
  return partlyInEca(mix, distanceKm > 0 ? Math.min(1, (ecaKm ?? 0) / distanceKm) : 0, factors)
}

/** A smaller share of the total is noise of double precision. */
const ROUND_OFF = 1e-12

function gasSplit(parts: readonly EmissionPart[], ttwKg: number): GasSplit {
  const sum = (of: (part: EmissionPart) => number) => parts.reduce((kg, part) => kg + of(part), 0)
  const co2KgCo2e = sum(({ co2Kg }) => co2Kg)
  const ch4KgCo2e = sum(({ ch4Kg }) => ch4Kg)
  const n2oKgCo2e = sum(({ n2oKg }) => n2oKg)
  const rest = ttwKg - co2KgCo2e - ch4KgCo2e - n2oKgCo2e
  const unattributedKgCo2e = Math.abs(rest) < ROUND_OFF * ttwKg ? 0 : rest
  return { co2KgCo2e, ch4KgCo2e, n2oKgCo2e, unattributedKgCo2e }
}

/** The part that the intensity itself covers. */
function seaPart(intensity: Intensity, { sailed, daf, ttwKg, wttKg }: Transport): EmissionPart {
  const kg = (grams = 0) => activityEmissionsKg(sailed, grams, daf)
  const { gases, fuels } = intensity
  return {
    part: 'sea',
    ttwKg,
    wttKg,
    co2Kg: kg(gases?.co2),
    ch4Kg: kg(gases?.ch4),
    n2oKg: kg(gases?.n2o),
    fuels: fuels?.map(({ fuel, grams }) => ({ fuel, tonnes: kg(grams) / 1000 })) ?? null,
  }
}
