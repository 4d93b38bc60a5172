import { KM_PER_NM } from '../geo/distance.js'
import type { FactorSet } from './factor-set.js'
import { findFuel } from './factors/fuels.js'
import { noteFuelFactors } from './fuel-steps.js'
import type { FuelMix } from './fuel-use.js'
import type { Intensity } from './intensity.js'
import { message, sentenceOf } from './messages.js'
import type { ShipYear } from './ship-table.js'
import { Ledger } from './steps.js'
import { byYearOf } from './year-order.js'

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

/**
 * The intensity of a ship from its verified year: CO2 as measured, the other gases and the upstream
 * part from its fuel. It covers all voyages of the year, including ballast, ports and canals.
 * @param named fuels of the request; without them, the fuel with the nearest CO2 per kg is used
 */
export function shipIntensity(
  { imo, name, year, fuelGPerTnm, co2GPerTnm }: ShipYear,
  named: FuelMix | null,
  { fuels, rules }: FactorSet,
): Intensity {
  const ratio = co2GPerTnm / fuelGPerTnm
  const nearest = CANDIDATES.map((code) => findFuel(fuels, code)!).reduce((best, fuel) =>
    Math.abs(fuel.cfCo2 - ratio) < Math.abs(best.cfCo2 - ratio) ? fuel : best,
  )
  const fuel = named?.length === 1 ? named[0]!.fuel : nearest
  const gwp = rules.gwp100.AR6
  const ledger = new Ledger()
  const perKm = (id: string, input: string, value: number) =>
    ledger.note(
      id,
      `${input} / km_per_nm`,
      { [input]: value, km_per_nm: KM_PER_NM },
      value / KM_PER_NM,
      'g/t-km',
    )
  const fuel_g = perKm('fuel_g', 'fuel_g_per_tnm', fuelGPerTnm)
  const co2_g = perKm('co2_g', 'co2_g_per_tnm', co2GPerTnm)
  const { wtt_per_kg } = noteFuelFactors(ledger, fuel, gwp)
  const others_per_kg = fuel.perKg.ch4 + fuel.perKg.n2o
  const ttw = ledger.note(
    'ttw_g',
    'co2_g + fuel_g * others_per_kg',
    { co2_g, fuel_g, others_per_kg },
    co2_g + fuel_g * others_per_kg,
    'g CO2e/t-km',
  )
  const wtt = ledger.note(
    'wtt_g',
    'fuel_g * wtt_per_kg',
    { fuel_g, wtt_per_kg },
    fuel_g * wtt_per_kg,
    'g CO2e/t-km',
  )
  const nameCode = message('factor_of_ship_year', { name: name ?? `IMO ${imo}`, year })
  return {
    id: `mrv-${imo}-${year}`,
    name: sentenceOf(nameCode),
    nameCode,
    unit: 't-km',
    ttw,
    wtt,
    gases: { co2: co2_g, ch4: fuel_g * fuel.perKg.ch4, n2o: fuel_g * fuel.perKg.n2o },
    distanceBasis: 'actual',
    gwp: gwp.set,
    dataType: 'primary',
    includesReefer: true,
    fuels: [{ fuel, grams: fuel_g }],
    derivation: ledger.steps,
    notes: [
      named?.length === 1
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
