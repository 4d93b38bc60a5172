/** Start data of the probe thread. */
export interface ProbeSetup {
  readonly host: string
  readonly port: number
  readonly version: string
  readonly metricsType: string
  /** Time at which the main thread was last alive, ms on the clock of `performance.timeOrigin`. */
  readonly heartbeat: BigInt64Array
}

/** Messages to the thread. */
export type ProbeOrder =
  | { readonly kind: 'ready'; readonly status: number; readonly body: string }
  | { readonly kind: 'metrics'; readonly text: string }

/** Messages from the thread. */
export type ProbeReport =
  | { readonly kind: 'listening'; readonly port: number }
  | {
      readonly kind: 'failed'
      readonly error: { readonly code?: string; readonly message: string }
    }
  /** A client requests the metrics. */
  | { readonly kind: 'scrape' }
