/** Longer routes are not looked at: so local a way is no large part of them, km. */
const MAX_ROUTE_KM = 1000
/** A route is longer than the way by a third port by more than this part, or by 15 nm; and by a nautical mile. */
const LEAST_LONGER = 1.1
const MUCH_LONGER_KM = 27.78
const LEAST_LONGER_KM = 1.852

/** The length below which a route names the way by a third port, km. */
export function namedBelowKm(routeKm: number): number {
  if (routeKm > MAX_ROUTE_KM) return 0
  const muchKm = Math.max(routeKm / LEAST_LONGER, routeKm - MUCH_LONGER_KM)
  return Math.min(muchKm, routeKm - LEAST_LONGER_KM)
}
