import { activityBased } from './activity-based.js'
import { carrierIntensity } from './carrier-intensity.js'
import { defaultMaritime } from './default-maritime.js'
import { fuelBased } from './fuel-based.js'
import type { MethodDefinition } from './method.js'

/** Every method, in the order in which `auto` tries them. The last one accepts any cargo. */
const TABLE = {
  fuel_based: fuelBased,
  carrier_intensity: carrierIntensity,
  activity_based: activityBased,
  default_maritime: defaultMaritime,
} as const satisfies Readonly<Record<string, MethodDefinition>>

/** Id of a method. */
export type Method = keyof typeof TABLE
/** Ids of all methods, in the order in which `auto` tries them. */
export const METHODS = Object.keys(TABLE) as Method[]
/** Each method with its name and the condition under which `auto` chooses it. */
export const METHOD_TABLE: Readonly<Record<Method, MethodDefinition>> = TABLE
