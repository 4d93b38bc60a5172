import { distancesAlong, KM_PER_NM, sphericalKm } from '../../engine/geo/distance.js'
import { positionAtKm } from '../../engine/geo/interpolate.js'
import type { Position } from '../../engine/geo/position.js'
import { CLOSED_BY_DEFAULT, type PassageId } from '../../engine/routing/request.js'
import type { LocalUse, Passage } from '../../engine/sea/passages.js'
import { exceededLimit, type VesselDimensions } from '../ship/vessel-fit.js'

/** A passage that is closed by default and that the vessel fits through. */
export interface DefaultClosure {
  readonly passage: PassageId
  /** The middle of its fairway. */
  readonly middle: Position
}

/** A passage that is closed by default, but open to local voyages. */
export interface LocalPassage extends DefaultClosure, Pick<LocalUse, 'ends'> {
  readonly withinKm: number
}

/** Never named: the water inside traffic separation schemes is no passage with two ends. */
const NEVER_NAMED: readonly PassageId[] = ['inside-schemes']
/** Ships of more draught do not trade locally, m: our judgement (2026), for waters whose limits we do not know. */
const MAX_LOCAL_DRAUGHT_M = 13

/** The passages closed by default that a caller may open to save distance. */
export function worthOpening(
  closedByDefault: readonly PassageId[],
  vessel: VesselDimensions,
  passages: readonly Passage[],
): DefaultClosure[] {
  return closedByDefault.flatMap((id) => {
    const passage = passages.find((each) => each.id === id)
    if (passage === undefined || NEVER_NAMED.includes(id)) return []
    if (exceededLimit(passage, vessel) !== null) return []
    return [{ passage: id, middle: passagePosition(id, passages) }]
  })
}

/**
 * The passages that local voyages of the vessel may use although the request does not open them.
 * @param closedByDefault those that the vessel's size does not close
 */
export function localPassages(
  closedByDefault: readonly PassageId[],
  { draughtM = 0 }: VesselDimensions,
  passages: readonly Passage[],
): LocalPassage[] {
  if (draughtM > MAX_LOCAL_DRAUGHT_M) return []
  return closedByDefault.flatMap((id) => {
    const local = passages.find((each) => each.id === id)?.local
    if (local === undefined) return []
    const { withinNm, ends, insideNm } = local
    const middle = passagePosition(id, passages)
    const around: LocalPassage = { passage: id, ends, middle, withinKm: withinNm * KM_PER_NM }
    if (insideNm === undefined) return [around]
    return [around, { ...around, ends: 'one', withinKm: insideNm * KM_PER_NM }]
  })
}

/** The passages that are open between two places because the voyage is local. */
export function openedBetween(
  locals: readonly LocalPassage[],
  from: Position,
  to: Position,
): PassageId[] {
  const open = locals.filter((local) => {
    const near = [from, to].filter(
      (place) => sphericalKm(local.middle, place) <= local.withinKm,
    ).length
    return near >= (local.ends === 'one' ? 1 : 2)
  })
  return [...new Set(open.map(({ passage }) => passage))]
}

/** The closed passages without those. */
export function closedExcept(
  closed: readonly PassageId[] = CLOSED_BY_DEFAULT,
  opened: readonly PassageId[],
): readonly PassageId[] {
  return opened.length === 0 ? closed : closed.filter((id) => !opened.includes(id))
}

/** Every voyage asks for those of all passages that are closed by default. */
const known = new WeakMap<Passage, Position>()

/** The middle of a passage's fairway, or of the longest one if there are several. */
export function passagePosition(id: PassageId, passages: readonly Passage[]): Position {
  const passage = passages.find((each) => each.id === id)
  const position = passage && (known.get(passage) ?? middleOf(passage))
  if (position === undefined) throw new Error(`The data has no fairway for ${id}.`)
  known.set(passage!, position)
  return position
}

function middleOf({ centreLines: lines = [] }: Passage): Position | undefined {
  const measured = lines.map((positions) => ({ positions, distancesKm: distancesAlong(positions) }))
  const [longest] = measured.sort((a, b) => b.distancesKm.at(-1)! - a.distancesKm.at(-1)!)
  if (!longest) return undefined
  const { positions, distancesKm } = longest
  return positionAtKm(positions, distancesKm, distancesKm.at(-1)! / 2)
}

/** A passage that is open to some cells of a matrix, and how far its ends lie from its middle. */
export interface LocalEnds extends Pick<LocalPassage, 'passage' | 'ends' | 'withinKm'> {
  readonly originsKm: readonly number[]
  readonly destinationsKm: readonly number[]
}

/** A route may pass this far from the middle, km: a cell that is not longer does not use the passage. */
const BESIDE_KM = 50

/** The passages that are open to some cells between places. */
export function localEnds(
  locals: readonly LocalPassage[],
  origins: readonly { readonly position: Position }[],
  destinations: readonly { readonly position: Position }[],
): LocalEnds[] {
  return locals.flatMap(({ passage, ends, withinKm, middle }) => {
    const kmOf = (places: readonly { readonly position: Position }[]) =>
      places.map(({ position }) => sphericalKm(position, middle))
    const [originsKm, destinationsKm] = [kmOf(origins), kmOf(destinations)]
    const sides = [originsKm, destinationsKm].filter((side) => side.some((km) => km <= withinKm))
    if (sides.length < (ends === 'one' ? 1 : 2)) return []
    return [{ passage, ends, withinKm, originsKm, destinationsKm }]
  })
}

/**
 * The passages that are open to a cell, if one of them may shorten it; otherwise none.
 * @param km of the cell with all of them closed; NaN if there is no route
 */
export function openedAt(
  locals: readonly LocalEnds[],
  [row, column]: readonly [number, number],
  km: number,
): PassageId[] {
  const open = locals.filter(({ ends, withinKm, originsKm, destinationsKm }) => {
    const [from, to] = [originsKm[row]! <= withinKm, destinationsKm[column]! <= withinKm]
    return ends === 'one' ? from || to : from && to
  })
  const mayShorten = open.some(
    ({ originsKm, destinationsKm }) =>
      !(originsKm[row]! + destinationsKm[column]! - BESIDE_KM >= km),
  )
  return mayShorten ? [...new Set(open.map(({ passage }) => passage))] : []
}
