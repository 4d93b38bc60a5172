import { MS_PER_HOUR } from '../../base/utc.js'
import { inFigures } from '../../engine/geo/digits.js'
import type { ClosureTables } from '../../planning/closures/closures.js'
import { nauticalMiles, roundHours } from '../../planning/rounding.js'
import type { PlannedVoyage } from '../../planning/voyage/complete.js'
import { hullsOf } from '../../planning/weather/hull.js'
import { voyageInField, type WeatherField } from '../../planning/weather/weather-field.js'
import { windSpeeds } from '../../planning/weather/wind-arrival.js'
import { WIND_SOURCE, type Winds } from '../../planning/weather/wind-climate.js'
import { type Band, type WindRow, windSteps } from '../../planning/weather/wind-months.js'
import { validationFailed } from '../problems/problem.js'
import { writeMoment } from '../read-moment.js'
import type { InFieldBody, WindBody } from '../schemas/wind.js'

const METHOD = 'Kwon 2008: loss of speed in wind and waves by Beaufort force, direction and hull'

/**
 * The voyage in the winds of each month, in steps; nothing if its request does not ask.
 * @param fuelTonnes at sea in calm water, or null
 * @throws Problem if this installation has no winds
 */
export function* writeWind(
  planned: PlannedVoyage,
  { wind = false }: { readonly wind?: boolean | undefined },
  { winds, closureTables }: WindSea,
  fuelTonnes: number | null,
): Generator<void, { readonly wind?: WindBody }> {
  if (!wind) return {}
  const climate = winds?.() ?? null
  if (climate === null) {
    const detail = 'needs reference/wind.fwy of the data, which this installation does not have'
    throw validationFailed([{ pointer: '#/wind', code: 'not_allowed', detail }])
  }
  const { departureMs } = planned.voyage
  const hulls = hullsOf(planned, closureTables.vesselClasses)
  const { departure, months, knownShare } = yield* windSteps(planned, departureMs, climate, hulls)
  const speeds = windSpeeds(planned, climate, hulls, closureTables.vesselClasses)
  const dated = departure && {
    ...rowBody(departure, fuelTonnes),
    ...arrivals(departure, departureMs!),
    ...(speeds && {
      for_arrival: { speeds_kn: speeds.speedsKmh.map(nauticalMiles), is_kept: speeds.isKept },
    }),
  }
  return {
    wind: {
      departure: dated,
      months: months.map((row) => rowBody(row, fuelTonnes)),
      known_percent: Math.round(knownShare * 100),
      method: METHOD,
      source: WIND_SOURCE,
    },
  }
}

/**
 * The voyage in an operator's field; nothing without one.
 * @throws Problem without a departure, or if the field has nothing of the way
 */
export function writeInField(
  planned: PlannedVoyage,
  field: WeatherField | null | undefined,
  { closureTables }: WindSea,
  fuelTonnes: number | null,
): { readonly weather?: InFieldBody } {
  if (!field) return {}
  const { departureMs } = planned.voyage
  if (departureMs === undefined) {
    const detail = 'is required for a field of weather'
    throw validationFailed([{ pointer: '#/depart_at', code: 'required', detail }])
  }
  const hulls = hullsOf(planned, closureTables.vesselClasses)
  const { hours, factor, knownShare } = voyageInField(planned, departureMs, field, hulls)
  if (knownShare === 0) {
    const detail = `is no day on which the line is inside the field ${field.source}: compare its days and its box`
    throw validationFailed([{ pointer: '#/depart_at', code: 'not_allowed', detail }])
  }
  return {
    weather: {
      duration_hours: roundHours(hours),
      arrive_at: writeMoment(departureMs + hours * MS_PER_HOUR),
      fuel_tonnes: fuelTonnes === null ? null : inFigures(fuelTonnes * factor),
      known_percent: Math.round(knownShare * 100),
      method: METHOD,
      source: field.source,
    },
  }
}

/** What the winds of a voyage are read from. */
export interface WindSea extends Winds {
  readonly closureTables: Pick<ClosureTables, 'vesselClasses'>
}

function rowBody({ month, speedLoss, hours, factor }: WindRow, fuelTonnes: number | null) {
  return {
    month,
    speed_loss_percent: Math.round(speedLoss * 1000) / 10,
    duration_hours: each(hours, roundHours),
    fuel_tonnes: fuelTonnes === null ? null : each(factor, (one) => inFigures(fuelTonnes * one)!),
  }
}

function arrivals({ hours }: WindRow, departureMs: number) {
  return { arrive_at: each(hours, (one) => writeMoment(departureMs + one * MS_PER_HOUR)) }
}

function each<Value>({ mean, p10, p90 }: Band, of: (value: number) => Value) {
  return { mean: of(mean), p10: of(p10), p90: of(p90) }
}
