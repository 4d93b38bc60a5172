import type { Position } from '../geo/position.js'
import type { Vector } from '../geo/vector.js'
import type { LinkPosition } from './snap/link-index.js'

/** Where an endpoint lies. */
interface Placed {
  readonly snapped: Position
  /** From the requested position to the snapped one, km. */
  readonly snapKm: number
  /** Bays that it lies in, the innermost of each: a search for paths from it must go into them. */
  readonly bays: readonly number[]
}

/** How paths join an endpoint to a network. */
export interface Joined {
  /** States in which a path may leave it; arriving paths end in the mirror of one. */
  readonly states: readonly number[]
  /** Kilometres from the snapped position to each state's place. */
  readonly km: readonly number[]
  /** Kilometres to each landmark of the network with every gate closed. */
  readonly landmarkKm: Float64Array
}

/** The limit of a view: it may omit states that no path of a limited length to another place uses. */
export interface Within {
  /** The other place, as a unit vector. */
  readonly other: Vector
  /** The greatest length, counted from where the view's own kilometres begin. */
  readonly limitKm: number
}

/** A node of the network: usually a port. */
export interface PortEndpoint extends Placed, Joined {
  readonly kind: 'port'
  /** Index in the port tables; null for a node that is no port. */
  readonly port: number | null
}

/** A position at sea, or one that was moved there. Finds its states on first use. */
export interface SeaEndpoint extends Placed, Joined {
  readonly kind: 'sea'
  /** Where it sees the sea from, and the triangle there. */
  readonly view: { readonly vector: Vector; readonly triangle: number }
  /** From the snapped position to the view, both included; the snapped position alone where they agree. */
  readonly access: readonly Position[]
  readonly accessKm: number
  /** The same endpoint for paths to places in some bays: no others are searched. */
  facing(bays: readonly number[]): SeaEndpoint
  /** The same endpoint for paths of a limited length: it omits states that none of them uses. */
  within(limits: Within): SeaEndpoint
}

/** A position on a river, in a canal or on another fairway. */
export interface FairwayEndpoint extends Placed, Joined {
  readonly kind: 'fairway'
  readonly on: LinkPosition
  /** Kilometres from the start of the link to the snapped position. */
  readonly alongKm: number
}

/** One end of a path, joined to a network. */
export type Endpoint = PortEndpoint | SeaEndpoint | FairwayEndpoint

/** Where the nearest water is that leads to the sea, when it is too far away. */
export interface TooFar {
  readonly kind: 'too-far'
  readonly nearestWater: Position
  readonly distanceKm: number
}
