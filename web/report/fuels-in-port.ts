import type { PortStay } from '../plan/route-answer.js'

/** A fuel, over all stays. */
export interface PortFuel {
  readonly fuel_type: string
  readonly zone: 'port'
  readonly tonnes: number
  readonly co2e_ttw_tonnes: number
  readonly co2e_wtt_tonnes: number
}

/**
 * Each fuel that is consumed in port, once. Electricity from the shore is counted with the first.
 */
export function fuelsInPort(stays: readonly PortStay[]): PortFuel[] {
  const types = [...new Set(stays.flatMap(({ fuels }) => fuels.map((fuel) => fuel.fuel_type)))]
  return types.map((fuel_type, i) => {
    const own = stays.flatMap(({ fuels }) => fuels.filter((fuel) => fuel.fuel_type === fuel_type))
    const sum = (of: (fuel: (typeof own)[number]) => number) =>
      own.reduce((total, fuel) => total + of(fuel), 0)
    return {
      fuel_type,
      zone: 'port',
      tonnes: sum((fuel) => fuel.tonnes),
      co2e_ttw_tonnes: sum((fuel) => fuel.co2e_ttw_tonnes),
      co2e_wtt_tonnes: sum((fuel) => fuel.co2e_wtt_tonnes) + (i === 0 ? shoreTonnes(stays) : 0),
    }
  })
}

/** Upstream emissions of the stays that belong to no fuel. */
function shoreTonnes(stays: readonly PortStay[]): number {
  return stays.reduce(
    (total, { co2e_wtt_tonnes, fuels }) =>
      total + co2e_wtt_tonnes - fuels.reduce((sum, fuel) => sum + fuel.co2e_wtt_tonnes, 0),
    0,
  )
}
