import { type Warned, warned } from '../answer/warning-table.js'
import {
  MODELLED_TYPES,
  type ModelledType,
  SHIP_NAMES,
  VESSEL_TYPES,
  type VesselType,
} from '../generated/vessel-types.js'

/** Typical data of a ship that a name means. */
interface MeantShip<Type> {
  readonly type: Type
  readonly sizeClass?: string
  readonly loaM?: number
  readonly beamM?: number
  readonly draughtM?: number
  /** Of the ship itself, TEU or tonnes of deadweight. */
  readonly capacity?: number
}

interface ShipName {
  readonly voyage?: MeantShip<ModelledType>
  readonly cargo?: MeantShip<VesselType>
  /** What stands for a ship that is not modelled. */
  readonly like?: string
  /** `voyage` if an estimate has the ship itself. */
  readonly likeIn?: 'voyage'
  /** In which the size of such ships is given, if not in tonnes: cubic metres of gas, or numbers of cars. */
  readonly measure?: 'volume' | 'cars'
}

const NAMES: ReadonlyMap<string, ShipName> = new Map(
  SHIP_NAMES.flatMap(([names, meant]) =>
    names.split(' ').map((name): [string, ShipName] => [name, meant]),
  ),
)

/** All names of ships for a voyage: types first. */
export const VOYAGE_SHIP_NAMES = [...MODELLED_TYPES, ...namesWith('voyage')]
/** All names of ships for an estimate: types first. */
export const CARGO_SHIP_NAMES = [...VESSEL_TYPES, ...namesWith('cargo')]

function namesWith(use: 'voyage' | 'cargo'): string[] {
  return [...NAMES].filter(([, meant]) => meant[use] !== undefined).map(([name]) => name)
}

/** `Car carrier`, `CAR-CARRIER` and `car_carrier` are one name, as are `Oil/Chemical` and `oil_chemical`. */
export function plainShipName(text: string): string {
  return text
    .toLowerCase()
    .replace(QUALIFIER, '')
    .replace(/^(?:geared|gearless|self[- ](?:discharging|unloading)) /, '')
    .replace(/[\s_/,()-]+/g, '_')
    .replace(/^_|_$/g, '')
}

/** What registers add to a type and no figure depends on: `Container Ship (Fully Cellular)`, `Cargo - Hazard A (Major)` of AIS. */
const QUALIFIER =
  /[\s,(-]+(?:fully cellular|vehicles(?:\/rail)?|self[- ]discharging|double hull|geared|gearless|semi submersible|(?:fully cellular )?with (?:ro-ro facility|vehicle decks)|all ships of this type|hazard(?:ous category)? [a-d](?: \(\w+\))?)\)?\s*$/

/** Words that people add to the name of a ship, or leave out of it. */
const SHIP_WORDS = ['carrier', 'ship', 'tanker', 'vessel']

/**
 * The one of some names that a text means: `container` for `Container vessels`, `lng_carrier` for
 * `LNG ship`. Undefined if it means none.
 */
export function shipNameOf<Name extends string>(
  text: string,
  known: readonly Name[],
): Name | undefined {
  const plain = plainShipName(text)
  const found = wholeName(plain, known) ?? nameOfParts(plain.split('_'), known)
  return found as Name | undefined
}

/** A ship by its name, with the size that stands beside it. */
export interface CalledShip<Name extends string> {
  readonly name: Name
  readonly capacityTeu?: number
  readonly deadweightTonnes?: number
  readonly capacityCeu?: number
  readonly capacityLaneMetres?: number
  /** Whether the size is in a unit that no request takes: the cubic metres of a gas carrier. */
  readonly hasOtherSize?: true
}

const ABOUT = String.raw`(?:abt\.?|about|approx\.?|ca\.?|~)?\s*`
const LANE_METRES = String.raw`l\.?m\.?|lane[ -]?(?:met(?:re|er)s?|m)`
const UNIT = `(dwt|tdw|mts?|t|teu|cbm|m3|m³|ceu|${LANE_METRES})`
/** `58k dwt`, `1,700 TEU`, `DWT 32.000`, `50000`. */
const SIZE = String.raw`${ABOUT}(?:(dwt|teu|ceu):?\s*)?(\d{1,3}(?:[,.]\d{3})+|\d+(?:[,.]\d+)?)\s*(k\b|k(?=dwt))?\s*${UNIT}?`
const SIZE_BEHIND = new RegExp(String.raw`^(.*?[a-z].*?)[\s,(/-]+${SIZE}\)?$`, 'i')
const SIZE_BEFORE = new RegExp(String.raw`^\(?${SIZE}\)?[\s,/-]+(.*[a-z].*)$`, 'i')

