import { overlay } from '../map/overlay.svelte.js'
import { routeKey } from '../plan/answer-for-plan.js'
import { EMPTY_PLAN } from '../plan/plan.js'
import { knownRoutes, plannedRouteOf } from '../plan/planned-route.svelte.js'
import type { RouteAnswer } from '../plan/route-answer.js'
import { planRequest } from '../plan/route-request.js'
import { DebouncedCall } from '../session/debounced-call.svelte.js'
import { session } from '../session/session.svelte.js'
import type { MatrixTable } from './matrix-run.js'

/** The cell of the table under the pointer. The map draws its route. */
class PointedCell {
  row: number | null = $state(null)
  column: number | null = $state(null)
  readonly call = new DebouncedCall<RouteAnswer>(knownRoutes)
  #plan = EMPTY_PLAN

  /** Requests the route once the pointer rests. A click opens the plan with the same request. */
  point(table: MatrixTable, row: number, column: number): void {
    this.row = row
    this.column = column
    const [from, to] = [table.rows[row]!.place, table.columns[column]!.place]
    this.#plan = { ...table.plan, from, to }
    const request = planRequest(this.#plan)
    const isSame = JSON.stringify(from) === JSON.stringify(to)
    if (request !== null && !isSame)
      this.call.pose(routeKey(request), () => session.calculations.plan(request))
  }

  /** The last route stays on the map until the next one is drawn, so that it can be examined. */
  leave(): void {
    this.row = null
    this.column = null
  }

  follow(): void {
    const { answer, isStale } = this.call
    overlay.route = answer === null || isStale ? null : plannedRouteOf(answer, this.#plan)
  }
}

export const pointedCell = new PointedCell()
