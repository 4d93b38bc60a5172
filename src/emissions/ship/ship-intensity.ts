import { KM_PER_NM } from '../../engine/geo/distance.js'
import { message, sentenceOf } from '../answer/messages.js'
import { Ledger } from '../answer/steps.js'
import { byYearOf } from '../edition.js'
import type { FactorSet } from '../factor-set.js'
import { findFuel } from '../factors/fuels.js'
import { noteFuelFactors } from '../fuel/fuel-steps.js'
import type { FuelMix } from '../fuel/fuel-use.js'
import type { Fuel } from '../fuel.js'
import type { Intensity } from '../intensity.js'
import type { ShipYear } from '../pack/ship-table.js'

/**
 * The verified year of a ship to use: that of the departure, or the latest before it; undefined if
 * there is none.
 */
export function shipYearOf(
  imo: number | string,
  date: string | undefined,
  { shipTables }: Pick<FactorSet, 'shipTables'>,
): ShipYear | undefined {
  return shipTables
    .flatMap(({ ships }) => ships.get(String(imo)) ?? [])
    .toSorted(byYearOf(date))
    .at(0)
}

/** Fuels that a ship of the file may have consumed, because the file states only the amount. */
const CANDIDATES = ['HFO', 'VLSFO', 'MGO', 'LNG_OTTO_MS'] as const
/** Rows of gas by engine, which methane tells apart. */
const GAS = ['LNG_OTTO_MS', 'LNG_OTTO_SS', 'LNG_DIESEL_SS', 'LNG_LBSI'] as const

/** The fuel with the nearest CO2 per kg; of gas, that of the engine with the nearest methane. */
function likelyFuel({ fuelGPerTnm, co2GPerTnm, others }: ShipYear, fuels: FactorSet['fuels']) {
  const nearest = (codes: readonly string[], of: (fuel: Fuel) => number, value: number) =>
    codes
      .map((code) => findFuel(fuels, code)!)
      .reduce((best, fuel) =>
        Math.abs(of(fuel) - value) < Math.abs(of(best) - value) ? fuel : best,
      )
  const ratio = co2GPerTnm / fuelGPerTnm
  const fuel = nearest(CANDIDATES, ({ cfCo2 }) => cfCo2, ratio)
  if (others === null || !GAS.some((code) => code === fuel.code)) return fuel
  return nearest(GAS, ({ slipShare }) => slipShare, others.ch4PerCo2 * ratio)
}

/**
 * The intensity of a ship from its verified year: CO2 as measured, CH4 and N2O too if the file has them,
 * otherwise from its fuel, as the upstream part. It covers all voyages of the year, including ballast,
 * ports and canals.
 * @param named fuels of the request; without them, the likely fuel is used
 */
export function shipIntensity(
  ship: ShipYear,
  named: FuelMix | null,
  { fuels, rules }: FactorSet,
): Intensity {
  const { imo, name, year, fuelGPerTnm, co2GPerTnm, others } = ship
  const isNamed = named?.length === 1
  const fuel = isNamed ? named[0]!.fuel : likelyFuel(ship, fuels)
  const gwp = rules.gwp100.AR6
  const ledger = new Ledger()
  const perKm = (id: string, input: string, value: number) =>
    ledger.note(id, `${input} / km_per_nm`, { [input]: value, km_per_nm: KM_PER_NM }, 'g/t-km')
  const fuel_g = perKm('fuel_g', 'fuel_g_per_tnm', fuelGPerTnm)
  const co2_g = perKm('co2_g', 'co2_g_per_tnm', co2GPerTnm)
  const { wtt_per_kg } = noteFuelFactors(ledger, fuel, gwp)
  const ofGas = (gas: 'ch4' | 'n2o', perCo2: number, gwp100: number) =>
    ledger.note(
      `${gas}_g`,
      `co2_g * ${gas}_per_co2 * gwp_${gas}`,
      { co2_g, [`${gas}_per_co2`]: perCo2, [`gwp_${gas}`]: gwp100 },
      'g CO2e/t-km',
    )
  const [ch4_g, n2o_g] = others
    ? [ofGas('ch4', others.ch4PerCo2, gwp.ch4), ofGas('n2o', others.n2oPerCo2, gwp.n2o)]
    : [fuel_g * fuel.perKg.ch4, fuel_g * fuel.perKg.n2o]
  const others_per_kg = fuel.perKg.ch4 + fuel.perKg.n2o
  const ttw = others
    ? ledger.note('ttw_g', 'co2_g + ch4_g + n2o_g', { co2_g, ch4_g, n2o_g }, 'g CO2e/t-km')
    : ledger.note(
        'ttw_g',
        'co2_g + fuel_g * others_per_kg',
        { co2_g, fuel_g, others_per_kg },
        'g CO2e/t-km',
      )
  const wtt = ledger.note('wtt_g', 'fuel_g * wtt_per_kg', { fuel_g, wtt_per_kg }, 'g CO2e/t-km')
  const nameCode = message('factor_of_ship_year', { name: name ?? `IMO ${imo}`, year })
  return {
    id: `mrv-${imo}-${year}`,
    name: sentenceOf(nameCode),
    nameCode,
    unit: 't-km',
    ttw,
    wtt,
    gases: { co2: co2_g, ch4: ch4_g, n2o: n2o_g },
    distanceBasis: 'actual',
    gwp: gwp.set,
    dataType: 'primary',
    includesReefer: true,
    fuels: [{ fuel, grams: fuel_g }],
    derivation: ledger.steps,
    notes: [
      message(others ? 'ship_year_gases' : 'ship_year_co2'),
      isNamed
        ? message('ship_year_fuel_requested')
        : message('ship_year_fuel_nearest', { fuel: fuel.code }),
    ],
    provenance: {
      source: 'THETIS-MRV, European Maritime Safety Agency: public emission reports',
      table: 'fuel consumption and CO2 emissions per transport work (mass)',
      year,
      licence: "the operator's own copy",
      redistribution: 'cited',
      kind: 'operator',
    },
  }
}
