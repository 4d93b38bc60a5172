import { warned } from '../answer/warning-table.js'
import type { OtherMode } from '../factors/other-modes.js'
import type { Warning } from '../result.js'

type Mode = OtherMode | 'sea'

/** A leg with the caller's figures. */
interface Leg {
  readonly mode: Mode
  readonly distanceKm: number
  /** g CO2e/t-km. */
  readonly factor?: { readonly ttw: number; readonly wtt: number } | undefined
}

/** Plausible values of a mode, generously. A judgement; the longest leg of a mode by land from coast to coast. */
const RANGES: Readonly<Record<Mode, { leastG: number; mostG: number; mostKm: number }>> = {
  road: { leastG: 3, mostG: 5000, mostKm: 20_000 },
  // A train on renewable electricity may have none.
  rail: { leastG: 0, mostG: 500, mostKm: 20_000 },
  air: { leastG: 50, mostG: 10_000, mostKm: 40_000 },
  inland_waterway: { leastG: 0.5, mostG: 1000, mostKm: 10_000 },
  sea: { leastG: 0.3, mostG: 5000, mostKm: 45_000 },
}

/** Warnings about a leg with the caller's figures, which are valid but implausible. */
export function legDoubts({ mode, distanceKm, factor }: Leg, field: string): Warning[] {
  const { leastG, mostG, mostKm } = RANGES[mode]
  const g = factor && factor.ttw + factor.wtt
  const warnings: Warning[] = []
  if (g !== undefined && (g < leastG || g > mostG)) {
    const values = { g_per_tkm: g, least: leastG, most: mostG, mode: mode.replaceAll('_', ' ') }
    warnings.push({ ...warned('unusual_factor', values), field: `${field}.factor` })
  }
  if (distanceKm > mostKm) {
    const values = { km: distanceKm, mode: mode.replaceAll('_', ' '), most: mostKm }
    warnings.push({ ...warned('distance_very_long:leg', values), field: `${field}.distanceKm` })
  }
  return warnings
}
