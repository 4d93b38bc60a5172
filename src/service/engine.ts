import type { Position } from '../geo/position.js'
import type { ClosureTables } from '../routing/restrictions.js'
import type { Resolution, Router } from '../routing/types.js'
import type { Config } from './config.js'

export interface Port {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly countryCode: string
  readonly unlocode: string | null
  readonly position: Position
  readonly slug: string
}

export type PortMatch = 'name' | 'alternate_name' | 'word' | 'unlocode'

export interface PortTable {
  byId(id: number): Port | undefined
  search(query: string, limit: number): readonly { port: Port; match: PortMatch }[]
  /** Ports near a line, in sailing order. */
  along(
    positions: readonly Position[],
    distancesKm: readonly number[],
    options: { withinKm: number; limit: number },
  ): readonly { port: Port; distanceFromOriginKm: number; offRouteKm: number }[]
}

/** All that answers questions about the sea. Read-only, synchronous, the same for every caller. */
export interface Engine {
  readonly router: Router
  readonly ports: PortTable
  readonly closureTables: ClosureTables
  /** Whether a ship can sail the great circle between two positions of a route. */
  legIsClear?(resolutionKm: Resolution, from: Position, to: Position): boolean
}

/** Loads the sea data of the configured folder. */
export async function openEngine(config: Pick<Config, 'data'>): Promise<Engine> {
  throw new Error(
    `The sea data in ${config.data} can't be loaded yet: this version has no loader for it.`,
  )
}
