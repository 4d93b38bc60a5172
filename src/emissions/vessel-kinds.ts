import { BULK_TYPES, type VesselType } from './vessel-types.js'

/** Ships without containers, and without power for them. */
export function isBulk(type: VesselType | undefined): boolean {
  return type !== undefined && BULK_TYPES.includes(type)
}
