import { eachInSteps } from '../../base/slices.js'
import { isDay } from '../../base/utc.js'
import { EmissionsInputError, type InputProblem } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { RATED_SHIPS, type RatedShip } from '../factors/law-row.js'
import type { FuelUse } from '../fuel/fuel-request.js'
import { fuelOfUse } from '../fuel/fuel-use.js'
import type { Fuel } from '../fuel.js'
import { dayOfVoyage, type LawDay, lastDayOf } from '../law-day.js'
import { type NumberRule, numberProblem, REQUEST_RANGES } from '../number-rules.js'

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
  deductibleTonnes: { min: 0, max: 1e6 },
  shorePowerKwh: { min: 0, max: 1e7 },
  robTonnes: { min: 0, max: 1e6 },
  receivedTonnes: { min: 0, max: 1e6 },
  capacityFactor: { min: 0.5, max: 3 },
  euaPriceEur: REQUEST_RANGES['carbon.euaPriceEur'],
  ukaPriceGbp: REQUEST_RANGES['carbon.ukaPriceGbp'],
  windShare: REQUEST_RANGES['carbon.windShare'],
} as const satisfies Readonly<Record<string, NumberRule>>

/** Limits on the number of rows. */
export const YEAR_ROWS = { min: 1, max: 5000 } as const

/** Rows that one step passes. */
export const ROWS_PER_STEP = 100

/** Fuel consumed in a row. */
export interface YearFuel extends FuelUse {
  readonly tonnes: number
  /**
   * Of these, for what the CII of its type may deduct in part: refrigerated containers, cooling and
   * reliquefaction of gas, heating and pumping of a tanker's cargo (MEPC.355(78)).
   */
  readonly deductibleTonnes?: number | undefined
}

/** A fuel on board, by which reports are checked: it changes no figure. */
export interface FuelStock {
  readonly type: string
  /** At the end of the row. */
  readonly robTonnes?: number | undefined
  /** Bunkered during the row. */
  readonly receivedTonnes?: number | undefined
}

/** Voyages that the CII leaves out: in ice, or for the safety of a ship or lives. */
export const VOYAGE_ADJUSTMENTS = ['ice', 'safety'] as const
/** Voyages of tankers of whose fuel the CII counts a part: ship-to-ship transfers, shuttle tankers. */
export const TANKER_SERVICES = ['sts', 'shuttle'] as const

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
  readonly adjustment?: (typeof VOYAGE_ADJUSTMENTS)[number] | undefined
  readonly tankerService?: (typeof TANKER_SERVICES)[number] | undefined
  /** Whether the stop of a container ship at the destination is a port of call, though the port is listed for transhipment. */
  readonly portOfCall?: boolean | undefined
  /** Electricity from shore during a stay. */
  readonly shorePowerKwh?: number | undefined
  readonly stocks?: readonly FuelStock[] | undefined
  readonly fuels: readonly YearFuel[]
}

