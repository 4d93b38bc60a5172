import type { VesselType } from '../generated/vessel-types.js'
import type { SizeUnit } from './rows.js'

const TYPES: readonly (readonly [RegExp, readonly VesselType[]])[] = [
  [/^(dry_bulk|bulk( carrier)?|dry bulk)$/, ['dry_bulk']],
  [/^(tanker|oil tanker|oil)$/, ['tanker']],
  [/^(general[_ ]cargo)$/, ['general_cargo']],
  [/^(ro[_-]?ro)$/, ['ro_ro']],
  [/^(vehicle([_ ]carrier)?s?|car carrier|pctc)$/, ['vehicle_carrier']],
  [/^(ferry|(ferry[ -/]*)?ro-?pax|passenger( ship)?)$/, ['ferry']],
  [/^(chemical|liquefied gas|gas|other liquids)( tanker)?s?$/, []],
  [/^(refrigerated( cargo)?|reefer)$/, []],
]
const CONTAINER_TYPES: readonly VesselType[] = [
  'container',
  'feeder_container',
  'deep_sea_container',
]

/**
 * Vessel types for a pack's word for a ship: none for a ship that no request can name (a chemical
 * tanker), null for an unknown word.
 */
export function vesselTypesOf(word: string): readonly VesselType[] | null {
  const plain = word.trim().toLowerCase()
  if (/^container( ship)?s?$/.test(plain)) return CONTAINER_TYPES
  if (CONTAINER_TYPES.includes(plain as VesselType)) return [plain as VesselType]
  return TYPES.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** A range of sizes in a pack. */
export interface PackSize {
  readonly unit: SizeUnit | 'other' | null
  readonly min: number
  readonly max: number | null
}

/** One bound or two, in thousands if a k follows, and the unit. */
const SIZE =
  /^(<|≤|<=|up to|under|>|≥|>=|over)?\s*([\d.,]+)\s*(k?)\s*(?:(?:-|–|to)\s*([\d.,]+)\s*(k?)|(\+))?\s*([a-z³0-9 ]+)?$/i

/** No size in a table is longer, and the pattern must not search a text of any length. */
const MAX_SIZE_LENGTH = 60

/**
 * A size as printed in tables: "35,000-59,999 dwt", "200,000+ dwt", "<2,000 GT", ">=20,000 GT",
 * "10-35k dwt", "average", "". Null if it cannot be read. Bounds are inclusive, except the one after `<`.
 */
export function sizeOf(text: string): PackSize | null {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  if (plain.length > MAX_SIZE_LENGTH) return null
  if (/^(|all|any|average|mean|all sizes)$/i.test(plain)) return { unit: null, min: 0, max: null }
  const match = SIZE.exec(plain)
  if (!match) return null
  const [, sign = '', low, lowK, high, highK, , unit] = match
  const first = amount(low!) * (lowK || highK ? 1000 : 1)
  const second = high === undefined ? null : amount(high) * (highK ? 1000 : 1)
  const size = boundsOf(sign.toLowerCase(), first, second)
  return size && { unit: unitOf(unit), ...size }
}

function boundsOf(sign: string, first: number, second: number | null) {
  const isUpper = /^(<|≤|<=|up to|under)$/.test(sign)
  if (isUpper && second !== null) return null
  const isBelow = sign === '<' || sign === 'under'
  const [min, max] = isUpper ? [0, isBelow ? first - 1 : first] : [first, second]
  if (Number.isNaN(min) || Number.isNaN(max ?? 0) || (max !== null && max < min)) return null
  return { min, max }
}

function amount(text: string): number {
  return Number(text.replaceAll(',', ''))
}

function unitOf(text = ''): PackSize['unit'] {
  const plain = text.trim()
  if (/^dwt$/i.test(plain)) return 'dwt'
  if (/^(gt|gross tonnage)$/i.test(plain)) return 'GT'
  return /^teu$/i.test(plain) ? 'TEU' : 'other'
}
