import { type AreaAlong, areasAlong, measuredLine } from '../../engine/geo/inside.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import type { IceArea } from '../../engine/sea/ice.js'
import { type NamedStrait, straitsPassed } from '../../engine/sea/named-straits.js'
import type { ShallowArea } from '../../engine/sea/shallow-areas.js'
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
