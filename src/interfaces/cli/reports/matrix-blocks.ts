/** Rows of a matrix that one request calculates: those from one up to, but not including, another. */
export interface Block {
  readonly first: number
  readonly end: number
  /** The first column. Those before it are the mirror image of earlier rows. */
  readonly from: number
}

/**
 * Cells of a request, some seconds of work: as much is lost at most if the process ends. A smaller matrix
 * is one request.
 */
export const CELLS_AT_ONCE = 100_000

/**
 * Divides a matrix into requests. The same for any number of threads, so that a run can be resumed with
 * another one.
 * @param isMirrored whether rows and columns are the same places: a path has one length in both directions
 */
export function blocksOf(rows: number, columns: number, isMirrored: boolean): Block[] {
  if (rows * columns <= CELLS_AT_ONCE) return [{ first: 0, end: rows, from: 0 }]
  const blocks: Block[] = []
  for (let first = 0; first < rows; ) {
    const from = isMirrored ? first : 0
    const height = Math.max(1, Math.floor(CELLS_AT_ONCE / (columns - from)))
    const end = Math.min(rows, first + height)
    blocks.push({ first, end, from })
    first = end
  }
  return blocks
}
