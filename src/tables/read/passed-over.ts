import { laterPortOf } from '../../contract/columns/later-port.js'
import {
  CONTAINER_NUMBER_COLUMNS,
  ID_COLUMNS,
  REFERENCE_COLUMNS,
} from '../../contract/columns/reference-names.js'
import { FIELD_COLUMNS } from '../../contract/generated/column-names.js'
import { BOTH_ENDS } from './both-ends.js'

/** Columns of the ports of a sea leg. */
const SEA_LEG: Readonly<Record<string, RegExp>> = {
  origin:
    /^(p_?o_?l|port_(of_)?loading|load_?port|loading_port|(foreign_)?port_of_lading|lading_port)(_|$)/,
  destination:
    /^(p_?o_?d|port_of_discharge|discharg(e|ing)_port|dis(ch)?port|port_of_unl(o)?ading|unl(o)?ading_port)(_|$)/,
}
/** Columns of the ends of a whole transport, which may be inland. */
export const WHOLE_WAY = /^(origin|from|dest|destination|to|port_of_destination)(_|$)/
/** A column of a table by its key, and the field that it states, if any. */
export interface KeyedColumn {
  readonly key: string
  readonly field: string | undefined
}

/**
 * How much worse than another column of a table one says the same; 0 if it counts always, otherwise where the
 * others are empty: "Laycan" beside "ETD", "POL Code" beside "POL", "Origin Country" beside "Origin Country Code".
 */
export function spareRank({ key, field = '' }: KeyedColumn, all: readonly KeyedColumn[]): number {
  if (field.endsWith('.country')) return Number(all.some((other) => other.key === `${key}_code`))
  if (CODE.test(key) && isWorse({ key, field }, all)) return 1
  const rank = dayRank(key)
  return all.some((other) => other.field === field && dayRank(other.key) < rank) ? rank : 0
}

/** Columns whose names say less than those of others: a load may be a weight. */
const VAGUE = /^(load|discharge|disch)$/
/** A code may be one of the file's own. */
const CODE = /_code$/

/**
 * Whether a column says nothing because another of the table says it better: "Destination" beside "POD".
 */
export function isPassedOver(
  { key, field = '' }: KeyedColumn,
  all: readonly KeyedColumn[],
): boolean {
  if (field === BOTH_ENDS)
    return all.some((other) => statesEnd(other, 'origin') || statesEnd(other, 'destination'))
  if (field === 'id') return isWorseId(key, bestIdOf(all))
  const seaLeg = SEA_LEG[endOf(field)]
  if (seaLeg === undefined) return false
  if (VAGUE.test(key) && isWorse({ key, field }, all)) return true
  const isOfFirst = (other: string) => seaLeg.test(other) && laterPortOf(other) === null
  return WHOLE_WAY.test(key) && all.some((other) => isOfFirst(other.key))
}

/** Whether a column of a place stands beside another of the same end that says more. */
function isWorse({ key, field = '' }: KeyedColumn, all: readonly KeyedColumn[]): boolean {
  const isOfLeg = SEA_LEG[endOf(field)]?.test(key)
  const isBetter = (other: KeyedColumn) =>
    other.key !== key &&
    !CODE.test(other.key) &&
    statesEnd(other, endOf(field)) &&
    !(isOfLeg && WHOLE_WAY.test(other.key))
  return /\.(place|unlocode)$/.test(field) && all.some(isBetter)
}

/** Whether a column of a place says nothing in a row that has another one of the same end. */
export function yieldsTo(field: string, other: string): boolean {
  return /\.(place|unlocode)$/.test(field) && statesEnd({ key: '', field: other }, endOf(field))
}

function endOf(field: string): string {
  return field.split('.')[0]!
}

function statesEnd({ field = '' }: KeyedColumn, end: string): boolean {
  return field.startsWith(`${end}.`) && !field.endsWith('.country')
}

const LESSER_IDS: ReadonlyMap<string, number> = new Map(
  [...REFERENCE_COLUMNS, ...CONTAINER_NUMBER_COLUMNS].map((name, at) => [name, at]),
)

/** Other names say less of a shipment than a reference, and more than the number of a container. */
const OTHER_ID = REFERENCE_COLUMNS.length - 0.5

/** The usual names have the same rank, so that two of them contradict each other. */
export function idRank(key: string): number {
  const isUsual = (ID_COLUMNS as readonly string[]).includes(key)
  return isUsual ? -1 : (LESSER_IDS.get(key) ?? OTHER_ID)
}

/** Of two other names, the first of the table counts. */
function isWorseId(key: string, best: string): boolean {
  const [own, other] = [idRank(key), idRank(best)]
  return own === OTHER_ID && other === OTHER_ID ? key !== best : other < own
}

/** Tables have their columns in one array, and may have a thousand references. */
const BEST_IDS = new WeakMap<readonly KeyedColumn[], string>()

/** The first of the best references of a table that has one. */
function bestIdOf(all: readonly KeyedColumn[]): string {
  let best = BEST_IDS.get(all)
  if (best === undefined) {
    const keys = all.flatMap(({ key, field }) => (field === 'id' ? [key] : []))
    best = keys.reduce((one, other) => (idRank(other) < idRank(one) ? other : one))
    BEST_IDS.set(all, best)
  }
  return best
}

/** A laycan says less of the departure than a day of loading, and any plan less than the day itself. */
function dayRank(key: string): number {
  const among = (names: readonly string[]) => names.includes(key)
  // The day on which a ship left counts before that on which it was to leave, and the loading is not quite the departure.
  if (among(FIELD_COLUMNS.actual_departure)) return 0
  return among(FIELD_COLUMNS.laycan) ? 3 : among(FIELD_COLUMNS.loading_date) ? 2 : 1
}
