import type { Point } from './fine-grid.js'
import { kmBetween } from './fine-search.js'
import { KM_PER_DEGREE } from './grid.js'

const DENSE_KM = 0.2

/** Inserts points into a line so that they are at most 200 m apart. */
export function dense(line: readonly Point[]): Point[] {
  const points: Point[] = [line[0]!]
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const b = line[i]!
    const steps = Math.max(1, Math.ceil(kmBetween(a, b) / DENSE_KM))
    for (let k = 1; k <= steps; k++) {
      points.push([a[0] + (k / steps) * (b[0] - a[0]), a[1] + (k / steps) * (b[1] - a[1])])
    }
  }
  return points
}

/** Drops points within 20 m of the line through their neighbours (Douglas and Peucker 1973). */
export function sparse(points: readonly Point[]): Point[] {
  const keep = new Uint8Array(points.length)
  keep[0] = 1
  keep[points.length - 1] = 1
  const stack: [number, number][] = [[0, points.length - 1]]
  while (stack.length > 0) {
    const [from, to] = stack.pop()!
    let worst = 0.02
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const off = offLine(points[i]!, points[from]!, points[to]!)
      if (off > worst) {
        worst = off
        at = i
      }
    }
    if (at < 0) continue
    keep[at] = 1
    stack.push([from, at], [at, to])
  }
  return points.filter((_, i) => keep[i])
}

function offLine(p: Point, a: Point, b: Point): number {
  const c = Math.cos((p[1] * Math.PI) / 180)
  const bx = (b[0] - a[0]) * c
  const by = b[1] - a[1]
  const px = (p[0] - a[0]) * c
  const py = p[1] - a[1]
  const length2 = bx * bx + by * by
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, (px * bx + py * by) / length2))
  return Math.hypot(px - t * bx, py - t * by) * KM_PER_DEGREE
}

/** Index of the point of a line nearest to a place. */
export function nearestIndex(points: readonly Point[], to: Point): number {
  let best = Number.POSITIVE_INFINITY
  let at = 0
  points.forEach((point, i) => {
    const km = kmBetween(point, to)
    if (km < best) {
      best = km
      at = i
    }
  })
  return at
}
