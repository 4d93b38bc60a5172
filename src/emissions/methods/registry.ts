import type { Method } from '../request.js'
import { activityBased } from './activity-based.js'
import { carrierIntensity } from './carrier-intensity.js'
import { defaultMaritime } from './default-maritime.js'
import { fuelBased } from './fuel-based.js'
import type { MethodDefinition } from './method.js'

/** Each method with its name and the condition under which `auto` chooses it. */
export const METHOD_TABLE: Readonly<Record<Method, MethodDefinition>> = {
  fuel_based: fuelBased,
  carrier_intensity: carrierIntensity,
  activity_based: activityBased,
  default_maritime: defaultMaritime,
}
