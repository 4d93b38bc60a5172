import { positionAt, type RouteLine, shareToEdge } from '../map/route-line.js'
import { type LoadLine, loadLineAt } from './load-line-zones.js'

/** A part of a voyage under one load line. */
export interface LoadLinePart {
  readonly line: LoadLine
  readonly fromKm: number
  readonly toKm: number
}

const STEP_KM = 50

/**
 * The load lines of a voyage in order, each on the day on which the ship is there.
 * @param dayAt when the ship is at a distance, km
 */
export function loadLinesAlong(route: RouteLine, dayAt: (km: number) => Date): LoadLinePart[] {
  const total = route.km[route.km.length - 1]!
  const lineAt = (km: number) => loadLineAt(positionAt(route, km), dayAt(km))
  const parts: LoadLinePart[] = []
  const put = (line: LoadLine, fromKm: number, toKm: number) => {
    const last = parts[parts.length - 1]
    if (last?.line === line) parts[parts.length - 1] = { ...last, toKm }
    else parts.push({ line, fromKm, toKm })
  }
  for (let fromKm = 0; fromKm < total; fromKm += STEP_KM) {
    const toKm = Math.min(total, fromKm + STEP_KM)
    const [before, after] = [lineAt(fromKm), lineAt(toKm)]
    if (before === after) {
      put(before, fromKm, toKm)
      continue
    }
    const edgeKm =
      fromKm +
      (toKm - fromKm) * shareToEdge((share) => lineAt(fromKm + share * (toKm - fromKm)) !== before)
    put(before, fromKm, edgeKm)
    if (edgeKm < toKm) put(after, edgeKm, toKm)
  }
  return parts
}

/** From the least to the greatest freeboard. */
const BY_FREEBOARD: readonly LoadLine[] = ['tropical', 'summer', 'winter']

/** The line with the greatest freeboard of a voyage: on that part the ship may carry least. */
export function strictest(parts: readonly LoadLinePart[]): LoadLine {
  return BY_FREEBOARD.findLast((line) => parts.some((part) => part.line === line)) ?? 'summer'
}