/**
 * The ship that a text calls by one of some names, with or without a size before or behind it:
 * `Supramax 58k dwt`, `1,700 TEU feeder`, `MR tanker 50000`. Undefined for any other text.
 */
export function shipCalled<Name extends string>(
  text: string,
  known: readonly Name[],
): CalledShip<Name> | undefined {
  const whole = shipNameOf(text, known)
  if (whole !== undefined) return { name: whole }
  const [, behind, ...sizeBehind] = SIZE_BEHIND.exec(text.trim()) ?? []
  const before = SIZE_BEFORE.exec(text.trim())?.slice(1) ?? []
  for (const [words, size] of [
    [behind, sizeBehind],
    [before.at(-1), before.slice(0, -1)],
  ] as const) {
    const name = words === undefined ? undefined : nameBeside(words, size, known)
    const read = name === undefined ? undefined : sizeOf(size, name)
    if (read !== undefined) return { name: name!, ...read }
  }
  return undefined
}

/** `Panamax` beside a number of TEU is a container ship. */
function nameBeside<Name extends string>(
  words: string,
  size: readonly (string | undefined)[],
  known: readonly Name[],
): Name | undefined {
  const isOfContainers = size.some((part) => /^teu$/i.test(part ?? ''))
  const name = shipNameOf(words, known)
  return name ?? (isOfContainers ? shipNameOf(`${words} container`, known) : undefined)
}

/** What may stand beside the name of a ship: `LNG 174k cbm`, `Kamsarmax 82`. */
const MEASURES =
  /\b\d[\d.,]*\s*k?\b\s*(?:dwt|tdw|mts?|t|teu|cbm|m3|ceu|lm|lane[ -]?met(?:re|er)s?|gt)?\b|\b(?:dwt|teu|ceu)\b/gi

/** The text about a ship without its sizes. */
export function withoutMeasures(text: string): string {
  return text.replaceAll(MEASURES, ' ')
}

/** The names that a text begins: of `Panamax 75k` those of a bulker, a container ship and a tanker. */
export function namesBegunBy(text: string, names: readonly string[]): string[] {
  const plain = plainShipName(withoutMeasures(text))
  return plain === '' ? [] : names.filter((name) => name.startsWith(`${plain}_`))
}

/** A size that is written in thousands, such as the `82,5` of `82,5k`. */
export function thousands(digits: string): number {
  return Math.round(Number(digits.replace(',', '.')) * 1000)
}

/** Years, in which ships are built. */
const isYear = (value: number) => value >= 1900 && value < 2100

/** Types whose ships are as large as the vehicles that they take: in CEU, or in metres of their lanes. */
const CARRIES_VEHICLES: ReadonlySet<string> = new Set(['vehicle_carrier', 'ro_ro', 'ferry'])

function sizeOf(
  [unitBefore, digits = '', k, unitBehind]: readonly (string | undefined)[],
  name: string,
): Omit<CalledShip<string>, 'name'> | undefined {
  const isWhole = /^\d+(?:[,.]\d{3})*$/.test(digits)
  const value = k ? thousands(digits) : Number(digits.replaceAll(/[,.]/g, ''))
  const type = shipOfCargo(name)?.type ?? ''
  const isContainer = type.includes('container')
  const { measure } = NAMES.get(name) ?? {}
  const unit = unitBefore ?? unitBehind
  // No ship is that small: `Panamax 75` says nothing certain.
  if (!k && (!isWhole || value < 100)) return undefined
  const least = isContainer || measure !== undefined ? 1000 : 10_000
  if (unit === undefined && (value < least || isYear(value))) return undefined
  const isOfVehicles = CARRIES_VEHICLES.has(type)
  if (/^l/i.test(unit ?? '')) return isOfVehicles ? { capacityLaneMetres: value } : undefined
  const isCars = unit === undefined ? measure === 'cars' : /^ceu$/i.test(unit)
  if (isCars && isOfVehicles) return { capacityCeu: value }
  // 174k of an LNG carrier are cubic metres. No model takes them: the name says what stands for the ship.
  if (isCars || (unit === undefined ? measure !== undefined : /^(?:cbm|m[3³])$/i.test(unit)))
    return measure && { hasOtherSize: true }
  const isTeu = unit === undefined ? isContainer : /teu/i.test(unit)
  return isTeu ? { capacityTeu: value } : { deadweightTonnes: value }
}

