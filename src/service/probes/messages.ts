/** What the thread of the probes begins with. */
export interface ProbeSetup {
  readonly host: string
  readonly port: number
  readonly version: string
  readonly metricsType: string
  /** Milliseconds of `performance.timeOrigin` clock at which the main thread was last alive. */
  readonly heartbeat: BigInt64Array
}

/** To the thread. */
export type ProbeOrder =
  | { readonly kind: 'ready'; readonly status: number; readonly body: string }
  | { readonly kind: 'metrics'; readonly text: string }

/** From the thread. */
export type ProbeReport =
  | { readonly kind: 'listening'; readonly port: number }
  | {
      readonly kind: 'failed'
      readonly error: { readonly code?: string; readonly message: string }
    }
  /** Somebody reads the metrics. */
  | { readonly kind: 'scrape' }
