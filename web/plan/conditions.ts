import { SIZE_CLASSES } from '../../src/client/schema.js'
import type { ChosenUnits } from '../format/chosen-units.svelte.js'
import type { Numbers } from '../format/numbers.js'
import { writePosition } from '../format/position.js'
import type { Texts } from '../texts/en.js'
import { asSentence, fill } from '../texts/fill.js'
import { windsOf } from './in-winds.js'
import { placeName } from './place-name.js'
import {
  arrivalWanted,
  EMPTY_PLAN,
  NO_SHIP,
  type Passage,
  type Plan,
  type Stop,
  UNDATED,
} from './plan.js'
import type { RouteAnswer } from './route-answer.js'
import { isInBallast } from './route-request.js'

/** A requirement of a plan besides its ends that affects the route, its time, its fuel or its cost. */
export interface Condition {
  readonly key: string
  /** `way` is everything that constrains the line itself, besides the stops. */
  readonly about: 'stops' | 'way' | 'speed' | 'ship' | 'departure' | 'winds' | 'detail' | 'price'
  /** Text in the user's language, such as "Suez Canal closed". */
  readonly text: string
  /** The same for papers, which must stand alone: with the corners of an area. */
  readonly full: string
  /** What a plan without it has instead, named beside one with it: "Suez Canal open". */
  readonly undone: string
  /** The change that removes it. */
  readonly without: Partial<Plan>
  /** Without effect, as `text` says: the answer is the same without it. */
  readonly isIdle?: true
}

/** Every difference of a plan from the defaults, in the order of the form. */
export function conditionsOf(plan: Plan, texts: Texts, numbers: Numbers): Condition[] {
  const { plan: t } = texts
  const { undone } = t.conditions
  const one = (
    about: Condition['about'],
    key: keyof Plan,
    text: string | null,
    undone: string,
  ): Condition[] =>
    text === null
      ? []
      : [{ key, about, text, full: text, undone, without: { [key]: EMPTY_PLAN[key] } }]
  const ship = shipText(plan, t, numbers)
  const speed = plan.speedKn === null ? null : `${numbers.exact(plan.speedKn)} kn`
  return [
    ...stopConditions(plan, t, numbers),
    ...wayConditions(plan, t),
    ...one('way', 'avoidsShallows', shallowsText(plan, t, numbers), undone.shallows).map(
      (condition) =>
        draughtOf(plan) === null ? { ...condition, isIdle: true as const } : condition,
    ),
    ...one('speed', 'speedKn', speed, undone.speed),
    ...one('ship', 'vesselType', ship, undone.ship).map((condition) => ({
      ...condition,
      key: 'ship',
      without: NO_SHIP,
    })),
    ...one(
      'ship',
      'inBallast',
      plan.inBallast && plan.vesselType !== null ? t.conditions.ballast : null,
      undone.ballast,
    ).map((condition) =>
      isInBallast(plan)
        ? condition
        : { ...condition, text: t.conditions.ballastUnused, isIdle: true as const },
    ),
    ...one(
      'departure',
      'departure',
      plan.departure && departureText(plan.departure, t, numbers),
      undone.departure,
    ).map((condition) => ({ ...condition, without: UNDATED })),
    ...one('departure', 'arrival', arrivalText(plan, t, numbers), undone.arrival).map(
      (condition) =>
        arrivalWanted(plan) === null ? { ...condition, isIdle: true as const } : condition,
    ),
    ...one('winds', 'winds', windsText(plan, t, numbers), undone.winds),
    ...one(
      'detail',
      'resolutionKm',
      plan.resolutionKm === EMPTY_PLAN.resolutionKm
        ? null
        : fill(t.conditions.detail, { km: plan.resolutionKm }),
      fill(t.conditions.detail, { km: EMPTY_PLAN.resolutionKm! }),
    ),
    // The price and the stops are the same in all scenarios, so nothing is named without them.
    ...one('price', 'fuelPriceUsd', priceText(plan, numbers), ''),
  ]
}

/** "wanted 12 May, 08:00"; null if no arrival is. */
function arrivalText(plan: Plan, t: Texts['plan'], numbers: Numbers): string | null {
  if (plan.arrival === null) return null
  const pattern = arrivalWanted(plan) === null ? t.conditions.arrivalUnused : t.conditions.arrival
  return fill(pattern, { time: numbers.moment(new Date(`${plan.arrival}Z`)) })
}

/** The conditions in one line for a paper, or a text that says that there are none. */
export function conditionsText(plan: Plan, texts: Texts, numbers: Numbers): string {
  const all = conditionsOf(plan, texts, numbers).map(({ full }) => full)
  return all.length === 0 ? texts.plan.conditions.none : all.join(', ')
}

/** "Winds of January"; null in calm water. */
function windsText(plan: Plan, t: Texts['plan'], numbers: Numbers): string | null {
  const month = windsOf(plan)
  return month === null ? null : fill(t.conditions.winds, { month: numbers.month(month) })
}

/** The legs laden and in ballast with their fuel: "in ballast 10,700 nm, 1,900 t of fuel"; null unless the plan says which are. */
export function loadingText(
  { conditions = [] }: Pick<RouteAnswer, 'conditions'>,
  { plan: { conditions: t } }: Texts,
  units: Pick<ChosenUnits, 'lengthText' | 'massText'>,
): string | null {
  if (conditions.length === 0) return null
  const parts = conditions.map(({ condition, distance_km, fuel_tonnes }) => {
    const values = { condition: t[condition], length: units.lengthText(distance_km) }
    return fuel_tonnes === null
      ? fill(t.leg, values)
      : fill(t.legFuel, { ...values, fuel: units.massText(fuel_tonnes) })
  })
  return asSentence(parts.join('; '))
}

