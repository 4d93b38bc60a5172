import type { Resolution } from '../../engine/routing/request.js'
import type { ResolvedPlace } from '../../ports/find/place.js'
import type { Port } from '../../ports/port.js'
import type { Closures } from '../closures/closures.js'
import { localEnds } from '../closures/local-cells.js'
import type { MatrixQuestion } from '../matrix-cells.js'
import { endOf } from '../places.js'
import { type Speed, speedOf } from '../ship/speed.js'
import { decidedFor } from '../voyage/decided.js'
import { type PlanningTables, routeOptions } from '../voyage/prepare.js'
import type { Conditions } from '../voyage/voyage.js'

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
  const decided = decidedFor(asked, [], closureTables)
  const { closures, locals } = decided
  const options = routeOptions(asked, closures)
  const speed = speedOf(asked.vessel, closureTables.vesselClasses, asked.speedKmh)
  const { barred } = decided.narrow
  const local = localEnds(locals, origins, destinations)
  const request = {
    origins: origins.map(endOf),
    destinations: destinations.map((end) => ('id' in end ? { portId: end.id } : endOf(end))),
    ...options,
    speedKmh: speed.speedKmh,
    ...(barred.length > 0 && { barred }),
    ...(local.length > 0 && { local }),
  }
  return { resolutionKm: options.resolutionKm, closures, speed, request }
}
