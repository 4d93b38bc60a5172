import {
  type CheckedRequest,
  checkRequest,
  kmProblems,
} from '../../emissions/estimate/check-request.js'
import type { FactorSet } from '../../emissions/factor-set.js'
import type { DistanceType, EstimateRequest } from '../../emissions/request.js'
import type { TradeLane } from '../../emissions/trade-lane.js'
import type { Place } from '../../ports/find/place.js'
import type { Conditions } from '../voyage/voyage.js'

/** A transported cargo, or a ship's whole voyage, whose emissions are to be estimated. */
export interface Consignment extends Omit<Conditions, 'vessel'> {
  /** The request of the emissions library. Its facts about the voyage follow from the places. */
  readonly estimate: Omit<EstimateRequest, 'voyage'>
  /** Both are required unless the distance is known. */
  readonly origin?: Place | undefined
  readonly destination?: Place | undefined
  /** Places that the voyage passes. */
  readonly via?: readonly Place[] | undefined
  /** Default: the lane of the two ports. */
  readonly tradeLane?: TradeLane | undefined
  /** Whether `date` is today only because the request states no departure. */
  readonly isDateAssumed?: boolean
  /** What the caller calls the ship, if that is not its type: `coaster`. Decides its dimensions, as for a voyage. */
  readonly calledAs?: string | undefined
  /** A known distance: no route is calculated, and the places only determine countries. */
  readonly distance?: { readonly km: number; readonly type: DistanceType } | undefined
}

/** A consignment with valid values, before ports are looked up. */
export interface CheckedConsignment extends Consignment {
  readonly estimate: CheckedRequest
}

/** @throws EmissionsInputError */
export function checkConsignment(asked: Consignment, factors: FactorSet): CheckedConsignment {
  const { distance } = asked
  const voyage = { distanceType: distance?.type ?? 'sfd' }
  const problems = distance ? kmProblems('distance.km', distance.km) : []
  return { ...asked, estimate: checkRequest({ ...asked.estimate, voyage }, factors, problems) }
}

/** Whether an estimate needs ports or a route. */
export function needsSea(asked: Consignment): boolean {
  const isPort = (place: Place | undefined) => place !== undefined && !('position' in place)
  return wantsRoute(asked) || isPort(asked.origin) || isPort(asked.destination)
}

/**
 * Whether to plan the voyage: either no distance is known, or the shortest distance is wanted beside a
 * sailed one.
 */
export function wantsRoute({ distance, origin, destination }: Consignment): boolean {
  if (distance === undefined) return true
  return distance.type === 'actual' && origin !== undefined && destination !== undefined
}
