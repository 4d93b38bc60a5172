import type { ResultKind } from './parquet-layout.js'

/** The columns of a result with what they have. */
export const RESULT_KINDS = {
  origin_port_id: 'integer',
  origin_port: 'text',
  destination_port_id: 'integer',
  destination_port: 'text',
  distance_km: 'number',
  distance_nm: 'number',
  duration_hours: 'number',
  passages: 'text',
  eca_km: 'number',
  remarks: 'text',
  speed_kmh: 'number',
  resolution_km: 'integer',
  closed: 'text',
  departure: 'day',
  data_version: 'text',
  error: 'text',
} as const satisfies Record<string, ResultKind>
export type ResultColumn = keyof typeof RESULT_KINDS

/** The columns of a result. The last ones state how the row was planned, and why it has no route. */
export const RESULT_COLUMNS = Object.keys(RESULT_KINDS) as readonly ResultColumn[]

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
