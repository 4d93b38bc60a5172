/**
 * A cubed-sphere grid, the globe on the six faces of a cube: unit vectors find their cell without any
 * angle.
 * A face is cut into `n` x `n` cells; at its middle a cell is 2/n of the Earth's radius wide.
 */
export class CubedSphere<Cells extends Uint8Array | Float64Array> {
  constructor(
    readonly n: number,
    readonly cells: Cells,
  ) {}

  /** The cell of a direction of any length. */
  cellOf(x: number, y: number, z: number): number {
    const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
    if (ax >= ay && ax >= az) return this.index(x > 0 ? 0 : 1, y / ax, z / ax)
    if (ay >= az) return this.index(y > 0 ? 2 : 3, x / ay, z / ay)
    return this.index(z > 0 ? 4 : 5, x / az, y / az)
  }

  at(x: number, y: number, z: number): number {
    return this.cells[this.cellOf(x, y, z)]!
  }

  private index(face: number, u: number, v: number): number {
    const { n } = this
    const column = Math.min(n - 1, Math.floor(((u + 1) / 2) * n))
    const row = Math.min(n - 1, Math.floor(((v + 1) / 2) * n))
    return (face * n + row) * n + column
  }

  /** Direction of a place in a cell, given by its shares of the cell's width and height; not of unit length. */
  direction(cell: number, across = 0.5, up = 0.5): [x: number, y: number, z: number] {
    const { n } = this
    const face = Math.floor(cell / (n * n))
    const u = (2 * ((cell % n) + across)) / n - 1
    const v = (2 * ((Math.floor(cell / n) % n) + up)) / n - 1
    const side = face % 2 === 0 ? 1 : -1
    if (face < 2) return [side, u, v]
    return face < 4 ? [u, side, v] : [u, v, side]
  }
}
