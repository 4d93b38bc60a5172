import type { Gwp } from './factors/method-rules.js'
import type { Fuel } from './fuel.js'
import { noteFuelFactors } from './fuel-steps.js'
import type { Intensity } from './intensity.js'
import type { Provenance } from './provenance.js'
import { Ledger } from './steps.js'
import { KM_PER_NM } from './units.js'
import {
  dailyFuelAtSea,
  type EngineRules,
  specificConsumption,
  type VesselClass,
} from './vessel-model.js'

/**
 * The intensity of a class: its fuel a day at default speed and design draught, over the kilometres
 * of a day and the mean cargo. Sailed distance; sea passage only, without ports and canals.
 */
export function modelledIntensity(
  ship: VesselClass,
  fuel: Fuel,
  rules: EngineRules,
  gwp: Gwp,
  provenance: Provenance,
): Intensity {
  const ledger = new Ledger()
  const grams = noteFuelGrams(ledger, ship, fuel, rules)
  const { ttw_per_kg, wtt_per_kg } = noteFuelFactors(ledger, fuel, gwp)
  const unit = ship.capacityUnit === 'TEU' ? 'TEU-km' : 't-km'
  const perUnit = (name: string, perKg: string, value: number) =>
    ledger.note(
      name,
      `fuel_g * ${perKg}`,
      { fuel_g: grams, [perKg]: value },
      grams * value,
      `g CO2e/${unit}`,
    )
  return {
    id: `modelled-${ship.type}-${ship.sizeClass}-${fuel.code}`,
    name: `Modelled ${ship.type}, ${ship.sizeClass}, ${fuel.code}`,
    unit,
    ttw: perUnit('ttw_g', 'ttw_per_kg', ttw_per_kg),
    wtt: perUnit('wtt_g', 'wtt_per_kg', wtt_per_kg),
    gases: {
      co2: grams * fuel.perKg.co2,
      ch4: grams * fuel.perKg.ch4,
      n2o: grams * fuel.perKg.n2o,
    },
    distanceBasis: 'actual',
    gwp: gwp.set,
    dataType: 'modelled',
    includesReefer: false,
    fuel: { code: fuel.code, grams },
    derivation: ledger.steps,
    note: 'Sea passage only: without ports, canals and manoeuvring.',
    provenance,
  }
}

/** Fuel a unit of transport activity, g. */
function noteFuelGrams(ledger: Ledger, ship: VesselClass, fuel: Fuel, rules: EngineRules): number {
  const day = noteDailyFuel(ledger, ship, fuel, rules)
  const speed_kn = ship.defaultSpeedKn
  const km_per_day = ledger.note(
    'km_per_day',
    'speed_kn * km_per_nm * 24',
    { speed_kn, km_per_nm: KM_PER_NM },
    speed_kn * KM_PER_NM * 24,
    'km',
  )
  const { nominalCapacity: capacity, utilisation } = ship
  return ledger.note(
    'fuel_g',
    'fuel_t_per_day * 1000000 / (km_per_day * capacity * utilisation)',
    { fuel_t_per_day: day, km_per_day, capacity, utilisation },
    (day * 1e6) / (km_per_day * capacity * utilisation),
    `g/${ship.capacityUnit === 'TEU' ? 'TEU-km' : 't-km'}`,
  )
}

function noteDailyFuel(ledger: Ledger, ship: VesselClass, fuel: Fuel, rules: EngineRules): number {
  const sfc = specificConsumption(fuel, rules)
  const day = dailyFuelAtSea(ship, fuel, rules, ship.defaultSpeedKn)
  const main_load = ledger.note(
    'main_load',
    'min(1, max(lowest_load, sea_margin * (speed_kn / max_speed_kn)^3))',
    {
      lowest_load: rules.lowestLoad,
      sea_margin: rules.seaMargin,
      speed_kn: ship.defaultSpeedKn,
      max_speed_kn: ship.maxSpeedKn,
    },
    day.mainLoad,
    '1',
  )
  const inputs = {
    installed_kw: ship.installedKw,
    main_load,
    main_g_per_kwh: sfc[ship.engine],
    auxiliary_kw: ship.auxiliarySeaKw,
    auxiliary_g_per_kwh: sfc.auxiliary,
    boiler_kw: ship.boilerSeaKw,
    boiler_g_per_kwh: sfc.boiler,
  }
  return ledger.note(
    'fuel_t_per_day',
    '24 * (installed_kw * main_load * main_g_per_kwh + auxiliary_kw * auxiliary_g_per_kwh + boiler_kw * boiler_g_per_kwh) / 1000000',
    inputs,
    day.totalTonnes,
    't/day',
  )
}
