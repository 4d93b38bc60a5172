import { madeOnce } from '../answer/formula.js'
import type { MethodContext } from '../context.js'
import { noteFuelFactors } from '../fuel/fuel-steps.js'
import type { FuelMix } from '../fuel/fuel-use.js'
import { type Fuel, fuelEmissions } from '../fuel.js'
import { type EmissionPart, type PartName, partOfFuel } from '../parts.js'

/** Records the kg of a fuel as `ID_fuel_kg`; `share` is null if it is the only one. */
export type NoteFuelKg = (fuel: Fuel, id: string, share: number | null) => number

/**
 * Records the emissions of a part for all fuels of the ship, with the steps `PART_ttw_kg` and
 * `PART_wtt_kg`.
 */
export function noteMixPart(
  context: Pick<MethodContext, 'ledger' | 'factors'>,
  part: PartName,
  fuels: FuelMix,
  noteKg: NoteFuelKg,
): EmissionPart {
  if (fuels.length === 1) {
    const { fuel } = fuels[0]!
    return noteFuelPart(context, part, fuel, noteKg(fuel, part, null), part)
  }
  const ids = fuels.map((_, k) => `${part}_${k + 1}`)
  const own = fuels.map(({ fuel, share }, k) =>
    noteFuelPart(context, part, fuel, noteKg(fuel, ids[k]!, share), ids[k]!),
  )
  const sum = (of: (one: EmissionPart) => number) => own.reduce((kg, one) => kg + of(one), 0)
  const note = (name: 'ttw' | 'wtt') =>
    context.ledger.note(
      `${part}_${name}_kg`,
      ids.map((id) => `${id}_${name}_kg`).join(' + '),
      Object.fromEntries(own.map((one, k) => [`${ids[k]}_${name}_kg`, one[`${name}Kg`]])),
      'kg CO2e',
    )
  return {
    part,
    ttwKg: note('ttw'),
    wttKg: note('wtt'),
    co2Kg: sum(({ co2Kg }) => co2Kg),
    ch4Kg: sum(({ ch4Kg }) => ch4Kg),
    n2oKg: sum(({ n2oKg }) => n2oKg),
    fuels: own.flatMap(({ fuels }) => fuels ?? []),
  }
}

/** Records the emissions of a mass of fuel, with the steps `ID_ttw_kg` and `ID_wtt_kg`. */
function noteFuelPart(
  { ledger, factors }: Pick<MethodContext, 'ledger' | 'factors'>,
  part: PartName,
  fuel: Fuel,
  fuelKg: number,
  id: string,
): EmissionPart {
  const names = fuelPartNames(id)
  const perKg = noteFuelFactors(ledger, fuel, factors.rules.gwp100.AR6, names.prefix)
  const note = (name: 'ttw' | 'wtt') => {
    const { kg, formula, per_kg } = names[name]
    const inputs = { [names.fuel_kg]: fuelKg, [per_kg]: perKg[`${name}_per_kg`] }
    return ledger.note(kg, formula, inputs, 'kg CO2e')
  }
  const emissions = { ...fuelEmissions(fuelKg, fuel), ttwKg: note('ttw'), wttKg: note('wtt') }
  return partOfFuel(part, emissions, [{ fuel, tonnes: fuelKg / 1000 }])
}

const fuelPartNames = madeOnce((id) => {
  const of = (name: 'ttw' | 'wtt') => ({
    kg: `${id}_${name}_kg`,
    formula: `${id}_fuel_kg * ${id}_${name}_per_kg`,
    per_kg: `${id}_${name}_per_kg`,
  })
  return { prefix: `${id}_`, fuel_kg: `${id}_fuel_kg`, ttw: of('ttw'), wtt: of('wtt') }
})
