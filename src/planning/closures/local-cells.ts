import { sphericalKm } from '../../engine/geo/distance.js'
import type { Position } from '../../engine/geo/position.js'
import type { PassageId } from '../../engine/routing/request.js'
import type { LocalPassage } from './default-closures.js'

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
