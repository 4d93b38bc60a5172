import { kmInside, type MeasuredLine, measuredLine } from '../../../geo/inside.js'
import type { Position } from '../../../geo/position.js'
import type { Outlined, Ring } from '../../../geo/ring.js'
import { longitudeOf, toVector, type Vector } from '../../../geo/vector.js'
import { type AreaCorner, outsideCorners, roundedCorners } from './corners.js'
import { EdgeTree } from './edge-tree.js'
import { type CheckedPolygon, polygonContains } from './polygons.js'

/**
 * Cost of a kilometre inside an avoided area: a route takes a detour of nine kilometres to save one inside.
 * Our own figure (2026), high enough to leave an area by the nearest exit.
 */
const AVOID_WEIGHT = 10

/** Cost of a leg, from its kilometres and its share inside penalised areas. */
export function weigh(km: number, shareInside: number): number {
  return km * (1 + (AVOID_WEIGHT - 1) * shareInside)
}

/** Where a leg crosses a border, as a share of its chord. */
interface Cut {
  readonly at: number
  readonly ring: number
}

/**
 * The polygons that the routes of a request avoid. Tells which legs are forbidden and what the others
 * cost.
 */
export class AvoidedPolygons {
  readonly corners: readonly AreaCorner[]
  /** The corners of each outline that the caller draws, also those on land or in other polygons. */
  readonly outlines: readonly (readonly AreaCorner[])[]
  private readonly forbidden: readonly CheckedPolygon[]
  private readonly penalised: readonly CheckedPolygon[]
  private readonly walls: EdgeTree
  private readonly borders: EdgeTree
  /** The penalised polygon of each ring in `borders`. */
  private readonly polygonOfBorder: Int32Array
  /** For each of them, whether the place along a leg that is being measured lies inside. */
  private readonly isAround: Uint8Array

  /** Whether every kilometre costs the same. */
  get isPlain(): boolean {
    return this.penalised.length === 0
  }

  /** Named areas are penalised like polygons. */
  constructor(
    readonly polygons: readonly CheckedPolygon[],
    areas: readonly Outlined[] = [],
  ) {
    const named = areas.flatMap(({ rings }) => rings.map(penalisedRing))
    this.forbidden = polygons.filter(({ mode }) => mode === 'forbid')
    this.penalised = [...polygons.filter(({ mode }) => mode === 'penalise'), ...named]
    this.walls = new EdgeTree(this.forbidden.flatMap(({ rings }) => rings))
    this.borders = new EdgeTree(this.penalised.flatMap(({ rings }) => rings))
    this.polygonOfBorder = Int32Array.from(
      this.penalised.flatMap(({ rings }, polygon) => rings.map(() => polygon)),
    )
    this.isAround = new Uint8Array(this.penalised.length)
    const own = polygons.flatMap(({ rings, mode }) =>
      rings.map((ring, i) => outsideCorners(ring, i > 0, mode === 'forbid')),
    )
    this.outlines = own.filter(([corner]) => corner && !corner.isHole)
    const rounded = named
      .flatMap(({ rings: [ring] }) => roundedCorners(outsideCorners(ring, false, false)))
      .filter(({ at }) => !this.isPenalised(at))
    this.corners = [...own.flat(), ...rounded].filter(({ at }) => !this.isForbidden(at))
  }

  /** Index of the first forbidden polygon that contains a point; -1 for none. */
  forbiddenAt(vector: Vector): number {
    return this.polygons.findIndex(
      (polygon) => polygon.mode === 'forbid' && polygonContains(polygon, vector),
    )
  }

  private isForbidden(vector: Vector): boolean {
    return this.forbidden.some((polygon) => polygonContains(polygon, vector))
  }

  /** Whether a point lies inside a penalised polygon or area. */
  isPenalised(vector: Vector): boolean {
    const lon = longitudeOf(vector)
    return this.penalised.some((polygon) => polygonContains(polygon, vector, lon))
  }

