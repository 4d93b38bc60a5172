import { PASSAGES, type PassageId, type Resolution } from '../../engine/routing/request.js'
import { EMPTY, fromNumber, has, type IndexSet, union } from '../../engine/sea/index-set.js'
import type { Passage } from '../../engine/sea/passages.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import type { Port } from '../../ports/port.js'
import { type Closures, type ClosureTables, resolveClosures } from '../closures/closures.js'
import { localEnds } from '../closures/default-closures.js'
import { localTableWarnings } from '../closures/local-use.js'
import { closedStraitWarnings, unknownSizeWarnings } from '../closures/narrow-warnings.js'
import type { CellTables, MatrixQuestion } from '../matrix-cells.js'
import { endOf } from '../places.js'
import { type Speed, shipOf, speedOf } from '../ship/speed.js'
import { type PlanningTables, routeOptions } from '../voyage/prepare.js'
import type { Conditions, Departure } from '../voyage/voyage.js'
import {
  departureWarning,
  noteWarning,
  ordinaryShipWarning,
  type PlanningWarning,
  sizeClassWarning,
} from '../warnings.js'

/** Under which conditions the cells of a table are calculated. */
export interface TableConditions extends Conditions {
  readonly speedKmh?: number | undefined
}

/** A table before its routes are known. */
export interface PreparedTable {
  readonly resolutionKm: Resolution
  readonly closures: Closures
  readonly speed: Speed
  readonly request: MatrixQuestion
}

/** The query for the distances from some places to others. */
export function prepareTable(
  asked: TableConditions,
  origins: readonly ResolvedPlace[],
  destinations: readonly (ResolvedPlace | Port)[],
  { closureTables }: PlanningTables,
): PreparedTable {
  const ship = shipOf(asked.vessel, closureTables.vesselClasses)
  const closures = resolveClosures(asked.constraints ?? {}, ship.dimensions, closureTables)
  const options = routeOptions(asked, closures)
  const speed = speedOf(ship, asked.speedKmh)
  const { barred, shallows } = closures
  const local = localEnds(closures.locals, origins, destinations)
  const request = {
    origins: origins.map(endOf),
    destinations: destinations.map((end) => ('id' in end ? { portId: end.id } : endOf(end))),
    ...options,
    speedKmh: speed.speedKmh,
    ...(barred.length > 0 && { barred }),
    ...(shallows.length > 0 && { shallows }),
    ...(local.length > 0 && { local }),
  }
  return { resolutionKm: options.resolutionKm, closures, speed, request }
}

/**
 * Warnings about a table: of its ship and its day, and about the routes of its cells, from the sets of their
 * passages and of the straits that they avoid.
 * @param tables those that it was prepared with
 * @param matters whether a cell may have wanted a passage that is closed to the ship
 */
export function tableWarnings(
  asked: Conditions & Departure,
  { request: { barred = [], local = [] }, closures }: Pick<PreparedTable, 'request' | 'closures'>,
  cells: CellTables,
  { passages, vesselClasses }: ClosureTables,
  matters: (passage: Passage) => boolean,
): PlanningWarning[] {
  const [missed, passed] = [membersOf(cells.missed), membersOf(cells.passages)]
  const missedStraits = barred.flatMap(({ name }, at) => (has(missed, at) ? [name] : []))
  const cellsThrough = (id: PassageId) => countWith(cells.passages, PASSAGES.indexOf(id))
  const ofLocal = local
    .map(({ passage }) => ({ passage, routes: cellsThrough(passage) }))
    .filter((each) => each.routes > 0)
  const used = PASSAGES.flatMap((id, at) => (has(passed, at) ? [{ id }] : []))
  const ordinary = ordinaryShipWarning(asked.vessel, vesselClasses)
  const closedToShip = new Set(closures.closedByVessel)
  const isMissed = (id: PassageId) =>
    closedToShip.has(id) && passages.some((passage) => passage.id === id && matters(passage))
  return [
    ...sizeClassWarning(asked.vessel, vesselClasses),
    ...departureWarning(asked),
    // A ship that the request names has each limit said; an assumed one is said once.
    ...(ordinary.length > 0
      ? ordinary
      : closures.notes.filter(({ passage }) => isMissed(passage)).map(noteWarning)),
    ...closedStraitWarnings([{ missedStraits }], closures),
    ...localTableWarnings(ofLocal, passages),
    ...unknownSizeWarnings([{ passages: used, straits: [] }], closures.dimensions, { passages }),
  ]
}

/** In how many cells a set has a member. */
function countWith(cells: Float64Array = new Float64Array(), member: number): number {
  return cells.filter((cell) => !Number.isNaN(cell) && has(fromNumber(cell), member)).length
}

/** The members of the sets of all cells. Cells without a route are NaN. */
function membersOf(cells: Float64Array = new Float64Array()): IndexSet {
  return cells.reduce(
    (all, cell) => (Number.isNaN(cell) ? all : union(all, fromNumber(cell))),
    EMPTY,
  )
}
