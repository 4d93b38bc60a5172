import type { FieldFault } from '../errors.js'

/** When a vessel is wanted at a stop, ms since 1970 UTC: a window, or one moment as both of its ends. */
export interface WantedArrival {
  readonly earliestMs?: number | undefined
  readonly latestMs?: number | undefined
}

/** How errors and warnings name the arrival at a stop. */
export function arrivalField(stop: number): string {
  return `stops[${stop}].arriveAt`
}

/** What is wrong with the wanted arrivals: each must be after the departure and after those before it. */
export function arrivalFaults({
  stops,
  departureMs = Number.NEGATIVE_INFINITY,
}: {
  readonly stops: readonly { readonly arriveAt?: WantedArrival | undefined }[]
  readonly departureMs?: number | undefined
}): FieldFault[] {
  let afterMs = departureMs
  return stops.flatMap(({ arriveAt }, stop): FieldFault[] => {
    if (arriveAt === undefined) return []
    const detail = stop === 0 ? AT_DEPARTURE : faultOf(arriveAt, afterMs)
    afterMs = Math.max(afterMs, arriveAt.earliestMs ?? afterMs)
    return detail === undefined ? [] : [{ field: arrivalField(stop), detail }]
  })
}

const AT_DEPARTURE = 'is an arrival where the voyage departs; leave it out'

function faultOf(
  { earliestMs = Number.NEGATIVE_INFINITY, latestMs = Number.POSITIVE_INFINITY }: WantedArrival,
  afterMs: number,
): string | undefined {
  if (earliestMs === -latestMs) return 'needs earliest, latest or both'
  if (Number.isNaN(earliestMs + latestMs)) return 'must be a time'
  if (earliestMs > latestMs) return 'has its earliest time after its latest'
  if (latestMs > afterMs) return undefined
  return 'must be after the departure, and after the arrivals that are wanted before it'
}
