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

/** `Car carrier`, `CAR-CARRIER` and `car_carrier` are one name. */
export function plainShipName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
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
