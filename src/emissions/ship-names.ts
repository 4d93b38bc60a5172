import {
  MODELLED_TYPES,
  type ModelledType,
  SHIP_NAMES,
  VESSEL_TYPES,
  type VesselType,
} from './vessel-types.js'
import { type Warned, warned } from './warning-table.js'

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
}

const NAMES: ReadonlyMap<string, ShipName> = new Map(Object.entries(SHIP_NAMES))

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
    .trim()
    .toLowerCase()
    .replace(/[\s_/-]+/g, '_')
}

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
  const one = plain.replace(/s$/, '')
  const word = SHIP_WORDS.find((ending) => one.endsWith(`_${ending}`))
  const bare = word === undefined ? one : one.slice(0, -word.length - 1)
  const names: readonly string[] = known
  // A panamax is a bulker or a tanker.
  const isEither = names.includes(`${bare}_bulker`)
  const endings = isEither ? [] : SHIP_WORDS.map((ending) => `${bare}_${ending}`)
  const found = [plain, one, bare, ...endings].find((form) => names.includes(form))
  return found as Name | undefined
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

/** What stands for a ship that is not modelled; null for a ship that is. */
export function likeness(name: string, use: 'voyage' | 'cargo'): Warned<'vessel_likened'> | null {
  const { like, likeIn } = NAMES.get(plainShipName(name)) ?? {}
  if (like === undefined || (likeIn !== undefined && likeIn !== use)) return null
  return warned('vessel_likened', { ship: plainShipName(name).replaceAll('_', ' '), like })
}
