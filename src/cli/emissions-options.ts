import type { ApiArea } from '../api/areas.js'
import type { Method } from '../emissions/methods/registry.js'
import type { Boundary, ConsumedFuel } from '../emissions/request.js'
import type { VesselType } from '../emissions/vessel-types.js'
import type { PassageId } from '../routing/request.js'

/** What `fairway emissions` takes. */
export interface EmissionsOptions {
  readonly teu?: number
  readonly tonnes?: number
  readonly containerType?: string
  readonly reefer?: true
  readonly vessel?: VesselType
  readonly capacityTeu?: number
  readonly deadweight?: number
  readonly fuelType?: string
  readonly imo?: string
  readonly shipTable?: string
  readonly name?: string
  readonly burnt?: number
  readonly burntFuel?: ConsumedFuel
  readonly carrier?: string
  readonly method?: Method | 'auto'
  readonly boundary?: Boundary
  readonly avoid?: (PassageId | ApiArea)[]
  readonly resolution: string
  readonly distance?: number
  readonly sailed?: number
  readonly format: 'text' | 'json' | 'ileap'
  readonly lonlat?: true
}
