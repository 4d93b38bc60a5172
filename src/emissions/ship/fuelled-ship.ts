import type { FactorSet } from '../factor-set.js'
import { ecaMixOf, type FuelMix } from '../fuel/fuel-use.js'
import { limitsSulphurAtBerth } from '../law/voyage-scope.js'
import type { LawDay } from '../law-day.js'
import type { ModelledShip } from './modelled-ship.js'

/** A ship with what it burns, whether all of it counts or the share of a cargo. */
export interface FuelledShip {
  readonly ship: ModelledShip
  readonly fuels: FuelMix
  /** Inside emission control areas; the same mix if it is allowed there. */
  readonly ecaFuels: FuelMix
}

export function fuelledShip(ship: ModelledShip, fuels: FuelMix, factors: FactorSet): FuelledShip {
  return { ship, fuels, ecaFuels: ecaMixOf(fuels, factors) }
}

/**
 * What a ship burns in port: gas oil where the law of the port limits sulphur at berth, and inside an
 * emission control area.
 * @param country of the port; null or undefined outside ports
 */
export function fuelsInPort(
  { fuels, ecaFuels }: Pick<FuelledShip, 'fuels' | 'ecaFuels'>,
  country: string | null | undefined,
  isInControlArea: boolean,
  day: LawDay,
  factors: FactorSet,
): FuelMix {
  const isLimited = country != null && limitsSulphurAtBerth(country, day, factors)
  return isInControlArea || isLimited ? ecaFuels : fuels
}
