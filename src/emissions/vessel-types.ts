// Written by `npm run openapi` from data/reference/vessels.json: change the types there.

/** Vessel types of a voyage. */
export const MODELLED_TYPES = ['container', 'bulker', 'tanker'] as const
/** A vessel type of a voyage. */
export type ModelledType = (typeof MODELLED_TYPES)[number]

/** Vessel types of an estimate. */
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
/** A vessel type of an estimate. */
export type VesselType = (typeof VESSEL_TYPES)[number]

/** Vessel types without containers and without reefer plugs. */
export const BULK_TYPES: readonly VesselType[] = ['dry_bulk', 'tanker']

/** Default speed of a voyage by vessel type, knots. A judgement. */
export const KNOTS_BY_VESSEL_TYPE: Readonly<Record<ModelledType, number>> = {
  container: 16,
  bulker: 12,
  tanker: 12.5,
}

/** Default speed of a voyage without a vessel, knots. */
export const DEFAULT_KNOTS = 14

/** Default fuel of the vessel of a route, voyage or matrix. A judgement. */
export const DEFAULT_ROUTE_FUEL = 'VLSFO'
/** Default fuel of the modelled ship of an estimate: published worked cases use it. */
export const DEFAULT_ESTIMATE_FUEL = 'HFO'
