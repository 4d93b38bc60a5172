import type { Provenance } from '../answer/provenance.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'

/** Modes that have open defaults; legs at sea are estimated. */
export const OTHER_MODES = ['road', 'rail', 'air', 'inland_waterway'] as const
export type OtherMode = (typeof OTHER_MODES)[number]

/** A published intensity of a mode, g CO2e per t-km of actual distance. */
export interface ModeRow {
  readonly id: string
  readonly mode: OtherMode
  readonly name: string
  readonly ttw: number
  readonly wtt: number
  readonly provenance: Provenance
  /** Longest leg for which a default stands, km; null for any. */
  readonly upToKm: number | null
  /** Whether it is for refrigerated cargo. */
  readonly isReefer: boolean
  /** Later values, by ascending year. */
  readonly editions: readonly (Pick<ModeRow, 'ttw' | 'wtt' | 'provenance'> & {
    readonly fromYear: number
  })[]
}

/** Modes whose distance can be estimated from the great circle. */
export const ESTIMATED_MODES = ['road', 'rail', 'air'] as const
export type EstimatedMode = (typeof ESTIMATED_MODES)[number]

export interface OtherModes {
  readonly rows: ReadonlyMap<string, ModeRow>
  /** At least one for dry cargo at any distance. */
  readonly defaults: Readonly<Record<OtherMode, readonly ModeRow[]>>
  /** From the great circle to the distance of a leg that states none. */
  readonly detour: Readonly<Record<EstimatedMode, number>> & { readonly provenance: Provenance }
  /** Conversion from the distance of a leg to the actual one. */
  readonly adjustment: Readonly<
    Record<OtherMode, { readonly factor: number; readonly addedKm: number }>
  >
}

/** @throws FactorSetError */
export function readOtherModes(file: JsonReader, provenanceOf: ProvenanceOf): OtherModes {
  const read = file.list('rows').map((row) => ({
    isDefault: row.at('isDefault').value === true,
    row: {
      id: row.text('id'),
      mode: row.oneOf('mode', OTHER_MODES),
      name: row.text('name'),
      ...valuesOf(row, provenanceOf),
      upToKm: row.numberOrNull('upToKm'),
      isReefer: row.has('isReefer'),
      editions: (row.has('editions') ? row.list('editions') : []).map((edition) => ({
        fromYear: edition.number('fromYear'),
        ...valuesOf(edition, provenanceOf),
      })),
    },
  }))
  const ofModes = <Value>(value: (mode: OtherMode) => Value) =>
    Object.fromEntries(OTHER_MODES.map((mode) => [mode, value(mode)])) as Record<OtherMode, Value>
  return {
    rows: new Map(read.map(({ row }) => [row.id, row])),
    defaults: ofModes((mode) => {
      const own = read.flatMap(({ row, isDefault }) =>
        isDefault && row.mode === mode ? [row] : [],
      )
      const isComplete = own.some(({ upToKm, isReefer }) => upToKm === null && !isReefer)
      return isComplete ? own : file.at('rows').fail(`has no default of ${mode}`)
    }),
    detour: {
      road: file.at('detour').number('road', { min: 1, max: 2 }),
      rail: file.at('detour').number('rail', { min: 1, max: 2 }),
      air: file.at('detour').number('air', { min: 1, max: 2 }),
      provenance: provenanceOf(file.at('detour')),
    },
    adjustment: ofModes((mode) => {
      const entry = file.at('adjustment').at(mode)
      return {
        factor: entry.number('factor', { min: 1, max: 2 }),
        addedKm: entry.number('addedKm'),
      }
    }),
  }
}

function valuesOf(row: JsonReader, provenanceOf: ProvenanceOf) {
  return { ttw: row.number('ttw'), wtt: row.number('wtt'), provenance: provenanceOf(row) }
}
