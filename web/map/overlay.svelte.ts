import type { Feature, LineString, Point, Polygon } from 'geojson'
import { untrack } from 'svelte'
import type { Position } from '../../src/engine/geo/position.js'
import type { PlannedRoute } from '../plan/route-answer.js'

export type Drawn = Feature<LineString | Point | Polygon>

/** What views and tools draw on the map besides the routes of the plan, each under its own name. */
class Overlay {
  /** The route of the cell under the pointer, shown instead of the plan's route. */
  route: PlannedRoute | null = $state.raw(null)
  /** The routes of a story, shown instead of the plan's route. */
  story: readonly PlannedRoute[] = $state.raw([])
  /** What the map shows instead of the routes. */
  focus: readonly Position[] = $state.raw([])
  #parts: Readonly<Record<string, readonly Drawn[]>> = $state.raw({})
  readonly features: Drawn[] = $derived(Object.values(this.#parts).flat())

  /** Places of a table, which the map names. */
  readonly places: readonly { readonly name: string; readonly position: Position }[] = $derived(
    this.features.flatMap(({ geometry, properties }) => {
      if (geometry.type !== 'Point' || properties?.['kind'] !== 'place') return []
      const [lon, lat] = geometry.coordinates
      return [{ name: String(properties['name']), position: [lon!, lat!] as const }]
    }),
  )

  /**
   * What the map shows if there is no route. Positions half a world away from the first are left
   * out.
   */
  readonly outline: readonly Position[] = $derived(outlineOf(this.features))

  put(name: string, features: readonly Drawn[]): void {
    // Setting one part must not depend on the others.
    this.#parts = { ...untrack(() => this.#parts), [name]: features }
  }

  take(name: string): void {
    const { [name]: _, ...others } = untrack(() => this.#parts)
    this.#parts = others
  }
}

/** The positions of features, on the copy of the world of the first. */
export function outlineOf(features: readonly Drawn[]): readonly Position[] {
  const all = features.flatMap(({ geometry: { type, coordinates } }) =>
    type === 'Point' ? [coordinates] : type === 'Polygon' ? coordinates.flat() : coordinates,
  )
  const [near = 0] = all[0] ?? []
  return all.map(([lon, lat]): Position => {
    return [lon! + 360 * Math.round((near - lon!) / 360), lat!]
  })
}

export const overlay = new Overlay()
