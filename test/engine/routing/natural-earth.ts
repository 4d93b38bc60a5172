import { createRequire } from 'node:module'

interface Topology {
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] }
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
}

const STRIPS_PER_DEGREE = 10

/**
 * Land of Natural Earth 1:10m (public domain), from npm world-atlas: a second shoreline from a
 * different source than the one that routes are based on. The arcs contain every ring once, so that
 * the even-odd rule needs nothing else.
 */
export class NaturalEarth {
  private readonly strips: number[][] = Array.from(
    { length: 180 * STRIPS_PER_DEGREE + 1 },
    () => [],
  )

  constructor() {
    const { transform, arcs } = createRequire(import.meta.url)(
      'world-atlas/land-10m.json',
    ) as Topology
    for (const arc of arcs) this.addArc(transform, arc)
  }

  private addArc({ scale, translate }: Topology['transform'], arc: Topology['arcs'][number]): void {
    let [x, y] = [0, 0]
    let last: [number, number] | null = null
    for (const [dx, dy] of arc) {
      x += dx
      y += dy
      const here: [number, number] = [x * scale[0] + translate[0], y * scale[1] + translate[1]]
      if (last && Math.abs(here[0] - last[0]) > 180) this.addStep(last, here)
      else if (last) this.addEdge(last, here)
      last = here
    }
  }

  /**
   * Over the antimeridian, closed along it to the South Pole, where steps of one ring cancel each
   * other.
   */
  private addStep(a: [number, number], b: [number, number]): void {
    const side = Math.sign(a[0]) * 180
    const share = side === a[0] ? 0 : (side - a[0]) / (b[0] + 2 * side - a[0])
    const lat = a[1] + share * (b[1] - a[1])
    this.addEdge(a, [side, lat])
    this.addEdge([side, lat], [side, -90])
    this.addEdge([-side, lat], [-side, -90])
    this.addEdge([-side, lat], b)
  }

  private addEdge([x0, y0]: [number, number], [x1, y1]: [number, number]): void {
    if (y0 === y1) return
    for (let s = stripOf(Math.min(y0, y1)); s <= stripOf(Math.max(y0, y1)); s++) {
      this.strips[s]!.push(x0, y0, x1, y1)
    }
  }

  isLand(lon: number, lat: number): boolean {
    const edges = this.strips[stripOf(lat)]!
    let inside = false
    for (let i = 0; i < edges.length; i += 4) {
      const y0 = edges[i + 1]!
      const y1 = edges[i + 3]!
      if (y0 > lat === y1 > lat) continue
      const x = edges[i]! + ((lat - y0) / (y1 - y0)) * (edges[i + 2]! - edges[i]!)
      if (x > lon) inside = !inside
    }
    return inside
  }
}

function stripOf(lat: number): number {
  return Math.floor((lat + 90) * STRIPS_PER_DEGREE)
}
