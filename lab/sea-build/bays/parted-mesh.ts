import type { SeaNetwork } from '../../../src/engine/sea/network.js'
import { constrainFurther, FREE, SHORE } from '../graph/triangulate.js'
import type { Door } from './doors.js'
import type { BayGraph, WaterMesh } from './pieces.js'

const DOOR = 3

export type BayMesh = Pick<
  SeaNetwork,
  'start' | 'across' | 'opposite' | 'closed' | 'water' | 'vectors' | 'lonLatE6'
> &
  BayGraph

/** The triangulation with doors among its edges, and which edges are doors. */
export interface PartedMesh extends WaterMesh {
  readonly vectors: Float64Array
  readonly opposite: Int32Array
  readonly isDoor: Uint8Array
}

/** The triangulation of a network with doors inserted. */
export function partedBy(mesh: BayMesh, doors: readonly Door[]): PartedMesh {
  const { vectors, start, opposite, closed, water } = mesh
  const kind = closed.map((isClosed) => (isClosed === 1 ? SHORE : FREE))
  const whole = { vectors, start, opposite, kind, triangleCount: start.length / 3 }
  const parted = constrainFurther(
    whole,
    doors.map(([from, to]) => ({ from, to, kind: DOOR })),
  )
  return {
    vectors,
    water,
    start: parted.start,
    opposite: parted.opposite,
    across: parted.opposite.map((other, e) => (parted.kind[e] === SHORE ? -1 : other)),
    isDoor: parted.kind.map((k) => Number(k === DOOR)),
  }
}
