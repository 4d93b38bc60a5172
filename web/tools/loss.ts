import type { Reach, ReachRequest } from '../../src/client/index.js'
import { LIMITS, type Place, type Plan } from '../plan/plan.js'
import { reachRequest } from './reach-request.js'

/** A port with its days from the origin, with the Suez Canal open and closed. */
export interface PortLoss {
  readonly port: Reach['ports'][number]['port']
  readonly openDays: number
  readonly closedDays: number
}

const HOURS_A_DAY = 24
/** Smaller differences are not worth a mark: an hour. */
const LEAST_DAYS = 1 / HOURS_A_DAY

/** The two requests: to all ports that a ship can reach at all. */
export function lossRequests(plan: Plan, from: Place): readonly [ReachRequest, ReachRequest] {
  const hours = [LIMITS.reachDays.most * HOURS_A_DAY]
  const open = plan.closed.filter((name) => name !== 'suez')
  const ask = (closed: Plan['closed']) => ({
    ...reachRequest({ ...plan, closed }, from, LIMITS.reachDays.most),
    hours,
  })
  return [ask(open), ask([...open, 'suez'])]
}

/** Ports that a closure makes farther, the greatest difference first. */
export function lossesOf(open: Reach, closed: Reach): readonly PortLoss[] {
  const hours = new Map(closed.ports.map(({ port, duration_hours }) => [port.id, duration_hours]))
  return open.ports
    .flatMap(({ port, duration_hours }): PortLoss[] => {
      const after = hours.get(port.id)
      if (after === undefined) return []
      return [{ port, openDays: duration_hours / HOURS_A_DAY, closedDays: after / HOURS_A_DAY }]
    })
    .filter(({ openDays, closedDays }) => closedDays - openDays >= LEAST_DAYS)
    .sort((a, b) => b.closedDays - b.openDays - (a.closedDays - a.openDays))
}
