import { finish } from '../../base/slices.js'
import { EmissionsInputError, type InputProblem } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { fuelEuLimit, fuelEuPenaltyEur } from '../law/carbon-cost.js'
import { lastDayOf } from '../law-day.js'
import { type NumberRule, numberProblem } from '../number-rules.js'
import { bestPool } from './pool.js'

/** Ranges of the numbers of a fleet's year. */
export const FLEET_RANGES = {
  year: { min: 2025, max: 2100, integer: true },
  energyMj: { min: 0, max: 1e13 },
  ghgIntensityGPerMj: { min: 0, max: 1000 },
  complianceBalanceTonnes: { min: -1e7, max: 1e7 },
  bankedTonnes: { min: 0, max: 1e7 },
  borrowedTonnes: { min: 0, max: 1e7 },
  deficitsBefore: { min: 0, max: 75, integer: true },
  surplusPriceEur: { min: 0, max: 1e5 },
} as const satisfies Readonly<Record<string, NumberRule>>

export const FLEET_SHIPS = { min: 1, max: 500 } as const

/** FuelEU of a ship's year, by either allocation, and what it brings from the years before. */
export interface FleetShip {
  /** Its IMO number or name. */
  readonly id: string
  readonly energyMj: number
  readonly ghgIntensityGPerMj: number
  readonly complianceBalanceTonnes: number
  /** Surplus of earlier years that was banked. Default: 0 */
  readonly bankedTonnes?: number | undefined
  /** Borrowed in the year before. Default: 0 */
  readonly borrowedTonnes?: number | undefined
  /** Years in a row with a deficit just before this one. Default: 0 */
  readonly deficitsBefore?: number | undefined
  /** Whether the ship may be in the pool. Default: true */
  readonly mayPool?: boolean | undefined
}

export interface FleetRequest {
  readonly year: number
  readonly ships: readonly FleetShip[]
  /** Price of a tonne of surplus in another pool, EUR. */
  readonly surplusPriceEur?: number | undefined
}

export interface FleetShipResult {
  readonly id: string
  /** With what was banked, and without what was borrowed and a tenth more. */
  readonly balanceTonnes: number
  /** Without a pool. */
  readonly alone: {
    readonly penaltyEur: number
    /** The most that may be borrowed, up to the deficit. */
    readonly borrowableTonnes: number
    readonly penaltyAfterBorrowingEur: number
    /** What borrowing it takes from the next year. */
    readonly owedNextYearTonnes: number
  }
  readonly pooled: {
    readonly isInPool: boolean
    /** After the surplus of the pool is divided. */
    readonly balanceTonnes: number
    readonly penaltyEur: number
  }
}

export interface FleetResult {
  readonly year: number
  readonly limitGPerMj: number
  readonly ships: readonly FleetShipResult[]
  /** Penalties of all ships, each alone. */
  readonly aloneEur: number
  /** Penalties with the best pool. */
  readonly pooledEur: number
  /** Surplus that is left: it can be banked, or given to another pool. */
  readonly surplusTonnes: number
  /** Null without a price. */
  readonly surplusValueEur: number | null
  readonly notes: readonly string[]
}

const NOTES = [
  'The pool is the one that avoids the most penalties: its sum is not below zero, no ship in it has a larger deficit than before, and none with a surplus ends below zero (Article 21; conditions recalled).',
  'A ship in the pool does not borrow. Borrowing is not possible in two years in a row (Article 20; recalled).',
]

/**
 * FuelEU of several ships of a year: banked and borrowed balances, the surcharge on repeated deficits, and the best pool.
 * @throws EmissionsInputError
 */
export function fleetYear(request: FleetRequest, factors: Pick<FactorSet, 'laws'>): FleetResult {
  return finish(fleetYearSteps(request, factors))
}

