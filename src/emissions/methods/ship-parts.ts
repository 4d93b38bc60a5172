import { madeOnce } from '../answer/formula.js'
import type { MethodContext } from '../context.js'
import type { FuelMix } from '../fuel/fuel-use.js'
import { type Fuel, fuelEmissions } from '../fuel.js'
import type { Intensity } from '../intensity.js'
import { lawDayOf } from '../law-day.js'
import type { EmissionPart, PartName } from '../parts.js'
import { type FuelledShip, fuelledShip, fuelsInPort } from '../ship/fuelled-ship.js'
import {
  type ModelledVoyage,
  type ModelRules,
  modelledIntensity,
} from '../ship/modelled-intensity.js'
import { ofShip } from '../ship/modelled-ship.js'
import { canalDelay, hourlyFuel, type PortCall, portCallOf } from '../ship/port-call.js'
import { isBulk } from './cargo.js'
import { noteMixPart } from './fuel-part.js'

/** The cargo and its share of the ship, the same as in the sea passage. */
export interface CarriedCargo {
  /** Tonnes or TEU. */
  readonly amount: number
  readonly activity: number
  readonly daf: number
}

/** A part of a modelled ship's emissions that the intensity of its sea passage leaves out. */
export type PlannedPart = (cargo: CarriedCargo) => readonly EmissionPart[]

/**
 * What a modelled ship burns in addition to its sea passage on one fuel: the difference due to gas oil
 * inside emission control areas, and the fuel in ports and canals.
 */
export function shipParts(
  context: MethodContext,
  voyage: ModelledVoyage,
  intensity: Intensity,
  rules: ModelRules,
): PlannedPart[] {
  const call = portCallOf(voyage.ship, context.request.portCalls, context.factors.vessels)
  const { portCalls, voyage: between } = context.request
  const isCounted = portCalls !== undefined || between?.hasEnds === true
  const isInPort = isCounted && call.berthHours + call.anchorageHours + call.manoeuvringHours > 0
  const fuelled = fuelledShip(voyage.ship, voyage.fuels, context.factors)
  const { ecaFuels } = fuelled
  const isInArea = (context.distance.ecaKm ?? 0) > 0 && ecaFuels !== voyage.fuels
  const canals = (context.distance.passages ?? []).filter(
    (id) => id in context.factors.vessels.canals,
  )
  return [
    ...(isInArea ? [controlAreas(context, { ...voyage, fuels: ecaFuels }, intensity, rules)] : []),
    ...(isInPort ? [ports(context, voyage, fuelled, call)] : []),
    ...(canals.length > 0 ? [canalPart(context, voyage, canals)] : []),
  ]
}

function controlAreas(
  { ledger, distance }: MethodContext,
  voyage: ModelledVoyage,
  outside: Intensity,
  rules: ModelRules,
): PlannedPart {
  return ({ activity, daf }) => {
    const inside = modelledIntensity(voyage, rules, 'eca_')
    ledger.steps.push(...inside.derivation)
    const eca_km = Math.min(distance.ecaKm ?? 0, distance.distanceKm)
    const eca_activity = ledger.note(
      'eca_activity',
      'activity * eca_km / distance_km',
      { activity, eca_km, distance_km: distance.distanceKm },
      outside.unit,
    )
    const change = (part: 'ttw' | 'wtt') => {
      const { id, formula, eca_g, g } = changeNames(part)
      const inputs = { eca_activity, [eca_g]: inside[part], [g]: outside[part], daf }
      return ledger.note(id, formula, inputs, 'kg CO2e')
    }
    const gas = (name: 'co2' | 'ch4' | 'n2o') =>
      (eca_activity * ((inside.gases?.[name] ?? 0) - (outside.gases?.[name] ?? 0)) * daf) / 1000
    const consumed = ({ fuels }: Intensity, sign: 1 | -1) =>
      fuels!.map(({ fuel, grams }) => ({
        fuel,
        tonnes: (sign * (eca_activity * grams * daf)) / 1e6,
      }))
    return [
      {
        part: 'control_areas',
        ttwKg: change('ttw'),
        wttKg: change('wtt'),
        co2Kg: gas('co2'),
        ch4Kg: gas('ch4'),
        n2oKg: gas('n2o'),
        fuels: [...consumed(outside, -1), ...consumed(inside, 1)],
      },
    ]
  }
}

