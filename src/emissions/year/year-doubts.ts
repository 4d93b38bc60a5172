import { MS_PER_DAY } from '../../base/utc.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import { warned } from '../answer/warning-table.js'
import { FUEL_T_PER_KM, oilTonnesOf } from '../estimate/plausibility.js'
import type { FactorSet } from '../factor-set.js'
import type { Warning } from '../result.js'
import { isStay, type ReadRow, ROWS_PER_STEP, type ShipYearRequest } from './ship-year-request.js'
import { stockDoubt } from './stock-doubt.js'

/** Faster than any ship that carries cargo over hours, kn; ferries of high speed come near. A judgement. */
const MOST_KN = 40
/** A day's row may have the 25 hours of a day on which the clock goes back. */
const LONGEST_DAY_HOURS = 25

/** Warnings of rows that are valid but implausible, each kind once. */
export function* yearDoubts(
  rows: readonly ReadRow[],
  request: ShipYearRequest,
  factors: FactorSet,
): Generator<void, Warning[]> {
  const doubts = yield* twiceDoubt(request)
  for (const doubt of [speedDoubt, fuelDoubt, stockDoubt]) {
    doubts.push(...doubt(rows, factors))
    yield
  }
  return doubts
}

/** Rows of one day that are equal in everything but their ids. */
function* twiceDoubt({ rows }: ShipYearRequest): Generator<void, Warning[]> {
  const seen = new Map<string, number>()
  const twins: { readonly at: number; readonly first: number }[] = []
  for (const [at, { id: _, ...row }] of rows.entries()) {
    if (at % ROWS_PER_STEP === 0) yield
    if (row.date === undefined) continue
    const key = JSON.stringify(row, Object.keys(row).sort().concat(INSIDE))
    const first = seen.get(key)
    if (first === undefined) seen.set(key, at)
    else twins.push({ at, first })
  }
  if (twins.length === 0) return []
  const values = { count: twins.length, first: twins[0]!.first + 1 }
  return [{ ...warned('row_twice', values), field: `rows[${twins[0]!.at}]` }]
}

/** Names within a fuel, which `JSON.stringify` would leave out. */
const INSIDE = [
  ...['type', 'tonnes', 'deductibleTonnes', 'source', 'engine', 'iso8217Grade', 'certificate'],
  ...['ghgGPerMj', 'id', 'scheme', 'plantSince', 'lhvMjPerKg', 'robTonnes', 'receivedTonnes'],
]

/** Distances that cannot be sailed until the next row, or on the day of a row among daily ones. */
function speedDoubt(rows: readonly ReadRow[]): Warning[] {
  const dated = rows
    .map((row, at) => ({ row, at, nm: row.distanceNm ?? 0 }))
    .filter(({ row, nm }) => row.date !== undefined && !isStay(row) && nm > 0)
    .sort((a, b) => (a.row.date! < b.row.date! ? -1 : a.row.date! > b.row.date! ? 1 : 0))
  const daysAfter = (k: number) => {
    const [one, next] = [dated[k]?.row, dated[k + 1]?.row]
    if (!one || !next) return Infinity
    return (Date.parse(next.date!) - Date.parse(one.date!)) / MS_PER_DAY
  }
  const sameEnds = (a: number, b: number) => {
    const [one, other] = [dated[a]?.row, dated[b]?.row]
    return one && other && one.origin === other.origin && one.destination === other.destination
  }
  const fast = dated.flatMap(({ at, nm }, k) => {
    const isDaily =
      (daysAfter(k) === 1 && sameEnds(k, k + 1)) || (daysAfter(k - 1) === 1 && sameEnds(k - 1, k))
    // The next row may begin at any hour of its day.
    const hours = isDaily ? LONGEST_DAY_HOURS : 24 * (daysAfter(k) + 1)
    return nm > MOST_KN * hours ? [{ at, nm, hours }] : []
  })
  if (fast.length === 0) return []
  const { at, nm, hours } = fast[0]!
  return [{ ...warned('row_too_fast', { count: fast.length, nm, hours }), field: `rows[${at}]` }]
}

/** Fuel that no ship burns over the distance of its row. Stays and hours of waiting have no distance. */
function fuelDoubt(rows: readonly ReadRow[], factors: FactorSet): Warning[] {
  const { least, most } = FUEL_T_PER_KM
  const odd = rows.flatMap(({ distanceNm = 0, fuels }, at) => {
    const km = distanceNm * KM_PER_NM
    const perKm = oilTonnesOf(fuels, factors) / km
    return km >= 1 && (perKm > most || perKm < least) ? [{ at, perKm }] : []
  })
  if (odd.length === 0) return []
  const kg = (tonnes: number) => Number((tonnes * 1000).toPrecision(3))
  const { at, perKm } = odd[0]!
  const values = { count: odd.length, kg_per_km: kg(perKm), least: kg(least), most: kg(most) }
  return [{ ...warned('fuel_against_distance:row', values), field: `rows[${at}].fuels` }]
}
