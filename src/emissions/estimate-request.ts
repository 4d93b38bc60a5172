import type { Calculation, EstimateInputs, Method } from './request.js'

/** A request for an estimate, without its places. Names contain units; comments state ranges. */
export interface EstimateRequest extends EstimateInputs {
  readonly calculation?:
    | (Calculation & { readonly method?: Method | 'auto' | undefined })
    | undefined
}
