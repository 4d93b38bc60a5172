import { CLOSED_BY_DEFAULT, type PassageId } from '../../engine/routing/request.js'
import type { FieldProblem } from '../problems/problem.js'
import { isRecord } from '../validation/json-schema.js'
import { amountFault } from './cargo-amounts.js'
import { passageIn, textOf, verdictOn } from './cell-verdict.js'
import { columnKey } from './column-key.js'
import { boxTypeOf, type ColumnMeaning, columnMeaning } from './column-meaning.js'
import { ID_COLUMNS, REFERENCE_COLUMNS } from './reference-names.js'

/** What a row of JSON has beside its request. */
export interface RowMembers {
  /** Its best reference, whether or not the row can be read. */
  readonly id: unknown
  readonly body: Record<string, unknown>
  /** What is refused. */
  readonly problems: readonly FieldProblem[]
}

/** Where a request has what a member of another name says. */
const INSTEAD: Readonly<Partial<Record<ColumnMeaning, string>>> = {
  temperature: 'put it into cargo.reefer: a temperature that is set means true',
  unit: 'give the amount in the unit of its field, such as cargo.mass_tonnes or cargo.containers',
  transhipment:
    'put ports on the way into via of a route; POST /v1/emissions/chains adds up voyages with a transhipment; for the way round Africa set suez to false',
  mode: 'this request is of a voyage by sea; POST /v1/emissions/chains adds up legs of other modes',
  'load type': 'put containers into cargo.container_type, or cargo.teu',
  fuel: 'put the fuel of the ship into vessel.fuel_type, and tonnes that were burnt into fuel.consumed_tonnes',
  distance:
    'put kilometres (nautical miles times 1.852) into route.distance_km with route.distance_type',
  repeats: 'a row is of one voyage: give a row for each, or the amounts of all of them',
  ballast:
    'put how full the ship is into vessel.load_factor, and fuel of the ballast voyage into fuel.ballast_tonnes',
  adjustment: 'put ice or safety into adjustment, sts or shuttle into tanker_service',
  size: 'put it into vessel.size_class, or a number into the field of its unit, such as vessel.capacity_teu',
  passages: 'put closed passages into avoid, opened ones into allow, or set suez to false',
  margin: 'put the speed over the whole way into speed_kn',
  empty: 'factors of cargo contain the usual share of empty containers: leave the row out',
  departure: 'put the day of the departure into depart_at',
}

/**
 * The members of a row of a batch that its request does not have: references identify the row, a cancelled one is
 * not counted, and what could change a figure is not dropped. Those that say nothing stay: a warning names them.
 * @param known members of the request
 * @param figures what a member must be about to change a figure
 */
export function rowMembers(
  row: Readonly<Record<string, unknown>>,
  known: readonly string[],
  figures: readonly ColumnMeaning[],
): RowMembers {
  const { id, ...others } = row
  const body: Record<string, unknown> = others
  const references = new Map<string, unknown>()
  const problems: FieldProblem[] = []
  const cargo = figures.includes('amount') ? cargoOf(row, known) : undefined
  const isDated = [row, row['route']].some((part) => isRecord(part) && part['depart_at'] != null)
  for (const [name, value] of Object.entries(body)) {
    if (known.includes(name)) continue
    const meaning = columnMeaning(name)
    if (meaning === null || meaning === 'amount') {
      const fault = cargo && amountFault(name, value, cargo)
      if (fault) problems.push(problem(name, fault))
      continue
    }
    if (!figures.includes(meaning)) continue
    if (meaning === 'departure' && isDated) continue
    if (textOf(value) === '') delete body[name]
    else if (meaning === 'reference') {
      references.set(columnKey(name), value)
      delete body[name]
    } else {
      const fault = faultOf(name, meaning, value, known, row['route'])
      if (fault === 'read') delete body[name]
      else if (fault !== null) problems.push(problem(name, fault))
    }
  }
  const ranked = [...ID_COLUMNS, ...REFERENCE_COLUMNS].find((name) => references.has(name))
  return { id: id ?? references.get(ranked ?? '') ?? [...references.values()][0], body, problems }
}

/** The cargo of a request, or the one that an object is itself; undefined for an object beside it. */
function cargoOf(row: Readonly<Record<string, unknown>>, known: readonly string[]) {
  if (known.includes('cargo')) return isRecord(row['cargo']) ? row['cargo'] : {}
  return known.includes('teu') && known.includes('mass_tonnes') ? row : undefined
}

/** Why a member is refused, or that it is read; null if it says nothing. */
function faultOf(
  name: string,
  meaning: ColumnMeaning,
  value: unknown,
  known: readonly string[],
  route: unknown,
): string | null {
  // The shortest way of an estimate takes whatever passage is open.
  const isOfEstimate = meaning === 'transhipment' && !known.includes('via')
  const passage = isOfEstimate ? passageIn(textOf(value)) : undefined
  if (passage !== undefined && !isClosed(passage, route)) return 'read'
  const verdict = verdictOn(name, meaning, value)
  if (verdict === 'nothing' || verdict === 'unknown') return null
  if (verdict === 'read') return verdict
  if (verdict === 'cancelled') return 'says that the row is cancelled: it is not counted'
  const instead =
    meaning === 'containers'
      ? `put it into cargo.container_type: "${textOf(value)}x${boxTypeOf(name)}"`
      : INSTEAD[meaning]
  return `could change a figure and is not read: ${instead}`
}

function isClosed(passage: PassageId, route: unknown): boolean {
  const stated = (route ?? {}) as Readonly<Record<string, unknown>>
  const avoid: readonly unknown[] = Array.isArray(stated['avoid']) ? stated['avoid'] : []
  if (stated[passage] === false || avoid.includes(passage)) return true
  return CLOSED_BY_DEFAULT.some((one) => one === passage)
}

function problem(name: string, detail: string): FieldProblem {
  const pointer = `#/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return { pointer, code: 'not_allowed', detail }
}
