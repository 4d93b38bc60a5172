import type { Route } from '../../../client/schema.js'
import { duration, grouped, minuteOf } from '../../../tables/text/quantities.js'

/** A voyage at several speeds, a line for each. */
export function speedLines(table: Route['speed_table'] = []): string[] {
  if (table.length === 0) return []
  const rows = table.map((row) => {
    const tonnes = (value: number | null, unit: string) =>
      value === null ? '' : `  ${grouped(value, 1).padStart(9)} ${unit}`
    const cost = row.cost_usd === null ? '' : `  ${grouped(row.cost_usd).padStart(10)} USD`
    const arrival = row.arrive_at === null ? '' : `  ${minuteOf(Date.parse(row.arrive_at))}`
    const knots = `${grouped(row.speed_kn, 1).padStart(5)} kn`
    return `    ${knots}  ${duration(row.duration_hours).padStart(10)}${arrival}${tonnes(row.fuel_tonnes, 't')}${tonnes(row.co2e_wtw_tonnes, 't CO2e')}${cost}`
  })
  return ['', '  Speeds: time, arrival, fuel, emissions well to wake', ...rows]
}
