import { EmissionsInputError, type InputProblem } from './errors.js'
import type { FactorSet } from './factor-set.js'
import { RATED_SHIPS, type RatedShip } from './factors/law-row.js'
import type { Fuel } from './fuel.js'
import type { FuelUse } from './fuel-request.js'
import { fuelOfUse } from './fuel-use.js'
import { type NumberRule, numberProblem, REQUEST_RANGES } from './number-rules.js'

/** Ranges of the numbers of a ship's year. */
export const YEAR_RANGES = {
  // The first year of the data collection system of IMO; there is no law beyond 2100.
  year: { min: 2019, max: 2100, integer: true },
  deadweightTonnes: REQUEST_RANGES['vessel.deadweightTonnes'],
  grossTonnage: REQUEST_RANGES['vessel.grossTonnage'],
  /** A million kilometres: more than any ship sails in a year. */
  distanceNm: { min: 0, max: 540_000 },
  cargoTonnes: { min: 0, max: 1e6 },
  tonnes: { min: 0, max: 1e6, over: true },
  euaPriceEur: REQUEST_RANGES['carbon.euaPriceEur'],
  ukaPriceGbp: REQUEST_RANGES['carbon.ukaPriceGbp'],
  windShare: REQUEST_RANGES['carbon.windShare'],
} as const satisfies Readonly<Record<string, NumberRule>>

/** Limits on the number of rows. */
export const YEAR_ROWS = { min: 1, max: 5000 } as const

/** Fuel consumed in a row. */
export interface YearFuel extends FuelUse {
  readonly tonnes: number
}

/** A voyage, a day of one, a stay in port, or a whole year without places. */
export interface YearRow {
  readonly id?: string | undefined
  /** Territory of the port (`territoryOf`); null or undefined if unknown. */
  readonly origin?: string | null | undefined
  readonly destination?: string | null | undefined
  /** Territory of the port of a stay, instead of both. */
  readonly port?: string | null | undefined
  /** Day of the departure or of the stay, `YYYY-MM-DD`. */
  readonly date?: string | undefined
  /** Distance sailed; default 0, as for a stay. */
  readonly distanceNm?: number | undefined
  /** All cargo on board; 0 in ballast. */
  readonly cargoTonnes?: number | undefined
  readonly fuels: readonly YearFuel[]
}

export interface ShipYearRequest {
  readonly year: number
  readonly ship: {
    readonly type: RatedShip
    readonly deadweightTonnes?: number | undefined
    readonly grossTonnage?: number | undefined
  }
  readonly rows: readonly YearRow[]
  readonly carbon?:
    | {
        readonly euaPriceEur?: number | undefined
        readonly ukaPriceGbp?: number | undefined
        readonly windShare?: number | undefined
      }
    | undefined
}

/** A row whose fuels are known. */
export interface ReadRow extends Omit<YearRow, 'fuels'> {
  readonly fuels: readonly { readonly fuel: Fuel; readonly tonnes: number }[]
}

/**
 * The rows of a valid request.
 * @throws EmissionsInputError that names every field at fault, NoCompatibleFactorError for an unknown fuel
 */
export function readYear(request: ShipYearRequest, factors: FactorSet): ReadRow[] {
  const problems = problemsOf(request)
  if (problems.length > 0) throw new EmissionsInputError(problems)
  return request.rows.map((row, at) => ({
    ...row,
    fuels: row.fuels.map((use, k) => ({
      fuel: fuelOfUse(use, `rows[${at}].fuels[${k}]`, factors),
      tonnes: use.tonnes,
    })),
  }))
}

function problemsOf({ year, ship, rows, carbon }: ShipYearRequest): InputProblem[] {
  const ids = new Map<string, number>()
  const found = [
    ...numberProblems('', { year }),
    RATED_SHIPS.includes(ship.type)
      ? null
      : notAllowed('ship.type', `must be one of ${RATED_SHIPS.join(', ')}`),
    ...numberProblems('ship.', ship),
    ...numberProblems('carbon.', carbon),
    rows.length === 0 ? notAllowed('rows', 'must have at least one row') : null,
    ...rows.flatMap((row, at) => {
      const field = `rows[${at}]`
      const first = row.id === undefined ? undefined : ids.get(row.id)
      if (row.id !== undefined && first === undefined) ids.set(row.id, at)
      const isTwice = first !== undefined
      return [
        ...numberProblems(`${field}.`, row),
        ...row.fuels.flatMap((fuel, k) => numberProblems(`${field}.fuels[${k}].`, fuel)),
        isTwice ? notAllowed(`${field}.id`, `"${row.id}" is that of row ${first + 1} too`) : null,
        row.date !== undefined && !isDayOf(year, row.date)
          ? notAllowed(`${field}.date`, `must be a day of ${year}, got "${row.date}"`)
          : null,
        isStay(row) && (row.origin ?? row.destination ?? null) !== null
          ? notAllowed(`${field}.port`, 'cannot be combined with origin and destination')
          : null,
      ]
    }),
  ]
  return found.filter((problem) => problem !== null)
}

function isDayOf(year: number, day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !day.startsWith(`${year}-`)) return false
  const date = new Date(`${day}T00:00:00Z`)
  // The 30th of February is read as the 2nd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Whether a row is a stay in port. */
export function isStay({ port }: Pick<YearRow, 'port'>): boolean {
  return port !== undefined && port !== null
}

function numberProblems(within: string, values: object = {}): (InputProblem | null)[] {
  return Object.entries(values).map(([name, value]) => {
    const rule = YEAR_RANGES[name as keyof typeof YEAR_RANGES] as NumberRule | undefined
    return rule ? numberProblem(within + name, value, rule) : null
  })
}

function notAllowed(field: string, detail: string): InputProblem {
  return { field, code: 'not_allowed', detail }
}