/** Half a call at each end. */
function ports(
  context: MethodContext,
  voyage: ModelledVoyage,
  fuelled: FuelledShip,
  call: PortCall,
): PlannedPart {
  const { originCountry, destinationCountry } = context.request.voyage ?? {}
  const day = lawDayOf(context.request, context.factors)
  const { endsInControlArea } = context.distance
  const fuelsAt = (country: string | null | undefined, isInArea = false) =>
    fuelsInPort(fuelled, country, isInArea, day, context.factors)
  return (cargo) => {
    const cargo_share = noteCargoShare(context, voyage, cargo)
    const at = (part: PartName, fuels: FuelMix) => {
      const noted = noteMixPart(context, part, fuels, (fuel, id, share) =>
        notePort(context, voyage, call, cargo_share, fuel, id, share),
      )
      return withPlugs(context, noted, fuels)
    }
    return [
      at('origin_port', fuelsAt(originCountry, endsInControlArea?.origin)),
      at('destination_port', fuelsAt(destinationCountry, endsInControlArea?.destination)),
      ...noteShorePower(context, voyage, call, cargo_share),
    ]
  }
}

/** The cargo's part of the whole ship's fuel during a call: its share of the filled capacity. */
function noteCargoShare(
  { ledger }: MethodContext,
  { ship, use }: ModelledVoyage,
  { amount }: CarriedCargo,
): number {
  const { capacity } = ship
  const utilisation = use.loadFactor ?? ship.utilisation
  const known = ledger.steps.findLast(({ id }) => id === 'ship_share')
  if (known) return known.result
  return ledger.note(
    'ship_share',
    'amount / (capacity * utilisation)',
    { amount, capacity, utilisation },
    '1',
  )
}

function notePort(
  context: MethodContext,
  { ship }: ModelledVoyage,
  call: PortCall,
  ship_share: number,
  fuel: Fuel,
  id: string,
  share: number | null,
): number {
  const { ledger, factors } = context
  const hourly = hourlyFuel(ship, fuel, factors.vessels.engine)
  const plugs = notePlugs(context, id, share, hourly.auxiliaryGPerKwh, {
    formula: '(berth_hours * (1 - shore_power_share) + anchorage_hours + manoeuvring_hours) / 2',
    inputs: {
      berth_hours: call.berthHours,
      shore_power_share: call.shorePowerShare,
      anchorage_hours: call.anchorageHours,
      manoeuvring_hours: call.manoeuvringHours,
    },
  })
  return ledger.note(
    `${id}_fuel_kg`,
    `${ofShare(share)}ship_share * (berth_hours * (berth_kw * (1 - shore_power_share) * auxiliary_g_per_kwh / 1000 + berth_boiler_kg_per_h) + anchorage_hours * anchorage_kg_per_h + manoeuvring_hours * manoeuvring_kg_per_h) / 2${plugs.formula}`,
    {
      ...(share !== null && { fuel_share: share }),
      ship_share,
      berth_hours: call.berthHours,
      berth_kw: hourly.berthAuxiliaryKw,
      shore_power_share: call.shorePowerShare,
      auxiliary_g_per_kwh: hourly.auxiliaryGPerKwh,
      berth_boiler_kg_per_h: hourly.berthBoilerKg,
      anchorage_hours: call.anchorageHours,
      anchorage_kg_per_h: hourly.anchorageKg,
      manoeuvring_hours: call.manoeuvringHours,
      manoeuvring_kg_per_h: hourly.manoeuvringKg,
      ...plugs.inputs,
    },
    'kg',
  )
}

/** The electric power of the cargo's own plugs, kW; 0 if it is not refrigerated. */
function plugsKw({ cargo, factors, request }: MethodContext): number {
  const isPlugged = cargo?.reefer === true && !isBulk(request.vessel?.type)
  return isPlugged ? cargo.teu * factors.rules.reeferKwPerTeu : 0
}

interface PlugHours {
  readonly formula: string
  readonly inputs: Readonly<Record<string, number>>
}

/**
 * Records the fuel for the plugs of refrigerated cargo while the ship is not at sea, and returns it as
 * a term of the part's fuel. The ship's own auxiliary power may hold some plugs already.
 */
function notePlugs(
  context: MethodContext,
  id: string,
  share: number | null,
  auxiliary_g_per_kwh: number,
  { formula, inputs }: PlugHours,
) {
  if (plugsKw(context) === 0) return { formula: '', inputs: {} }
  const { teu } = context.cargo!
  const kw_per_teu = context.factors.rules.reeferKwPerTeu
  const name = `${id}_plugs_kg`
  const kg = context.ledger.note(
    name,
    `${ofShare(share)}teu * kw_per_teu * ${formula} * auxiliary_g_per_kwh / 1000`,
    {
      ...(share !== null && { fuel_share: share }),
      ...{ teu, kw_per_teu, auxiliary_g_per_kwh },
      ...inputs,
    },
    'kg',
  )
  return { formula: ` + ${name}`, inputs: { [name]: kg } }
}

