import type { VesselType } from '../vessel-types.js'

const TYPES: readonly (readonly [RegExp, readonly VesselType[]])[] = [
  [/^(dry_bulk|bulk( carrier)?|dry bulk)$/, ['dry_bulk']],
  [/^(tanker|oil tanker|oil)$/, ['tanker']],
  [/^(general[_ ]cargo)$/, ['general_cargo']],
  [/^(ro[_-]?ro)$/, ['ro_ro']],
  [/^(vehicle([_ ]carrier)?|pctc)$/, ['vehicle_carrier']],
  [/^(ferry|ro-?pax)$/, ['ferry']],
  [/^(chemical|liquefied gas|gas|other liquids)( tanker)?s?$/, []],
  [/^(refrigerated( cargo)?|reefer)$/, []],
]
const CONTAINER_TYPES: readonly VesselType[] = [
  'container',
  'feeder_container',
  'deep_sea_container',
]

/**
 * Vessel types that a pack's word for a ship stands for: none for a ship that no request can name
 * (a chemical tanker), null for a word that isn't known.
 */
export function vesselTypesOf(word: string): readonly VesselType[] | null {
  const plain = word.trim().toLowerCase()
  if (/^container( ship)?s?$/.test(plain)) return CONTAINER_TYPES
  if (CONTAINER_TYPES.includes(plain as VesselType)) return [plain as VesselType]
  return TYPES.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

export interface PackSize {
  readonly unit: 'dwt' | 'TEU' | 'other' | null
  readonly min: number
  readonly max: number | null
}

const SIZE = /^[>≥]?\s*([\d.,]+)\s*(k?)\s*(?:(?:-|–|to)\s*([\d.,]+)\s*(k?)|(\+))?\s*([a-z³0-9]+)?$/i

/**
 * A size as tables print it: "35,000-59,999 dwt", "200,000+ dwt", "10-35k dwt", "average", "".
 * Null when it can't be read.
 */
export function sizeOf(text: string): PackSize | null {
  if (/^(|all|any|average|mean|all sizes)$/i.test(text.trim()))
    return { unit: null, min: 0, max: null }
  const match = SIZE.exec(text.trim())
  if (!match) return null
  const [, low, lowK, high, highK, , unit] = match
  const scaleOfLow = lowK || highK ? 1000 : 1
  const min = amount(low!) * scaleOfLow
  const max = high === undefined ? null : amount(high) * (highK ? 1000 : 1)
  if (Number.isNaN(min) || Number.isNaN(max ?? 0) || (max !== null && max < min)) return null
  return { unit: unitOf(unit), min, max }
}

function amount(text: string): number {
  return Number(text.replaceAll(',', ''))
}

function unitOf(text = ''): PackSize['unit'] {
  if (/^dwt$/i.test(text)) return 'dwt'
  return /^teu$/i.test(text) ? 'TEU' : 'other'
}
