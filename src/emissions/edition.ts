import type { InputProblem } from './errors.js'
import type { FactorSet } from './factor-set.js'
import type { EstimateInputs } from './request.js'

/** Names of the sets of published values: the years of their editions, the earliest first. */
function factorSetNames({ sea }: Pick<FactorSet, 'sea'>): readonly string[] {
  // A recalled row is of no set here.
  const read = [...sea.rows.values()].filter(({ provenance }) => provenance.kind !== 'recalled')
  const first = Math.min(...read.map(({ provenance }) => provenance.year))
  return [first, ...sea.editions.map(({ fromYear }) => fromYear)].map(String)
}

/** The faults of a set that a request names. */
export function factorSetProblems(
  set: string | undefined,
  factors: Pick<FactorSet, 'sea'>,
  field: string,
): InputProblem[] {
  const names = factorSetNames(factors)
  if (set === undefined || names.includes(set)) return []
  const detail = `must be one of ${names.join(', ')}, the sets of published values here, got ${set}`
  return [{ field, code: 'not_allowed', detail }]
}

/**
 * The day that selects editions of published values and rows of a pack: in the year of the set that the
 * request names, otherwise that of the departure.
 */
export function factorDate({
  calculation,
  voyage,
}: Pick<EstimateInputs, 'calculation' | 'voyage'>): string | undefined {
  return dateOfSet(calculation?.factorSet) ?? voyage?.date
}

/** A day in the year of a set. */
export function dateOfSet(set: string | undefined): string | undefined {
  return set === undefined ? undefined : `${set}-12-31`
}

/** The version of the factors, with the set that a request names: `2026.11.26-1f0c77a2@2025`. */
export function versionWith({ version }: Pick<FactorSet, 'version'>, set?: string): string {
  return set === undefined ? version : `${version}@${set}`
}

/**
 * Orders rows by year: first the latest that is not after the departure, then later ones from the
 * earliest on. Without a date, the latest comes first.
 */
export function byYearOf(date: string | undefined) {
  const year = date === undefined ? Infinity : Number(date.slice(0, 4))
  return (a: { readonly year: number }, b: { readonly year: number }): number => {
    const [isLaterA, isLaterB] = [a.year > year, b.year > year]
    if (isLaterA !== isLaterB) return isLaterA ? 1 : -1
    return isLaterA ? a.year - b.year : b.year - a.year
  }
}
