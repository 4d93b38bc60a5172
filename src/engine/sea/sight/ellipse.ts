import type { Vector } from '../../geo/vector.js'

/** Tolerance for rounding, as a share of the squared radius: a metre is far more than that. */
const ROUNDING = 1e-12

/**
 * The points that a path of limited length from a viewer to another place can pass: an ellipse on the
 * sphere with the two as its foci. With the limit `theta`, in radians, a point `p` is outside if
 * angle(viewer, p) + angle(p, other) > theta, which is
 *
 *     sin(theta) |p - (viewer . p) viewer| - h . p > 0 with h = other - cos(theta) viewer
 *
 * The left side is convex and grows with the length of `p`. Replacing its square root by the component
 * of `p` in one direction gives a lower bound that is linear: it is above 0 on a whole line if it is at
 * both ends.
 */
export class Ellipse {
  // Separate numbers instead of an array, because a view uses an ellipse some thousand times.
  private readonly vx: number
  private readonly vy: number
  private readonly vz: number
  private readonly hx: number
  private readonly hy: number
  private readonly hz: number
  private readonly sine: number
  /** h . viewer */
  private readonly k: number

  /** @param theta maximum sum of the two angles, radians, below pi */
  constructor([x, y, z]: Vector, [ox, oy, oz]: Vector, theta: number) {
    const cosine = Math.cos(theta)
    this.sine = Math.sin(theta)
    this.vx = x
    this.vy = y
    this.vz = z
    this.hx = ox - cosine * x
    this.hy = oy - cosine * y
    this.hz = oz - cosine * z
    this.k = this.hx * x + this.hy * y + this.hz * z
  }

  /** Whether a point is certainly outside. */
  excludes(x: number, y: number, z: number): boolean {
    const { vx, vy, vz, hx, hy, hz } = this
    const along = x * vx + y * vy + z * vz
    const inside = x * hx + y * hy + z * hz
    if (inside < 0) return true
    return this.sine * this.sine * (1 - along * along) > inside * inside + ROUNDING
  }

  /**
   * Whether everything that the viewer sees through an edge, between a right and a left direction, is
   * outside. A path to anything beyond the edge passes through it.
   */
  excludesBeyond(
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    rx: number,
    ry: number,
    rz: number,
    lx: number,
    ly: number,
    lz: number,
  ): boolean {
    const { vx, vy, vz, hx, hy, hz } = this
    // The edge's plane, with the viewer on its positive side.
    const nx = by * az - bz * ay
    const ny = bz * ax - bx * az
    const nz = bx * ay - by * ax
    const alpha = nx * vx + ny * vy + nz * vz
    if (!(alpha > 0)) return false
    // The direction in the middle of the window.
    let dx = rx + lx
    let dy = ry + ly
    let dz = rz + lz
    const along = dx * vx + dy * vy + dz * vz
    dx -= along * vx
    dy -= along * vy
    dz -= along * vz
    const scale = this.sine / Math.sqrt(dx * dx + dy * dy + dz * dz)
    const gx = scale * dx - hx
    const gy = scale * dy - hy
    const gz = scale * dz - hz
    // Where the edge meets the right direction: alpha right - (n . right) viewer.
    const right = alpha * (gx * rx + gy * ry + gz * rz) + this.k * (nx * rx + ny * ry + nz * rz)
    if (!(right > ROUNDING)) return false
    const left = alpha * (gx * lx + gy * ly + gz * lz) + this.k * (nx * lx + ny * ly + nz * lz)
    return left > ROUNDING
  }
}
