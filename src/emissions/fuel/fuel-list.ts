import { isDay } from '../../base/utc.js'
import type { InputProblem } from '../errors.js'
import type { FactorSet } from '../factor-set.js'
import { type NumberRule, numberProblem, REQUEST_RANGES } from '../number-rules.js'
import type { EstimateRequest } from '../request.js'
import { CERTIFICATE_RANGES, type FuelUse, type VesselFuelUse } from './fuel-request.js'
import { fuelUseProblems } from './fuel-use.js'

/** Limits on the number of fuels in a list. */
export const FUEL_LIST = { min: 1, max: 10 } as const
/** Range of the share of one of a ship's fuels. */
export const FUEL_SHARE = { min: 0, max: 1, over: true } as const satisfies NumberRule
/** Tolerance for shares that are rounded. */
const SHARE_ROUNDING = 1e-6

/** All faults of the fuels of a request, except unknown fuels. */
export function fuelListProblems(
  { vessel, fuel }: EstimateRequest,
  factors: FactorSet,
): InputProblem[] {
  const either = (field: string, other: string): InputProblem => ({
    field,
    code: 'not_allowed',
    detail: `cannot be combined with ${other}`,
  })
  return [
    ...(vessel?.fuels && vessel.fuelType !== undefined
      ? [either('vessel.fuels', 'fuel_type')]
      : []),
    ...(fuel?.fuels && (fuel.consumedTonnes ?? fuel.type ?? fuel.ballastTonnes) !== undefined
      ? [either('fuel.fuels', 'consumed_tonnes, type and ballast_tonnes')]
      : []),
    ...shareProblems(vessel?.fuels),
    ...useProblems(vessel?.fuels, 'vessel.fuels', factors, (use, field) => [
      numberProblem(`${field}.share`, use.share, FUEL_SHARE),
    ]),
    ...useProblems(fuel?.fuels, 'fuel.fuels', factors, (use, field) => [
      numberProblem(`${field}.tonnes`, use.tonnes, REQUEST_RANGES['fuel.consumedTonnes']),
      numberProblem(
        `${field}.ballastTonnes`,
        use.ballastTonnes,
        REQUEST_RANGES['fuel.ballastTonnes'],
      ),
    ]),
    ...(fuel?.iso8217Grade !== undefined && fuel.type !== undefined && !fuel.fuels
      ? fuelUseProblems({ type: fuel.type, iso8217Grade: fuel.iso8217Grade }, 'fuel', factors.fuels)
      : []),
  ]
}

/** Shares of a ship's fuels add up to 1. */
export function shareProblems(uses: readonly VesselFuelUse[] | undefined): InputProblem[] {
  if (uses === undefined || uses.length === 0) return []
  const sum = uses.reduce((whole, { share }) => whole + share, 0)
  if (Math.abs(sum - 1) <= SHARE_ROUNDING) return []
  const detail = `must have shares that add up to 1, got ${Number(sum.toPrecision(9))}`
  return [{ field: 'vessel.fuels', code: 'out_of_range', detail }]
}

function useProblems<Use extends FuelUse>(
  uses: readonly Use[] | undefined,
  list: string,
  { fuels }: FactorSet,
  numbers: (use: Use, field: string) => (InputProblem | null)[],
): InputProblem[] {
  if (uses === undefined) return []
  const { min, max } = FUEL_LIST
  if (uses.length < min || uses.length > max) {
    const detail = `must have ${min} to ${max} fuels, got ${uses.length}`
    return [{ field: list, code: 'out_of_range', detail }]
  }
  return uses.flatMap((use, at) => {
    const field = `${list}[${at}]`
    const { ghgGPerMj, lhvMjPerKg, plantSince } = use.certificate ?? {}
    return [
      ...numbers(use, field),
      numberProblem(`${field}.certificate.ghgGPerMj`, ghgGPerMj, CERTIFICATE_RANGES.ghgGPerMj),
      numberProblem(`${field}.certificate.lhvMjPerKg`, lhvMjPerKg, CERTIFICATE_RANGES.lhvMjPerKg),
      dayProblem(`${field}.certificate.plantSince`, plantSince),
      ...fuelUseProblems(use, field, fuels),
    ].filter((problem) => problem !== null)
  })
}

function dayProblem(field: string, day: string | undefined): InputProblem | null {
  if (day === undefined || isDay(day)) return null
  return { field, code: 'not_allowed', detail: `must be a day such as 2021-01-01, got "${day}"` }
}
