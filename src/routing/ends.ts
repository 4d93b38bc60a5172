import { legLengthKm, vectorLegKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import { toVector, type Vector } from '../geo/vector.js'
import type { CoastMask } from '../sea/coast-mask.js'
import { NOT_TANGENT, tangentSide } from '../sea/tangent.js'
import { approach, nearestWater } from './approach.js'
import type { Chart } from './chart.js'
import { LinkIndex, type LinkPlace } from './link-index.js'
import { nearestNavigable } from './nearest-navigable.js'

/** Farthest that a position is moved to get afloat, km (API.md section 5). */
export const MAX_SNAP_KM = 50

/** A position this near to a fairway lies on it, even where the sea is nearer still, km. */
const ON_FAIRWAY_KM = 0.3

/** A way out that comes this near to a canal runs along it, km. */
const IN_CANAL_KM = 1

/** From a river's bank to its fairway, km, where … */
const BESIDE_FAIRWAY_KM = 5

/** … the way to open water is longer than this, km. */
const LONG_WAY_KM = 30

/**
 * One end of a route, joined to a network. Paths leave it in one of its `states`; those that come in
 * arrive in the mirror of one.
 */
export interface End {
  readonly snapped: Position
  /** From the asked position to the snapped one, km. */
  readonly snapKm: number
  readonly states: readonly number[]
  /** Kilometres from the snapped position to each state's place. */
  readonly km: readonly number[]
  /** Kilometres to each root of the network with every gate closed. */
  readonly rootKm: Float64Array
  /** Where the end sees the sea from, and the triangle there; null on ports and fairways. */
  readonly view: { readonly vector: Vector; readonly triangle: number } | null
  /** From the snapped position to the view, both included; the snapped position alone where they agree. */
  readonly lead: readonly Position[]
  readonly leadKm: number
  /** Set for an end that lies along a fairway. */
  readonly place: LinkPlace | null
  /** Kilometres from the start of the fairway link to the place. */
  readonly placeKm: number
  /** Index in the port tables, -1 for what is no port. */
  readonly port: number
}

/** Where the nearest water is that leads to the sea, when it is too far away. */
export interface TooFar {
  readonly nearestWater: Position
  readonly distanceKm: number
}

/** Joins positions and ports to one network. */
export class EndFinder {
  private readonly links: LinkIndex

  constructor(
    private readonly chart: Chart,
    private readonly coast: CoastMask,
  ) {
    this.links = new LinkIndex(chart.network)
  }

  /** A port by its index in the port tables. */
  atPort(index: number): End {
    return { ...this.atNode(this.chart.network.portNode[index]!), port: index }
  }

  atNode(node: number): End {
    const snapped = this.chart.positionOfEntity(this.chart.network.cornerCount + node)
    const state = this.chart.stateOfNode(node)
    return {
      ...this.bare(snapped, 0),
      states: [state],
      km: [0],
      rootKm: this.rootsFrom([state], [0]),
    }
  }

  at(position: Position): End | TooFar {
    const vector = toVector(position)
    const triangle = this.chart.locate(...vector)
    if (this.chart.isWater(triangle)) return this.onBasin(position, vector, triangle)
    const afloat = this.coast.isWater(...position)
      ? { position, distanceKm: 0 }
      : nearestWater(this.coast, position, MAX_SNAP_KM)
    const reach = Math.max(ON_FAIRWAY_KM, afloat?.distanceKm ?? MAX_SNAP_KM)
    const place = this.links.nearest(position, reach)
    if (place) return this.onLink(place)
    if (!afloat) return this.tooFar(position)
    return this.fromWater(position, afloat.position) ?? this.nearestOnNetwork(position)
  }

  /** On navigable water; where that is a reach of a river that leads nowhere, its fairway serves instead. */
  private onBasin(position: Position, vector: Vector, triangle: number): End {
    const end = this.fromView(position, 0, vector, triangle, [position])
    if (leadsOn(end)) return end
    const place = this.links.nearest(position, MAX_SNAP_KM)
    const other = place && this.onLink(place)
    return other && leadsOn(other) ? other : end
  }

  private tooFar(position: Position): TooFar {
    const nearestWater = nearestNavigable(this.chart, this.coast, position)
    return { nearestWater, distanceKm: legLengthKm(position, nearestWater) }
  }

  /** Joins a place on water that lies nearer to the coast than the network goes. */
  private fromWater(position: Position, afloat: Position): End | null {
    const lead = approach(this.coast, this.chart.maskWalls, afloat, (p) =>
      this.chart.isWater(this.chart.locate(...toVector(p))),
    )
    if (!lead) return null
    // A canal's own lakes lead to no sea but through the canal: who lies there is in the passage.
    const canal = this.canalOn(lead)
    if (canal) return this.onLink(this.links.nearest(position, MAX_SNAP_KM) ?? canal)
    const fairway =
      lineKm(lead) > LONG_WAY_KM ? this.links.nearest(position, BESIDE_FAIRWAY_KM) : null
    if (fairway) return this.onLink(fairway)
    const vector = toVector(lead[lead.length - 1]!)
    const snapKm = afloat === position ? 0 : legLengthKm(position, afloat)
    return this.fromView(afloat, snapKm, vector, this.chart.locate(...vector), lead)
  }

  private canalOn(line: readonly Position[]): LinkPlace | null {
    for (const position of line) {
      const place = this.links.nearest(position, IN_CANAL_KM)
      if (place && this.chart.network.linkPassage[place.link]! >= 0) return place
    }
    return null
  }

  /** Water with no way to the network: the nearest fairway or water of the network serves instead. */
  private nearestOnNetwork(position: Position): End | TooFar {
    const place = this.links.nearest(position, MAX_SNAP_KM)
    return place ? this.onLink(place) : this.tooFar(position)
  }

  private fromView(
    snapped: Position,
    snapKm: number,
    vector: Vector,
    triangle: number,
    lead: readonly Position[],
  ): End {
    const leadKm = lineKm(lead)
    const { states, km } = this.look(vector, triangle, leadKm)
    return {
      ...this.bare(snapped, snapKm),
      states,
      km,
      rootKm: this.rootsFrom(states, km),
      view: { vector, triangle },
      lead,
      leadKm,
    }
  }

  /** States that a path may leave a view in: a corner touched in passing, a node. */
  private look(
    [x, y, z]: Vector,
    triangle: number,
    leadKm: number,
  ): { states: number[]; km: number[] } {
    const { network, sight } = this.chart
    const { entityOf, cornerCount, vectors } = network
    const states: number[] = []
    const km: number[] = []
    const known = new Set<number>()
    sight.fromPoint(x, y, z, triangle, (vertex) => {
      const entity = entityOf[vertex]!
      if (entity < 0 || known.has(entity)) return
      known.add(entity)
      let state = entity + cornerCount
      if (entity < cornerCount) {
        const side = tangentSide(network, x, y, z, -1, vertex)
        if (side === NOT_TANGENT) return
        state = 2 * entity + side
      }
      states.push(state)
      km.push(
        leadKm +
          vectorLegKm(
            x,
            y,
            z,
            vectors[3 * vertex]!,
            vectors[3 * vertex + 1]!,
            vectors[3 * vertex + 2]!,
          ),
      )
    })
    return { states, km }
  }

  private onLink(place: LinkPlace): End {
    const { network } = this.chart
    const placeKm = this.kmAlong(place)
    const states = [network.linkFrom[place.link]!, network.linkTo[place.link]!].map((n) =>
      this.chart.stateOfNode(n),
    )
    const km = [placeKm, network.linkKm[place.link]! - placeKm]
    return {
      ...this.bare(place.position, place.distanceKm),
      states,
      km,
      rootKm: this.rootsFrom(states, km),
      place,
      placeKm,
    }
  }

  private kmAlong(place: LinkPlace): number {
    const line = this.chart.linkPositions(place.link)
    const before = place.point - this.chart.network.linkFirst[place.link]!
    return lineKm([...line.slice(0, before + 1), place.position])
  }

  private bare(snapped: Position, snapKm: number): Omit<End, 'states' | 'km' | 'rootKm'> {
    return {
      snapped,
      snapKm,
      view: null,
      lead: [snapped],
      leadKm: 0,
      place: null,
      placeKm: 0,
      port: -1,
    }
  }

  private rootsFrom(states: readonly number[], km: readonly number[]): Float64Array {
    const { roots, rootMetres } = this.chart.network
    const n = roots.length
    const best = new Float64Array(n).fill(Number.POSITIVE_INFINITY)
    for (let i = 0; i < states.length; i++) {
      const row = this.chart.entityOfState(states[i]!) * n
      const own = km[i]!
      for (let r = 0; r < n; r++) {
        const metres = rootMetres[row + r]!
        if (metres === 0xffffffff) continue
        const d = own + metres / 1000
        if (d < best[r]!) best[r] = d
      }
    }
    return best
  }
}

/** Whether a way leads from an end to any root: a lake of its own has none. */
function leadsOn(end: End): boolean {
  return end.rootKm.some((km) => km < Number.POSITIVE_INFINITY)
}

export function lineKm(line: readonly Position[]): number {
  let km = 0
  for (let i = 0; i + 1 < line.length; i++) km += legLengthKm(line[i]!, line[i + 1]!)
  return km
}
