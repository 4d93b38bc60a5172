import type { Position } from '../../geo/position.js'
import type { Vector } from '../../geo/vector.js'
import type { LinkPosition } from './link-index.js'

/** Where an endpoint lies. */
interface Placed {
  readonly snapped: Position
  /** From the requested position to the snapped one, km. */
  readonly snapKm: number
  /** The innermost bays that contain it. A search for paths from here must enter them. */
  readonly bays: readonly number[]
}

/** How paths join an endpoint to a network. */
export interface Joined {
  /** States through which a path may leave it. Arriving paths end in the mirror of one of them. */
  readonly states: readonly number[]
  /** Kilometres from the snapped position to each state's place. */
  readonly km: readonly number[]
  /** Kilometres to each landmark of the network with every gate closed. */
  readonly landmarkKm: Float64Array
  /**
   * Kilometres from each landmark to the state that is farthest from it, less those to that state. More than
   * `landmarkKm`, which then bounds no path, where the endpoint joins two waters that no path joins so shortly, as a
   * port between a fairway and open water does. Infinity where the landmark reaches some of its states only.
   */
  readonly acrossKm: Float64Array
}

/**
 * The limit of a view. The view may omit states that no path within a given length to another place
 * uses.
 */
export interface Within {
  /** The other place, as a unit vector. */
  readonly other: Vector
  /** The maximum length, measured from the place where the view measures its kilometres. */
  readonly limitKm: number
}

/** A node of the network: usually a port. */
export interface PortEndpoint extends Placed, Joined {
  readonly kind: 'port'
}

/** A fairway near a position, and the way to it over the water between. */
export interface Beside {
  /** From the snapped position to the fairway, including both. */
  readonly access: readonly Position[]
  readonly accessKm: number
  readonly fairway: FairwayEndpoint
}

/** A position at sea, or one that was moved there. Finds its states on first use. */
export interface SeaEndpoint extends Placed, Joined {
  readonly kind: 'sea'
  /** The place from which it sees the sea, and the triangle there. */
  readonly view: { readonly vector: Vector; readonly triangle: number }
  /**
   * The line from the snapped position to the view, including both; only the snapped position if they
   * coincide.
   */
  readonly access: readonly Position[]
  readonly accessKm: number
  /** A fairway that paths may take instead of the open water in sight; null if none is near. */
  readonly beside: Beside | null
  /** Whether the way to a state's place is that along the fairway. */
  isByFairway(state: number): boolean
  /** The same endpoint for paths to places in the given bays: other bays are not searched. */
  facing(bays: readonly number[]): SeaEndpoint
  /** The same endpoint for paths to anywhere. */
  readonly whole: SeaEndpoint
  /** The same endpoint, or the whole one if its view omits one of the given bays. */
  including(bays: readonly number[]): SeaEndpoint
  /** Computes its view now, if it does not exist, to serve all paths from here on. */
  look(): void
  /** The same endpoint for paths of a limited length: it omits states that none of them uses. */
  within(limits: Within): SeaEndpoint
}

/** A place on a fairway link at which a gate of a canal crosses it, and no other way leads past. */
export interface Lock {
  /** Bit of the canal. */
  readonly passage: number
  readonly on: LinkPosition
  /** Kilometres from the start of the link. */
  readonly alongKm: number
}

/** A position on a river, in a canal or on another fairway. */
export interface FairwayEndpoint extends Placed, Joined {
  readonly kind: 'fairway'
  readonly on: LinkPosition
  /** Kilometres from the start of the link to the snapped position. */
  readonly alongKm: number
  /**
   * The lock in which it lies, if paths must leave it on one side: 0 towards the start of the link, 1
   * towards its end.
   */
  readonly lock?: { readonly lock: Lock; readonly side: 0 | 1 }
}

/** The middle of a way through a passage, for paths that leave through one end of the way. */
export interface WayEndpoint extends Placed, Joined {
  readonly kind: 'way'
  /** Bit of the passage. */
  readonly passage: number
  /** The line from the middle to that end, which is a node. */
  readonly access: readonly Position[]
}

/** One end of a path, joined to a network. */
export type Endpoint = PortEndpoint | SeaEndpoint | FairwayEndpoint | WayEndpoint

/** The same endpoint for all queries, whatever bays it looks into. */
export function wholeOf(end: Endpoint): Endpoint {
  return end.kind === 'sea' ? end.whole : end
}

/** Whether paths leave an endpoint at the node of a port or of a gate. */
export function isAtNode({ kind }: Endpoint): boolean {
  return kind === 'port' || kind === 'way'
}

/** For a position that is too far from water. */
export interface TooFar {
  readonly kind: 'too-far'
  readonly position: Position
  /** The nearest water that leads to the sea: a search of the whole network, which only an error needs. */
  nearest(): { readonly nearestWater: Position; readonly distanceKm: number }
}
