/** Level of detail of the coast in a network, km. There is one network for each. */
export const RESOLUTIONS = [5, 10, 20, 50, 100] as const
export type Resolution = (typeof RESOLUTIONS)[number]
