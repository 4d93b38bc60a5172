import type { location } from '../plan/route-request.js'

export interface MatrixRequest {
  readonly origins: readonly ReturnType<typeof location>[]
  readonly destinations: readonly ReturnType<typeof location>[]
  readonly [option: string]: unknown
}

export interface MatrixAnswer {
  readonly distances_km: readonly (readonly (number | null)[])[]
  readonly durations_hours: readonly (readonly (number | null)[])[]
}