/** The same in steps, so that the caller can let others have the thread in between. */
export function* fleetYearSteps(
  request: FleetRequest,
  { laws }: Pick<FactorSet, 'laws'>,
): Generator<void, FleetResult> {
  const problems = problemsOf(request)
  yield
  if (problems.length > 0) throw new EmissionsInputError(problems)
  const { year, surplusPriceEur } = request
  const day = lastDayOf(year)
  const value = (rule: string) => laws.value('fuel_eu', rule, day)
  // The accepted years begin with the first limit.
  const limitGPerMj = fuelEuLimit(day, laws)!
  const penaltyOf = ({ ghgIntensityGPerMj, deficitsBefore = 0 }: FleetShip, tonnes: number) =>
    fuelEuPenaltyEur(tonnes * 1e6, ghgIntensityGPerMj, day, laws) *
    (1 + value('consecutive_increase') * deficitsBefore)
  const ships = request.ships.map((ship) => {
    const { complianceBalanceTonnes: own, bankedTonnes = 0, borrowedTonnes = 0 } = ship
    const balanceTonnes = own + bankedTonnes - value('borrow_return') * borrowedTonnes
    return { ship, balanceTonnes, penaltyEur: penaltyOf(ship, balanceTonnes) }
  })
  yield
  const pool = yield* bestPool(
    ships.map(({ ship, balanceTonnes, penaltyEur }) => ({
      balanceTonnes: ship.mayPool === false ? 0 : balanceTonnes,
      penaltyEur,
    })),
  )
  const results = ships.map(({ ship, balanceTonnes, penaltyEur }, at): FleetShipResult => {
    const isInPool = pool.members.has(at)
    const most = (value('borrow_share') * limitGPerMj * ship.energyMj) / 1e6
    const borrowableTonnes =
      (ship.borrowedTonnes ?? 0) > 0 ? 0 : Math.min(Math.max(0, -balanceTonnes), most)
    const afterTonnes = isInPool ? Math.max(0, balanceTonnes) * pool.surplusShare : balanceTonnes
    return {
      id: ship.id,
      balanceTonnes,
      alone: {
        penaltyEur,
        borrowableTonnes,
        penaltyAfterBorrowingEur: penaltyOf(ship, balanceTonnes + borrowableTonnes),
        owedNextYearTonnes: value('borrow_return') * borrowableTonnes,
      },
      pooled: {
        isInPool,
        balanceTonnes: afterTonnes,
        penaltyEur: penaltyOf(ship, afterTonnes),
      },
    }
  })
  yield
  const sum = (of: (one: FleetShipResult) => number) =>
    results.reduce((all, one) => all + of(one), 0)
  const surplusTonnes = sum(({ pooled }) => Math.max(0, pooled.balanceTonnes))
  return {
    year,
    limitGPerMj,
    ships: results,
    aloneEur: sum(({ alone }) => alone.penaltyEur),
    pooledEur: sum(({ pooled }) => pooled.penaltyEur),
    surplusTonnes,
    surplusValueEur: surplusPriceEur === undefined ? null : surplusTonnes * surplusPriceEur,
    notes: NOTES,
  }
}

function problemsOf({ ships, ...others }: FleetRequest): InputProblem[] {
  const numbers = (within: string, values: object) =>
    Object.entries(values).map(([name, value]) => {
      const rule = FLEET_RANGES[name as keyof typeof FLEET_RANGES] as NumberRule | undefined
      return rule && value !== undefined ? numberProblem(within + name, value, rule) : null
    })
  const ids = new Set<string>()
  const found = [
    ...numbers('', others),
    ...ships.flatMap((ship, at): (InputProblem | null)[] => {
      const field = `ships[${at}]`
      const isTwice = ids.has(ship.id)
      ids.add(ship.id)
      const isEmpty = ship.complianceBalanceTonnes < 0 && !(ship.ghgIntensityGPerMj > 0)
      return [
        ...numbers(`${field}.`, ship),
        isTwice ? notAllowed(`${field}.id`, `"${ship.id}" is that of another ship too`) : null,
        isEmpty
          ? notAllowed(`${field}.ghgIntensityGPerMj`, 'must be above 0 for a ship with a deficit')
          : null,
      ]
    }),
  ]
  return found.filter((one) => one !== null)
}

function notAllowed(field: string, detail: string): InputProblem {
  return { field, code: 'not_allowed', detail }
}
