import { DEFAULT_ROUTE_FUEL } from '../../src/emissions/generated/vessel-types.js'
import type { Input } from '../emissions/inputs.js'
import type { ChosenUnits } from '../format/chosen-units.svelte.js'
import type { Numbers } from '../format/numbers.js'
import { KM_PER_NM } from '../format/units.js'
import { conditionsOf, loadingText, priceText, shipText, stopText } from '../plan/conditions.js'
import { placeText } from '../plan/place-name.js'
import { arrivalWanted, EMPTY_PLAN, type Plan } from '../plan/plan.js'
import type { InWinds, RouteAnswer } from '../plan/route-answer.js'
import { usualKnots } from '../plan/size-classes.js'
import { fill } from '../texts/fill.js'
import type { LaterTexts } from '../texts/later-en.js'
import { passageName } from '../texts/service-words.js'

/**
 * The inputs of a voyage, given or assumed, in the order of a report.
 * @param departure null if none is given and none is assumed
 */
export function voyageInputs(
  plan: Plan,
  route: RouteAnswer,
  departure: Date | null,
  texts: LaterTexts,
  numbers: Numbers,
  units: Pick<ChosenUnits, 'lengthText' | 'massText'>,
): Input[] {
  const { plan: t, report } = texts
  const { inWinds } = route
  const row = (name: string, value: string, isGiven: boolean): Input => ({
    name,
    value,
    basis: isGiven ? 'given' : 'assumed',
  })
  const ways = conditionsOf(plan, texts, numbers).filter(({ about }) => about === 'way')
  const ship = shipText(plan, t, numbers)
  // Where legs have speeds of their own, that of the answer is the mean of all.
  const ownSpeeds = plan.stops.some(({ speedKn }) => speedKn != null)
  const knots = ownSpeeds
    ? (plan.speedKn ?? usualKnots(plan))
    : (inWinds?.calmKmh ?? route.speed_kmh) / KM_PER_NM
  const kn = numbers.fixed(knots, 1)
  /** With a price alone, the service counts the fuel of a ship that it assumes. */
  const noShip = route.emissions == null ? report.noShip : report.assumedShip
  const wanted = arrivalWanted(plan)
  const usesFuel = plan.vesselType === null ? null : plan.fuel
  const source = plan.speedKn !== null ? 'request' : (route.speed_source ?? 'default')
  const departureRow = (date: Date) => {
    const time = numbers.moment(date)
    const isGiven = plan.departure !== null
    return row(t.departure, isGiven ? time : fill(report.departsNow, { time }), isGiven)
  }
  const passagesRow = (name: string, ids: readonly string[] = [], basis: Input['basis']) => {
    const value = ids.map((id) => passageName(texts, id)).join(', ')
    return value === '' ? [] : [{ name, value, basis }]
  }
  const loading = loadingText(route, texts, units)
  const days = (hours: number) => numbers.duration(hours, texts.answer.days)
  const windsRow = ({ departure: row, calmHours, source }: InWinds) => ({
    name: report.winds,
    value: fill(report.windsText, {
      month: numbers.month(row.month - 1),
      from: days(row.duration_hours.p10),
      to: days(row.duration_hours.p90),
      calm: days(calmHours),
      source,
    }),
    basis: 'given' as const,
  })
  return [
    row(t.from, placeText(plan.from!), true),
    ...plan.stops.map((stop, i) => {
      return row(`${t.call} ${i + 1}`, stopText(stop, placeText(stop.place), t, numbers), true)
    }),
    row(t.to, placeText(plan.to!), true),
    ...(loading === null
      ? []
      : [{ name: report.loading, value: loading, basis: 'calculated' as const }]),
    row(
      report.conditions,
      ways.map(({ full }) => full).join(', ') || report.conditionsNone,
      ways.length > 0,
    ),
    ...passagesRow(report.closedToShip, route.options?.closed_by_vessel, 'calculated'),
    ...(departure === null ? [] : [departureRow(departure)]),
    ...(inWinds === undefined ? [] : [windsRow(inWinds)]),
    ...(wanted === null ? [] : [row(t.arriveBy, numbers.moment(new Date(`${wanted}Z`)), true)]),
    {
      ...row(
        t.speed,
        source === 'arrive_at' && ownSpeeds
          ? report.soughtOfLegs
          : fill(report.speedSources[source], { kn }),
        source === 'request',
      ),
      ...(source === 'arrive_at' && { basis: 'calculated' as const }),
    },
    row(t.vessel, ship ?? noShip, ship !== null),
    ...(route.emissions == null || usesFuel !== null
      ? []
      : [row(t.fuel, DEFAULT_ROUTE_FUEL, false)]),
    row(t.price, priceText(plan, numbers) ?? report.noPrice, plan.fuelPriceUsd !== null),
    row(
      t.detail,
      fill(report.coastline, { km: plan.resolutionKm }),
      plan.resolutionKm !== EMPTY_PLAN.resolutionKm,
    ),
  ]
}
