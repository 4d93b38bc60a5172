import { apiAreaOf } from '../api/areas.js'
import type { AskedOptions } from '../api/write-route.js'
import type { CsvRow } from '../emissions/pack/csv.js'
import type { CsvCell } from '../export-formats/csv.js'
import { type Closures, resolveClosures } from '../planning/closures.js'
import { PlanningError } from '../planning/errors.js'
import { planVoyage } from '../planning/plan-voyage.js'
import { nauticalMiles, roundHours, roundKm } from '../planning/rounding.js'
import { speedOf } from '../planning/speed.js'
import { twoStops } from '../planning/voyage.js'
import { portName } from '../ports/port.js'
import { RoutingError } from '../routing/errors.js'
import { DESTINATION, ORIGIN, RESULT_COLUMNS } from './batch-columns.js'
import { utcDay } from './calculate.js'
import { UsageError } from './failure.js'
import type { KnownPlace } from './places.js'
import type { PlanningSettings } from './planning-options.js'
import { inWords } from './refusals.js'
import type { Sea } from './sea.js'
import { PlaceReader, type TableFile } from './table-file.js'

interface Voyages {
  readonly table: TableFile
  readonly settings: PlanningSettings
  /** What errors name. */
  readonly asked: AskedOptions
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
  readonly #date: string
  readonly #speedKmh: number

  constructor(
    private readonly voyages: Voyages,
    private readonly sea: Sea,
  ) {
    const { table, settings, departureMs, isLonLat } = voyages
    this.#origin = new PlaceReader(table, ORIGIN, sea.ports, isLonLat)
    this.#destination = new PlaceReader(table, DESTINATION, sea.ports, isLonLat)
    this.#closures = resolveClosures(settings, sea.closureTables)
    this.#date = utcDay(departureMs)
    this.#speedKmh = speedOf(settings.vessel, settings.speedKmh).speedKmh
  }

  /** What stands in every row. */
  get constants(): Readonly<Record<string, string>> {
    return {
      speed_kmh: String(this.#speedKmh),
      resolution_km: String(this.voyages.settings.resolutionKm),
      closed: [...this.#closures.closed, ...this.#closures.areas.map(apiAreaOf)].join(' '),
      departure: this.#date,
      data_version: this.sea.router.dataVersion,
    }
  }

  plan(row: CsvRow): PlannedRow {
    const constants = Object.values(this.constants)
    try {
      return { cells: [...this.#route(row), ...constants, null], error: null }
    } catch (cause) {
      if (!isRefusal(cause)) throw cause
      const told = inWords(cause, this.voyages.asked) as Error
      const error = told.message.replaceAll(/:\s*\n\s*/g, ': ').replaceAll(/\s*\n\s*/g, '; ')
      const empty = RESULT_COLUMNS.slice(0, -constants.length - 1).map(() => null)
      return { cells: [...empty, ...constants, error], error }
    }
  }

  #route(row: CsvRow): CsvCell[] {
    const [origin, destination] = [this.#origin.read(row), this.#destination.read(row)]
    const { settings } = this.voyages
    const voyage = { ...settings, stops: twoStops(origin, destination), date: this.#date }
    const { plannedLegs, totals } = planVoyage(voyage, this.sea)
    const { route, hours } = plannedLegs[0]!
    return [
      ...this.#portCells(origin),
      ...this.#portCells(destination),
      roundKm(route.distanceKm),
      nauticalMiles(route.distanceKm),
      roundHours(hours),
      route.passages.map(({ id }) => id).join(' '),
      roundKm(totals.areaKm.eca),
    ]
  }

  /** Id and name of the port; empty for a position. */
  #portCells(place: KnownPlace): CsvCell[] {
    const port = 'portId' in place ? this.sea.ports.byId(place.portId) : undefined
    return port === undefined ? [null, null] : [port.id, portName(port)]
  }
}

function isRefusal(error: unknown): boolean {
  return [UsageError, PlanningError, RoutingError].some((kind) => error instanceof kind)
}
