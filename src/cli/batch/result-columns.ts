/** The columns of a result: the last ones say how the row was planned, and why it has no route. */
export const RESULT_COLUMNS = [
  'origin_port_id',
  'origin_port',
  'destination_port_id',
  'destination_port',
  'distance_km',
  'distance_nm',
  'duration_hours',
  'passages',
  'eca_km',
  'speed_kmh',
  'resolution_km',
  'closed',
  'departure',
  'data_version',
  'error',
] as const
export type ResultColumn = (typeof RESULT_COLUMNS)[number]

export type ResultValue = string | number | null
/** In the order of the columns. */
export type ResultValues = readonly ResultValue[]

/** What was planned with: the same again for the same row, options and data. */
export const CONDITION_COLUMNS: readonly ResultColumn[] = [
  'speed_kmh',
  'resolution_km',
  'closed',
  'departure',
  'data_version',
]
