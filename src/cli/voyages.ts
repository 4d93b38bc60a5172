import type { RouteBody } from '../api/schemas/route-request.js'
import type { CsvRow } from '../emissions/pack/csv.js'
import type { CsvCell } from '../export-formats/csv.js'
import { portName } from '../ports/port.js'
import { AREA_NAMES, type Closures } from '../routing/restrictions.js'
import { type RouteRequest, RoutingError } from '../routing/types.js'
import { nauticalMiles, roundHours, roundKm } from '../service/planning/numbers.js'
import { speedOf } from '../service/planning/speed.js'
import { DESTINATION, ORIGIN, RESULT_COLUMNS } from './batch-columns.js'
import { closuresOf, inWords, querySettings } from './calculate.js'
import { UsageError } from './failure.js'
import { endOf } from './places.js'
import type { PlanningSettings } from './planning-options.js'
import type { Sea } from './sea.js'
import { PlaceReader, type TableFile } from './table-file.js'

interface Voyages {
  readonly table: TableFile
  readonly settings: PlanningSettings
  readonly departureMs: number
  readonly isLonLat: boolean
}

interface PlannedRow {
  /** In the order of RESULT_COLUMNS. */
  readonly cells: readonly CsvCell[]
  /** Why there is no route. */
  readonly error: string | null
}

/** Plans the rows of a table one by one, all in the same way. */
export class VoyagePlanner {
  readonly #origin: PlaceReader
  readonly #destination: PlaceReader
  readonly #closures: Closures
  readonly #query: Omit<RouteRequest, 'origin' | 'destination'>
  readonly #speedKmh: number

  constructor(
    private readonly voyages: Voyages,
    private readonly sea: Sea,
  ) {
    const { table, settings, departureMs, isLonLat } = voyages
    this.#origin = new PlaceReader(table, ORIGIN, sea.ports, isLonLat)
    this.#destination = new PlaceReader(table, DESTINATION, sea.ports, isLonLat)
    this.#closures = closuresOf(settings, sea)
    this.#query = querySettings(settings, this.#closures, departureMs)
    this.#speedKmh = speedOf(settings).speedKmh
  }

  /** What stands in every row. */
  get constants(): Readonly<Record<string, string>> {
    const { resolutionKm, date } = this.#query
    return {
      speed_kmh: String(this.#speedKmh),
      resolution_km: String(resolutionKm),
      closed: [
        ...this.#closures.closed,
        ...this.#closures.areas.map((group) => AREA_NAMES[group]),
      ].join(' '),
      departure: date,
      data_version: this.sea.router.dataVersion,
    }
  }

  plan(row: CsvRow): PlannedRow {
    const constants = Object.values(this.constants)
    try {
      return { cells: [...this.#route(row), ...constants, null], error: null }
    } catch (cause) {
      if (!(cause instanceof UsageError || cause instanceof RoutingError)) throw cause
      const told = inWords(cause, this.voyages.settings, this.#closures) as Error
      const error = told.message.replaceAll(/:\s*\n\s*/g, ': ').replaceAll(/\s*\n\s*/g, '; ')
      const empty = RESULT_COLUMNS.slice(0, -constants.length - 1).map(() => null)
      return { cells: [...empty, ...constants, error], error }
    }
  }

  #route(row: CsvRow): CsvCell[] {
    const [origin, destination] = [this.#origin.read(row), this.#destination.read(row)]
    const route = this.sea.router.route({
      ...this.#query,
      origin: endOf(origin),
      destination: endOf(destination),
    })
    return [
      ...this.#portCells(origin),
      ...this.#portCells(destination),
      roundKm(route.distanceKm),
      nauticalMiles(route.distanceKm),
      roundHours(route.distanceKm / this.#speedKmh),
      route.passages.map(({ id }) => id).join(' '),
      roundKm(route.areaKm.eca),
    ]
  }

  /** Id and name of the port; empty for a position. */
  #portCells({ port_id }: RouteBody['origin']): CsvCell[] {
    const port = port_id === undefined ? undefined : this.sea.ports.byId(port_id)
    return port === undefined ? [null, null] : [port.id, portName(port)]
  }
}
