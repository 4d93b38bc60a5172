import type { PassageUse } from './request.js'

/**
 * The passages of a route in the order in which closing them is likely to lead to a useful alternative:
 * canals first, then the longest. If a canal is closed, a vessel sails around a continent; if a strait
 * is closed, often only around an island.
 * @param canals ids
 */
export function likeliestFirst(
  passages: readonly PassageUse[],
  canals: ReadonlySet<string>,
): PassageUse[] {
  const isCanal = ({ id }: PassageUse): number => Number(canals.has(id))
  return [...passages].sort((a, b) => isCanal(b) - isCanal(a) || (isCanal(a) ? 0 : byLength(a, b)))
}

/** Longest first. */
function byLength(a: PassageUse, b: PassageUse): number {
  return b.exitKm - b.entryKm - (a.exitKm - a.entryKm)
}
