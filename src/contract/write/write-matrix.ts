import { figure } from '../../engine/geo/digits.js'
import type { SnappedPlace } from '../../engine/routing/request.js'
import type { MatrixVesselEmissions } from '../../planning/cargo/vessel-emissions.js'
import { hoursOfCells, type PlannedMatrix } from '../../planning/matrix/plan-matrix.js'
import { nauticalMiles, roundHours, roundKm } from '../../planning/rounding.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import { roundedPlace } from '../line-geometry.js'
import { portBody } from '../read/port-body.js'
import type { RequestedOptions } from '../read/read-conditions.js'
import type { MatrixCoreBody, Table } from '../schemas/matrix.js'
import { snakeCase } from '../snake-case.js'
import { optionsBody } from './write-options.js'

/** The part of the answer that depends only on the request, the sea data and the day. */
export function matrixCore(
  asked: RequestedOptions,
  planned: PlannedMatrix,
  emissions: MatrixVesselEmissions | null,
): Omit<MatrixCoreBody, 'asked'> {
  const { rows, columns, routed, unreachable, speed, resolutionKm, closures } = planned
  const { distanceKm } = routed.cells
  const table = (values: Float64Array, write: (value: number) => number) =>
    tableOf(values, rows, columns, write)
  const given = (values: Float64Array | null | undefined) => (values ? table(values, figure) : null)
  return {
    rows,
    columns,
    cells: rows * columns,
    distances_km: table(distanceKm, roundKm),
    distances_nm: table(distanceKm, nauticalMiles),
    durations_hours: table(hoursOfCells(planned), roundHours),
    fuel_tonnes: given(emissions?.fuelTonnes),
    co2e_wtw_tonnes: given(emissions?.co2eWtwTonnes),
    costs_usd: given(emissions?.costsUsd),
    assumptions: [...(emissions?.assumptions ?? [])],
    assumption_codes: snakeCase(emissions?.assumptionCodes ?? []),
    origins: planned.origins.map((place, at) => endBody(place, routed.origins[at]!)),
    destinations: planned.destinations.map((place, at) => endBody(place, routed.destinations[at]!)),
    unreachable: [...unreachable],
    unreachable_count: unreachable.length,
    speed_kmh: speed.speedKmh,
    speed_source: speed.source,
    resolution_km: resolutionKm,
    options: optionsBody(asked, closures, planned.grid),
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

function endBody(
  { port, position }: ResolvedPlace,
  snapped: SnappedPlace | null,
): MatrixCoreBody['origins'][number] {
  return {
    port: port && portBody(port),
    requested: port === null ? [...position] : null,
    snapped: snapped && {
      coordinates: [...roundedPlace(snapped.position)],
      distance_km: roundKm(snapped.distanceKm),
    },
  }
}
