/** Units of a matrix that depend on the ship's fuel. */
export const OF_SHIP = ['fuel_tonnes', 'co2e_tonnes', 'usd'] as const
export type ShipUnit = (typeof OF_SHIP)[number]
