import { noteCargoAmount } from '../cargo.js'
import { distanceAdjustment } from '../distance.js'
import { findFuel } from '../factors/fuels.js'
import type { Fuel, FuelEmissions } from '../fuel.js'
import type { Intensity } from '../intensity.js'
import type { GasSplit } from '../result.js'
import type { Ledger } from '../steps.js'
import { activityEmissionsKg, transportActivity } from '../transport-activity.js'
import { activityOf, type MethodContext, type MethodOutcome, provenanceFields } from './context.js'
import { noteReeferFuel } from './reefer.js'

const EXCLUSIONS = [
  'time in port and at anchor, canal and manoeuvring fuel, where the factor leaves it out',
]

/**
 * Emissions of a cargo by an intensity: activity · intensity · distance adjustment, and the
 * electricity of refrigerated cargo where the intensity doesn't hold it.
 * @param speedKn speed at which the cargo is carried, for the hours at sea
 */
export function byIntensity(
  context: MethodContext,
  intensity: Intensity,
  speedKn: number,
): MethodOutcome {
  const { ledger, factors } = context
  ledger.steps.push(...intensity.derivation)
  const dry = noteTransport(context, intensity)
  const plugFuel = reeferFuelOf(context, intensity)
  const plug = plugFuel ? noteReeferFuel(context, plugFuel, dry.adjustedKm, speedKn) : null
  const { ttwKg, wttKg } = plug ? noteSums(ledger, dry, plug) : dry
  const transport = { amount: dry.activity, unit: intensity.unit }
  return {
    appliesTo: 'cargo',
    ttwKg,
    wttKg,
    gases: gasSplit(intensity, dry, plug, ttwKg),
    activity: activityOf(context.cargo, transport),
    transport,
    cargoShare: null,
    daf: dry.daf,
    adjustedKm: dry.adjustedKm,
    factor: factorOf(intensity),
    gwp: intensity.gwp,
    dataType: intensity.dataType,
    primaryKg: intensity.dataType === 'primary' ? dry.ttwKg + dry.wttKg : 0,
    notes: [intensity.note, plug && REEFER_NOTE].filter((note) => note !== null),
    exclusions: EXCLUSIONS,
    fuels: fuelsOf(intensity, dry, plug && { fuel: plugFuel!, kg: plug.fuelKg }, factors.fuels),
  }
}

const REEFER_NOTE =
  'Electricity of refrigerated cargo: a mean of 2.7 kW a TEU with a spread of 60 % either way; its fuel is weighed with GWP AR6.'

function factorOf(intensity: Intensity): MethodOutcome['factor'] {
  const { id, name, ttw, wtt, distanceBasis } = intensity
  const unit = `g CO2e/${intensity.unit}`
  const origin = provenanceFields(intensity.provenance)
  return { id, name, ttw, wtt, wtw: ttw + wtt, unit, distanceBasis, ...origin }
}

/** Transport and electricity together. */
function noteSums(ledger: Ledger, dry: Transport, plug: FuelEmissions) {
  const note = (name: 'ttw' | 'wtt', own: number, extra: number) =>
    ledger.note(
      `${name}_kg`,
      `transport_${name}_kg + reefer_${name}_kg`,
      { [`transport_${name}_kg`]: own, [`reefer_${name}_kg`]: extra },
      own + extra,
      'kg CO2e',
    )
  return { ttwKg: note('ttw', dry.ttwKg, plug.ttwKg), wttKg: note('wtt', dry.wttKg, plug.wttKg) }
}

interface Transport {
  readonly daf: number
  readonly adjustedKm: number
  readonly activity: number
  readonly ttwKg: number
  readonly wttKg: number
}

function noteTransport(context: MethodContext, intensity: Intensity): Transport {
  const { ledger, factors, cargo, distance } = context
  const { distanceKm: distance_km } = distance
  const daf = distanceAdjustment(
    distance.type,
    intensity.distanceBasis,
    factors.rules.distanceAdjustment,
  )
  const adjustedKm = ledger.note(
    'adjusted_km',
    'distance_km * daf',
    { distance_km, daf },
    distance_km * daf,
    'km',
  )
  const amount = noteCargoAmount(ledger, cargo!, intensity.unit)
  const name = intensity.unit === 't-km' ? 'mass_tonnes' : 'teu'
  const activity = ledger.note(
    'transport_activity',
    `${name} * distance_km`,
    { [name]: amount, distance_km },
    transportActivity(amount, distance_km),
    intensity.unit,
  )
  const prefix = cargo!.reefer && !intensity.includesReefer ? 'transport_' : ''
  const noteKg = (part: 'ttw' | 'wtt') =>
    ledger.note(
      `${prefix}${part}_kg`,
      `transport_activity * ${part}_g * daf / 1000`,
      { transport_activity: activity, [`${part}_g`]: intensity[part], daf },
      activityEmissionsKg(activity, intensity[part], daf),
      'kg CO2e',
    )
  return { daf, adjustedKm, activity, ttwKg: noteKg('ttw'), wttKg: noteKg('wtt') }
}

/** The fuel that makes the cargo's electricity; null when none is to be added. */
function reeferFuelOf({ cargo, request, factors }: MethodContext, intensity: Intensity) {
  if (!cargo!.reefer || intensity.includesReefer) return null
  const named = request.vessel?.fuelType && findFuel(factors.fuels, request.vessel.fuelType)
  const code = intensity.fuel?.code ?? factors.vessels.intensityFuel
  return named || findFuel(factors.fuels, code)!
}

/** Less than this share of the total is the noise of double precision. */
const ROUND_OFF = 1e-12

function gasSplit(
  intensity: Intensity,
  { activity, daf }: Transport,
  plug: FuelEmissions | null,
  ttwKg: number,
): GasSplit {
  const kg = (grams: number) => activityEmissionsKg(activity, grams, daf)
  const { co2, ch4, n2o } = intensity.gases ?? { co2: 0, ch4: 0, n2o: 0 }
  const co2KgCo2e = kg(co2) + (plug?.co2Kg ?? 0)
  const ch4KgCo2e = kg(ch4) + (plug?.ch4Kg ?? 0)
  const n2oKgCo2e = kg(n2o) + (plug?.n2oKg ?? 0)
  const rest = ttwKg - co2KgCo2e - ch4KgCo2e - n2oKgCo2e
  const unattributedKgCo2e = Math.abs(rest) < ROUND_OFF * ttwKg ? 0 : rest
  return { co2KgCo2e, ch4KgCo2e, n2oKgCo2e, unattributedKgCo2e }
}

function fuelsOf(
  { fuel: modelledOn }: Intensity,
  { activity, daf }: Transport,
  plug: { readonly fuel: Fuel; readonly kg: number } | null,
  fuels: Parameters<typeof findFuel>[0],
) {
  if (!modelledOn) return null
  const fuel = findFuel(fuels, modelledOn.code)!
  const own = { fuel, tonnes: activityEmissionsKg(activity, modelledOn.grams, daf) / 1000 }
  return plug ? [own, { fuel: plug.fuel, tonnes: plug.kg / 1000 }] : [own]
}