  /**
   * Share of a leg that lies inside penalised polygons and areas.
   * @param isInside whether the leg starts inside, where that is known
   */
  shareInside(
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    isInside?: boolean,
  ): number {
    if (this.penalised.length === 0) return 0
    const cuts: Cut[] = []
    this.borders.eachCrossing(ax, ay, az, bx, by, bz, (at, ring) => {
      cuts.push({ at, ring })
    })
    if (cuts.length === 0) return Number(isInside ?? this.isPenalised([ax, ay, az]))
    const cosine = ax * bx + ay * by + az * bz
    const angle = Math.acos(Math.max(-1, Math.min(1, cosine)))
    const sine = Math.sin(angle)
    // From the start on, each border leads into its polygon or out of it.
    let around = this.findAround([ax, ay, az])
    let inside = 0
    let last = 0
    cuts.sort((p, q) => p.at - q.at)
    for (const { at: t, ring } of cuts) {
      // Converts a share of the chord to a share of the arc.
      const share = Math.atan2(t * sine, 1 - t + t * cosine) / angle
      if (around > 0) inside += share - last
      last = share
      const polygon = this.polygonOfBorder[ring]!
      this.isAround[polygon]! ^= 1
      around += this.isAround[polygon] === 1 ? 1 : -1
    }
    return around > 0 ? inside + 1 - last : inside
  }

  /** Notes which penalised polygons contain a point, and returns how many. */
  private findAround(vector: Vector): number {
    const lon = longitudeOf(vector)
    let around = 0
    for (let i = 0; i < this.penalised.length; i++) {
      const contains = polygonContains(this.penalised[i]!, vector, lon)
      this.isAround[i] = Number(contains)
      if (contains) around++
    }
    return around
  }

  /** Whether a leg enters a forbidden polygon. */
  blocks(ax: number, ay: number, az: number, bx: number, by: number, bz: number): boolean {
    return this.walls.crosses(ax, ay, az, bx, by, bz)
  }

  /** Cost of a leg; Infinity where it is forbidden. */
  legCost(
    km: number,
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
  ): number {
    if (this.walls.crosses(ax, ay, az, bx, by, bz)) return Number.POSITIVE_INFINITY
    return weigh(km, this.shareInside(ax, ay, az, bx, by, bz))
  }

  /** Cost of a line of the given length; Infinity if it enters a forbidden polygon. */
  lineCost(line: readonly Position[], km: number): number {
    const places = line.map(toVector)
    const isBlocked = places.some((to, i) => i > 0 && this.walls.crosses(...places[i - 1]!, ...to))
    return isBlocked ? Number.POSITIVE_INFINITY : this.pathCost(places, km)
  }

  /** Cost of a path that is known to enter no forbidden polygon. */
  pathCost(places: readonly Vector[], km: number): number {
    let length = 0
    let inside = 0
    for (let i = 0; i + 1 < places.length; i++) {
      const [a, b] = [places[i]!, places[i + 1]!]
      const angle = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
      length += angle
      if (this.penalised.length > 0 && angle > 0) inside += angle * this.shareInside(...a, ...b)
    }
    if (length === 0) return weigh(km, places[0] ? Number(this.isPenalised(places[0])) : 0)
    return weigh(km, inside / length)
  }

  /** Kilometres of a line inside each polygon. */
  kmInside(line: readonly Position[]): number[] {
    const measured = measuredLine(line)
    return this.polygons.map((polygon) => kmInPolygon(measured, polygon))
  }
}

function penalisedRing(ring: Ring): CheckedPolygon {
  return { mode: 'penalise', rings: [ring] }
}

function kmInPolygon(line: MeasuredLine, { rings: [outline, ...holes] }: CheckedPolygon): number {
  return Math.max(0, kmInside(line, { rings: [outline] }) - kmInside(line, { rings: holes }))
}
