import { LRUCache } from 'lru-cache'
import { type AvoidPolygon, MAX_POLYGONS } from '../../request.js'
import { type CheckedPolygon, checkPolygons } from './polygons.js'

/**
 * Sets of polygons that are kept for the next request: callers ask for the same with another speed, date
 * or end.
 */
export const MAX_DRAWN_SETS = 4

/** The polygons of requests, checked. Equal ones are the same object. */
export class DrawnPolygons {
  private readonly known = new LRUCache<string, readonly CheckedPolygon[]>({ max: MAX_DRAWN_SETS })

  constructor(private readonly checkPosition: Parameters<typeof checkPolygons>[1]) {}

  /** @throws InvalidRequestError as `checkPolygons` does */
  check(polygons: readonly AvoidPolygon[]): readonly CheckedPolygon[] {
    const key = textOf(polygons)
    let checked = key === null ? undefined : this.known.get(key)
    if (!checked) {
      checked = checkPolygons(polygons, this.checkPosition, MAX_POLYGONS)
      if (key !== null) this.known.set(key, checked)
    }
    return checked
  }
}

/** Null for what is no JSON, and for no polygons. */
function textOf(polygons: unknown): string | null {
  if (Array.isArray(polygons) && polygons.length === 0) return null
  try {
    return JSON.stringify(polygons) ?? null
  } catch {
    return null
  }
}
