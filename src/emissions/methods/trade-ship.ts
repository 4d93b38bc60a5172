import { type Message, message } from '../answer/messages.js'
import { warned } from '../answer/warning-table.js'
import type { MethodContext, MethodOutcome } from '../context.js'
import { factorDate } from '../edition.js'
import type { FactorSet } from '../factor-set.js'
import { editionOf, rowForVessel } from '../factors/sea-intensities.js'
import { tradeShipOf } from '../factors/trade-ships.js'
import type { VesselType } from '../generated/vessel-types.js'
import { vesselTypesOf } from '../pack/ships.js'
import type { EstimateInputs } from '../request.js'
import { type ModelledShip, shipOfCapacity } from '../ship/modelled-ship.js'
import { shipYearOf } from '../ship/ship-intensity.js'
import { isInContainers, passengersOf } from './cargo.js'
import type { MethodQuestion } from './method.js'
import { activityEmissionsKg, distanceAdjustment, transportActivity } from './transport-activity.js'

/** Types whose ship follows from the trade. A feeder stays with the class that represents it. */
const OF_TRADE: ReadonlySet<VesselType> = new Set(['container', 'deep_sea_container'])

/** A modelled ship in the place of one that the request does not name, and what says so. */
export interface StandIn {
  readonly ship: ModelledShip
  readonly notes: readonly Message[]
  /** Half the width of its band, relative, if it is wider than that of a model. */
  readonly uncertainty?: number | null
}

/**
 * The container ship usual between the ends of the voyage; undefined for other types, and if the ends
 * are not known.
 */
export function standInOf(
  type: VesselType,
  { voyage = {} }: EstimateInputs,
  { tradeRegions, vessels }: FactorSet,
): StandIn | undefined {
  const ofTrade = tradeShipOf(voyage, tradeRegions.ships)
  if (!ofTrade) return undefined
  const { classes, engine, cargoTypes } = vessels
  const shipOfTeu = (teu: number) => shipOfCapacity(classes, 'container', teu, engine)!
  if (OF_TRADE.has(type)) {
    const { capacityTeu: teu, lane, provenance, uncertainty } = ofTrade
    const { source, year } = provenance
    const said =
      lane === null
        ? message('ship_of_distance', { teu, source, year })
        : message('ship_of_trade', { teu, lane, source, year })
    return { ship: shipOfTeu(teu), notes: [said, message('published_beside')], uncertainty }
  }
  const model = cargoTypes[type].model
  if (type !== 'feeder_container' || !model) return undefined
  const { nominalCapacity: teu } = classes.find(
    (one) => one.type === model.type && one.sizeClass === model.sizeClass,
  )!
  return {
    ship: shipOfTeu(teu),
    notes: [message('ship_of_type', { teu }), message('published_beside')],
  }
}

/**
 * The type of ship: that of the request or of the ship's row in the operator's table, otherwise a
 * container ship for cargo in containers between known ends; undefined if it is unknown.
 */
export function shipTypeOf({
  request,
  factors,
}: Pick<MethodQuestion, 'request' | 'factors'>): VesselType | undefined {
  const { vessel, cargo, voyage } = request
  if (vessel?.type !== undefined) return vessel.type
  const own = tabledTypeOf({ request, factors })
  if (own !== undefined) return own
  if (cargo && passengersOf(cargo)) return 'ferry'
  return isInContainers(cargo) && voyage?.hasEnds === true ? 'container' : undefined
}

/** The type of a ship that the operator's table has; undefined for any other ship. */
export function tabledTypeOf({
  request: { vessel, voyage },
  factors,
}: Pick<MethodQuestion, 'request' | 'factors'>): VesselType | undefined {
  if (vessel?.imo === undefined) return undefined
  const year = shipYearOf(vessel.imo, voyage?.date, factors)
  if (year === undefined) return undefined
  return typesOfWord(year.shipType ?? '')?.[0] ?? 'general_cargo'
}

/** Types for a word of the table; null for a word that says none. Of a type that no request can name, its like. */
function typesOfWord(word: string): readonly VesselType[] | null {
  const types = vesselTypesOf(word.trim().replace(/ ship$/i, ''))
  if (types?.length) return types
  // Its own figures count; the speed alone is that of its like.
  return /tanker|gas|lng|lpg/i.test(word) ? ['tanker'] : types && ['general_cargo']
}

/** Warns of a type that is not the one of the ship's row in the operator's table. */
export function warnOfOtherType({
  request: { vessel, voyage },
  factors,
  warnings,
}: Pick<MethodContext, 'request' | 'factors' | 'warnings'>): void {
  const { imo, type } = vessel ?? {}
  if (imo === undefined || type === undefined) return
  const known = shipYearOf(imo, voyage?.date, factors)?.shipType
  if (!known || typesOfWord(known)?.includes(type) !== false) return
  const values = { imo: String(imo), known, type }
  warnings.push({ ...warned('ship_type_differs', values), field: 'vessel.type' })
}

/** The result with the published average of the type, which a modelled stand-in takes the place of. */
export function publishedBeside(
  { request, cargo, distance, factors }: MethodContext,
  type: VesselType,
  { parts }: MethodOutcome,
): NonNullable<MethodOutcome['published']> {
  const { sea, rules } = factors
  const row = editionOf(rowForVessel(sea, type, {}), sea, factorDate(request))
  const daf = distanceAdjustment(distance.type, row.distanceBasis, rules.distanceAdjustment)
  const activity = transportActivity(cargo!.massTonnes, distance.distanceKm)
  const reeferKg = parts
    .filter(({ part }) => part === 'reefer')
    .reduce((kg, { ttwKg, wttKg }) => kg + ttwKg + wttKg, 0)
  return {
    name: `Published average: ${row.name} (${row.provenance.source}, ${row.provenance.year}, ${row.id})`,
    wtwKg: activityEmissionsKg(activity, row.ttw + row.wtt, daf) + reeferKg,
  }
}
