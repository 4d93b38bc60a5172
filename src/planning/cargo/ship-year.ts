import type { FactorSet, ShipYearRequest, YearRow } from '../../emissions/index.js'
import { territoryOf } from '../../emissions/law/voyage-scope.js'
import { shipYearSteps } from '../../emissions/year/ship-year.js'
import type { Place } from '../../ports/find/place.js'
import type { PortTable } from '../../ports/table.js'
import { lawPlace, resolvingSteps } from '../places.js'

/** Places that one step passes. */
const FIELDS_PER_STEP = 500
const ENDS = ['origin', 'destination', 'port'] as const

/** A row whose places are ports or positions. */
export interface PlacedRow extends Omit<YearRow, (typeof ENDS)[number]> {
  readonly origin?: Place | undefined
  readonly destination?: Place | undefined
  readonly port?: Place | undefined
}

/** A ship's year whose places are ports or positions. */
export interface ShipYear extends Omit<ShipYearRequest, 'rows'> {
  readonly rows: readonly PlacedRow[]
}

/** Whether any row names a place. */
export function namesPlaces({ rows }: ShipYear): boolean {
  return rows.some((row) => ENDS.some((end) => row[end] !== undefined))
}

/**
 * Finds the ports of a ship's year and checks it, in steps, and leaves the steps to its figures for later. A position
 * that is no port has no country.
 * @param ports null if no row names a place
 * @throws InvalidVoyageError, PlacesNotFoundError, EmissionsInputError, NoCompatibleFactorError
 */
export function* placeShipYear(
  { rows, ...request }: ShipYear,
  ports: PortTable | null,
  factors: FactorSet,
): ReturnType<typeof shipYearSteps> {
  const fields = rows.flatMap((row, at) =>
    ENDS.flatMap((end) => {
      const place = row[end]
      return place ? [{ field: `rows[${at}].${end}`, place }] : []
    }),
  )
  yield
  const resolved = ports === null ? [] : yield* resolvingSteps(ports, fields)
  const territories = new Map<string, string | null>()
  for (const [at, { field }] of fields.entries()) {
    if (at % FIELDS_PER_STEP === 0) yield
    const port = resolved[at]?.port
    territories.set(field, port ? territoryOf(lawPlace(port), factors) : null)
  }
  const placed = rows.map((row, at): YearRow => {
    const codeOf = (end: string) => territories.get(`rows[${at}].${end}`) ?? null
    return {
      ...row,
      origin: codeOf('origin'),
      destination: codeOf('destination'),
      port: codeOf('port'),
    }
  })
  yield
  return yield* shipYearSteps({ ...request, rows: placed }, factors)
}