interface NameIndex {
  readonly known: ReadonlySet<string>
  /** Names by themselves without their gaps; the first of equal ones. */
  readonly joined: ReadonlyMap<string, string>
}

const indexes = new WeakMap<readonly string[], NameIndex>()

/** A text of some words is compared with every name at each of its gaps. */
function indexOf(names: readonly string[]): NameIndex {
  const made = indexes.get(names) ?? {
    known: new Set(names),
    joined: new Map([...names].reverse().map((name) => [name.replaceAll('_', ''), name])),
  }
  indexes.set(names, made)
  return made
}

function wholeName(plain: string, names: readonly string[]): string | undefined {
  const { known, joined } = indexOf(names)
  const one = plain.replace(/s$/, '')
  const word = SHIP_WORDS.find((ending) => one.endsWith(`_${ending}`))
  const bare = word === undefined ? one : one.slice(0, -word.length - 1)
  // A panamax is a bulker or a tanker.
  const isEither = known.has(`${bare}_bulker`)
  const endings = isEither ? [] : SHIP_WORDS.map((ending) => `${bare}_${ending}`)
  // A capesize is no tanker.
  const isOther = word === 'tanker' && shipOfCargo(bare)?.type !== 'tanker'
  const forms = [plain, one, ...(isOther ? [] : [bare]), ...endings]
  return forms.find((name) => known.has(name)) ?? joined.get(one.replaceAll('_', ''))
}

/** Of `Capesize bulker` or `LR2/Aframax` the part that states a size, if both mean ships of one kind. */
function nameOfParts(words: readonly string[], names: readonly string[]): string | undefined {
  for (let at = 1; at < words.length; at++) {
    const parts = [words.slice(0, at), words.slice(at)].map((part) => part.join('_'))
    const [one, other] = parts.map((part, i) => partName(part, parts[1 - i]!, names))
    // "Cape Bulk" is a ship of that name.
    if (one === undefined || other === undefined || parts.includes('bulk')) continue
    const size = sizedOf(one, other)
    if (size !== null) return size
  }
  return undefined
}

/** A part that is a name, or a class of the type that the other part names: `Panamax / Dry Bulk`. */
function partName(part: string, other: string, names: readonly string[]): string | undefined {
  const type = shipOfVoyage(wholeName(other, names) ?? '')?.type
  const ofType = `${part}_${type}`
  return wholeName(part, names) ?? (indexOf(names).known.has(ofType) ? ofType : undefined)
}

/** The one of two names that says more; null if they contradict each other. */
function sizedOf(one: string, other: string): string | null {
  if (shipOfCargo(one)?.type !== shipOfCargo(other)?.type) return null
  const [ship, second] = [shipOfVoyage(one), shipOfVoyage(other)]
  if (ship?.type !== second?.type) return null
  if (second?.sizeClass === undefined) return one
  return ship?.sizeClass === undefined || ship.sizeClass === second.sizeClass ? other : null
}

/** The ship of a voyage that a type or a common name means; undefined if it is unknown. */
export function shipOfVoyage(name: string): MeantShip<ModelledType> | undefined {
  const plain = plainShipName(name)
  const type = MODELLED_TYPES.find((known) => known === plain)
  return type === undefined ? NAMES.get(plain)?.voyage : { type }
}

/** The ship of an estimate that a type or a common name means; undefined if it is unknown. */
export function shipOfCargo(name: string): MeantShip<VesselType> | undefined {
  const plain = plainShipName(name)
  const type = VESSEL_TYPES.find((known) => known === plain)
  return type === undefined ? NAMES.get(plain)?.cargo : { type }
}

/** The class of the ships that a name means; undefined for a type, and for a ship that another one stands for. */
export function classMeant(
  name: string,
): { readonly type: ModelledType; readonly sizeClass: string } | undefined {
  const { voyage, cargo, like } = NAMES.get(plainShipName(name)) ?? {}
  const { type } = voyage ?? {}
  const sizeClass = cargo?.sizeClass ?? voyage?.sizeClass
  return type && sizeClass !== undefined && like === undefined ? { type, sizeClass } : undefined
}

/** What stands for a ship that is not modelled; null for a ship that is. */
export function likeness(name: string, use: 'voyage' | 'cargo'): Warned<'vessel_likened'> | null {
  const { like, likeIn } = NAMES.get(plainShipName(name)) ?? {}
  if (like === undefined || (likeIn !== undefined && likeIn !== use)) return null
  return warned('vessel_likened', { ship: plainShipName(name).replaceAll('_', ' '), like })
}
