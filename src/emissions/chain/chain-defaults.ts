import type { DataType } from '../answer/provenance.js'
import { NoCompatibleFactorError } from '../errors.js'
import type { ModeRow, OtherMode, OtherModes } from '../factors/other-modes.js'

/** The parts of a leg that determine its default factor. */
interface Leg {
  readonly mode: OtherMode | 'sea'
  readonly distanceKm: number
  readonly factor?: object | undefined
  readonly factorRow?: string | undefined
}

/** What else determines the default of a leg. */
export interface Transport {
  readonly isReefer: boolean
  /** Day of the transport, `YYYY-MM-DD`; default: the latest values. */
  readonly date?: string | undefined
}

/**
 * The open default of a leg without a stated factor, by its mode, its distance and its cargo, with the
 * values of the year; null if the leg has a factor.
 * @throws NoCompatibleFactorError for a row that does not exist, or is of another mode
 */
export function defaultRowOf(
  { mode, distanceKm, factor, factorRow }: Leg,
  { rows, defaults }: OtherModes,
  { isReefer, date }: Transport,
  field = 'factorRow',
): ModeRow | null {
  if (factor !== undefined) return null
  const usual = mode === 'sea' ? undefined : usualRow(defaults[mode], distanceKm, isReefer)
  const row = factorRow === undefined ? usual : rows.get(factorRow)
  if (row?.mode === mode) return editionOf(row, date)
  const wanted = factorRow === undefined ? `a leg by ${mode}` : `${factorRow} by ${mode}`
  const known = [...rows.values()].filter((one) => one.mode === mode)
  throw new NoCompatibleFactorError(
    field,
    wanted,
    known.map(({ id, name }) => `${id} (${name})`),
  )
}

function usualRow(
  rows: readonly ModeRow[],
  distanceKm: number,
  isReefer: boolean,
): ModeRow | undefined {
  const reaching = rows.filter(({ upToKm }) => upToKm === null || distanceKm <= upToKm)
  return reaching.find((row) => row.isReefer === isReefer) ?? reaching.find((row) => !row.isReefer)
}

function editionOf(row: ModeRow, date: string | undefined): ModeRow {
  const year = date === undefined ? Number.POSITIVE_INFINITY : Number(date.slice(0, 4))
  const edition = row.editions.findLast(({ fromYear }) => year >= fromYear)
  return edition ? { ...row, ...edition } : row
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

/** The distance of transport activity of an actual one: the other way round. */
export function shortestKm(
  { mode, distanceKm }: Leg,
  { adjustment }: OtherModes,
  sailedOverShortest: number,
): number {
  if (mode === 'sea') return distanceKm / sailedOverShortest
  const { factor, addedKm } = adjustment[mode]
  return Math.max(0, distanceKm - addedKm) / factor
}
