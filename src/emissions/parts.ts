import type { Fuel, FuelEmissions } from './fuel.js'

/** The components of an estimate. */
export const PARTS = [
  'sea',
  'control_areas',
  'origin_port',
  'destination_port',
  'canals',
  'shore_power',
  'reefer',
  'ballast',
] as const
/** Name of a component. */
export type PartName = (typeof PARTS)[number]

/** An amount of fuel consumed, tonnes. */
export interface FuelAmount {
  readonly fuel: Fuel
  readonly tonnes: number
}

/** A part of the emissions of a cargo, or of a ship. */
export interface EmissionPart {
  readonly part: PartName
  readonly ttwKg: number
  readonly wttKg: number
  /** Tank to wake by gas, kg CO2e. The remainder is not divided by gas. */
  readonly co2Kg: number
  readonly ch4Kg: number
  readonly n2oKg: number
  /** Null if the factor does not name it. Negative where another fuel replaces it. */
  readonly fuels: readonly FuelAmount[] | null
  /** What the plugs of this cargo draw of it: it says nothing about the rest of the ship. */
  readonly plugs?: { readonly fuels: readonly FuelAmount[]; readonly wtwKg: number }
}

/** The part of the emissions that an amount of fuel causes. */
export function partOfFuel(
  part: PartName,
  { ttwKg, wttKg, co2Kg, ch4Kg, n2oKg }: FuelEmissions,
  fuels: readonly FuelAmount[],
): EmissionPart {
  return { part, ttwKg, wttKg, co2Kg, ch4Kg, n2oKg, fuels }
}

/** Each fuel of the parts once, but those that other fuels replace entirely. */
export function addFuels(parts: readonly EmissionPart[]): FuelAmount[] {
  return eachFuelOnce(parts.flatMap(({ fuels }) => fuels ?? [])).filter(({ tonnes }) => tonnes > 0)
}

/** Each fuel once with the sum of its entries, in the order of the first of them. */
export function eachFuelOnce(fuels: readonly FuelAmount[]): FuelAmount[] {
  const sums = new Map<string, FuelAmount>()
  for (const { fuel, tonnes } of fuels) {
    const before = sums.get(fuel.key)?.tonnes ?? 0
    sums.set(fuel.key, { fuel, tonnes: before + tonnes })
  }
  return [...sums.values()]
}
