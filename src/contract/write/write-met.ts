import { roundedParts } from '../../engine/geo/digits.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import type { LeastDepth } from '../../planning/closures/least-depth.js'
import { nauticalMiles, roundKm } from '../../planning/rounding.js'
import type { PlannedLeg } from '../../planning/voyage/complete.js'
import type { LegBody, RouteCoreBody } from '../schemas/route-answer.js'

export function passagesBody({ passages }: Pick<SeaRoute, 'passages'>): RouteCoreBody['passages'] {
  return passages.map(({ id, name, entryKm, exitKm, speedLimitKmh }) => ({
    id,
    name,
    entry_km: roundKm(entryKm),
    exit_km: roundKm(exitKm),
    speed_limit_kmh: speedLimitKmh === undefined ? null : roundKm(speedLimitKmh),
  }))
}

export function emissionControlBody(
  route: Pick<SeaRoute, 'areas' | 'areaKm'>,
): RouteCoreBody['eca'] {
  const km = route.areaKm.eca
  const zones = route.areas.filter(({ group }) => group === 'eca')
  const kmOfZones = roundedParts(
    zones.map(({ distanceKm }) => distanceKm),
    3,
  )
  return {
    distance_km: roundKm(km),
    distance_nm: nauticalMiles(km),
    zones: zones.map(({ id, name }, at) => ({ id, name, distance_km: kmOfZones[at]! })),
  }
}

export function depthBody({
  leastDepth,
  rounded = [],
}: PlannedLeg): Pick<LegBody, 'min_depth' | 'shoals_rounded'> {
  const shoals = new Map(rounded.map(({ name, underM }) => [name, underM]))
  return {
    ...(leastDepth === undefined ? {} : { min_depth: minDepthBody(leastDepth) }),
    ...(shoals.size > 0 && {
      shoals_rounded: [...shoals].map(([name, under_m]) => ({ name, under_m })),
    }),
  }
}

function minDepthBody(least: LeastDepth | null) {
  if (!least) return null
  const { depthM, bound, name, source } = least
  return { depth_m: depthM, bound, name, source }
}
