/** Kind of a cell of the waters raster. */
export const CLOSED = 0
export const OPEN = 1
export const CORRIDOR = 2
