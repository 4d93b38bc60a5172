import { readFileSync } from 'node:fs'
import { unwrap } from '../../src/engine/geo/antimeridian.js'
import type { Position } from '../../src/engine/geo/position.js'

interface Topology {
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] }
  readonly arcs: readonly (readonly [number, number][])[]
  readonly objects: { readonly land: Geometry | { geometries: readonly Geometry[] } }
}

type Geometry =
  | { readonly type: 'Polygon'; readonly arcs: readonly number[][] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly number[][][] }

/**
 * Rings of the land of Natural Earth 1:50 million from npm world-atlas, with continuous longitudes.
 * Rings are joined across ±180°. A ring around a pole is closed along the pole, so that it can be
 * drawn on a flat map.
 */
export function landRings(): Position[][] {
  const file = new URL('../../node_modules/world-atlas/land-50m.json', import.meta.url)
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const { land } = topology.objects
  const geometries = 'geometries' in land ? land.geometries : [land]
  const arcs = topology.arcs.map((arc) => decode(arc, topology.transform))
  return geometries
    .flatMap((g) => (g.type === 'Polygon' ? g.arcs : g.arcs.flat()))
    .map((ring) => flat(join(ring, arcs)))
}

/** Points are integer differences from the previous point (TopoJSON 2.1.4). */
function decode(arc: readonly [number, number][], { scale, translate }: Topology['transform']) {
  let x = 0
  let y = 0
  return arc.map(([dx, dy]): Position => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

function join(ring: readonly number[], arcs: readonly Position[][]): Position[] {
  // A negative index is the arc of its complement, reversed. Adjacent arcs share their end.
  return ring.flatMap((i) => (i < 0 ? [...arcs[~i]!].reverse() : arcs[i]!).slice(1))
}

function flat(ring: readonly Position[]): Position[] {
  const line = unwrap([...ring, ring[0]!])
  const first = line[0]!
  const last = line[line.length - 1]!
  if (Math.abs(last[0] - first[0]) < 180) return line
  const pole = first[1] < 0 ? -90 : 90
  return [...line, [last[0], pole], [first[0], pole]]
}
