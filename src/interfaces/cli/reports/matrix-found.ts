import type { Matrix, MatrixEnd } from '../../../client/schema.js'
import { unreachableCells } from '../../../engine/routing/matrix.js'
import type { UnreachableCell } from '../../../engine/routing/request.js'
import { movedWarning } from '../../../planning/matrix/plan-matrix.js'
import type { Block } from './matrix-blocks.js'
import { UNIT_TABLES, type Unit } from './matrix-cells.js'

/** What a line of an interrupted matrix has of one end. */
interface End {
  readonly label: string
  readonly isAfloat: boolean
  /** Distance of a place from the water that it was moved to, km. */
  readonly movedKm: number
}

/** What is kept of the answer to one block, as JSON. */
export interface BlockFound {
  readonly cells: Matrix['distances_km']
  readonly origins: readonly End[]
  readonly destinations: readonly End[]
  /** Warnings and assumptions as sentences. */
  readonly notes: readonly string[]
  readonly speedKmh: number
  readonly isSpeedGiven: boolean
}

/** What is kept of an answer. @param notes sentences of its warnings; null for a table it lacks */
export function foundIn(answer: Matrix, unit: Unit, notes: readonly string[]): BlockFound | null {
  const cells = answer[UNIT_TABLES[unit]]
  return (
    cells && {
      cells,
      origins: answer.origins.map(endOf),
      destinations: answer.destinations.map(endOf),
      notes,
      speedKmh: answer.speed_kmh,
      isSpeedGiven: answer.speed_source === 'request',
    }
  )
}

/** Without the name that its file may give it. */
function endOf({ port, requested, snapped }: MatrixEnd): End {
  return {
    label: port === null ? `${requested![1]},${requested![0]}` : port.name,
    isAfloat: snapped !== null,
    movedKm: snapped?.distance_km ?? 0,
  }
}

/** A matrix whose blocks are found one after the other. */
export class FoundMatrix {
  /** Row-major; NaN where there is no route, or not yet. */
  readonly values: Float64Array
  readonly notes = new Set<string>()
  readonly ends: { readonly origins: End[]; readonly destinations: End[] } = {
    origins: [],
    destinations: [],
  }
  speed: Pick<BlockFound, 'speedKmh' | 'isSpeedGiven'> | null = null
  /** Rows that are complete. */
  rows = 0

  constructor(
    readonly height: number,
    readonly width: number,
    private readonly isMirrored: boolean,
  ) {
    this.values = new Float64Array(height * width).fill(Number.NaN)
  }

  add({ first, end, from }: Block, found: BlockFound): void {
    const { values, width, isMirrored, ends } = this
    for (const [at, row] of found.cells.entries()) {
      for (const [column, cell] of row.entries()) {
        const value = cell ?? Number.NaN
        const [i, j] = [first + at, from + column]
        values[i * width + j] = value
        if (isMirrored) values[j * width + i] = value
      }
    }
    ends.origins.push(...found.origins)
    if (this.rows === 0) ends.destinations.push(...found.destinations)
    for (const note of found.notes) this.notes.add(note)
    this.speed = found
    this.rows = end
  }

  /** The cells of a row; null where there is no route. */
  row(at: number): (number | null)[] {
    const { width } = this
    return Array.from(this.values.subarray(at * width, (at + 1) * width), (value) =>
      Number.isNaN(value) ? null : value,
    )
  }

  /** How many places were moved to water, in a sentence for each side. */
  movedNotes(): string[] {
    return (['origins', 'destinations'] as const).flatMap((side) => {
      const movedKm = this.ends[side].map((end) => end.movedKm)
      return movedWarning(side, movedKm, this.ends[side].length).map(({ detail }) => detail)
    })
  }

  unreachable(): UnreachableCell[] {
    const { origins, destinations } = this.ends
    return unreachableCells(this.values, this.width, {
      origin: (row) => origins[row]!.isAfloat,
      destination: (column) => destinations[column]!.isAfloat,
    })
  }
}
