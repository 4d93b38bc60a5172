const TYPES = {
  origin_port_id: 'number',
  origin_port: 'text',
  destination_port_id: 'number',
  destination_port: 'text',
  distance_km: 'number',
  distance_nm: 'number',
  duration_hours: 'number',
  passages: 'text',
  eca_km: 'number',
  remarks: 'text',
  speed_kmh: 'number',
  resolution_km: 'number',
  closed: 'text',
  departure: 'text',
  data_version: 'text',
  error: 'text',
} as const
export type ResultColumn = keyof typeof TYPES

/** The columns of a result. The last ones state how the row was planned, and why it has no route. */
export const RESULT_COLUMNS = Object.keys(TYPES) as readonly ResultColumn[]

export const NUMBER_COLUMNS: ReadonlySet<string> = new Set(
  RESULT_COLUMNS.filter((name) => TYPES[name] === 'number'),
)

export type ResultValue = string | number | null
/** Values in the order of the columns. */
export type ResultValues = readonly ResultValue[]

/** The conditions of a plan, which are equal for the same row, options and data. */
export const CONDITION_COLUMNS: readonly ResultColumn[] = [
  'speed_kmh',
  'resolution_km',
  'closed',
  'departure',
  'data_version',
]
