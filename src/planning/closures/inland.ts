import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import { isInBox } from '../../engine/geo/box.js'
import { sphericalKm } from '../../engine/geo/distance.js'
import type { Position } from '../../engine/geo/position.js'
import { kept } from '../../engine/routing/kept.js'
import {
  type InlandExit,
  PASSAGES,
  type PassageId,
  type SeaRoute,
  type SnappedPlace,
} from '../../engine/routing/request.js'
import { fromNumber, indexSet, meet } from '../../engine/sea/index-set.js'
import type { InlandWaters } from '../../engine/sea/inland-waters.js'
import type { Passage } from '../../engine/sea/passages.js'
import type { CellTables } from '../matrix-cells.js'
import { roundKm } from '../rounding.js'
import { stopInWords } from '../sentences.js'
import { type PlanningWarning, stopName } from '../warnings.js'

/** An end of a route on the water. */
export interface InlandEnd {
  readonly snapped: Position
  readonly inland?: InlandExit | undefined
}

const NOTHING_KNOWN: InlandWaters = { checked: [], wrong: [] }

/** A way out of a river is suspicious from this many times the great circle to the nearest sea. */
const LONGER_EXIT = 2
/** A route between rivers is suspicious from this many times the great circle between its ends. */
const LONGER_ROUTE = 4
/** Both only if they add at least this, km. */
const LEAST_EXTRA_KM = 50
/** A route leaves a river if it is not shorter than the way out, apart from rounding. */
const LEAVES = 0.98
/** A long route is only explained by rivers if they are at least this share of it. */
const INLAND_SHARE = 0.25

type Unreliable = Warned<'inland_route_unreliable'>

/**
 * Why the way of a route from one of its ends to the sea is unreliable; null if it is not.
 * @param name of the end, e.g. `the origin`
 */
export function unreliableExit(
  { snapped, inland }: InlandEnd,
  other: InlandEnd,
  km: number,
  waters: InlandWaters,
  name: string,
): Unreliable | null {
  const wrong = waters.wrong.find(
    ({ box }) => isInBox(snapped, box) && !isInBox(other.snapped, box),
  )
  if (wrong) {
    const values = { stop: name, water: wrong.name, known: wrong.detail }
    return warned('inland_route_unreliable:wrong', values)
  }
  if (!inland || isChecked(snapped, waters) || km < LEAVES * inland.exitKm) return null
  const { exitKm, nearestKm } = inland
  if (exitKm < LONGER_EXIT * nearestKm || exitKm - nearestKm < LEAST_EXTRA_KM) return null
  const values = { stop: name, exit_km: Math.round(exitKm), nearest_km: Math.round(nearestKm) }
  return warned('inland_route_unreliable:exit', values)
}

/** Whether a route is much longer than the great circle because of rivers. */
function isRiverDetour(from: InlandEnd, to: InlandEnd, km: number, waters: InlandWaters): boolean {
  const rivers = [from, to].filter(({ inland }) => inland !== undefined)
  if (rivers.length === 0 || rivers.every(({ snapped }) => isChecked(snapped, waters))) return false
  const straightKm = sphericalKm(from.snapped, to.snapped)
  if (km < LONGER_ROUTE * straightKm || km - straightKm < LEAST_EXTRA_KM) return false
  const inlandKm = rivers.reduce((sum, { inland }) => sum + inland!.exitKm, 0)
  return inlandKm >= INLAND_SHARE * km
}

function isChecked(position: Position, { checked }: InlandWaters): boolean {
  return checked.some(({ box }) => isInBox(position, box))
}

/** The ids of the canals: a route through one is long because of the land that the canal cuts. */
export function canalsOf(passages: readonly Passage[]): readonly PassageId[] {
  return kept(canals, passages, () =>
    passages.flatMap(({ id, kind }) => (kind === 'canal' ? id : [])),
  )
}

/** Every voyage asks for those of one table. */
const canals = new WeakMap<readonly Passage[], readonly PassageId[]>()

