import { PASSAGE_FLAGS } from './schema.js'

/** Members of a request that a plan of the planner page has, or that do not affect what it shows. */
export const PLAN_MEMBERS: readonly string[] = [
  ...['origin', 'destination', 'via', 'stops', 'speed_kmh', 'speed_kn', 'depart_at', 'arrive_at'],
  ...['wind', 'condition'],
  ...['resolution_km', ...PASSAGE_FLAGS, 'avoid', 'allow', 'depth', 'avoid_areas', 'vessel'],
  ...['fuel_price_usd_per_tonne', 'include_ports', 'alternatives', 'waypoint_count'],
  ...['waypoint_strategy', 'geometry', 'antimeridian'],
]
export const PLAN_MEMBERS_OF_SHIP: readonly string[] =
  'type size_class draft_m fuel_tonnes_per_day fuel_type'.split(' ')

/** The arrival wanted as a plan has it, `YYYY-MM-DDTHH:MM`; null for a window, a day, a second or another zone. */
export function minuteWanted(arrive_at: unknown): string | null {
  return /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:00(\.0+)?)?Z$/.exec(String(arrive_at))?.[1] ?? null
}

/** Whether a request says nothing but what is known: another route under the same name would be wrong. */
export function saysOnly(asked: object, known: readonly string[]): boolean {
  return Object.entries(asked).every(([name, value]) => value == null || known.includes(name))
}
