import { type CsvCell, csvLine } from '../../src/papers/index.js'
import { Numbers, plainNumber } from '../format/numbers.js'
import { arrivalOf, KM_PER } from '../format/units.js'
import { laterEn as en } from '../texts/later-en.js'
import { passageName } from '../texts/service-words.js'
import { conditionsText, loadingText } from './conditions.js'
import type { Plan } from './plan.js'
import { eventName } from './planned-events.js'
import type { RouteAnswer } from './route-answer.js'
import { hoursAt, type VoyageEvent } from './timeline.js'
import { soughtKmh } from './wished-arrival.js'

const KINDS: Readonly<Record<VoyageEvent['kind'], string>> = {
  departure: 'departure',
  passage: 'passage',
  areaIn: 'enters area',
  areaOut: 'leaves area',
  via: 'via',
  wait: 'waits',
  arrival: 'arrival',
}

/**
 * The timeline for a spreadsheet, and below it, after an empty line, totals and conditions. In
 * English with decimal points, whatever the page's language, because programs read it too.
 * @param address of the plan, which has the figures again
 */
export function timelineCsv(
  plan: Plan,
  route: RouteAnswer,
  events: readonly VoyageEvent[],
  address: string,
): string {
  const head = ['kind', 'name', 'km', 'nm', 'hours', 'time, UTC']
  const rows = events.map((event): CsvCell[] => {
    const { kind, km } = event
    const hours = event.hours ?? hoursAt(km, route)
    const time =
      plan.departure === null ? null : arrivalOf(plan.departure, hours).toISOString().slice(0, 19)
    const figures = [km, km / KM_PER.nm, hours].map(rounded)
    return [KINDS[kind], eventName(event, plan, en), ...figures, time && `${time}Z`]
  })
  const { emissions } = route
  const passages = (ids: readonly string[] = []) => ids.map((id) => passageName(en, id)).join(', ')
  const { closed_by_default: byDefault, closed_by_vessel: toShip } = route.options ?? {}
  const numbers = new Numbers('en-GB')
  const loading = loadingText(route, en, {
    lengthText: (km) => `${numbers.fixed(km, 1)} km`,
    massText: (tonnes) => `${numbers.fixed(tonnes, 1)} t`,
  })
  const { inWinds } = route
  const sought = soughtKmh(plan, route)
  const notes: CsvCell[][] = [
    [en.plan.conditions.heading, conditionsText(plan, en, numbers)],
    ...(route.wait_hours ? [['hours waiting', rounded(route.wait_hours)]] : []),
    ...(sought === null ? [] : [['speed for the wanted arrival, kn', rounded(sought / KM_PER.nm)]]),
    ...(loading === null ? [] : [[en.report.loading, loading]]),
    ...(inWinds === undefined
      ? []
      : [
          ['hours in calm water', rounded(inWinds.calmHours)],
          ['hours in one voyage of ten, below', rounded(inWinds.departure.duration_hours.p10)],
          ['hours in one voyage of ten, above', rounded(inWinds.departure.duration_hours.p90)],
          [en.report.winds, inWinds.source],
        ]),
    ...(byDefault?.length ? [[en.report.closedByDefault, passages(byDefault)]] : []),
    ...(toShip?.length ? [[en.report.closedToShip, passages(toShip)]] : []),
    ...(route.ports?.length
      ? [[en.answer.ports, route.ports.map(({ name }) => name).join(', ')]]
      : []),
    ...(emissions
      ? [
          ['fuel, t', rounded(emissions.fuel_tonnes)],
          ['CO2e well to wake, t', rounded(emissions.co2e_wtw_tonnes)],
        ]
      : []),
    ...(emissions?.cost_usd == null ? [] : [['fuel cost, USD', rounded(emissions.cost_usd)]]),
    ['link', address],
  ]
  return `${[head, ...rows, [], ...notes].map((cells) => csvLine(cells)).join('\n')}\n`
}

/** Metres, seconds and kilograms are precise enough. */
const rounded = (value: number): string => plainNumber(Math.round(value * 1000) / 1000)
