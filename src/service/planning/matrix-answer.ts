import type { MatrixBody, MatrixCoreBody, Table } from '../../api/schemas/matrix.js'
import type { Closures } from '../../routing/restrictions.js'
import type { MatrixBlock } from '../emissions/matrix-block.js'
import type { MatrixTables } from '../threads/sea-threads.js'
import type { Engine } from './engine.js'
import { roundedPlace } from './line-geometry.js'
import { nauticalMiles, roundHours, roundKm } from './numbers.js'
import { portBody } from './port-body.js'
import { optionsBody } from './route-answer.js'
import { resolutionOf } from './route-request.js'
import { speedOf } from './speed.js'

export interface CalculatedMatrix {
  readonly body: MatrixBody
  readonly tables: MatrixTables
  readonly closures: Closures
  readonly block: MatrixBlock
}

/** What the request, the sea data and the day make of the answer. */
export function matrixCore(calculated: CalculatedMatrix, engine: Engine): MatrixCoreBody {
  const { body, tables, closures, block } = calculated
  const { distancesKm, ends } = tables
  const [rows, columns] = [body.origins.length, body.destinations.length]
  const { speedKmh, source } = speedOf(body)
  const table = (values: Float64Array, write: (value: number) => number) =>
    tableOf(values, rows, columns, write)
  const unreachable = unreachableCells(tables, rows, columns)
  return {
    rows,
    columns,
    cells: rows * columns,
    distances_km: table(distancesKm, roundKm),
    distances_nm: table(distancesKm, nauticalMiles),
    durations_hours: table(distancesKm, (km) => roundHours(km / speedKmh)),
    fuel_tonnes: block.fuelTonnes && table(block.fuelTonnes, itself),
    co2e_wtw_tonnes: block.co2eWtwTonnes && table(block.co2eWtwTonnes, itself),
    costs_usd: block.costsUsd && table(block.costsUsd, itself),
    assumptions: [...block.assumptions],
    origins: body.origins.map((place, at) => endBody(place, ends, at, engine)),
    destinations: body.destinations.map((place, at) => endBody(place, ends, rows + at, engine)),
    unreachable,
    unreachable_count: unreachable.length,
    speed_kmh: speedKmh,
    speed_source: source,
    resolution_km: resolutionOf(body),
    options: optionsBody(body, closures),
    queries_charged: rows * columns,
  }
}

function tableOf(
  values: Float64Array,
  rows: number,
  columns: number,
  write: (value: number) => number,
): Table {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(values.subarray(row * columns, (row + 1) * columns), (value) =>
      Number.isNaN(value) ? null : write(value),
    ),
  )
}

function unreachableCells({ distancesKm, ends }: MatrixTables, rows: number, columns: number) {
  const cells: MatrixCoreBody['unreachable'] = []
  distancesKm.forEach((km, at) => {
    if (!Number.isNaN(km)) return
    const origin = Math.floor(at / columns)
    const destination = at % columns
    const isAfloat = isSnapped(ends, origin) && isSnapped(ends, rows + destination)
    cells.push({ origin, destination, code: isAfloat ? 'no_route' : 'point_on_land' })
  })
  return cells
}

function isSnapped(ends: Float64Array, at: number): boolean {
  return !Number.isNaN(ends[3 * at]!)
}

function endBody(
  { port_id, coordinates }: MatrixBody['origins'][number],
  ends: Float64Array,
  at: number,
  { ports }: Engine,
): MatrixCoreBody['origins'][number] {
  const port = port_id === undefined ? undefined : ports.byId(port_id)
  const [longitude, latitude, km] = ends.subarray(3 * at, 3 * at + 3) as unknown as number[]
  return {
    port: port === undefined ? null : portBody(port),
    requested: coordinates === undefined ? null : [...coordinates],
    snapped: isSnapped(ends, at)
      ? { coordinates: [...roundedPlace([longitude!, latitude!])], distance_km: roundKm(km!) }
      : null,
  }
}

function itself(value: number): number {
  return value
}
