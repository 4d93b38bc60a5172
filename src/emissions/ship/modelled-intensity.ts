import { KM_PER_NM } from '../../engine/geo/distance.js'
import { madeOnce } from '../answer/formula.js'
import { type Message, message, sentenceOf } from '../answer/messages.js'
import type { Provenance } from '../answer/provenance.js'
import { Ledger } from '../answer/steps.js'
import type { Gwp } from '../factors/method-rules.js'
import { noteFuelFactors } from '../fuel/fuel-steps.js'
import { type FuelMix, mixCode } from '../fuel/fuel-use.js'
import type { Fuel } from '../fuel.js'
import type { Intensity } from '../intensity.js'
import { type EngineRules, specificConsumption, type VesselClass } from '../vessel-model.js'
import { dayAtSea, type ModelledShip, type Sailing } from './modelled-ship.js'

/** Speed, draught and load of a modelled ship. Defaults are typical of its size. */
export interface ShipUse extends Sailing {
  /** Mean filled share of the capacity, including ballast voyages. */
  readonly loadFactor?: number | undefined
}

/** A modelled ship with everything that its fuel depends on. */
export interface ModelledVoyage {
  readonly ship: ModelledShip
  readonly use: ShipUse
  readonly fuels: FuelMix
}

/** The same voyage on one of its fuels. */
interface OneFuelVoyage extends Omit<ModelledVoyage, 'fuels'> {
  readonly fuel: Fuel
}

/** The rules and data of the model. */
export interface ModelRules {
  readonly engine: EngineRules
  readonly gwp: Gwp
  readonly provenance: Provenance
}

/**
 * The intensity of a ship at sea: its daily fuel divided by its daily kilometres and its mean cargo.
 * Per kilometre sailed. Ports and canals are added separately.
 * @param prefix of the ids of the steps
 */
export function modelledIntensity(
  { ship, use, fuels }: ModelledVoyage,
  rules: ModelRules,
  prefix = '',
): Intensity {
  const ledger = new Ledger()
  const unit = ship.capacityUnit === 'TEU' ? 'TEU-km' : 't-km'
  const consumed =
    fuels.length === 1
      ? [noteFuel(ledger, { ship, use, fuel: fuels[0]!.fuel }, rules, prefix)]
      : fuels.map(({ fuel, share }, k) => {
          const all = noteFuel(ledger, { ship, use, fuel }, rules, `${prefix}fuel${k + 1}_`)
          return { fuel, grams: share * all.grams, ttw: all.ttw, wtt: all.wtt }
        })
  const code = mixCode(fuels)
  const nameCode = message('factor_of_modelled_ship', {
    ship: ship.type,
    size_class: ship.sizeClass,
    fuel: code,
  })
  const gas = (name: 'co2' | 'ch4' | 'n2o') =>
    consumed.reduce((sum, { fuel, grams }) => sum + grams * fuel.perKg[name], 0)
  return {
    id: `modelled-${ship.type}-${ship.sizeClass}-${code}`,
    name: sentenceOf(nameCode),
    nameCode,
    unit,
    ttw: noteMixed(ledger, 'ttw', fuels, consumed, unit, prefix),
    wtt: noteMixed(ledger, 'wtt', fuels, consumed, unit, prefix),
    gases: { co2: gas('co2'), ch4: gas('ch4'), n2o: gas('n2o') },
    distanceBasis: 'actual',
    gwp: rules.gwp.set,
    dataType: 'modelled',
    includesReefer: false,
    fuels: consumed.map(({ fuel, grams }) => ({ fuel, grams })),
    derivation: ledger.steps,
    notes: [message('factor_of_sea_passage'), ...powerNotes(ship)],
    provenance: rules.provenance,
  }
}

/** Says that the power of a class is recalled, not read in a source. */
function powerNotes({ lower, upper, weight }: ModelledShip): Message[] {
  const used = [...(weight < 1 ? [lower] : []), ...(weight > 0 ? [upper] : [])]
  return used
    .filter(({ provenance }) => provenance['power']?.kind === 'recalled')
    .map(({ sizeClass }) => message('power_recalled', { size_class: sizeClass }))
}

interface FuelPerUnit {
  readonly fuel: Fuel
  readonly grams: number
  /** g CO2e per unit of activity, as if this were the only fuel. */
  readonly ttw: number
  readonly wtt: number
}

/** The ship on a single fuel. */
function noteFuel(
  ledger: Ledger,
  voyage: OneFuelVoyage,
  { engine, gwp }: ModelRules,
  prefix: string,
): FuelPerUnit {
  const { ship, fuel } = voyage
  const grams = noteFuelGrams(ledger, voyage, engine, prefix)
  const { ttw_per_kg, wtt_per_kg } = noteFuelFactors(ledger, fuel, gwp, prefix)
  const unit = ship.capacityUnit === 'TEU' ? 'g CO2e/TEU-km' : 'g CO2e/t-km'
  const names = unitNames(prefix)
  const perUnit = ({ id, formula, fuel_g, per_kg }: UnitNames, value: number) =>
    ledger.note(id, formula, { [fuel_g]: grams, [per_kg]: value }, unit)
  const [ttw, wtt] = [perUnit(names.ttw, ttw_per_kg), perUnit(names.wtt, wtt_per_kg)]
  return { fuel, grams, ttw, wtt }
}

type UnitNames = ReturnType<typeof unitNames>['ttw']

const unitNames = madeOnce((prefix) => {
  const of = (part: 'ttw' | 'wtt') => ({
    id: `${prefix}${part}_g`,
    formula: `${prefix}fuel_g * ${prefix}${part}_per_kg`,
    fuel_g: `${prefix}fuel_g`,
    per_kg: `${prefix}${part}_per_kg`,
  })
  return { ttw: of('ttw'), wtt: of('wtt') }
})