/** Warns of legs whose way along rivers is probably not that of ships. */
export function inlandWarnings(
  legs: readonly { readonly from: number; readonly to: number; readonly route: SeaRoute }[],
  stops: number,
  canals: readonly PassageId[],
  waters = NOTHING_KNOWN,
): PlanningWarning[] {
  const found = legs.flatMap(({ from, to, route }): PlanningWarning[] => {
    const { origin, destination, distanceKm } = route
    const ends = [
      { stop: from, end: origin, other: destination },
      { stop: to, end: destination, other: origin },
    ]
    const exits = ends.flatMap(({ stop, end, other }) => {
      const name = stopInWords(stopName(stop, stops))
      const why = unreliableExit(end, other, distanceKm, waters, name)
      return why === null ? [] : [{ ...why, field: `stops[${stop}]` }]
    })
    const isByCanal = route.passages.some(({ id }) => canals.some((canal) => canal === id))
    if (exits.length > 0 || isByCanal || !isRiverDetour(origin, destination, distanceKm, waters))
      return exits
    const times = distanceKm / sphericalKm(origin.snapped, destination.snapped)
    const why = warned('inland_route_unreliable:detour', { km: roundKm(distanceKm), times })
    return [{ ...why, field: `stops[${from}]` }]
  })
  return found.filter(({ detail }, at) => found.findIndex((one) => one.detail === detail) === at)
}

/** An end of a row or a column, and the field and the name that warnings use for it. */
export interface TableEnd {
  readonly place: SnappedPlace | null
  readonly field: string
  readonly name: string
}

/** More warnings would be no help. */
const MAX_ENDS = 20

/** The same for the cells of a table, row by row: one warning for each end of such a cell. */
export function inlandTableWarnings(
  rows: readonly TableEnd[],
  columns: readonly TableEnd[],
  cells: Pick<CellTables, 'distanceKm' | 'passages'>,
  canals: readonly PassageId[],
  waters = NOTHING_KNOWN,
): PlanningWarning[] {
  const canalSet = indexSet(PASSAGES.flatMap((id, at) => (canals.includes(id) ? at : [])))
  const isByCanal = (at: number) =>
    cells.passages !== undefined && meet(fromNumber(cells.passages[at]!), canalSet)
  const found = new Map<string, PlanningWarning>()
  const note = ({ field, name }: TableEnd, why: Unreliable | null) => {
    if (why !== null && !found.has(name)) found.set(name, { ...why, field })
  }
  const mayMatter = ({ place }: TableEnd) =>
    place !== null &&
    (place.inland !== undefined || waters.wrong.some(({ box }) => isInBox(place.position, box)))
  const [hasRow, hasColumn] = [rows.map(mayMatter), columns.map(mayMatter)]
  for (const [row, from] of rows.entries()) {
    for (const [column, to] of columns.entries()) {
      if (!hasRow[row] && !hasColumn[column]) continue
      const at = row * columns.length + column
      const km = cells.distanceKm[at]!
      if (Number.isNaN(km) || !from.place || !to.place) continue
      const [a, b] = [endOf(from.place), endOf(to.place)]
      const exits = [
        [from, unreliableExit(a, b, km, waters, from.name)],
        [to, unreliableExit(b, a, km, waters, to.name)],
      ] as const
      for (const [end, why] of exits) note(end, why)
      if (exits.some(([, why]) => why !== null) || isByCanal(at)) continue
      if (!isRiverDetour(a, b, km, waters)) continue
      const ends = { origin: from.name, destination: to.name }
      note(from, warned('inland_route_unreliable:cell', { ...ends, times: LONGER_ROUTE }))
    }
  }
  return [...found.values()].slice(0, MAX_ENDS)
}

/** Warns of a place from which every way to the sea is unreliable, such as the origin of isochrones. */
export function inlandOriginWarning(
  { field, place, name }: TableEnd,
  waters = NOTHING_KNOWN,
): PlanningWarning[] {
  if (place === null) return []
  const far: InlandEnd = { snapped: [-place.position[0], -place.position[1]] }
  const why = unreliableExit(endOf(place), far, Number.POSITIVE_INFINITY, waters, name)
  return why === null ? [] : [{ ...why, field }]
}

function endOf({ position, inland }: SnappedPlace): InlandEnd {
  return { snapped: position, inland }
}