/** The part with what `notePlugs` recorded for its fuels. */
function withPlugs({ ledger }: MethodContext, part: EmissionPart, fuels: FuelMix): EmissionPart {
  const drawn = fuels.flatMap(({ fuel }, k) => {
    const name = fuels.length === 1 ? part.part : `${part.part}_${k + 1}`
    const step = ledger.steps.findLast(({ id }) => id === `${name}_plugs_kg`)
    return step ? [{ fuel, tonnes: step.result / 1000 }] : []
  })
  if (drawn.length === 0) return part
  const emissions = drawn.map(({ fuel, tonnes }) => fuelEmissions(tonnes * 1000, fuel))
  const wtwKg = emissions.reduce((kg, { ttwKg, wttKg }) => kg + ttwKg + wttKg, 0)
  return { ...part, plugs: { fuels: drawn, wtwKg } }
}

/** Prefix of the formula for a fuel that is one of several. */
function ofShare(share: number | null): string {
  return share === null ? '' : 'fuel_share * '
}

/** Electricity from the shore burns nothing aboard, so all of its emissions are upstream. */
function noteShorePower(
  context: MethodContext,
  { ship }: ModelledVoyage,
  { berthHours, shorePowerShare, gridGPerKwh }: PortCall,
  ship_share: number,
): EmissionPart[] {
  if (shorePowerShare === 0) return []
  const berth_kw = ofShip(ship, (c) => c.auxiliaryBerthKw)
  const plugs_kw = plugsKw(context)
  const power = plugs_kw === 0 ? 'ship_share * berth_kw' : '(ship_share * berth_kw + plugs_kw)'
  const kw = ship_share * berth_kw + plugs_kw
  const wttKg = context.ledger.note(
    'shore_power_wtt_kg',
    `${power} * berth_hours * shore_power_share * grid_g_per_kwh / 1000`,
    {
      ...(plugs_kw > 0 && { plugs_kw }),
      ship_share,
      berth_hours: berthHours,
      berth_kw,
      shore_power_share: shorePowerShare,
      grid_g_per_kwh: gridGPerKwh,
    },
    'kg CO2e',
  )
  const plugs = plugs_kw > 0 && { plugs: { fuels: [], wtwKg: (wttKg * plugs_kw) / kw } }
  return [
    { part: 'shore_power', ttwKg: 0, wttKg, co2Kg: 0, ch4Kg: 0, n2oKg: 0, fuels: [], ...plugs },
  ]
}

function canalPart(
  context: MethodContext,
  voyage: ModelledVoyage,
  canals: readonly string[],
): PlannedPart {
  const { ledger, factors } = context
  const { ship, use, fuels } = voyage
  return (cargo) => {
    const ship_share = noteCargoShare(context, voyage, cargo)
    const speedKn = use.speedKn ?? ship.defaultSpeedKn
    const delays = canals.map((id) => canalDelay(factors.vessels.canals[id]!, speedKn))
    const slow_hours = delays.reduce((hours, delay) => hours + delay.slowHours, 0)
    const wait_hours = delays.reduce((hours, delay) => hours + delay.waitHours, 0)
    const consumed = (fuel: Fuel, id: string, share: number | null) => {
      const hourly = hourlyFuel(ship, fuel, factors.vessels.engine)
      const plugs = notePlugs(context, id, share, hourly.auxiliaryGPerKwh, {
        formula: '(slow_hours + wait_hours)',
        inputs: { slow_hours, wait_hours },
      })
      return ledger.note(
        `${id}_fuel_kg`,
        `${ofShare(share)}ship_share * (slow_hours * canal_kg_per_h + wait_hours * anchorage_kg_per_h)${plugs.formula}`,
        {
          ...(share !== null && { fuel_share: share }),
          ship_share,
          slow_hours,
          canal_kg_per_h: hourly.canalKg,
          wait_hours,
          anchorage_kg_per_h: hourly.anchorageKg,
          ...plugs.inputs,
        },
        'kg',
      )
    }
    return [withPlugs(context, noteMixPart(context, 'canals', fuels, consumed), fuels)]
  }
}

const changeNames = madeOnce((part) => ({
  id: `control_areas_${part}_kg`,
  formula: `eca_activity * (eca_${part}_g - ${part}_g) * daf / 1000`,
  eca_g: `eca_${part}_g`,
  g: `${part}_g`,
}))
