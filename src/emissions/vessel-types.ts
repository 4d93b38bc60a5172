// Written by `npm run openapi` from data/reference/vessels.json: change the types there.

/** Types of the vessel of a voyage. */
export const MODELLED_TYPES = ['container', 'bulker', 'tanker'] as const
/** A type of the vessel of a voyage. */
export type ModelledType = (typeof MODELLED_TYPES)[number]

/** Types of the vessel of an estimate. */
export const VESSEL_TYPES = [
  'container',
  'feeder_container',
  'deep_sea_container',
  'dry_bulk',
  'tanker',
  'general_cargo',
  'ro_ro',
  'vehicle_carrier',
  'ferry',
] as const
/** A type of the vessel of an estimate. */
export type VesselType = (typeof VESSEL_TYPES)[number]

/** Those without containers, and without power for them. */
export const BULK_TYPES: readonly VesselType[] = ['dry_bulk', 'tanker']

/** Speed of a voyage that names none, by the type of its vessel, knots. Judgement. */
export const KNOTS_BY_VESSEL_TYPE: Readonly<Record<ModelledType, number>> = {
  container: 16,
  bulker: 12,
  tanker: 12.5,
}

/** The same for a voyage without a vessel, knots. */
export const DEFAULT_KNOTS = 14

/** Fuel of the ship of a route, voyage or matrix that names none. Judgement. */
export const DEFAULT_ROUTE_FUEL = 'VLSFO'
/** Fuel of the modelled ship of an estimate that names none: published worked cases use it. */
export const DEFAULT_ESTIMATE_FUEL = 'HFO'
