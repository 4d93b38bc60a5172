import type { Plan } from './plan.js'
import type { RouteAnswer, WindRow } from './route-answer.js'
import { hoursOf, hoursToArrival, staysOf } from './timeline.js'

/** A departure that stands for its month. */
const MIDDLE = '-15T00:00'

/** The month of the winds in which the plan sails, from 0; null in calm water. */
export function windsOf({ winds, departure }: Pick<Plan, 'winds' | 'departure'>): number | null {
  return winds && departure !== null ? Number(departure.slice(5, 7)) - 1 : null
}

/** Whether the departure stands for a month, and not for a day. */
export function isWholeMonth({ departure }: Pick<Plan, 'departure'>): boolean {
  return departure?.endsWith(MIDDLE) ?? false
}

/** The changes that make a plan sail in a month, the next one from now. @param month from 0 */
export function inMonth(month: number, now: Date): Pick<Plan, 'winds' | 'departure' | 'arrival'> {
  const text = `-${String(month + 1).padStart(2, '0')}${MIDDLE}`
  const year = now.getUTCFullYear()
  const isPast = Date.parse(`${year}${text}Z`) < now.getTime()
  return { winds: true, departure: `${isPast ? year + 1 : year}${text}`, arrival: null }
}

/**
 * The answer in the winds of its departure: the mean of time and fuel at sea, with the loss spread evenly along the
 * line. What it offers besides is left out, because nobody knows the winds there.
 */
export function inWinds(answer: RouteAnswer, plan: Plan): RouteAnswer {
  const month = windsOf(plan)
  const { wind, emissions, conditions, legFuels } = answer
  const timeline = answer.timeline?.map((event) => ({
    ...event,
    hours: hoursOf(event, answer.timeline!),
  }))
  if (month === null || wind === undefined) return answer
  const departure: WindRow = wind.departure ?? wind.months[month]!
  const calmHours = hoursToArrival(answer)
  const meanHours = meanOf(wind, timeline?.[0]?.time ?? null) ?? departure.duration_hours.mean
  const stays = staysOf(timeline)
  const inPort = stays.reduce((sum, { hours }) => sum + hours, 0)
  const seaHours = calmHours - inPort
  const factor = seaHours > 0 ? (meanHours - inPort) / seaHours : 1
  // A stay is as long as in calm water, whenever it begins.
  const later = (hours: number) => {
    const before = stays.reduce((sum, stay) => {
      const begin = timeline!.find(({ kind, stop }) => kind === 'arrival' && stop === stay.stop)!
      return sum + Math.min(stay.hours, Math.max(0, hours - begin.hours))
    }, 0)
    return (hours - before) * factor + before
  }
  const moved = timeline?.map((event) => {
    const hours = later(event.hours)
    const moreMs = (hours - event.hours) * 3_600_000
    const time = event.time && new Date(Date.parse(event.time) + Math.round(moreMs)).toISOString()
    return { ...event, hours, time }
  })
  const ofStays = (of: 'fuel_tonnes' | 'co2e_ttw_tonnes' | 'co2e_wtt_tonnes' | 'co2e_wtw_tonnes') =>
    (answer.inPort ?? []).reduce((sum, stay) => sum + stay[of], 0)
  const atSea = (of: Parameters<typeof ofStays>[0]) =>
    ofStays(of) + (emissions![of] - ofStays(of)) * factor
  return {
    ...answer,
    duration_hours: departure.duration_hours.mean,
    speed_kmh: answer.speed_kmh / factor,
    alternatives: [],
    ...(moved && { timeline: moved }),
    ...(answer.arrive_at && {
      arrive_at: new Date(
        Date.parse(answer.arrive_at) + (meanHours - calmHours) * 3_600_000,
      ).toISOString(),
    }),
    ...(emissions && {
      emissions: {
        ...emissions,
        fuel_tonnes: atSea('fuel_tonnes'),
        co2e_ttw_tonnes: atSea('co2e_ttw_tonnes'),
        co2e_wtt_tonnes: atSea('co2e_wtt_tonnes'),
        co2e_wtw_tonnes: atSea('co2e_wtw_tonnes'),
        fuels: emissions.fuels.map((fuel) => ({
          ...fuel,
          tonnes: fuel.tonnes * factor,
          co2e_ttw_tonnes: fuel.co2e_ttw_tonnes * factor,
          co2e_wtt_tonnes: fuel.co2e_wtt_tonnes * factor,
          co2e_wtw_tonnes: fuel.co2e_wtw_tonnes * factor,
        })),
      },
    }),
    ...(legFuels && {
      legFuels: legFuels.map(({ km, fuels }) => ({
        km,
        fuels: fuels.map((fuel) => ({ ...fuel, tonnes: fuel.tonnes * factor })),
      })),
    }),
    ...(conditions && {
      conditions: conditions.map((one) => ({
        ...one,
        sailing_hours: one.sailing_hours * factor,
        fuel_tonnes: one.fuel_tonnes && one.fuel_tonnes * factor,
        co2e_wtw_tonnes: one.co2e_wtw_tonnes && one.co2e_wtw_tonnes * factor,
      })),
    }),
    inWinds: {
      calmKmh: answer.speed_kmh,
      calmHours,
      others: answer.alternatives ?? [],
      departure,
      months: wind.months,
      knownPercent: wind.known_percent,
      source: wind.source,
    },
  }
}

/** To the second, as the answer has the arrival; null if it has none. */
function meanOf({ departure }: NonNullable<RouteAnswer['wind']>, leaves: string | null) {
  if (departure?.arrive_at === undefined || leaves === null) return null
  return (Date.parse(departure.arrive_at.mean) - Date.parse(leaves)) / 3_600_000
}
