import type { Position } from '../geo/position.js'
import type { Season } from './ice.js'
import { CLOSED_BY_DEFAULT, PASSAGES, type PassageId } from './passage-ids.js'

export { CLOSED_BY_DEFAULT, PASSAGES, type PassageId }

export type PassageKind = 'canal' | 'strait' | 'passage'

/** A value with its source. `recalled` means general knowledge that was not looked up. */
export type Sourced =
  | { readonly source: string; readonly year: number | null }
  | { readonly recalled: true }

/** A number with its source. */
export type Figure = { readonly value: number } & Sourced

/** Rows `[beam up to, m; draught allowed, m]`, applied in steps, or interpolated between the rows. */
export type DraughtByBeam = {
  readonly rows: readonly (readonly [number, number])[]
  readonly between: 'step' | 'linear'
} & Sourced

/** Three corners `[length, beam, draught]`, m; the plane through them is the limit. */
export type DraughtByLengthAndBeam = {
  readonly anchors: readonly [Corner, Corner, Corner]
} & Sourced
export type Corner = readonly [number, number, number]

/** Legal limits that apply together, e.g. of one of the two lock systems of a canal. */
export interface LimitSet {
  readonly name: string
  readonly loaM?: Figure
  readonly beamM?: Figure
  readonly draughtM?: Figure
  readonly airDraughtM?: Figure
  readonly draughtByBeam?: DraughtByBeam
  readonly draughtByLengthAndBeam?: DraughtByLengthAndBeam
}

/**
 * Who may use a passage that is closed by default without asking: voyages of which one end, or both, lie near its
 * middle.
 */
export type LocalUse = {
  /** Nautical miles, in a straight line. */
  readonly withinNm: number
  readonly ends: 'one' | 'both'
  /** One end within so many nautical miles is enough: a place in the passage itself. */
  readonly insideNm?: number
} & Sourced

/** A passage of data/reference/passages.json. */
export interface Passage {
  readonly id: PassageId
  readonly name: string
  readonly kind: PassageKind
  /** Why it is closed unless a request opens it; absent if it is open. */
  readonly closedByDefault?: string
  /** Local voyages to which it is open nevertheless; absent if there are none. */
  readonly local?: LocalUse
  /**
   * Whether the limits close the passage to a vessel that exceeds them, because of locks, bars or law;
   * if not, they cause a warning.
   */
  readonly limitsClose: boolean
  /** Lines along the fairway. Those "drawn by hand; indicative" are not edges of a route. */
  readonly centreLines: readonly (readonly Position[])[]
  readonly centreLineSource: string
  /** Lines that a vessel crosses if and only if it uses the passage; none if its links are the whole passage, as in most canals. */
  readonly gates: readonly (readonly Position[])[]
  readonly gateSource?: string
  /** A vessel may pass if it fits any one of these. Empty if no limit is known. */
  readonly limits: readonly LimitSet[]
  readonly speedLimitKmh?: Figure
  readonly lengthKm?: Figure
  readonly transitHours?: Figure
  readonly season?: string
  /** First and last day of the months in which it is closed in most years; years differ by weeks (recalled). */
  readonly closedSeason?: Season
  readonly notes: readonly string[]
}

/**
 * What a route reports about a passage. To report another column of the table, add it here; no other
 * file of the engine changes.
 */
export type PassageFacts = Readonly<
  Pick<Passage, 'name'> & {
    id: string
    /** Greatest mean speed through it; absent if there is no limit. */
    speedLimitKmh?: number
  }
>

/** The facts about a passage that a route reports. */
export function factsOf(passage: Passage): PassageFacts {
  const { id, name } = passage
  const speedLimitKmh = speedLimitOf(passage)
  return { id, name, ...(speedLimitKmh !== undefined && { speedLimitKmh }) }
}

/**
 * The legal speed limit of a passage. Of a canal or a lock without one, the mean speed of the usual
 * transit; that of an open strait depends on the vessel instead.
 */
export function speedLimitOf({
  speedLimitKmh,
  lengthKm,
  transitHours,
  kind,
  limits,
}: Passage): number | undefined {
  const isLock = kind === 'canal' || limits.some(({ beamM }) => beamM !== undefined)
  if (speedLimitKmh || !isLock || !lengthKm || !transitHours) return speedLimitKmh?.value
  return lengthKm.value / transitHours.value
}

const FORMAT = 'fairway-passages/1'

/**
 * The passages of a parsed data/reference/passages.json, in their order.
 * @throws Error that names the entry at fault if the data is not in the expected format.
 */
export function readPassages(json: unknown): readonly Passage[] {
  const document = json as { format?: unknown; passages?: Passage[] }
  if (document?.format !== FORMAT) {
    throw new Error(
      `Passages: got format ${String(document?.format)}, expected ${FORMAT}. Rebuild the data.`,
    )
  }
  const passages = document.passages ?? []
  if (passages.length !== PASSAGES.length) {
    throw new Error(`Passages: got ${passages.length} entries, expected ${PASSAGES.length}.`)
  }
  passages.forEach(checkPassage)
  return passages
}

function checkPassage(passage: Passage, index: number): void {
  const expected = PASSAGES[index]
  if (passage.id !== expected) {
    throw new Error(
      `Passages: entry ${index} is ${passage.id}, expected ${expected}; links name them by their places.`,
    )
  }
  const isClosed = CLOSED_BY_DEFAULT.some((id) => id === passage.id)
  if (isClosed !== (passage.closedByDefault !== undefined)) {
    throw new Error(
      `Passages: ${passage.id} must${isClosed ? '' : ' not'} have a closedByDefault, as in CLOSED_BY_DEFAULT.`,
    )
  }
  const { local } = passage
  if (local && (!isClosed || !(local.withinNm > 0) || !['one', 'both'].includes(local.ends))) {
    throw new Error(
      `Passages: the local use of ${passage.id} needs a closedByDefault, a withinNm above 0 and ends, one or both.`,
    )
  }
  for (const line of [...passage.centreLines, ...passage.gates]) {
    if (line.length < 2 || !line.every(isPosition)) {
      throw new Error(`Passages: ${passage.id} has a line that is not a list of [lon, lat].`)
    }
  }
  for (const set of passage.limits) {
    for (const key of ['loaM', 'beamM', 'draughtM', 'airDraughtM'] as const) {
      const figure = set[key]
      if (figure !== undefined && !(figure.value > 0)) {
        throw new Error(`Passages: ${passage.id}, ${set.name}: ${key} must be a positive number.`)
      }
    }
  }
}

function isPosition(p: Position): boolean {
  return p.length === 2 && Math.abs(p[0]) <= 180 && Math.abs(p[1]) <= 90
}
