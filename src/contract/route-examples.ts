import { DEFAULT_RESOLUTION_KM } from '../engine/routing/request.js'
import type { PlanningSea } from '../planning/voyage/plan-voyage.js'
import type { RouteBody } from './schemas/route-request.js'

interface RouteExample {
  readonly title: string
  readonly request: RouteBody
}

interface Example {
  readonly title: string
  /** UN/LOCODEs whose ids are looked up in the loaded port table. */
  readonly ports?: readonly [origin: string, destination: string]
  /** Positions of both ends, for examples without ports. */
  readonly options: Partial<RouteBody>
}

const EXAMPLES: readonly Example[] = [
  { title: 'Port to port, via Suez', ports: ['NLRTM', 'SGSIN'], options: {} },
  {
    title: 'The same without Suez, at 14.5 knots',
    ports: ['NLRTM', 'SGSIN'],
    options: { suez: false, speed_kmh: 26.854 },
  },
  {
    title: 'Across the 180th meridian, between two positions, twelve waypoints',
    options: {
      origin: { coordinates: [139.7, 35.35] },
      destination: { coordinates: [-118.25, 33.7] },
      waypoint_strategy: 'count',
      waypoint_count: 12,
    },
  },
  {
    title: 'A container ship too large for Panama, with the ports along the route',
    ports: ['USNYC', 'CNSHA'],
    options: {
      vessel: { type: 'container', beam_m: 61, loa_m: 400, draft_m: 16 },
      include_ports: true,
    },
  },
  {
    title: 'Via the Kiel Canal, with a detailed coastline',
    ports: ['DEHAM', 'PLGDN'],
    options: { resolution_km: 5, waypoint_strategy: 'none' },
  },
  {
    title: 'Avoiding the Red Sea, with two alternatives',
    ports: ['INNSA', 'GRPIR'],
    options: { avoid: ['babelmandeb'], alternatives: 2 },
  },
  {
    title: 'Through the Northeast Passage, which is closed by default',
    ports: ['DEHAM', 'JPYOK'],
    options: { allow: ['northeast'] },
  },
]

/**
 * Examples that work on this service: its port table has their ports, and it has sea data at their
 * resolution.
 */
export function routeExamples({ ports: table, router }: PlanningSea): RouteExample[] {
  return EXAMPLES.flatMap(({ title, ports, options }) => {
    if (!router.resolutions.includes(options.resolution_km ?? DEFAULT_RESOLUTION_KM)) return []
    if (ports === undefined) return [{ title, request: options as RouteBody }]
    const [from, to] = ports.map((code) => table.byLocode(code)?.id)
    if (from === undefined || to === undefined) return []
    const ends = { origin: { port_id: from }, destination: { port_id: to } }
    return [{ title, request: { ...ends, ...options } }]
  })
}
