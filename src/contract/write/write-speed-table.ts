import { MS_PER_HOUR } from '../../base/utc.js'
import type { FactorSet } from '../../emissions/index.js'
import { inFigures } from '../../engine/geo/digits.js'
import { type SpeedRow, speedTable } from '../../planning/cargo/speed-table.js'
import type { EstimatedVoyage } from '../../planning/cargo/stays.js'
import { nauticalMiles, roundHours } from '../../planning/rounding.js'
import { kmhOf } from '../../planning/ship/speed.js'
import { writeMoment } from '../read-moment.js'
import type { SpeedTableBody } from '../schemas/speed-table.js'
import type { WarningItem } from '../warning.js'
import { emissionsWarnings } from './write-emissions.js'
import { asksForEmissions } from './write-vessel-emissions.js'

interface Asked {
  readonly speed_table_kn?: readonly number[] | undefined
  readonly fuel_price_usd_per_tonne?: number | undefined
}

/** The voyage at the speeds that its request lists; nothing if it lists none. */
export function writeSpeedTable(
  planned: EstimatedVoyage,
  { speed_table_kn: knots, fuel_price_usd_per_tonne: price }: Asked,
  factors: FactorSet | null,
): { readonly speedTable?: SpeedTableBody; readonly warnings: readonly WarningItem[] } {
  if (knots === undefined) return { warnings: [] }
  const { vessel, departureMs } = planned.voyage
  // A daily amount holds at one speed.
  const isAsked = asksForEmissions(planned.voyage, price) && vessel?.fuelTonnesPerDay === undefined
  const known = isAsked && factors ? { factors, usdPerTonne: price ?? null } : null
  const rows = speedTable(planned, knots.map(kmhOf), known)
  return {
    speedTable: rows.map((row) => rowBody(row, departureMs)),
    warnings: rows.flatMap((row, at) =>
      emissionsWarnings(row, { speedKmh: `#/speed_table_kn/${at}` }),
    ),
  }
}

function rowBody(row: SpeedRow, departureMs: number | undefined): SpeedTableBody[number] {
  const { speedKmh, hours, fuelTonnes, co2eWtwTonnes, costUsd } = row
  return {
    speed_kn: nauticalMiles(speedKmh),
    speed_kmh: speedKmh,
    duration_hours: roundHours(hours),
    arrive_at: departureMs === undefined ? null : writeMoment(departureMs + hours * MS_PER_HOUR),
    fuel_tonnes: inFigures(fuelTonnes),
    co2e_wtw_tonnes: inFigures(co2eWtwTonnes),
    cost_usd: inFigures(costUsd),
  }
}
