import { NO_SHIP, type Plan } from '../plan/plan.js'

/** Scenarios are the same voyage under other conditions. Each has a colour on the map. */
export const MAX_SCENARIOS = 4

/** What every scenario has in common with the others. */
const SHARED: readonly (keyof Plan)[] = ['from', 'to', 'stops', 'fuelPriceUsd']
/** What belongs to one scenario alone. */
const OWN: readonly string[] = ['name', 'leftOut']

/**
 * Changes one scenario. What all share changes in all of them; and what changes in the first, with which the others are
 * compared, changes in those that agreed with it. A ship, while none has one, is that of the voyage: a difference from a
 * ship that is only assumed tells nothing.
 */
export function withChanges(
  all: readonly Plan[],
  at: number,
  changes: Partial<Plan>,
): readonly Plan[] {
  const before = all[at]!
  const leads = at === 0 || (changes.vesselType != null && all.every(isWithoutShip))
  return all.map((one, i) => {
    if (i === at) return { ...one, ...changes }
    const names = (Object.keys(changes) as (keyof Plan)[]).filter(
      (name) => SHARED.includes(name) || (leads && !OWN.includes(name)),
    )
    return names.reduce((plan, name) => carried(plan, name, before, changes), one)
  })
}

/** One member of a scenario, after the first has changed it. */
function carried(plan: Plan, name: keyof Plan, before: Plan, changes: Partial<Plan>): Plan {
  const [own, old, next] = [plan[name], before[name], changes[name]]
  if (SHARED.includes(name) || isSame(own, old)) return { ...plan, [name]: next }
  if (!Array.isArray(own) || !Array.isArray(old) || !Array.isArray(next)) return plan
  // What the first closes too is closed here, beside what is closed here already.
  const added = next.filter((item) => !includes(old, item) && !includes(own, item))
  const removed = old.filter((item) => !includes(next, item))
  return { ...plan, [name]: [...own.filter((item) => !includes(removed, item)), ...added] }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const includes = (list: readonly unknown[], item: unknown) => list.some((one) => isSame(one, item))

/** A scenario with the ends, the stops and the price of another. */
export function asSameVoyage(plan: Plan, other: Plan): Plan {
  return { ...plan, ...Object.fromEntries(SHARED.map((name) => [name, other[name]])) }
}

const isWithoutShip = ({ vesselType }: Plan) => vesselType === null

/** A scenario with the ship of another, unless that has none. */
export function withShipOf(plan: Plan, other: Plan): Plan {
  if (isWithoutShip(other)) return plan
  const ship = Object.keys(NO_SHIP) as (keyof typeof NO_SHIP)[]
  return { ...plan, ...Object.fromEntries(ship.map((name) => [name, other[name]])) }
}

/** The list with one of them in another place. */
export function moved<One>(all: readonly One[], from: number, to: number): readonly One[] {
  const others = all.filter((_, i) => i !== from)
  return [...others.slice(0, to), all[from]!, ...others.slice(to)]
}
