import type { Method } from './methods/registry.js'
import type { Calculation, EstimateInputs } from './request.js'

/** A request for an estimate, without its places. Names contain units; comments state ranges. */
export interface EstimateRequest extends EstimateInputs {
  readonly calculation?:
    | (Calculation & { readonly method?: Method | 'auto' | undefined })
    | undefined
}
