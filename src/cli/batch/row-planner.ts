import { apiAreaOf } from '../../api/areas.js'
import { resolveClosures } from '../../planning/closures.js'
import { PlanningError } from '../../planning/errors.js'
import { asOneLeg } from '../../planning/one-leg.js'
import { planVoyage } from '../../planning/plan-voyage.js'
import { nauticalMiles, roundHours, roundKm } from '../../planning/rounding.js'
import { speedOf } from '../../planning/speed.js'
import type { Stop } from '../../planning/voyage.js'
import { departureWarning } from '../../planning/warnings.js'
import { portName } from '../../ports/port.js'
import { RoutingError } from '../../routing/errors.js'
import { utcDay } from '../../utc.js'
import { UsageError } from '../failure.js'
import type { KnownPlace } from '../places.js'
import {
  type PlanningOptions,
  type PlanningSettings,
  requestedOptions,
  settingsOf,
} from '../planning-options.js'
import { inWords } from '../rejections.js'
import { contradictionsOf, remarkCodes } from '../remarks.js'
import type { Row } from '../rows/row.js'
import type { Sea } from '../sea.js'
import { type AskedRow, readRow } from './asked-row.js'
import {
  CONDITION_COLUMNS,
  RESULT_COLUMNS,
  type ResultValue,
  type ResultValues,
} from './result-columns.js'
import { rowReader } from './row-fields.js'

/** Defaults for all rows. */
export interface BatchDefaults {
  readonly options: PlanningOptions
  /** Day of a row that does not name one. */
  readonly departureMs: number
  readonly today: string
  readonly hasDecimalCommas: boolean
}

export interface PlannedRow {
  readonly values: ResultValues
  /** Why there is no route. */
  readonly error: string | null
}

interface Conditions {
  readonly options: PlanningOptions
  readonly settings: PlanningSettings
  readonly date: string
}

/** Plans rows one by one. */
export class RowPlanner {
  readonly #columns = rowReader()
  readonly #conditions: Conditions

  constructor(
    private readonly defaults: BatchDefaults,
    private readonly sea: Sea,
  ) {
    const { options, departureMs } = defaults
    this.#conditions = { options, settings: settingsOf(options), date: utcDay(departureMs) }
  }

  plan(row: Row): PlannedRow {
    let conditions: Conditions | null = null
    let asked: AskedRow | null = null
    try {
      asked = this.#read(row)
      conditions = this.#conditionsOf(asked)
      const values = [...this.#route(asked, conditions), ...this.#conditionCells(conditions), null]
      return { values, error: null }
    } catch (cause) {
      if (!isRejection(cause)) throw cause
      const rejection = inWords(
        cause,
        requestedOptions((conditions ?? this.#conditions).options),
        asked === null ? [] : stopsOf(asked),
      ) as Error
      const error = rejection.message.replaceAll(/:\s*\n\s*/g, ': ').replaceAll(/\s*\n\s*/g, '; ')
      // A row that cannot be read was not planned under any conditions.
      const described = conditions === null ? [] : this.#conditionCells(conditions)
      const last = [...described, error]
      const empty = RESULT_COLUMNS.slice(0, -last.length).map(() => null)
      return { values: [...empty, ...last], error }
    }
  }

  /** How a row is planned, in the order of `CONDITION_COLUMNS`. */
  conditionsOf(row: Row): ResultValues {
    const asked = attempt(() => this.#conditionsOf(this.#read(row)))
    return asked === undefined ? CONDITION_COLUMNS.map(() => null) : this.#conditionCells(asked)
  }

  #read(row: Row): AskedRow {
    const { options, hasDecimalCommas } = this.defaults
    const isLonLat = options.lonlat === true
    return readRow(row, this.#columns, { ports: this.sea.ports, isLonLat, hasDecimalCommas })
  }

  #conditionsOf({ options: own }: AskedRow): Conditions {
    if (own === null) return this.#conditions
    const options = { ...this.defaults.options, ...own } as PlanningOptions
    const date = own.depart === undefined ? this.#conditions.date : utcDay(own.depart)
    return { options, settings: settingsOf(options), date }
  }

  #conditionCells({ settings, date }: Conditions): ResultValue[] {
    const closures = resolveClosures(settings, this.sea.closureTables)
    return [
      speedOf(settings.vessel, settings.speedKmh).speedKmh,
      settings.resolutionKm,
      [...closures.closed, ...closures.areas.map(apiAreaOf)].join(' '),
      date,
      this.sea.router.dataVersion,
    ]
  }

  #route(asked: AskedRow, { options, settings, date }: Conditions): ResultValue[] {
    const { origin, destination } = asked
    const planned = planVoyage({ ...settings, stops: stopsOf(asked), date }, this.sea)
    const { route, hours } = asOneLeg(planned)
    return [
      ...this.#portCells(origin),
      ...this.#portCells(destination),
      roundKm(route.distanceKm),
      nauticalMiles(route.distanceKm),
      roundHours(hours),
      route.passages.map(({ id }) => id).join(' '),
      roundKm(planned.totals.areaKm.eca),
      remarkCodes([
        ...planned.warnings,
        ...departureWarning({ date, today: this.defaults.today, departureMs: options.depart }),
        ...contradictionsOf(requestedOptions(options)),
      ]),
    ]
  }

  /** Id and name of the port; empty for a position. */
  #portCells(place: KnownPlace): ResultValue[] {
    const port = 'portId' in place ? this.sea.ports.byId(place.portId) : undefined
    return port === undefined ? [null, null] : [port.id, portName(port)]
  }
}

function stopsOf({ origin, via, destination }: AskedRow): readonly Stop[] {
  return [{ place: origin }, ...via, { place: destination }]
}

function isRejection(error: unknown): boolean {
  return [UsageError, PlanningError, RoutingError].some((kind) => error instanceof kind)
}

/** Undefined for a rejected row. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (isRejection(error)) return undefined
    throw error
  }
}
