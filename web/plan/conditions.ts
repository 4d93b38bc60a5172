import type { Numbers } from '../format/numbers.js'
import type { Texts } from '../texts/en.js'
import { fill } from '../texts/fill.js'
import { placeName } from './place-name.js'
import { EMPTY_PLAN, type Plan } from './plan.js'

/** A requirement of a plan besides its ends that affects the route, its time or its fuel. */
export interface Condition {
  readonly key: string
  /** Text in the user's language, such as "Suez Canal closed". */
  readonly text: string
  /** The change that removes it. */
  readonly without: Partial<Plan>
}

/** Every difference of a plan from the defaults, in the order of the form. */
export function conditionsOf(plan: Plan, { plan: t }: Texts, numbers: Numbers): Condition[] {
  const named = <Name extends string>(
    member: 'closed' | 'opened' | 'avoidedAreas',
    names: readonly Name[],
    pattern: string,
    words: Readonly<Record<Name, string>>,
  ) =>
    names.map((name): Condition => {
      const without = { [member]: names.filter((other) => other !== name) } as Partial<Plan>
      return { key: `${member} ${name}`, text: fill(pattern, { name: words[name] }), without }
    })
  const one = (key: keyof Plan, text: string | null): Condition[] =>
    text === null ? [] : [{ key, text, without: { [key]: EMPTY_PLAN[key] } }]
  const number = (value: number | null, pattern: string) =>
    value === null ? null : fill(pattern, { value: numbers.exact(value) })
  const ship = shipText(plan, t, numbers)
  return [
    ...plan.stops.map((stop, i): Condition => {
      const pattern = stop.stayHours === null ? t.conditions.via : t.conditions.call
      const days = numbers.exact((stop.stayHours ?? 0) / 24)
      return {
        key: `stop ${i}`,
        text: fill(pattern, { name: placeName(stop.place), days }),
        without: { stops: plan.stops.filter((_, k) => k !== i) },
      }
    }),
    ...named('closed', plan.closed, t.conditions.closed, t.passageNames),
    ...named('opened', plan.opened, t.conditions.opened, t.passageNames),
    ...named('avoidedAreas', plan.avoidedAreas, t.conditions.avoidedAreas, t.areaNames),
    ...plan.ownAreas.map((_, i): Condition => {
      const name = fill(t.ownArea, { number: i + 1 })
      return {
        key: `area ${i}`,
        text: fill(t.conditions.avoidedAreas, { name }),
        without: { ownAreas: plan.ownAreas.filter((_, k) => k !== i) },
      }
    }),
    ...one('avoidsShallows', plan.avoidsShallows ? t.conditions.shallows : null),
    ...one('speedKn', number(plan.speedKn, '{value} kn')),
    ...(ship === null ? [] : [{ key: 'ship', text: ship, without: NO_SHIP }]),
    ...one('departure', plan.departure && departureText(plan.departure, t, numbers)),
    ...one(
      'resolutionKm',
      plan.resolutionKm === EMPTY_PLAN.resolutionKm
        ? null
        : fill(t.conditions.detail, { km: plan.resolutionKm }),
    ),
  ]
}

/** The conditions in one line, or a text that says that there are none. */
export function conditionsText(plan: Plan, texts: Texts, numbers: Numbers): string {
  const all = conditionsOf(plan, texts, numbers).map(({ text }) => text)
  return all.length === 0 ? texts.plan.conditions.none : all.join(', ')
}

/** Only the classes with a card have a name of their own. */
type SizeNames = Readonly<Record<string, string>>

/** Removes everything that the route avoids or opens. */
export const NOTHING_AVOIDED: Partial<Plan> = {
  closed: [],
  opened: [],
  avoidedAreas: [],
  ownAreas: [],
  avoidsShallows: false,
}

/** Removes the ship. */
export const NO_SHIP: Partial<Plan> = {
  vesselType: null,
  sizeClass: null,
  draughtM: null,
  fuel: null,
  fuelTonnesPerDay: null,
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

/** @param departure UTC, `YYYY-MM-DDTHH:MM` */
export function departureText(departure: string, t: Texts['plan'], numbers: Numbers): string {
  return fill(t.conditions.departure, { time: numbers.moment(new Date(`${departure}Z`)) })
}
