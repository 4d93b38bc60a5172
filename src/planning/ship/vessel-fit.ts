import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import type { PassageId } from '../../engine/routing/request.js'
import type { NamedStrait } from '../../engine/sea/named-straits.js'
import type {
  Corner,
  DraughtByBeam,
  DraughtByLengthAndBeam,
  LimitSet,
  Passage,
} from '../../engine/sea/passages.js'

/**
 * Under-keel clearance in a fairway as a share of the draught: 10 %, from PIANC's guidelines
 * (recalled).
 */
export const UNDER_KEEL = 0.1

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
  /** Name of the set of limits, and the length and beam on which the limit depends. */
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
    at = '',
  ): ExceededLimit | null =>
    size_m !== undefined && limit !== undefined && size_m > limit
      ? { dimension, size_m, limit_m: Math.round(limit * 100) / 100, limits: set.name + at }
      : null
  const draughtAt = lessDraught(set, { loaM, beamM })
  return (
    excess('length', loaM, set.loaM?.value) ??
    excess('beam', beamM, set.beamM?.value) ??
    excess('draught', draughtM, draughtLimit(set, loaM, beamM), draughtAt && `, ${draughtAt.at}`)
  )
}

/** The draught that is left to a vessel by its length or beam, where it is less than to a small one. */
export function lessDraught(
  set: LimitSet,
  { loaM, beamM }: Pick<VesselDimensions, 'loaM' | 'beamM'>,
): { readonly limitM: number; readonly at: string } | undefined {
  const limitM = draughtLimit(set, loaM, beamM)
  if (limitM === undefined || limitM >= (set.draughtM?.value ?? Infinity)) return undefined
  return { limitM, at: set.draughtByBeam ? `at ${beamM} m beam` : `at ${loaM} x ${beamM} m` }
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

/**
 * The straits whose depth or limits close them to a vessel; none for unknown dimensions. Straits have no
 * bit, so a route is searched around them.
 */
export function straitsClosedTo(
  vessel: VesselDimensions,
  straits: readonly NamedStrait[],
): readonly NamedStrait[] {
  return straits.filter((strait) => {
    if (!strait.limitsClose) return false
    return isTooDeep(vessel, strait) || exceededLimit(limitsOf(strait), vessel) !== null
  })
}

/** The straits with less water than a vessel needs; none for an unknown draught. */
export function tooShallow(
  straits: readonly NamedStrait[],
  vessel: VesselDimensions,
): readonly NamedStrait[] {
  return straits.filter((strait) => isTooDeep(vessel, strait))
}

/** Why a strait is closed to a vessel; null if it is open. */
export function reasonToClose(
  strait: NamedStrait,
  vessel: VesselDimensions,
): Warned<'closed_by_vessel'> | null {
  const { name: place, depthM } = strait
  if (isTooDeep(vessel, strait)) {
    return warned('closed_by_vessel:depth', { place, depth_m: depthM, draft_m: vessel.draughtM! })
  }
  const exceeded = exceededLimit(limitsOf(strait), vessel)
  return exceeded && warned('closed_by_vessel', { place, ...exceeded })
}

/** Whether a strait has less water than a vessel needs; never for an unknown draught. */
function isTooDeep({ draughtM }: VesselDimensions, { depthM }: NamedStrait): boolean {
  return draughtM !== undefined && depthM < draughtM * (1 + UNDER_KEEL)
}

function limitsOf({ limits = [] }: NamedStrait) {
  return { limits }
}

/**
 * A handymax bulk carrier or a container feeder. Waters that it cannot use are those that matter to a
 * caller who gives no size. A judgement.
 */
const ORDINARY_SHIP = { loaM: 200, beamM: 32, draughtM: 11 } as const satisfies VesselDimensions

/** The dimensions of a ship of which some are unknown. */
export function assumedSize(vessel: VesselDimensions): VesselDimensions {
  const known = Object.entries(vessel).filter(([, metres]) => metres !== undefined)
  return { ...ORDINARY_SHIP, ...Object.fromEntries(known) }
}

/** Waters that are open only because the dimension that decides is unknown. */
export interface OpenWithoutSize {
  readonly passages: readonly PassageId[]
  readonly straits: readonly NamedStrait[]
}

export const NONE_OPEN: OpenWithoutSize = { passages: [], straits: [] }

/** What an ordinary ship could not use, whether it is closed or not. */
export function openWithoutSize(
  vessel: VesselDimensions,
  passages: readonly Passage[],
  straits: readonly NamedStrait[],
): OpenWithoutSize {
  const assumed = assumedSize(vessel)
  const isClosed = new Set(straitsClosedTo(vessel, straits))
  const open = passages
    .filter(({ limitsClose }) => limitsClose)
    .filter((each) => exceededLimit(each, assumed) !== null && exceededLimit(each, vessel) === null)
  return {
    passages: open.map(({ id }) => id),
    straits: straitsClosedTo(assumed, straits).filter((strait) => !isClosed.has(strait)),
  }
}
