/** Detail of the coast that a network keeps, in km: the networks that there are. */
export const RESOLUTIONS = [5, 10, 20, 50, 100] as const
export type Resolution = (typeof RESOLUTIONS)[number]
