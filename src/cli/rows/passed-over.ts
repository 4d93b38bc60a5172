/** Columns of the ports of a sea leg. */
const SEA_LEG: Readonly<Record<string, RegExp>> = {
  origin: /^(pol|port_of_loading|load_?port|loading_port)(_|$)/,
  destination: /^(pod|port_of_discharge|discharg(e|ing)_port|dis(ch)?port)(_|$)/,
}
/** Columns of the ends of a whole transport, which may be inland. */
const WHOLE_WAY = /^(origin|from|destination|to|port_of_destination)(_|$)/
/** Columns of the days between which a ship is to load. */
export const LAYCAN_COLUMNS = [
  'laycan',
  'lay_can',
  'laydays',
  'laycan_from',
  'laycan_start',
] as const

/** Names of a row that count if it has no better one: the first of them. */
const LESSER_IDS = [
  'shipment_no',
  'shipment_nr',
  'shipment_number',
  'shipment_ref',
  'shipment_reference',
]

/** A column of a table by its key, and the field that it states, if any. */
export interface KeyedColumn {
  readonly key: string
  readonly field: string | undefined
}

/**
 * Whether another column of a table says better what a column says, which counts where the other is
 * empty: "Laycan" beside "ETD", "Origin Country" beside "Origin Country Code".
 */
export function isSpare({ key, field = '' }: KeyedColumn, all: readonly KeyedColumn[]): boolean {
  if (field.endsWith('.country')) return all.some((other) => other.key === `${key}_code`)
  return isLaycan(key) && all.some((other) => other.field === field && !isLaycan(other.key))
}

/** Columns whose names say less than those of others: a load may be a weight, a code one of the file's own. */
const VAGUE = /^(load|discharge|disch)$|_code$/

/**
 * Whether a column says nothing because another of the table says it better: "Destination" beside "POD",
 * "POL Code" beside "POL".
 */
export function isPassedOver(
  { key, field = '' }: KeyedColumn,
  all: readonly KeyedColumn[],
): boolean {
  if (field === 'id') return all.some((one) => one.field === 'id' && idRank(one.key) < idRank(key))
  const end = field.split('.')[0]!
  const seaLeg = SEA_LEG[end]
  if (seaLeg === undefined) return false
  const isOfLeg = seaLeg.test(key)
  const isBetter = (other: KeyedColumn) =>
    other.key !== key && statesEnd(other, end) && !(isOfLeg && WHOLE_WAY.test(other.key))
  if (VAGUE.test(key) && /\.(place|unlocode)$/.test(field) && all.some(isBetter)) return true
  return WHOLE_WAY.test(key) && all.some((other) => seaLeg.test(other.key))
}

function statesEnd({ field = '' }: KeyedColumn, end: string): boolean {
  return field.startsWith(`${end}.`) && !field.endsWith('.country')
}

/** The usual names have the same rank, so that two of them contradict each other. */
function idRank(key: string): number {
  return LESSER_IDS.indexOf(key)
}

function isLaycan(key: string): boolean {
  return LAYCAN_COLUMNS.some((name) => name === key)
}
