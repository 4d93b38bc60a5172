import {
  BOUNDARIES as API_BOUNDARIES,
  METHODS as API_METHODS,
  CONSUMED_FUELS,
  CARGO_VESSEL_TYPES as VESSELS,
} from '../../src/client/schema.js'
import { DEFAULT_ESTIMATE_FUEL } from '../../src/emissions/generated/vessel-types.js'
import { type Limits, readNumber } from '../format/limits.js'

export { CONSUMED_FUELS, VESSELS }
export const METHODS = ['auto', ...API_METHODS] as const
/** The most common boundary first. */
export const BOUNDARIES = API_BOUNDARIES.toReversed()

/** The shipment whose emissions are estimated. Null means "not given". */
export interface Cargo {
  readonly teu: number | null
  readonly massTonnes: number | null
  readonly containerType: string | null
  readonly reefer: boolean
  readonly vessel: (typeof VESSELS)[number] | null
  /** TEU for a container ship, deadweight tonnes for any other ship. */
  readonly capacity: number | null
  readonly consumedTonnes: number | null
  /** Type of the fuel consumed or, without that, of the modelled ship's fuel. */
  readonly fuel: (typeof CONSUMED_FUELS)[number] | null
  readonly carrier: string | null
  readonly method: (typeof METHODS)[number]
  readonly boundary: (typeof BOUNDARIES)[number]
}

/** Which numbers a consignment accepts, in its fields and in links. */
export const LIMITS = {
  teu: { above: 0, most: 100_000 },
  massTonnes: { above: 0, most: 10_000_000 },
  capacity: { above: 0, most: 1_000_000 },
  consumedTonnes: { above: 0, most: 100_000 },
} as const satisfies Readonly<Record<string, Limits>>

/** Whether a ship's size is given in TEU. */
export function carriesContainers(vessel: Cargo['vessel']): boolean {
  return vessel?.includes('container') ?? true
}

/** The ship of the request. Containers, or a capacity in TEU, imply a container ship. */
export function shipOf({ vessel, teu, capacity }: Cargo): Cargo['vessel'] {
  return vessel ?? (teu !== null || capacity !== null ? 'container' : null)
}

/** What applies while no fuel type is chosen: nothing, an assumed type, or an average. */
export function unchosenFuel({
  consumedTonnes,
  capacity,
  teu,
  vessel,
}: Pick<Cargo, 'consumedTonnes' | 'capacity' | 'teu' | 'vessel'>):
  | typeof DEFAULT_ESTIMATE_FUEL
  | 'average'
  | null {
  if (consumedTonnes !== null) return null
  // Containers without a ship's size go on the ship usual on the trade, which is modelled.
  const isModelled = capacity !== null || (teu !== null && carriesContainers(vessel))
  return isModelled ? DEFAULT_ESTIMATE_FUEL : 'average'
}

export const EMPTY_CARGO: Cargo = {
  teu: null,
  massTonnes: null,
  containerType: null,
  reefer: false,
  vessel: null,
  capacity: null,
  consumedTonnes: null,
  fuel: null,
  carrier: null,
  method: 'auto',
  boundary: 'WTW',
}

/** Whether any of the fields that most estimates leave empty is filled. */
export function hasMore(cargo: Cargo): boolean {
  const { containerType, carrier, consumedTonnes, fuel, method, boundary } = cargo
  const given = { containerType, carrier, consumedTonnes, fuel, method, boundary }
  return Object.entries(given).some(([name, value]) => value !== EMPTY_CARGO[name as keyof Cargo])
}

/** Appends the consignment to a link; values that are not given are omitted. */
export function writeCargo(cargo: Cargo, parameters: URLSearchParams): void {
  const put = (name: string, value: unknown, usual: unknown = null) => {
    if (value !== usual && value !== null && value !== false) parameters.set(name, String(value))
  }
  put('teu', cargo.teu)
  put('mass', cargo.massTonnes)
  put('box', cargo.containerType)
  put('reefer', cargo.reefer && 1)
  put('ship', cargo.vessel)
  put('capacity', cargo.capacity)
  put('consumed', cargo.consumedTonnes)
  put('consumedfuel', cargo.fuel)
  put('carrier', cargo.carrier)
  put('method', cargo.method, EMPTY_CARGO.method)
  put('boundary', cargo.boundary, EMPTY_CARGO.boundary)
}

export function readCargo(parameters: URLSearchParams): Cargo {
  const one = <Name extends string>(name: string, allowed: readonly Name[]) =>
    allowed.find((value) => value === parameters.get(name)) ?? null
  const text = (name: string) => parameters.get(name)?.slice(0, 60) || null
  return {
    teu: readNumber(parameters.get('teu'), LIMITS.teu),
    massTonnes: readNumber(parameters.get('mass'), LIMITS.massTonnes),
    containerType: text('box'),
    reefer: parameters.get('reefer') === '1',
    vessel: one('ship', VESSELS),
    capacity: readNumber(parameters.get('capacity'), LIMITS.capacity),
    consumedTonnes: readNumber(parameters.get('consumed'), LIMITS.consumedTonnes),
    fuel: one('consumedfuel', CONSUMED_FUELS),
    carrier: text('carrier'),
    method: one('method', METHODS) ?? EMPTY_CARGO.method,
    boundary: one('boundary', BOUNDARIES) ?? EMPTY_CARGO.boundary,
  }
}
