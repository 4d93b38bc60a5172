/** Longer routes are not looked at: so local a way is no large part of them, km. */
const MAX_ROUTE_KM = 500
/** A route is longer than the way by a third port by more than this part, and by a nautical mile. */
const LEAST_LONGER = 1.1
const LEAST_LONGER_KM = 1.852

/** The length below which a route names the way by a third port, km. */
export function namedBelowKm(routeKm: number): number {
  return routeKm > MAX_ROUTE_KM ? 0 : Math.min(routeKm / LEAST_LONGER, routeKm - LEAST_LONGER_KM)
}
