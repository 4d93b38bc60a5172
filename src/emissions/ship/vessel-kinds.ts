import { BULK_TYPES, type VesselType } from '../generated/vessel-types.js'

/** Whether ships of a type carry no containers and have no reefer plugs. */
export function isBulk(type: VesselType | undefined): boolean {
  return type !== undefined && BULK_TYPES.includes(type)
}
