import type { PlaceColumns } from './table-file.js'

/** The columns of a result: what is the same in all rows says how they were planned. */
export const RESULT_COLUMNS: readonly string[] = [
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
]

export const ORIGIN: PlaceColumns = {
  place: ['origin', 'from'],
  latitude: ['origin_latitude', 'origin_lat'],
  longitude: ['origin_longitude', 'origin_lon'],
}
export const DESTINATION: PlaceColumns = {
  place: ['destination', 'to'],
  latitude: ['destination_latitude', 'destination_lat'],
  longitude: ['destination_longitude', 'destination_lon'],
}
