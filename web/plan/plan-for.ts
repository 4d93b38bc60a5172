import { EMPTY_PLAN, type Plan } from './plan.js'

const PRICES = ['fuelPriceUsd', 'fuel', 'fuelTonnesPerDay', 'showPorts'] as const
/** Of the answer to a plan alone. */
const IN_TIME = ['inBallast', 'winds', 'arrival'] as const
const SHIP = ['vesselType', 'sizeClass', 'draughtM'] as const

/** The members of a plan that have no effect in a view. */
const UNUSED = {
  /** Cells lead from port to port, and the service does not avoid shallow water in a matrix. */
  matrix: () => ['stops', 'leftOut', 'avoidsShallows', ...IN_TIME, ...PRICES],
  /** The service avoids no areas, and nothing is dated. */
  reach: () => [
    ...['stops', 'leftOut', 'departure', 'avoidedAreas', 'ownAreas', 'avoidsShallows'],
    ...IN_TIME,
    ...PRICES,
  ],
  /** An estimate has a ship of its own. That of the plan only decides where it is too shallow. */
  estimate: ({ avoidsShallows }: Plan) => [
    'speedKn',
    ...(avoidsShallows ? [] : SHIP),
    ...IN_TIME,
    ...PRICES,
  ],
} as const satisfies Readonly<Record<string, (plan: Plan) => readonly string[]>>

/**
 * The plan as a view uses it: the view requests it, and names its conditions and no others.
 */
export function planFor(view: keyof typeof UNUSED, plan: Plan): Plan {
  const unused = UNUSED[view](plan) as readonly (keyof Plan)[]
  return { ...plan, ...Object.fromEntries(unused.map((name) => [name, EMPTY_PLAN[name]])) }
}
