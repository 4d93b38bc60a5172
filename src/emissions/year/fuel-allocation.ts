import type { FactorSet } from '../factor-set.js'
import { isRenewableByFuelEu } from '../fuel/certificate.js'
import type { Fuel } from '../fuel.js'
import { type FuelEuInput, fuelEuWeights } from '../law/carbon-cost.js'
import type { LawDay } from '../law-day.js'

/** Fuels of a voyage or a stay, and the share of its energy in scope, 0 to 1. */
export interface Allocated {
  readonly fuels: readonly { readonly fuel: Fuel; readonly tonnes: number }[]
  readonly scope: number
}

/** Voyages that one step passes. */
const VOYAGES_PER_STEP = 100
const INPUTS_PER_STEP = 2000
/** An order that no longer changes the intensity is the best; each round lowers it. */
const MOST_ROUNDS = 50

/**
 * The fuels of a year with the share of each that counts, where proven renewable fuels fill the part of each
 * voyage in scope first, in the order with the greatest balance of the year. The other fuels fill the rest, each by
 * its share. Shore power adds energy without emissions.
 *
 * The energy in scope is the same in every order, so the best one has the lowest intensity: grams by rewarded energy.
 * Which fuel lowers a quotient most depends on the quotient: grams less intensity times reward (Dinkelbach 1967).
 */
export function* prioritised(
  voyages: readonly Allocated[],
  day: LawDay,
  factors: FactorSet,
  shoreMj = 0,
): Generator<void, FuelEuInput[]> {
  const known = new Map<string, ReturnType<typeof fuelEuWeights>>()
  const weightsOf = (fuel: Fuel) => {
    const found = known.get(fuel.key) ?? fuelEuWeights(fuel, day, factors)
    known.set(fuel.key, found)
    return found
  }
  let intensity = 0
  for (let round = 0; ; round++) {
    const worthOf = (fuel: Fuel) => {
      const { gPerMj, reward } = weightsOf(fuel)
      return gPerMj - intensity * reward
    }
    const inputs: FuelEuInput[] = []
    for (const [at, voyage] of voyages.entries()) {
      if (at % VOYAGES_PER_STEP === 0) yield
      inputs.push(...filled(voyage, worthOf))
    }
    let [grams, rewarded] = [0, shoreMj]
    for (const [at, { fuel, tonnes, scope = 0 }] of inputs.entries()) {
      if (at % INPUTS_PER_STEP === 0) yield
      const mj = energyOf({ fuel, tonnes }) * scope
      grams += mj * weightsOf(fuel).gPerMj
      rewarded += mj * weightsOf(fuel).reward
    }
    const next = rewarded > 0 ? grams / rewarded : 0
    if (next === intensity || round >= MOST_ROUNDS) return inputs
    intensity = next
  }
}

const energyOf = ({ fuel, tonnes }: Allocated['fuels'][number]) => tonnes * 1000 * fuel.lhvMjPerKg

/** @param worthOf of a fuel: the lower, the earlier it counts */
function filled({ fuels, scope }: Allocated, worthOf: (fuel: Fuel) => number): FuelEuInput[] {
  const sumOf = (of: Allocated['fuels']) => of.reduce((mj, one) => mj + energyOf(one), 0)
  let left = sumOf(fuels) * scope
  const first = fuels.filter(({ fuel }) => isRenewableByFuelEu(fuel))
  const rest = fuels.filter(({ fuel }) => !isRenewableByFuelEu(fuel))
  const inOrder = [...first].sort((a, b) => worthOf(a.fuel) - worthOf(b.fuel))
  const counted = inOrder.map((one): FuelEuInput => {
    const mj = Math.min(left, energyOf(one))
    left -= mj
    return { ...one, scope: mj / energyOf(one) }
  })
  const share = rest.length > 0 ? left / sumOf(rest) : 0
  return [...counted, ...rest.map((one) => ({ ...one, scope: share }))]
}