export interface ShipYearRequest {
  readonly year: number
  readonly ship: {
    readonly type: RatedShip
    readonly deadweightTonnes?: number | undefined
    readonly grossTonnage?: number | undefined
    /** fi × fm × fc × fiVSE of the ship's EEDI or EEXI file, by which the CII multiplies its capacity. */
    readonly capacityFactor?: number | undefined
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
  readonly fuels: readonly (Pick<YearFuel, 'tonnes' | 'deductibleTonnes'> & {
    readonly fuel: Fuel
  })[]
}

/**
 * The rows of a valid request, in steps.
 * @throws EmissionsInputError that names every field at fault, NoCompatibleFactorError for an unknown fuel
 */
export function* readSteps(
  request: ShipYearRequest,
  factors: FactorSet,
): Generator<void, ReadRow[]> {
  const problems = yield* problemsOf(request)
  if (problems.length > 0) throw new EmissionsInputError(problems)
  return yield* eachInSteps(request.rows, ROWS_PER_STEP, (row, at) => ({
    ...row,
    fuels: row.fuels.map((use, k) => ({
      fuel: fuelOfUse(use, `rows[${at}].fuels[${k}]`, factors, dayOfRow(row, request.year)),
      tonnes: use.tonnes,
      deductibleTonnes: use.deductibleTonnes,
    })),
  }))
}

function* problemsOf({
  year,
  ship,
  rows,
  carbon,
}: ShipYearRequest): Generator<void, InputProblem[]> {
  const ids = new Map<string, number>()
  const found: (InputProblem | null)[] = [
    ...numberProblems('', { year }),
    RATED_SHIPS.includes(ship.type)
      ? null
      : notAllowed('ship.type', `must be one of ${RATED_SHIPS.join(', ')}`),
    ...numberProblems('ship.', ship),
    ...numberProblems('carbon.', carbon),
    rows.length === 0 ? notAllowed('rows', 'must have at least one row') : null,
  ]
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_STEP === 0) yield
    const field = `rows[${at}]`
    const first = row.id === undefined ? undefined : ids.get(row.id)
    if (row.id !== undefined && first === undefined) ids.set(row.id, at)
    const isTwice = first !== undefined
    const ofRow = [
      ...numberProblems(`${field}.`, row),
      ...row.fuels.flatMap((fuel, k) => numberProblems(`${field}.fuels[${k}].`, fuel)),
      ...(row.stocks ?? []).flatMap((one, k) => numberProblems(`${field}.stocks[${k}].`, one)),
      isTwice ? notAllowed(`${field}.id`, `"${row.id}" is that of row ${first + 1} too`) : null,
      row.date !== undefined && !(isDay(row.date) && row.date.startsWith(`${year}-`))
        ? notAllowed(`${field}.date`, `must be a day of ${year}, got "${row.date}"`)
        : null,
      isStay(row) && (row.origin ?? row.destination ?? null) !== null
        ? notAllowed(`${field}.port`, 'cannot be combined with origin and destination')
        : null,
      (row.shorePowerKwh ?? 0) > 0 && !isStay(row)
        ? notAllowed(`${field}.shorePowerKwh`, 'is for a stay in port: give its port')
        : null,
      ...correctionProblems(row, field, ship),
    ]
    for (const problem of ofRow) if (problem !== null) found.push(problem)
  }
  return found.filter((problem) => problem !== null)
}

function correctionProblems(
  { adjustment, tankerService, fuels }: YearRow,
  field: string,
  { type, deadweightTonnes }: ShipYearRequest['ship'],
): (InputProblem | null)[] {
  const ofTanker = `${field}.tankerService`
  return [
    tankerService !== undefined && type !== 'tanker'
      ? notAllowed(ofTanker, `is for tankers, not for a ${type}`)
      : null,
    tankerService !== undefined && deadweightTonnes === undefined
      ? notAllowed(ofTanker, 'needs the deadweight of the ship')
      : null,
    ...fuels.map(({ tonnes, deductibleTonnes = 0 }, k) => {
      const name = `${field}.fuels[${k}].deductibleTonnes`
      if (deductibleTonnes > tonnes) return notAllowed(name, `is more than the fuel of ${tonnes} t`)
      if (deductibleTonnes > 0 && (adjustment ?? tankerService) !== undefined)
        return notAllowed(name, 'cannot be combined with adjustment or tanker_service')
      return null
    }),
  ]
}

/** The day by whose rules a row counts: the last of the year if it states none. */
export function dayOfRow({ date }: Pick<YearRow, 'date'>, year: number): LawDay {
  return date === undefined ? lastDayOf(year) : dayOfVoyage(date)
}

/** Whether the laws know where a row belongs: a stay, or a voyage between two known countries. */
export function isPlaced(row: Pick<YearRow, 'port' | 'origin' | 'destination'>): boolean {
  return isStay(row) || ((row.origin ?? null) !== null && (row.destination ?? null) !== null)
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
