import type { SailingCondition } from '../../emissions/ship/ballast.js'

/** What a ship does with its cargo at a call. */
export const STOP_OPERATIONS = ['load', 'discharge'] as const
export type StopOperation = (typeof STOP_OPERATIONS)[number]

interface Worked {
  readonly operation?: StopOperation | undefined
  readonly condition?: SailingCondition | undefined
}

/**
 * Whether the ship is laden on each leg: as its first stop states, else as what it loads and discharges says. Undefined
 * where nothing does, and the ship is taken as laden.
 */
export function legConditions(stops: readonly Worked[]): (SailingCondition | undefined)[] {
  return stops.slice(0, -1).map(({ condition }, leg) => {
    if (condition !== undefined) return condition
    const done = stops.slice(0, leg + 1).findLast(({ operation }) => operation)?.operation
    if (done === 'load') return 'laden'
    const next = stops.slice(leg + 1).find(({ operation }) => operation)?.operation
    // What it discharges later is on board.
    if (next === 'discharge') return 'laden'
    return (next ?? done) ? 'ballast' : undefined
  })
}
