import { SIZE_CLASSES } from '../../src/client/schema.js'
import { inMonth, windsOf } from '../plan/in-winds.js'
import { type Closable, NO_SHIP, OPEN_BY_DEFAULT, type Plan } from '../plan/plan.js'
import type { RouteAnswer } from '../plan/route-answer.js'

/** Questions about a voyage: what each changes, in groups. */
export interface Questions {
  readonly way: readonly Partial<Plan>[]
  readonly season: readonly Partial<Plan>[]
  readonly speed: readonly Partial<Plan>[]
  readonly ship: readonly Partial<Plan>[]
}

/** Passages whose closure is in the news before others. */
const FIRST: readonly Closable[] = ['suez', 'panama', 'babelmandeb', 'hormuz', 'malacca', 'kiel']
const MOST_CLOSURES = 4
const SHIPS: readonly string[] = ['feeder', 'neo_panamax', 'ulcv']
const SPEEDS_KN = [12, 16] as const
/** January and July. */
const SEASONS = [0, 6] as const

/** The questions that may have an answer of their own for this plan. */
export function questionsOf(
  plan: Plan,
  { passages }: Pick<RouteAnswer, 'passages'>,
  now: Date,
): Questions {
  const used = passages.map(({ id }) => id as Closable)
  const closable = [
    ...FIRST.filter((id) => used.includes(id)),
    ...used.filter((id) => !FIRST.includes(id) && OPEN_BY_DEFAULT.includes(id)),
  ].slice(0, MOST_CLOSURES)
  const ships = SIZE_CLASSES.filter(
    ({ type, name }) => type === 'container' && SHIPS.includes(name) && name !== plan.sizeClass,
  )
  return {
    way: [
      ...closable.map((id) => ({ closed: [...plan.closed, id], leftOut: [] })),
      ...plan.closed.map((id) => ({
        closed: plan.closed.filter((one) => one !== id),
        leftOut: [],
      })),
      ...(plan.avoidedAreas.includes('piracy')
        ? []
        : [{ avoidedAreas: [...plan.avoidedAreas, 'piracy' as const] }]),
      ...(plan.opened.includes('northeast')
        ? []
        : [{ opened: [...plan.opened, 'northeast' as const] }]),
    ],
    season: [
      ...SEASONS.filter((month) => month !== windsOf(plan)).map((month) => inMonth(month, now)),
      ...(windsOf(plan) === null ? [] : [{ winds: false }]),
    ],
    speed: SPEEDS_KN.filter((speedKn) => speedKn !== plan.speedKn).map((speedKn) => ({
      speedKn,
      // A stated speed keeps no arrival.
      arrival: null,
    })),
    // Each at its own speed, as on the cards of ships.
    ship: [
      ...(plan.vesselType === null ? [] : [{ inBallast: !plan.inBallast }]),
      ...ships.map(({ name, speedKn }) => ({
        ...NO_SHIP,
        vesselType: 'container' as const,
        sizeClass: name,
        speedKn,
      })),
    ],
  }
}
