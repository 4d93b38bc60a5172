import { SIZE_CLASSES } from '../../src/client/schema.js'
import type { Plan } from '../plan/plan.js'
import type { RouteAnswer } from '../plan/route-answer.js'
import { type Cargo, CONSUMED_FUELS } from './cargo.js'

const TYPES = {
  container: 'container',
  bulker: 'dry_bulk',
  tanker: 'tanker',
} as const satisfies Record<NonNullable<Plan['vesselType']>, Cargo['vessel']>

/** The shipment on the ship of the plan, unless the form names one of its own. @param route of the plan, which says what the ship burns */
export function onShipOfPlan(
  cargo: Cargo,
  plan: Plan,
  route: Pick<RouteAnswer, 'emissions'> | null,
): Cargo {
  const ship = shipOfPlan(plan)
  if (ship === null || cargo.vessel !== null || cargo.capacity !== null) return cargo
  const [most] = (route?.emissions?.fuels ?? []).toSorted((a, b) => b.tonnes - a.tonnes)
  const burnt = CONSUMED_FUELS.find((one) => one === most?.fuel_type) ?? null
  return { ...cargo, ...ship, fuel: cargo.fuel ?? ship.fuel ?? burnt }
}

/**
 * The plan's ship as that of an estimate: its type, the middle of its size class, and its fuel. Null without a ship.
 */
export function shipOfPlan({
  vesselType,
  sizeClass,
  fuel,
}: Pick<Plan, 'vesselType' | 'sizeClass' | 'fuel'>): Pick<
  Cargo,
  'vessel' | 'capacity' | 'fuel'
> | null {
  if (vesselType === null) return null
  const size = SIZE_CLASSES.find(({ type, name }) => type === vesselType && name === sizeClass)
  return {
    vessel: TYPES[vesselType],
    capacity: size === undefined ? null : middleOf(size),
    fuel: CONSUMED_FUELS.find((one) => one === fuel) ?? null,
  }
}

function middleOf({ min, max }: { readonly min: number; readonly max: number | null }): number {
  return max === null ? min : Math.round((min + max) / 200) * 100
}
