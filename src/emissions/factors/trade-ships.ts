import type { Provenance } from '../answer/provenance.js'
import type { Voyage } from '../request.js'
import { TRADE_LANES, type TradeLane } from '../trade-lane.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'

/** The container ship that is usual on a trade lane. */
interface TradeShip {
  readonly capacityTeu: number
  readonly provenance: Provenance
  /** Half the width of the band of its emissions, relative, if ships of other sizes make it wider than that of a model. */
  readonly uncertainty: number | null
}

export interface TradeShips {
  readonly byLane: ReadonlyMap<TradeLane, TradeShip>
  /** For other lanes, by rising distance; the last has no limit. */
  readonly byDistance: readonly (TradeShip & {
    readonly upToKm: number
    readonly isWithinRegion: boolean
  })[]
}

/** @throws FactorSetError */
export function readTradeShips(file: JsonReader, provenanceOf: ProvenanceOf): TradeShips {
  const shipOf = (row: JsonReader): TradeShip => ({
    capacityTeu: row.number('capacityTeu', { min: 1, max: 30_000 }),
    provenance: provenanceOf(row),
    uncertainty: row.numberOrNull('uncertainty'),
  })
  const byLane = new Map<TradeLane, TradeShip>()
  for (const row of file.list('ships')) {
    for (const lane of row.texts('lanes') as TradeLane[]) {
      if (!TRADE_LANES.includes(lane) || byLane.has(lane))
        row.at('lanes').fail(`names ${lane}, which is no trade lane or has another row`)
      byLane.set(lane, shipOf(row))
    }
  }
  const byDistance = file.list('otherShips').map((row) => ({
    ...shipOf(row),
    upToKm: row.numberOrNull('upToKm') ?? Number.POSITIVE_INFINITY,
    isWithinRegion: row.has('isWithinRegion'),
  }))
  const last = byDistance.at(-1)
  if (last?.upToKm !== Number.POSITIVE_INFINITY || last.isWithinRegion)
    file.at('otherShips').fail('needs a last row for all distances and regions')
  return { byLane, byDistance }
}

/**
 * The ship usual between two ports; undefined if they are not both known, because then the trade is not
 * known either.
 */
export function tradeShipOf(
  { hasEnds, tradeLane = null, greatCircleKm }: Voyage,
  { byLane, byDistance }: TradeShips,
): (TradeShip & { readonly lane: TradeLane | null }) | undefined {
  if (!hasEnds) return undefined
  const ofLane = tradeLane === null ? undefined : byLane.get(tradeLane)
  if (ofLane) return { ...ofLane, lane: tradeLane }
  const km = greatCircleKm ?? Number.POSITIVE_INFINITY
  const isWithin = tradeLane?.startsWith('intra_') ?? false
  const ship = byDistance.find((one) => km <= one.upToKm && (isWithin || !one.isWithinRegion))!
  return { ...ship, lane: null }
}
