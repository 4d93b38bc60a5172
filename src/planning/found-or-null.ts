import { NoRouteError, PointForbiddenError } from '../engine/routing/errors.js'

/** What a search finds; null if there is no route, or if an end lies in a forbidden area. */
export function foundOrNull<Found>(search: () => Found): Found | null {
  try {
    return search()
  } catch (error) {
    if (error instanceof NoRouteError || error instanceof PointForbiddenError) return null
    throw error
  }
}
