import type { AreaGroup, SeaRoute } from './types.js'

/** Kilometres of a route inside the areas of a group; those of `seca` are in force on its day. */
export function kmInGroup({ zones }: Pick<SeaRoute, 'zones'>, group: AreaGroup): number {
  return zones.reduce((km, zone) => (zone.group === group ? km + zone.distanceKm : km), 0)
}
