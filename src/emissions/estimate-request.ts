import type { Method } from './methods/registry.js'
import type { Calculation, EstimateInputs } from './request.js'

/** An emissions request without its places: SPEC 2.11 with units in the names. */
export interface EstimateRequest extends EstimateInputs {
  readonly calculation?:
    | (Calculation & { readonly method?: Method | 'auto' | undefined })
    | undefined
}
