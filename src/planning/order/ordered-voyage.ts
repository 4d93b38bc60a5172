import { MS_PER_HOUR } from '../../base/utc.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import { type FieldFault, InvalidVoyageError } from '../errors.js'
import type { RoutedMatrix } from '../matrix/plan-matrix.js'
import { prepareTable } from '../matrix/table-question.js'
import type { MatrixQuestion } from '../matrix-cells.js'
import { speedRangeOf } from '../ship/speed-range.js'
import { earliestHours } from '../timeline.js'
import type { PlannedLeg, PlannedVoyage } from '../voyage/complete.js'
import { type PlanningTables, type PreparedVoyage, prepareVoyage } from '../voyage/prepare.js'
import { kindOf, type Stop, type Voyage } from '../voyage/voyage.js'
import {
  ANY_HOUR,
  type CallOrder,
  type HoursWindow,
  ORDERED_STOPS,
  orderSteps,
} from './best-order.js'

/** A voyage whose order of calls is searched. */
export interface OrderedVoyage {
  readonly voyage: Voyage
  readonly order: Exclude<CallOrder, 'given'>
}

/** The same, with every check that needs no route. */
export interface PreparedOrder extends OrderedVoyage {
  /** In the given order, without the arrivals that are wanted: what the best order is compared with. */
  readonly given: PreparedVoyage
  /** The tables of hours to ask for: at the speed of the ship, and at its top speed if none is stated. */
  readonly tables: readonly MatrixQuestion[]
}

/** @throws InvalidVoyageError, PlacesNotFoundError */
export function prepareOrder(asked: OrderedVoyage, tables: PlanningTables): PreparedOrder {
  const { voyage } = asked
  const faults = orderFaults(asked)
  if (faults.length > 0) throw new InvalidVoyageError(faults)
  const stops = voyage.stops.map(({ arriveAt: _, ...stop }): Stop => stop)
  const given = prepareVoyage({ ...voyage, stops }, tables)
  const places = given.stops.map(({ place }): ResolvedPlace => place)
  const { speedKmh, source } = given.legs[0]!.speed
  const top = speedRangeOf(voyage.vessel, tables.closureTables.vesselClasses).max
  const isTimed = voyage.departureMs !== undefined && voyage.stops.some(({ arriveAt }) => arriveAt)
  const speeds = isTimed && source !== 'request' ? [speedKmh, top] : [speedKmh]
  const { speedKmh: _, ...conditions } = voyage
  return {
    ...asked,
    given,
    tables: speeds.map(
      (speed) => prepareTable({ ...conditions, speedKmh: speed }, places, places, tables).request,
    ),
  }
}

function orderFaults({ voyage, order }: OrderedVoyage): FieldFault[] {
  const { stops, speedKmh } = voyage
  const { min, max } = ORDERED_STOPS
  if (stops.length < min || stops.length > max) {
    const detail = `must be ${min} to ${max} for their best order, got ${stops.length}`
    return [{ field: 'stops', detail }]
  }
  const tied = stops.flatMap((stop, at): FieldFault[] =>
    kindOf(stop) === 'call'
      ? []
      : [
          {
            field: `stops[${at}]`,
            detail:
              'is passed without a call, which has no place of its own in the best order; leave it out, or give the order',
          },
        ],
  )
  const { ballast } = voyage.vessel ?? {}
  const own = [
    ...stops.flatMap(({ condition }, at) => (condition ? [`stops[${at}].condition`] : [])),
    ...(ballast?.speedKn === undefined ? [] : ['vessel.ballast.speedKn']),
  ].map((field) => ({ field, detail: 'is of a leg, and in the best order none is known before' }))
  const isFirstFree = order === 'best_free_first' || order === 'best_free'
  const isStuck = isFirstFree && stops.every(({ arriveAt }) => arriveAt !== undefined)
  return [
    ...tied,
    ...own,
    ...(typeof speedKmh === 'object'
      ? [
          {
            field: 'speedKmh',
            detail: 'must be one for all legs: in the best order no leg is known before',
          },
        ]
      : []),
    ...(isStuck
      ? [
          {
            field: 'stops',
            detail: 'must have one without a wanted arrival, where the voyage can begin',
          },
        ]
      : []),
  ]
}

/**
 * The best order in steps, by the hours of the first table in which one keeps every wanted arrival.
 * @throws InvalidVoyageError if none does
 */
export function* orderFrom(
  { voyage, order, given, tables }: PreparedOrder,
  routed: readonly RoutedMatrix[],
): Generator<void, readonly number[]> {
  const windows = voyage.stops.map((stop) => windowOf(stop, voyage.departureMs))
  for (const [at, { cells }] of routed.entries()) {
    const speedKmh = tables[at]!.speedKmh!
    const found = yield* orderSteps({
      hours: voyage.stops.map((_, row) =>
        voyage.stops.map((__, column) => {
          const cell = row * voyage.stops.length + column
          return cells.distanceKm[cell]! / speedKmh + cells.delayHours![cell]!
        }),
      ),
      stayHours: given.stops.map(({ stayHours }) => stayHours),
      windows,
      isFirstFixed: order === 'best' || order === 'best_free_last',
      isLastFixed: order === 'best' || order === 'best_free_first',
    })
    if (found !== null) return found
  }
  const detail = windows.every((window) => window === ANY_HOUR)
    ? 'have no order in which every stop has a route to the next'
    : 'have no order that keeps every wanted arrival at the speed of this ship: widen a window, or give a faster speed'
  throw new InvalidVoyageError([{ field: 'stops', detail }])
}

function windowOf({ arriveAt }: Stop, departureMs: number | undefined): HoursWindow {
  if (arriveAt === undefined || departureMs === undefined) return ANY_HOUR
  const { latestMs } = arriveAt
  return {
    earliest: earliestHours(arriveAt, departureMs),
    latest: latestMs === undefined ? ANY_HOUR.latest : (latestMs - departureMs) / MS_PER_HOUR,
  }
}

/** The voyage in another order. Its first and its last stop have no stay. */
export function inOrder({ voyage }: OrderedVoyage, order: readonly number[]): Voyage {
  const stops = order.map((stop, at): Stop => {
    const { stayHours, portFuel, ...others } = voyage.stops[stop]!
    const isEnd = at === 0 || at === order.length - 1
    return isEnd ? others : { ...others, stayHours, portFuel }
  })
  return { ...voyage, stops }
}

/** The given order at the speed that keeps the wanted arrivals of the best; of several, at their mean. */
export function givenAtSpeedOf(
  { given }: PreparedOrder,
  { plannedLegs }: PlannedVoyage,
): PreparedVoyage {
  const kept = plannedLegs.find(({ speedSource }) => speedSource === 'arrive_at')
  if (kept === undefined) return given
  const isOne = plannedLegs.every(({ speedKmh }) => speedKmh === kept.speedKmh)
  const sum = (of: (leg: PlannedLeg) => number) =>
    plannedLegs.reduce((all, leg) => all + of(leg), 0)
  const km = sum(({ route }) => route.distanceKm)
  const mean = km / sum(({ route, speedKmh }) => route.distanceKm / speedKmh)
  // Without any distance there is no mean.
  const speedKmh = isOne || km === 0 ? kept.speedKmh : mean
  const speed = { speedKmh, source: kept.speedSource }
  return { ...given, legs: given.legs.map((leg) => ({ ...leg, speed })) }
}

/** The field of the request that a field of the ordered voyage is. */
export function givenField(field: string, order: readonly number[]): string {
  return field.replace(/^stops\[(\d+)\]/, (_, at) => `stops[${order[Number(at)]}]`)
}
