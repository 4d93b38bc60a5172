import type { ServiceRequest } from '../../contract/operations/requests.js'
import type { Progress } from './source.js'

/** What a page tells its worker. */
export type ToWorker = Asked | { readonly abort: number }

export interface Asked {
  readonly id: number
  readonly request: ServiceRequest
}

/** What the worker tells its page. */
export type FromWorker =
  | { readonly id: number; readonly status: number; readonly text: string }
  | { readonly id: number; readonly failed: string }
  | { readonly progress: Progress }

/** Path of a request that is answered when the sea is open. */
export const READY_PATH = '/ready'

/** Path of a request that is answered when all of the sea has arrived. */
export const WHOLE_PATH = '/whole'
