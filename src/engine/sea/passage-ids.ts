// Written by `npm run openapi` from data/reference/passages.json: change the passages there.

/**
 * Every passage of the sea network, in the order of the table: links name them by their places in it, so
 * append only. A request can close each of them.
 */
export const PASSAGES = [
  'suez',
  'panama',
  'gibraltar',
  'malacca',
  'dover',
  'bering',
  'magellan',
  'babelmandeb',
  'kiel',
  'corinth',
  'northwest',
  'northeast',
  'bosporus',
  'dardanelles',
  'st-lawrence-seaway',
  'oresund',
  'great-belt',
  'hormuz',
  'sunda',
  'lombok',
  'belle-isle',
  'canso',
  'johnstone',
  'serpents-mouth',
  'china-strait',
  'kalmarsund',
  'nevelskoy',
  'hainan',
  'torres',
  'chesapeake-delaware',
  'cape-cod',
  'inside-schemes',
  'east-river',
  'san-juanico',
  'strelasund',
  'volga-don',
] as const
export type PassageId = (typeof PASSAGES)[number]

/** Passages that are closed unless a request opens them: ice, permits, a tow, no ocean traffic, or schemes. */
export const CLOSED_BY_DEFAULT = [
  'corinth',
  'northwest',
  'northeast',
  'belle-isle',
  'canso',
  'johnstone',
  'serpents-mouth',
  'china-strait',
  'kalmarsund',
  'nevelskoy',
  'hainan',
  'chesapeake-delaware',
  'cape-cod',
  'inside-schemes',
  'east-river',
  'san-juanico',
  'strelasund',
  'volga-don',
] as const satisfies readonly PassageId[]
