import type {
  Corner,
  DraughtByBeam,
  DraughtByLengthAndBeam,
  LimitSet,
  Passage,
} from '../../engine/sea/passages.js'

/** Dimensions of a vessel as it sails, m; an unknown dimension never closes a passage to it. */
export interface VesselDimensions {
  readonly loaM?: number | undefined
  readonly beamM?: number | undefined
  readonly draughtM?: number | undefined
}

/** Why a vessel may not use a passage: its length of 400 m exceeds 370.33 m. */
export type ExceededLimit = {
  readonly dimension: 'length' | 'beam' | 'draught'
  readonly size_m: number
  readonly limit_m: number
  /** Name of the set of limits. */
  readonly limits: string
}

/**
 * Why a vessel may not use a passage; null if it may. Of several sets of limits (the two lock systems of
 * Panama), the vessel has to fit only one. The reason names the largest set, which is the first.
 */
export function exceededLimit(
  { limits }: Pick<Passage, 'limits'>,
  vessel: VesselDimensions,
): ExceededLimit | null {
  let reason: ExceededLimit | null = null
  for (const set of limits) {
    const excess = excessOver(set, vessel)
    if (excess === null) return null
    reason ??= excess
  }
  return reason
}

function excessOver(
  set: LimitSet,
  { loaM, beamM, draughtM }: VesselDimensions,
): ExceededLimit | null {
  const excess = (
    dimension: ExceededLimit['dimension'],
    size_m: number | undefined,
    limit: number | undefined,
  ): ExceededLimit | null =>
    size_m !== undefined && limit !== undefined && size_m > limit
      ? { dimension, size_m, limit_m: Math.round(limit * 100) / 100, limits: set.name }
      : null
  return (
    excess('length', loaM, set.loaM?.value) ??
    excess('beam', beamM, set.beamM?.value) ??
    excess('draught', draughtM, draughtLimit(set, loaM, beamM))
  )
}

/** Greatest draught allowed for a vessel of this length and beam, m; undefined if no limit is known. */
export function draughtLimit(set: LimitSet, loaM?: number, beamM?: number): number | undefined {
  let limit = set.draughtM?.value ?? Infinity
  if (set.draughtByBeam && beamM !== undefined) {
    limit = Math.min(limit, byBeam(set.draughtByBeam, beamM))
  }
  if (set.draughtByLengthAndBeam && loaM !== undefined && beamM !== undefined) {
    limit = Math.min(limit, byLengthAndBeam(set.draughtByLengthAndBeam, loaM, beamM))
  }
  return limit === Infinity ? undefined : limit
}

function byBeam({ rows, between }: DraughtByBeam, beamM: number): number {
  const k = rows.findIndex(([upTo]) => beamM <= upTo)
  if (k < 0) return rows[rows.length - 1]![1]
  if (k === 0 || between === 'step') return rows[k]![1]
  const [beam0, draught0] = rows[k - 1]!
  const [beam1, draught1] = rows[k]!
  return draught0 + ((draught1 - draught0) * (beamM - beam0)) / (beam1 - beam0)
}

/** Height at (length, beam) of the plane through the three corners. */
function byLengthAndBeam({ anchors }: DraughtByLengthAndBeam, loaM: number, beamM: number): number {
  const [a, b, c] = anchors
  const area = cross(a, b, c[0], c[1])
  return (
    (a[2] * cross(b, c, loaM, beamM) +
      b[2] * cross(c, a, loaM, beamM) +
      c[2] * cross(a, b, loaM, beamM)) /
    area
  )
}

/** Twice the signed area of the triangle p, q and the point (x, y). */
function cross(p: Corner, q: Corner, x: number, y: number): number {
  return (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])
}
