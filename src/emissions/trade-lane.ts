/** Regions between which container trade is reported. */
export const TRADE_REGIONS = [
  'north_europe',
  'mediterranean',
  'ne_asia',
  'se_asia',
  'middle_east',
  'africa',
  'north_america_east',
  'north_america_west',
  'south_america',
  'oceania',
] as const
export type TradeRegion = (typeof TRADE_REGIONS)[number]

/** Names of the lanes of Clean Cargo, spelled as in Lune's public API documentation, and two of Africa that it leaves to `other`. */
export const TRADE_LANES = [
  'panama_trade',
  'transatlantic',
  'transsuez',
  'transpacific',
  'africa_middle_east',
  'africa_oceania',
  'asia_africa',
  'asia_mediterranean',
  'asia_middle_east',
  'asia_north_america_east',
  'asia_north_america_west',
  'asia_north_europe',
  'asia_oceania',
  'asia_south_america',
  'europe_africa',
  'europe_south_america',
  'europe_middle_east',
  'europe_oceania',
  'mediterranean_north_america_east',
  'mediterranean_north_america_west',
  'north_america_africa',
  'north_america_oceania',
  'north_america_south_america',
  'north_america_middle_east',
  'north_europe_north_america_east',
  'north_europe_north_america_west',
  'south_america_africa',
  'intra_africa',
  'intra_north_america',
  'intra_south_america',
  'intra_middle_east',
  'intra_mediterranean',
  'intra_north_europe',
  'intra_ne_asia',
  'intra_se_asia',
  'se_asia_ne_asia',
  'north_europe_mediterranean',
  'other',
] as const
/** Name of a trade lane. */
export type TradeLane = (typeof TRADE_LANES)[number]

const WIDER: Partial<Readonly<Record<TradeRegion, string>>> = {
  north_europe: 'europe',
  mediterranean: 'europe',
  ne_asia: 'asia',
  se_asia: 'asia',
  north_america_east: 'north_america',
  north_america_west: 'north_america',
}

/** The lane between two regions, in either direction; `other` if it has no name. */
export function tradeLaneBetween(a: TradeRegion, b: TradeRegion): TradeLane {
  return laneNamed(a, b) ?? laneNamed(b, a) ?? 'other'
}

function laneNamed(a: TradeRegion, b: TradeRegion): TradeLane | undefined {
  const wideA = WIDER[a] ?? a
  const wideB = WIDER[b] ?? b
  const intra = a === b ? `intra_${a}` : wideA === wideB ? `intra_${wideA}` : ''
  const names = [intra, `${a}_${b}`, `${a}_${wideB}`, `${wideA}_${b}`, `${wideA}_${wideB}`]
  return TRADE_LANES.find((lane) => names.includes(lane))
}

/**
 * Lanes whose rows in a pack may apply to a voyage, narrowest first. The lanes of a canal
 * (`panama_trade`, `transsuez`) apply only to a request that names them, because a row is chosen before
 * the route is known.
 */
export function lanesOf(lane: TradeLane | null): TradeLane[] {
  if (lane === null) return []
  const ocean = OCEANS.find(([, lanes]) => lanes.test(lane))?.[0]
  return ocean ? [lane, ocean] : [lane]
}

const OCEANS: readonly (readonly [TradeLane, RegExp])[] = [
  ['transpacific', /^asia_north_america_/],
  ['transatlantic', /^(north_europe|mediterranean)_north_america_/],
]

/** Two ports by UN/LOCODE, in the direction of the cargo: `NLRTM-SGSIN`. */
export type PortPair = `${string}-${string}`

export function portPair(origin: string, destination: string): PortPair {
  return `${origin}-${destination}`
}

/** Whether a text is a pair of ports. */
export function isPortPair(text: string): text is PortPair {
  return /^[A-Z]{2}[A-Z2-9]{3}-[A-Z]{2}[A-Z2-9]{3}$/.test(text)
}

/** Whether a text is the name of a trade lane. */
export function isTradeLane(text: string): text is TradeLane {
  return (TRADE_LANES as readonly string[]).includes(text)
}
