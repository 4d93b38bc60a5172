import type { EmissionsRequest } from '../../src/client/index.js'
import type { Plan } from '../plan/plan.js'
import type { RouteAnswer } from '../plan/route-answer.js'

/**
 * The request for how much of a voyage the carbon laws cover, based on the fuel of its route. It
 * contains no prices, because the page multiplies. Null if the laws cannot be applied: between
 * positions, with stops, or without a fuel.
 */
export function carbonRequest(
  { from, to, stops, departure }: Pick<Plan, 'from' | 'to' | 'stops' | 'departure'>,
  {
    distance_km,
    emissions,
    inPort = [],
  }: Pick<RouteAnswer, 'distance_km' | 'emissions' | 'inPort'>,
  today: string,
): EmissionsRequest | null {
  if (from === null || to === null || !('portId' in from) || !('portId' in to)) return null
  if (stops.length > 0 || emissions == null) return null
  const tonnes = new Map<string, number>()
  // Without stops, the ship only waits at the end of its voyage.
  for (const fuel of [...emissions.fuels, ...inPort.flatMap(({ fuels }) => fuels)]) {
    tonnes.set(fuel.fuel_type, (tonnes.get(fuel.fuel_type) ?? 0) + fuel.tonnes)
  }
  const fuels = [...tonnes].filter(([, t]) => t > 0).map(([type, t]) => ({ type, tonnes: t }))
  if (fuels.length === 0) return null
  return {
    route: {
      origin: { port_id: from.portId },
      destination: { port_id: to.portId },
      distance_km,
      distance_type: 'actual',
    },
    fuel: { fuels } as NonNullable<EmissionsRequest['fuel']>,
    carbon: { year: Number((departure ?? today).slice(0, 4)) },
  }
}