/** For one fuel, its own value; for several, the mean weighted by their shares. */
function noteMixed(
  ledger: Ledger,
  part: 'ttw' | 'wtt',
  fuels: FuelMix,
  consumed: readonly FuelPerUnit[],
  unit: string,
  prefix: string,
): number {
  if (consumed.length === 1) return consumed[0]![part]
  const idOf = (k: number) => `${prefix}fuel${k + 1}_${part}_g`
  return ledger.note(
    `${prefix}${part}_g`,
    fuels.map((_, k) => `fuel${k + 1}_share * ${idOf(k)}`).join(' + '),
    Object.fromEntries(
      fuels.flatMap(({ share }, k) => [
        [`fuel${k + 1}_share`, share],
        [idOf(k), consumed[k]![part]],
      ]),
    ),
    `g CO2e/${unit}`,
  )
}

/** Fuel per unit of transport activity, g. */
function noteFuelGrams(
  ledger: Ledger,
  { ship, use, fuel }: OneFuelVoyage,
  engine: EngineRules,
  prefix: string,
): number {
  const { capacity, weight, scale } = ship
  const utilisation = use.loadFactor ?? ship.utilisation
  const names = gramNames(prefix)
  const { id } = names
  const unit = ship.capacityUnit === 'TEU' ? 'g/TEU-km' : 'g/t-km'
  const day = (shipClass: VesselClass, name: '' | 'lower_' | 'upper_') =>
    noteDay(ledger, shipClass, { ship, use, fuel }, engine, dayNames(names.days[name]))
  if (weight === 0) {
    const { tonnes, km } = day(ship.lower, '')
    const { fuel_t_per_day, km_per_day } = dayNames(prefix)
    const inputs = { [fuel_t_per_day]: tonnes, [km_per_day]: km, capacity, utilisation }
    const formula = names.formula
    if (scale === 1) return ledger.note(id, formula, inputs, unit)
    return ledger.note(id, `${formula} * scale`, { ...inputs, scale }, unit)
  }
  const [lower, upper] = [day(ship.lower, 'lower_'), day(ship.upper, 'upper_')]
  const [ofLower, ofUpper] = [dayNames(names.days.lower_), dayNames(names.days.upper_)]
  return ledger.note(
    id,
    names.mean,
    {
      weight,
      [ofLower.fuel_t_per_day]: lower.tonnes,
      [ofLower.km_per_day]: lower.km,
      [ofUpper.fuel_t_per_day]: upper.tonnes,
      [ofUpper.km_per_day]: upper.km,
      capacity,
      utilisation,
    },
    unit,
  )
}

const gramNames = madeOnce((prefix) => {
  const days = { '': prefix, lower_: `${prefix}lower_`, upper_: `${prefix}upper_` }
  const of = (day: string) => `${day}fuel_t_per_day / ${day}km_per_day`
  return {
    id: `${prefix}fuel_g`,
    days,
    formula: `${prefix}fuel_t_per_day * 1000000 / (${prefix}km_per_day * capacity * utilisation)`,
    mean: `((1 - weight) * ${of(days.lower_)} + weight * ${of(days.upper_)}) * 1000000 / (capacity * utilisation)`,
  }
})

const dayNames = madeOnce((prefix) => ({
  main_load: `${prefix}main_load`,
  fuel_t_per_day: `${prefix}fuel_t_per_day`,
  km_per_day: `${prefix}km_per_day`,
  fuelFormula: `24 * (installed_kw * ${prefix}main_load * main_g_per_kwh + auxiliary_kw * auxiliary_g_per_kwh + boiler_kw * boiler_g_per_kwh) / 1000000`,
}))

const LOAD = 'min(1, max(lowest_load, sea_margin * (speed_kn / max_speed_kn)^3))'
const LOAD_AT_DRAUGHT =
  'min(1, max(lowest_load, sea_margin * draught_ratio^(2 / 3) * (speed_kn / max_speed_kn)^3))'

/** Daily fuel and kilometres of a class. */
function noteDay(
  ledger: Ledger,
  shipClass: VesselClass,
  { ship, use, fuel }: OneFuelVoyage,
  engine: EngineRules,
  names: ReturnType<typeof dayNames>,
): { readonly tonnes: number; readonly km: number } {
  const day = dayAtSea(ship, shipClass, fuel, engine, use)
  const { speedKn: speed_kn, draughtRatio } = day
  const sfc = specificConsumption(fuel, engine)
  const of = {
    lowest_load: engine.lowestLoad,
    sea_margin: engine.seaMargin,
    speed_kn,
    max_speed_kn: shipClass.maxSpeedKn,
  }
  const main_load = ledger.note(
    names.main_load,
    draughtRatio === 1 ? LOAD : LOAD_AT_DRAUGHT,
    draughtRatio === 1 ? of : { ...of, draught_ratio: draughtRatio },
    '1',
  )
  const tonnes = ledger.note(
    names.fuel_t_per_day,
    names.fuelFormula,
    {
      installed_kw: shipClass.installedKw,
      [names.main_load]: main_load,
      main_g_per_kwh: sfc[shipClass.engine],
      auxiliary_kw: shipClass.auxiliarySeaKw,
      auxiliary_g_per_kwh: sfc.auxiliary,
      boiler_kw: shipClass.boilerSeaKw,
      boiler_g_per_kwh: sfc.boiler,
    },
    't/day',
  )
  const km = ledger.note(
    names.km_per_day,
    'speed_kn * km_per_nm * 24',
    { speed_kn, km_per_nm: KM_PER_NM },
    'km',
  )
  return { tonnes, km }
}
