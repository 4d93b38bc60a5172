import { type AreaAlong, areasAlong, measuredLine } from '../../engine/geo/inside.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import type { IceArea } from '../../engine/sea/ice.js'
import { type NamedStrait, straitsPassed } from '../../engine/sea/named-straits.js'
import { SHALLOW_AREAS_SOURCE, type ShallowArea } from '../../engine/sea/shallow-areas.js'
import { beyondOutline, type CrossedArea } from './shallow-areas.js'

/** The waters that a route is compared with. */
export interface Waters {
  readonly straits?: readonly NamedStrait[]
  readonly shallowAreas?: readonly ShallowArea[]
  readonly iceAreas?: readonly IceArea[]
}

/** What a route meets on its way besides passages, each in the order of its table. */
export interface WatersMet {
  readonly straits: readonly NamedStrait[]
  readonly shelves: readonly CrossedArea[]
  readonly ice: readonly AreaAlong<IceArea>[]
}

/**
 * One walk along a route for every warning and figure about its waters: depth, shoals, size and ice
 * read what it finds.
 */
export function watersMet(
  { positions, distancesKm }: Pick<SeaRoute, 'positions' | 'distancesKm'>,
  { straits = [], shallowAreas = [], iceAreas = [] }: Waters,
): WatersMet {
  const line = measuredLine(positions)
  return {
    straits: straitsPassed(positions, straits),
    shelves: areasAlong(line, distancesKm, shallowAreas).filter(beyondOutline),
    ice: areasAlong(line, distancesKm, iceAreas),
  }
}

/** What a depth means: about this depth, or less than it. */
export const DEPTH_BOUNDS = ['about', 'under'] as const

/** The least depth known on a route. */
export interface LeastDepth {
  /** Metres. */
  readonly depthM: number
  readonly bound: (typeof DEPTH_BOUNDS)[number]
  /** Name of the strait or the shelf. */
  readonly name: string
  readonly source: string
}

/**
 * The least depth of the known straits and shallow areas on a route; null if there are none.
 * @param areas all shallow areas
 */
export function leastDepthOn(
  { straits, shelves }: Pick<WatersMet, 'straits' | 'shelves'>,
  areas: readonly ShallowArea[],
): LeastDepth | null {
  const known: LeastDepth[] = [
    ...shelvesCrossed(shelves, areas).map(
      ({ name, underM }): LeastDepth => ({
        depthM: underM,
        bound: 'under',
        name,
        source: SHALLOW_AREAS_SOURCE,
      }),
    ),
    ...straits.map(
      ({ name, depthM }): LeastDepth => ({ depthM, bound: 'about', name, source: 'recalled' }),
    ),
  ]
  return shallowest(known)
}

/**
 * A route that crosses a shallower class of a shelf but not its deepest one only touches an inexact
 * outline.
 */
function shelvesCrossed(
  shelves: readonly CrossedArea[],
  areas: readonly ShallowArea[],
): readonly ShallowArea[] {
  const crossed = shelves.map(({ area }) => area)
  const deepest = (name: string, among: readonly ShallowArea[]) =>
    Math.max(...among.map((area) => (area.name === name ? area.underM : 0)))
  return crossed.filter(({ name }) => deepest(name, crossed) === deepest(name, areas))
}

/** The least of the given depths; null if there are none. */
export function shallowest(depths: readonly LeastDepth[]): LeastDepth | null {
  return depths.reduce<LeastDepth | null>(
    (least, one) => (least === null || one.depthM < least.depthM ? one : least),
    null,
  )
}
