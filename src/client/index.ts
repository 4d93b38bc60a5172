/** A typed client of the HTTP service, for Node and browsers. */
export type { BatchRequest, BatchRow, RouteRow } from './batch.js'
export {
  type Batch,
  FairwayClient,
  type FairwayClientOptions,
  type JobOptions,
  type LegLine,
  type ListOptions,
  type Session,
  type TableFile,
} from './client.js'
export { FairwayError, type FairwayErrorCode } from './errors.js'
export * from './schema.js'
export type { Call, CallArguments, CallOptions, OperationKey } from './transport.js'
