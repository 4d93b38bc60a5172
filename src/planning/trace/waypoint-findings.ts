import { areasAlong, measuredLine } from '../../engine/geo/inside.js'
import { positionAtKm } from '../../engine/geo/interpolate.js'
import type { Position } from '../../engine/geo/position.js'
import type { Span } from '../../engine/geo/spans.js'
import type { PassageUse, SailedLine } from '../../engine/routing/request.js'
import { straitKm, straitsPassed } from '../../engine/sea/named-straits.js'
import type { ChartedLine } from '../charted-line.js'
import type { Closures, ClosureTables } from '../closures/closures.js'
import { areasTooShallow, beyondOutline } from '../closures/shallow-areas.js'
import { tooShallow } from '../ship/vessel-fit.js'
import { legAt, type WaypointLeg } from './waypoint-line.js'

/** What keeps a ship from sailing a line. */
export const FINDING_KINDS = ['land', 'shoal', 'strait', 'closed_passage', 'limit'] as const
/** A line over land all the way has no more to say after these many. */
export const MAX_FINDINGS = 500

/** A part of a route that the ship cannot sail, or must not. */
export interface Finding {
  readonly kind: (typeof FINDING_KINDS)[number]
  /** Of the shoal, strait or passage; null for land. */
  readonly name: string | null
  /** Index of the leg in which it begins. */
  readonly leg: number
  readonly fromKm: number
  readonly toKm: number
  readonly from: Position
  readonly to: Position
}

type Found = Pick<Finding, 'kind' | 'name'> & { readonly span: Span }

/** In the order of the line; the first `MAX_FINDINGS`. */
export function findingsOf(
  { sailed, land }: ChartedLine,
  legs: readonly WaypointLeg[],
  closures: Closures,
  tables: ClosureTables,
): Finding[] {
  const found: Found[] = [
    ...land.map((span): Found => ({ kind: 'land', name: null, span })),
    ...tooShallowFor(sailed, closures, tables),
    ...sailed.passages.flatMap((use) => passageFound(use, closures)),
  ]
  return found
    .sort((a, b) => a.span[0] - b.span[0])
    .slice(0, MAX_FINDINGS)
    .map(({ kind, name, span: [fromKm, toKm] }) => ({
      ...{ kind, name, leg: legAt(legs, fromKm), fromKm, toKm },
      from: positionAtKm(sailed.positions, sailed.distancesKm, fromKm),
      to: positionAtKm(sailed.positions, sailed.distancesKm, toKm),
    }))
}

function tooShallowFor(
  { positions, distancesKm }: SailedLine,
  closures: Closures,
  { straits = [], shallowAreas = [] }: ClosureTables,
): Found[] {
  const areas = areasTooShallow(shallowAreas, closures.dimensions.draughtM)
  const narrow = [...new Set([...tooShallow(straits, closures.dimensions), ...closures.straits])]
  return [
    ...areasAlong(measuredLine(positions), distancesKm, areas)
      .filter(beyondOutline)
      .flatMap(({ area: { name }, spans }) =>
        spans.map((span): Found => ({ kind: 'shoal', name, span })),
      ),
    ...straitsPassed(positions, narrow).flatMap((strait) =>
      straitKm(positions, distancesKm, strait).map((km): Found => {
        return { kind: 'strait', name: strait.name, span: [km, km] }
      }),
    ),
  ]
}

function passageFound(
  { id, name, entryKm, exitKm }: PassageUse,
  { closed, closedByVessel, notes }: Closures,
): Found[] {
  const isTooSmall = notes.some(({ passage }) => passage === id)
  const isClosed = closed.some((one) => one === id && !closedByVessel.includes(one))
  if (!isClosed && !isTooSmall) return []
  return [{ kind: isClosed ? 'closed_passage' : 'limit', name, span: [entryKm, exitKm] }]
}
