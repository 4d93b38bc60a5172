import type { FactorSet } from '../factor-set.js'
import { isRenewableByLaw } from '../fuel/certificate.js'
import type { Fuel } from '../fuel.js'
import type { LawDay } from '../law-day.js'
import { type FuelEuInput, fuelEuPerMj } from './carbon-cost.js'

interface Consumed {
  readonly fuel: Fuel
  readonly tonnes: number
}

/**
 * The fuels of a voyage with the share of each that counts, if proven renewable fuels fill the part in
 * scope first, those with the lowest intensity before others. The rest of the part is filled by the
 * other fuels, each by its share.
 * @param scope share of the voyage's energy in scope, 0 to 1
 */
export function prioritised(
  fuels: readonly Consumed[],
  scope: number,
  day: LawDay,
  factors: FactorSet,
): FuelEuInput[] {
  const energyOf = ({ fuel, tonnes }: Consumed) => tonnes * 1000 * fuel.lhvMjPerKg
  const sumOf = (of: readonly Consumed[]) => of.reduce((mj, one) => mj + energyOf(one), 0)
  let left = sumOf(fuels) * scope
  const [first, rest] = [
    fuels.filter(({ fuel }) => isRenewableByLaw(fuel)),
    fuels.filter(({ fuel }) => !isRenewableByLaw(fuel)),
  ]
  const inOrder = first
    .map((one) => ({ one, perMj: fuelEuPerMj(one.fuel, day, factors) }))
    .sort((a, b) => a.perMj - b.perMj)
  const filled = inOrder.map(({ one }): FuelEuInput => {
    const mj = Math.min(left, energyOf(one))
    left -= mj
    return { ...one, scope: mj / energyOf(one) }
  })
  const share = rest.length > 0 ? left / sumOf(rest) : 0
  return [...filled, ...rest.map((one) => ({ ...one, scope: share }))]
}
