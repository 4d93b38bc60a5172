import type { Reach, ReachRequest } from '../../src/client/index.js'
import type { Position } from '../../src/engine/geo/position.js'
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
/** Step of the grid of hours that is asked for, and number of parts into which the picture divides it. */
const GRID_DEGREES = 2
const PARTS = 4
/** Lower limits of the colours of the sea, days. */
const STEPS = [LEAST_DAYS, 1, 2, 3, 4, 6, 8, 10, 12, 14, 17, 20, 25, 30] as const

/** The two requests: to all ports that a ship can reach at all. */
export function lossRequests(plan: Plan, from: Place): readonly [ReachRequest, ReachRequest] {
  const hours = [LIMITS.reachDays.most * HOURS_A_DAY]
  const open = plan.closed.filter((name) => name !== 'suez')
  const ask = (closed: Plan['closed']): ReachRequest => ({
    ...reachRequest({ ...plan, closed }, from, LIMITS.reachDays.most),
    hours,
    grid_degrees: GRID_DEGREES,
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

type Grid = NonNullable<Reach['grid']>
type Days = number | null

/** A stretch of sea that a closure makes farther by about as many days. */
export interface LossCell {
  readonly days: number
  /** A closed ring. */
  readonly ring: readonly Position[]
}

/** The sea by the days that a closure adds, in stretches from west to east. */
export function lossSea(open: Grid, closed: Grid): readonly LossCell[] {
  const extra = withShore(
    open.hours.map((row, r) =>
      row.map((hours, c): Days => {
        const after = closed.hours[r]![c]!
        return hours === null || after === null ? null : (after - hours) / HOURS_A_DAY
      }),
    ),
  )
  const step = open.step_degrees / PARTS
  const cells: LossCell[] = []
  for (let part = 0; part < (open.rows - 1) * PARTS; part++) {
    const south = -90 + open.step_degrees + part * step
    const colour = (column: number) => colourOf(between(extra, part + 0.5, column + 0.5))
    for (let from = 0, to = 1; from < open.columns * PARTS; from = to++) {
      const days = colour(from)
      while (to < open.columns * PARTS && colour(to) === days) to++
      if (days === null) continue
      const [west, east, north] = [-180 + from * step, -180 + to * step, south + step]
      cells.push({
        days,
        ring: [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      })
    }
  }
  return cells
}

/** Land beside the sea takes the mean of its neighbours, so that the colours end at the coast as it is drawn. */
function withShore(rows: readonly (readonly Days[])[]): Days[][] {
  return rows.map((row, r) =>
    row.map((value, c) => {
      if (value !== null) return value
      const around = [r - 1, r, r + 1].flatMap((y) =>
        [c - 1, c, c + 1].flatMap((x) => rows[y]?.[(x + row.length) % row.length] ?? []),
      )
      return around.length === 0 ? null : around.reduce((sum, one) => sum + one, 0) / around.length
    }),
  )
}

/** Between four places of the grid; of the nearest one if some are land. In parts of a step from the first place. */
function between(rows: readonly (readonly Days[])[], y: number, x: number): Days {
  const [r, c] = [Math.floor(y / PARTS), Math.floor(x / PARTS)]
  const [up, right] = [y / PARTS - r, x / PARTS - c]
  const at = (dr: number, dc: number) => {
    const row = rows[r + dr]!
    return row[(c + dc) % row.length]!
  }
  const [a, b, d, e] = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)]
  if (a === null || b === null || d === null || e === null)
    return at(Math.round(up), Math.round(right))
  return (a * (1 - right) + b * right) * (1 - up) + (d * (1 - right) + e * right) * up
}

/** The days of a colour: the lower limit of its step. */
function colourOf(days: Days): Days {
  return days === null ? null : (STEPS.findLast((least) => days >= least) ?? null)
}
