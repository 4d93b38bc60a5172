import type { Provenance } from '../provenance.js'
import { VESSEL_TYPES, type VesselType } from '../vessel-types.js'
import type { JsonReader, ProvenanceOf } from './json-reader.js'

/** The reference line of a type of ship, and the bounds of its ratings. */
export interface ReferenceLine {
  readonly ship: VesselType
  readonly unit: 'dwt' | 'GT'
  readonly a: number
  readonly c: number
  /** Larger ships are rated with this capacity; null if every ship is rated with its own. */
  readonly capacityMax: number | null
  /** Range of the line: at least `atLeast` and below `below`. */
  readonly atLeast: number
  readonly below: number | null
  /** Multiples of the required value that separate A from B, B from C, C from D and D from E. */
  readonly bounds: readonly number[]
}

export interface IndicatorRules {
  readonly lines: readonly ReferenceLine[]
  readonly reductions: ReadonlyMap<
    number,
    { readonly reduction: number; readonly provenance: Provenance }
  >
  /** Emissions E up to which a biofuel has a Cf of its own, g CO2e/MJ. */
  readonly biofuelMostGPerMj: number
}

/** @throws FactorSetError */
export function readIndicatorRules(file: JsonReader, provenanceOf: ProvenanceOf): IndicatorRules {
  return {
    lines: file.list('lines').map((row) => ({
      ship: row.oneOf('ship', VESSEL_TYPES),
      unit: row.oneOf('unit', ['dwt', 'GT']),
      a: row.number('a'),
      c: row.number('c'),
      capacityMax: row.numberOrNull('capacityMax'),
      atLeast: row.number('atLeast'),
      below: row.numberOrNull('below'),
      bounds: numbersOf(row, 'bounds'),
    })),
    biofuelMostGPerMj: file.at('biofuel').number('mostGPerMj'),
    reductions: new Map(
      file
        .list('reductions')
        .map((row) => [
          row.number('year'),
          { reduction: row.number('reduction', { max: 1 }), provenance: provenanceOf(row) },
        ]),
    ),
  }
}

function numbersOf(row: JsonReader, name: string): number[] {
  const { value } = row.at(name)
  if (Array.isArray(value) && value.length === 4 && value.every((one) => typeof one === 'number'))
    return value
  return row.at(name).fail('must be a list of four numbers')
}
