import type { Queryable } from './database.js'
import { type ReservationRequest, type SpendResult, takeUnits, unitsOf } from './day-units.js'

interface Gathered {
  readonly requests: ReservationRequest[]
  readonly taken: Promise<SpendResult[]>
}

/** What is being gathered in each transaction, by account. */
const gathering = new WeakMap<Queryable, Map<string, Gathered>>()

/** Requests of one account that begin at the same time in one transaction share a statement. */
export async function takeTogether(
  inside: Queryable,
  request: ReservationRequest,
): Promise<SpendResult> {
  const all = gathering.get(inside) ?? new Map<string, Gathered>()
  gathering.set(inside, all)
  const key = `${request.accountId} ${request.day} ${request.dailyLimit}`
  let gathered = all.get(key)
  if (gathered === undefined) {
    const requests: ReservationRequest[] = []
    const taken = Promise.resolve().then(() => {
      all.delete(key)
      return takeAll(inside, requests)
    })
    gathered = { requests, taken }
    all.set(key, gathered)
  }
  const at = gathered.requests.push(request) - 1
  const results = await gathered.taken
  return results[at]!
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
  // Too much together; each one may still fit alone.
  const results: SpendResult[] = []
  for (const request of requests) results.push(await takeUnits(inside, request))
  return results
}
