import type { Route } from '../../../client/schema.js'
import { duration, grouped, minuteOf } from '../../../tables/text/quantities.js'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** A voyage in a field of weather. */
export function fieldLines(weather: Route['weather']): string[] {
  if (weather === undefined) return []
  const { duration_hours, arrive_at, fuel_tonnes, known_percent, source } = weather
  const fuel = fuel_tonnes === null ? '' : `, ${grouped(fuel_tonnes, 1)} t of fuel`
  const known = known_percent < 100 ? `, of which ${known_percent} % is inside it` : ''
  return [
    '',
    `  In ${source}${known}: ${duration(duration_hours)}, arrives ${minuteOf(Date.parse(arrive_at))}${fuel}`,
  ]
}

type Wind = NonNullable<Route['wind']>

/** A voyage in the winds of each month, a line for each. */
export function windLines(wind: Route['wind']): string[] {
  if (wind === undefined) return []
  const { departure, months, known_percent } = wind
  return [
    '',
    '  Wind: time and fuel at the same power; in brackets what one voyage in ten stays below or exceeds',
    ...(departure === null ? [] : departureLines(departure)),
    ...months.map((row) => `    ${MONTHS[row.month - 1]}  ${figuresOf(row)}`),
    ...(known_percent < 100 ? [`    Winds are known on ${known_percent} % of the way.`] : []),
    `    ${wind.method}. ${wind.source}.`,
  ]
}

function departureLines(departure: NonNullable<Wind['departure']>): string[] {
  const { mean, p10, p90 } = departure.arrive_at
  const at = (time: string | null) => minuteOf(Date.parse(time!))
  return [
    `    This departure  ${figuresOf(departure)}`,
    `      arrives ${at(mean)} (${at(p10)} to ${at(p90)})`,
    ...keptLines(departure.for_arrival),
  ]
}

/** The speed that keeps a wanted arrival in these winds. */
function keptLines(kept: NonNullable<Wind['departure']>['for_arrival']): string[] {
  if (kept === undefined) return []
  const knots = [...new Set(kept.speeds_kn.map((kn) => grouped(kn, 1)))].join(', ')
  return [
    kept.is_kept
      ? `      the arrival wanted takes ${knots} kn in the mean of these winds`
      : `      the arrival wanted is not kept in these winds, even at ${knots} kn`,
  ]
}

function figuresOf({ duration_hours: hours, fuel_tonnes: fuel, ...row }: Wind['months'][number]) {
  const loss = `${grouped(row.speed_loss_percent, 1).padStart(4)} % slower`
  const time = `${duration(hours.mean)} (${duration(hours.p10)} to ${duration(hours.p90)})`
  if (fuel === null) return `${loss}  ${time}`
  const [mean, low, high] = [fuel.mean, fuel.p10, fuel.p90].map((tonnes) => grouped(tonnes, 1))
  return `${loss}  ${time}  ${mean} t (${low} to ${high})`
}
