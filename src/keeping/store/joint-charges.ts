import type { Queryable } from './database/database.js'
import { Gathering } from './database/gathering.js'
import { type ReservationRequest, type SpendResult, takeUnits, unitsOf } from './day-units.js'

const charges = new Gathering(takeAll)

/** Requests of one account that begin at the same time in one transaction share a statement. */
export function takeTogether(inside: Queryable, request: ReservationRequest): Promise<SpendResult> {
  const key = `${request.accountId} ${request.day} ${request.dailyLimit}`
  return charges.add(inside, key, request)
}

async function takeAll(
  inside: Queryable,
  requests: readonly ReservationRequest[],
): Promise<SpendResult[]> {
  const [first] = requests
  if (requests.length > 1) {
    const sum = (units: (request: ReservationRequest) => number) =>
      requests.reduce((total, request) => total + units(request), 0)
    const route = sum((request) => request.route)
    const matrixCells = sum((request) => request.matrixCells)
    const emissions = sum((request) => request.emissions)
    const { granted, day, used } = await takeUnits(inside, {
      ...first!,
      route,
      matrixCells,
      emissions,
    })
    let usedBy = used - route - matrixCells - emissions
    const afterEach = requests.map((one) => {
      usedBy += unitsOf(one)
      return { granted, day, used: usedBy }
    })
    if (granted) return afterEach
  }
  // Together they exceed the limit; each one may still fit alone.
  const results: SpendResult[] = []
  for (const request of requests) results.push(await takeUnits(inside, request))
  return results
}
