import FlatQueue from 'flatqueue'

/** Cells on each side of a path in which the middle of its water is looked for. */
const SIDE_CELLS = 20
/** Ships go as they like in water this far from the banks, in cells: 3 km of latitude. */
const FREE_CELLS = 10
/** What each cell nearer to a bank adds to the cost of a kilometre. */
const COST_OF_A_CELL = 0.1

/** A neighbour of a cell, and how far it is. */
export interface Step {
  readonly cell: number
  readonly km: number
}

/** The cells that lines of rivers and harbours are drawn in. */
export interface ChannelCells {
  /** Whether a cell is water whose banks are known. */
  isWater(cell: number): boolean
  /** Cost of a kilometre in a cell whose banks are not known: a river that is only a line, a bank. */
  costOf(cell: number): number
  steps(cell: number): readonly Step[]
}

/**
 * Costs of the water round a path that keep a ship in the middle: the cheapest path would cut each bend
 * along its inner bank, where it is shallow, and rivers measured along it are a tenth too short.
 */
export class MidChannel {
  /** Cost of a kilometre in each cell that the ship may use. */
  private readonly perKm = new Map<number, number>()

  constructor(
    private readonly cells: ChannelCells,
    private readonly path: readonly number[],
  ) {
    const depth = this.depths(this.waterRound())
    for (const [cell, cellsOff] of depth) {
      this.perKm.set(cell, 1 + COST_OF_A_CELL * (FREE_CELLS - cellsOff))
    }
    for (const cell of path) {
      if (!this.perKm.has(cell)) this.perKm.set(cell, cells.costOf(cell))
    }
  }

  /** Cost of a kilometre, infinite where the ship does not go. Water farther off is free. */
  costAt(cell: number): number {
    return this.perKm.get(cell) ?? (this.cells.isWater(cell) ? 1 : Number.POSITIVE_INFINITY)
  }

  /** The path between the same two cells that keeps to the middle. */
  middle(): number[] {
    const [start, end] = [this.path[0]!, this.path[this.path.length - 1]!]
    const reached = new Map([[start, { cost: 0, from: -1 }]])
    const queue = new FlatQueue<number>()
    queue.push(start, 0)
    while (queue.length > 0) {
      const cost = queue.peekValue()!
      const cell = queue.pop()!
      if (cell === end) break
      if (cost > reached.get(cell)!.cost) continue
      for (const { cell: next, km } of this.cells.steps(cell)) {
        const perKm = this.perKm.get(next)
        if (perKm === undefined) continue
        const far = cost + km * perKm
        const known = reached.get(next)
        if (known && far >= known.cost) continue
        reached.set(next, { cost: far, from: cell })
        queue.push(next, far)
      }
    }
    const middle: number[] = []
    for (let cell = end; cell >= 0; cell = reached.get(cell)!.from) middle.push(cell)
    return middle.reverse()
  }

  /** Water cells within `SIDE_CELLS` of the path, by water alone. */
  private waterRound(): Set<number> {
    const water = new Set(this.path.filter((cell) => this.cells.isWater(cell)))
    let front = [...water]
    for (let step = 0; step < SIDE_CELLS; step++) {
      const next: number[] = []
      for (const from of front) {
        for (const { cell } of this.cells.steps(from)) {
          if (water.has(cell) || !this.cells.isWater(cell)) continue
          water.add(cell)
          next.push(cell)
        }
      }
      front = next
    }
    return water
  }

  /** How far each cell is from its bank, in cells: 1 beside it, at most `FREE_CELLS`. */
  private depths(water: ReadonlySet<number>): Map<number, number> {
    const depth = new Map<number, number>()
    const isBeside = (cell: number): boolean =>
      this.cells.steps(cell).some((step) => !this.cells.isWater(step.cell))
    let front = [...water].filter(isBeside)
    for (let off = 1; off < FREE_CELLS; off++) {
      const next: number[] = []
      for (const from of front) {
        if (depth.has(from)) continue
        depth.set(from, off)
        for (const { cell } of this.cells.steps(from)) {
          if (water.has(cell) && !depth.has(cell)) next.push(cell)
        }
      }
      front = next
    }
    for (const cell of water) if (!depth.has(cell)) depth.set(cell, FREE_CELLS)
    return depth
  }
}
