import type { DataType } from './data-type.js'
import { NoCompatibleFactorError } from './errors.js'
import type { ModeRow, OtherMode, OtherModes } from './factors/other-modes.js'

/** The parts of a leg that determine its default factor. */
interface Leg {
  readonly mode: OtherMode | 'sea'
  readonly distanceKm: number
  readonly factor?: object | undefined
  readonly factorRow?: string | undefined
}

/**
 * The open default of a leg without a stated factor; null if it has one.
 * @throws NoCompatibleFactorError for a row that does not exist, or is of another mode
 */
export function defaultRowOf(
  { mode, factor, factorRow }: Leg,
  { rows, defaults }: OtherModes,
  field = 'factorRow',
): ModeRow | null {
  if (factor !== undefined) return null
  const usual = mode === 'sea' ? undefined : defaults[mode]
  const row = factorRow === undefined ? usual : rows.get(factorRow)
  if (row?.mode === mode) return row
  const wanted = factorRow === undefined ? `a leg by ${mode}` : `${factorRow} by ${mode}`
  const known = [...rows.values()].filter((one) => one.mode === mode)
  throw new NoCompatibleFactorError(
    field,
    wanted,
    known.map(({ id, name }) => `${id} (${name})`),
  )
}

/** A default in the form of a stated factor. */
export function factorOf({ name, ttw, wtt, provenance: { source, year, kind } }: ModeRow) {
  const ofKind = kind === 'recalled' ? ' (recalled)' : ''
  const dataType: DataType = 'default'
  return { ttw, wtt, source: `${source}: ${name}${ofKind}`, year, dataType }
}

/**
 * Defaults are per kilometre of actual distance, which is longer than the distance of transport
 * activity.
 */
export function actualKm({ mode, distanceKm }: Leg, { adjustment }: OtherModes): number {
  if (mode === 'sea') return distanceKm
  const { factor, addedKm } = adjustment[mode]
  return distanceKm * factor + (distanceKm > 0 ? addedKm : 0)
}
