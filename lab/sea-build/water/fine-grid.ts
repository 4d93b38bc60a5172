export type Point = readonly [lon: number, lat: number]

/** Cells of the fine raster per degree: 10 arc-seconds, 309 m of latitude. */
export const FINE = 360