/** What a stop asks for: "calls at Santos, 2 d, then 12 kn". */
export function stopText(stop: Stop, name: string, t: Texts['plan'], numbers: Numbers): string {
  const { via, call, uses } = t.conditions
  const pattern = stop.stayHours === null ? via : stop.use ? uses[stop.use] : call
  const text = fill(pattern, { name, days: numbers.exact((stop.stayHours ?? 0) / 24) })
  if (stop.speedKn == null) return text
  return fill(t.conditions.thenSpeed, { text, knots: numbers.exact(stop.speedKn) })
}

function stopConditions(plan: Plan, t: Texts['plan'], numbers: Numbers): Condition[] {
  return plan.stops.map((stop, i) => {
    const text = stopText(stop, placeName(stop.place), t, numbers)
    const without = { stops: plan.stops.filter((_, k) => k !== i) }
    return { key: `stop ${i}`, about: 'stops', text, full: text, undone: '', without }
  })
}

/** Closed, opened and left-out passages, and areas. */
function wayConditions(plan: Plan, t: Texts['plan']): Condition[] {
  const named = <Name extends string>(
    member: 'closed' | 'opened' | 'avoidedAreas',
    names: readonly Name[],
    words: Readonly<Record<Name, string>>,
  ) =>
    names.map((name): Condition => {
      const without = { [member]: names.filter((other) => other !== name) } as Partial<Plan>
      const text = fill(t.conditions[member], { name: words[name] })
      const undone = fill(t.conditions.undone[member], { name: words[name] })
      return { key: `${member} ${name}`, about: 'way', text, full: text, undone, without }
    })
  const choice = choiceText(plan.leftOut, t)
  return [
    ...named('closed', plan.closed, t.passageNames),
    ...named('opened', plan.opened, t.passageNames),
    ...(choice === null
      ? []
      : [
          {
            key: 'leftOut',
            about: 'way' as const,
            text: choice,
            full: choice,
            undone: t.conditions.undone.leftOut,
            without: { leftOut: [] },
          },
        ]),
    ...named('avoidedAreas', plan.avoidedAreas, t.areaNames),
    ...plan.ownAreas.map((area, i): Condition => {
      const name = fill(t.ownArea, { number: i + 1 })
      const text = fill(t.conditions.avoidedAreas, { name })
      return {
        key: `area ${i}`,
        about: 'way',
        text,
        undone: fill(t.conditions.undone.avoidedAreas, { name }),
        full: `${text} (${area.map(writePosition).join('; ')})`,
        without: { ownAreas: plan.ownAreas.filter((_, k) => k !== i) },
      }
    }),
  ]
}

/** "chosen route without Suez Canal"; null if the plan has the shortest route that is open. */
export function choiceText(leftOut: readonly Passage[], t: Texts['plan']): string | null {
  if (leftOut.length === 0) return null
  return fill(t.conditions.leftOut, { names: leftOut.map((id) => t.passageNames[id]).join(', ') })
}

/** Which depth the ship needs; without a draught, the rule has no effect. */
function shallowsText(plan: Plan, t: Texts['plan'], numbers: Numbers): string | null {
  if (!plan.avoidsShallows) return null
  const value = draughtOf(plan)
  const { shallowsNoShip, shallowsUnknown } = t.conditions
  if (value === null) return plan.vesselType === null ? shallowsNoShip : shallowsUnknown
  return fill(t.conditions.shallows, { value: numbers.exact(value) })
}

/** The draught of a plan's ship, or that of its size class, m; null if neither is known. */
export function draughtOf({ vesselType, sizeClass, draughtM }: Plan): number | null {
  if (vesselType === null) return null
  const usual = SIZE_CLASSES.find(({ type, name }) => type === vesselType && name === sizeClass)
  return draughtM ?? usual?.draughtM ?? null
}

/** Only the classes with a card have a name of their own. */
type SizeNames = Readonly<Record<string, string>>

/** Removes everything that the route avoids or opens. */
export const NOTHING_AVOIDED: Partial<Plan> = {
  closed: [],
  opened: [],
  leftOut: [],
  avoidedAreas: [],
  ownAreas: [],
  avoidsShallows: false,
}

/** "Neo-Panamax", "post panamax". */
export function sizeName(sizeClass: string, { shipCards }: Texts['plan']): string {
  return (shipCards as SizeNames)[sizeClass] ?? sizeClass.replaceAll('_', ' ')
}

/** The request contains a ship only if its type has been chosen; otherwise null. */
export function shipText(plan: Plan, t: Texts['plan'], numbers: Numbers): string | null {
  if (plan.vesselType === null) return null
  const { sizeClass, draughtM, fuel, fuelTonnesPerDay } = plan
  return [
    t.vessels[plan.vesselType],
    sizeClass !== null && sizeName(sizeClass, t),
    draughtM !== null && fill(t.conditions.draught, { value: numbers.exact(draughtM) }),
    fuel,
    fuelTonnesPerDay !== null &&
      fill(t.conditions.burn, { value: numbers.exact(fuelTonnesPerDay) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `US$612.50/t`, as entered; null if there is no price. */
export function priceText({ fuelPriceUsd }: Plan, numbers: Numbers): string | null {
  return fuelPriceUsd === null ? null : `${numbers.price(fuelPriceUsd)}/t`
}

/** @param departure UTC, `YYYY-MM-DDTHH:MM` */
export function departureText(departure: string, t: Texts['plan'], numbers: Numbers): string {
  return fill(t.conditions.departure, { time: numbers.moment(new Date(`${departure}Z`)) })
}
