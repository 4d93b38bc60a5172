import type { MatrixBody } from '../../api/schemas/matrix.js'
import type { WarningItem } from '../../api/warning.js'
import type { Closures } from '../../routing/restrictions.js'
import type { Engine } from './engine.js'
import { sizeClassWarning, TOLD_SNAP_KM } from './route-warnings.js'

/** What the caller should know about a matrix that was given all the same. */
export function matrixWarnings(
  body: MatrixBody,
  ends: Float64Array,
  closures: Closures,
  engine: Engine,
): WarningItem[] {
  const rows = body.origins.length
  return [
    ...snapWarning('origins', body.origins, ends.subarray(0, 3 * rows)),
    ...snapWarning('destinations', body.destinations, ends.subarray(3 * rows)),
    ...sizeClassWarning(body, engine),
    ...closures.notes
      .filter(({ passage }) => closures.closedByVessel.some((closed) => closed === passage))
      .map(({ code, detail }) => ({ code, pointer: '#/vessel', detail })),
  ]
}

/** One for a whole side: each end tells its own distance. */
function snapWarning(
  side: 'origins' | 'destinations',
  places: MatrixBody['origins'],
  ends: Float64Array,
): WarningItem[] {
  const moved = places.filter(
    ({ coordinates }, at) => coordinates !== undefined && ends[3 * at + 2]! > TOLD_SNAP_KM,
  )
  if (moved.length === 0) return []
  const detail = `${moved.length} ${side} were moved more than ${TOLD_SNAP_KM} km to navigable water; see snapped.`
  return [{ code: 'snapped', pointer: `#/${side}`, detail }]
}
