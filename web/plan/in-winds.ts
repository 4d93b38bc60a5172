import type { Plan } from './plan.js'
import type { PortStay, RouteAnswer, WindRow } from './route-answer.js'
import { hoursOf, hoursToArrival, type Stay, staysOf, waitsOf } from './timeline.js'

type Amount = 'fuel_tonnes' | 'co2e_ttw_tonnes' | 'co2e_wtt_tonnes' | 'co2e_wtw_tonnes'

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
  const arrivesHours = hoursToArrival(answer)
  const meanHours = meanOf(wind, timeline?.[0]?.time ?? null) ?? departure.duration_hours.mean
  const [stays, waits] = [staysOf(timeline), waitsOf(timeline)]
  const inPort = lengthOf(stays)
  const calmHours = arrivesHours - lengthOf(waits)
  const seaHours = calmHours - inPort
  const ofStays = (of: Amount, among = answer.inPort ?? []) =>
    among.reduce((sum, stay) => sum + stay[of], 0)
  const factor = factorOf()
  const moved =
    timeline &&
    laterEvents(timeline, factor).map(({ hours, ...event }, i) => {
      const moreMs = (hours - timeline[i]!.hours) * 3_600_000
      const time = event.time && new Date(Date.parse(event.time) + Math.round(moreMs)).toISOString()
      return { ...event, hours, time }
    })
  const moreWaits = waitsOf(moved)
  const waitHours = lengthOf(moreWaits)
  const inPortLater = answer.inPort?.map(laterStay)
  const sailed = waits.length === 0 ? departure : withoutWaits()
  const atSea = (of: Amount) => ofStays(of, inPortLater) + (emissions![of] - ofStays(of)) * factor
  return {
    ...answer,
    duration_hours: sailed.duration_hours.mean,
    ...(waits.length > 0 && { wait_hours: waitHours }),
    speed_kmh: answer.speed_kmh / factor,
    alternatives: [],
    ...(moved && {
      // A wait may be over before the ship is there.
      timeline: moved.filter(
        ({ kind, hours }, i) => kind !== 'waiting' || moved[i + 1]!.hours > hours,
      ),
    }),
    ...(answer.arrive_at && {
      arrive_at: new Date(
        Date.parse(answer.arrive_at) + (meanHours - arrivesHours) * 3_600_000,
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
    ...(inPortLater && { inPort: inPortLater }),
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
      departure: sailed,
      months: wind.months,
      knownPercent: wind.known_percent,
      source: wind.source,
    },
  }

  /** Where the ship does nothing but wait, what it burns follows the wait, which the winds shorten. */
  function laterStay(stay: PortStay): PortStay {
    const at = ({ stop }: Stay) => stop === stay.stop
    const [calm, later] = [waits, moreWaits].map((some) => lengthOf(some.filter(at)))
    if (stays.some(at) || !calm) return stay
    const share = later! / calm
    const less = (amounts: Pick<PortStay, Exclude<Amount, 'fuel_tonnes'>>) => ({
      co2e_ttw_tonnes: amounts.co2e_ttw_tonnes * share,
      co2e_wtt_tonnes: amounts.co2e_wtt_tonnes * share,
      co2e_wtw_tonnes: amounts.co2e_wtw_tonnes * share,
    })
    const fuels = stay.fuels.map((fuel) => ({
      ...fuel,
      ...less(fuel),
      tonnes: fuel.tonnes * share,
    }))
    return { ...stay, ...less(stay), fuel_tonnes: stay.fuel_tonnes * share, fuels }
  }

  /** By how much longer the ship is under way. A wait hides it in the hours, but neither in the fuel nor in the loss. */
  function factorOf(): number {
    if (seaHours <= 0) return 1
    if (waits.length === 0) return (meanHours - inPort) / seaHours
    const calmTonnes = (emissions?.fuel_tonnes ?? 0) - ofStays('fuel_tonnes')
    return departure.fuel_tonnes !== null && calmTonnes > 0
      ? departure.fuel_tonnes.mean / calmTonnes
      : 1 / (1 - departure.speed_loss_percent / 100)
  }

  /** The departure as the months are, without waits, and with their spread. */
  function withoutWaits(): WindRow {
    const mean = seaHours * factor + inPort
    const usual = wind!.months[departure.month - 1]!.duration_hours
    const spread = (hours: number) => mean + hours - usual.mean
    const duration_hours = { mean, p10: spread(usual.p10), p90: spread(usual.p90) }
    return { ...departure, duration_hours }
  }
}

const lengthOf = (stays: readonly Stay[]) => stays.reduce((sum, { hours }) => sum + hours, 0)

/**
 * The events of a voyage that takes longer under way. A stay is as long as in calm water, whenever it begins; a wait
 * ends when the ship is wanted, or when it is there.
 */
function laterEvents(timeline: NonNullable<RouteAnswer['timeline']>, factor: number) {
  let [calm, now] = [0, 0]
  let state: string = 'departure'
  return timeline.map((event) => {
    const more = event.hours - calm
    if (state === 'waiting') now = Math.max(now, event.hours)
    else now += state === 'arrival' ? more : more * factor
    calm = event.hours
    if (event.stop !== null) state = event.kind
    return { ...event, hours: now }
  })
}

/** To the second, as the answer has the arrival; null if it has none. */
function meanOf({ departure }: NonNullable<RouteAnswer['wind']>, leaves: string | null) {
  if (departure?.arrive_at === undefined || leaves === null) return null
  return (Date.parse(departure.arrive_at.mean) - Date.parse(leaves)) / 3_600_000
}
