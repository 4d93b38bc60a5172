import { type Message, message, sentencesOf } from '../answer/messages.js'
import { type FuelAmount, fuelAmount, totalsOf } from '../fuel/fuel-amount.js'
import { limitsSulphurAtBerth } from '../law/voyage-scope.js'
import type { LawDay } from '../law-day.js'
import { hourlyFuel, portCallFuelKg } from '../ship/port-call.js'
import type { WholeShip } from './route-ship.js'

/** How a stay in port is spent. Default: all of it at berth on the ship's own power. */
export interface PortFuelRequest {
  /** Hours of the stay at anchor. */
  readonly anchorageHours?: number | undefined
  /** Share of the electricity at berth that comes from the shore, 0 to 1. */
  readonly shorePowerShare?: number | undefined
  /** Carbon intensity of that electricity, g CO2e/kWh. Default: the world average. */
  readonly gridGPerKwh?: number | undefined
}

/** A stay of a ship. */
export interface Stay {
  /** Above 0. */
  readonly hours: number
  readonly portFuel: PortFuelRequest
  /** ISO 3166-1 code of the port's country; null outside ports. */
  readonly country: string | null
  /** By whose rules the port limits sulphur. */
  readonly day: LawDay
  /** Whether the place lies inside an emission control area in force on the day. */
  readonly isInControlArea: boolean
}

/** Fuel and emissions of a whole ship during a stay. */
export interface StayEmissions {
  readonly fuelTonnes: number
  readonly co2eTtwTonnes: number
  readonly co2eWttTonnes: number
  readonly co2eWtwTonnes: number
  /** Cost of the fuel. Electricity from the shore has no price here. */
  readonly costUsd: number | null
  readonly shorePowerKwh: number
  readonly fuels: readonly FuelAmount[]
  readonly assumptions: readonly string[]
  /** The same, for programs. */
  readonly assumptionCodes: readonly Message[]
}

/**
 * Fuel of auxiliary engines and boilers during a stay, from Table 17 of the Fourth IMO GHG Study. It is
 * gas oil where the law of the port limits sulphur, and inside emission control areas. The caller's daily
 * fuel applies at sea only. Manoeuvring is not counted.
 */
export function stayEmissions(whole: WholeShip, stay: Stay): StayEmissions {
  const { ship, usdPerTonne, factors } = whole
  const { vessels } = factors
  const { hours, portFuel, country, isInControlArea, day } = stay
  const isGasOil =
    isInControlArea || (country !== null && limitsSulphurAtBerth(country, day, factors))
  const mix = isGasOil ? whole.ecaFuels : whole.fuels
  const { anchorageHours = 0, shorePowerShare = 0 } = portFuel
  const gridGPerKwh = portFuel.gridGPerKwh ?? vessels.shorePowerGPerKwh
  const berthHours = hours - anchorageHours
  const call = { berthHours, anchorageHours, manoeuvringHours: 0, shorePowerShare }
  let shorePowerKwh = 0
  const fuels = mix.map(({ fuel, share }) => {
    const hourly = hourlyFuel(ship, fuel, vessels.engine)
    shorePowerKwh += share * berthHours * hourly.berthAuxiliaryKw * shorePowerShare
    const kg = portCallFuelKg(hourly, call)
    return fuelAmount(fuel, (share * kg) / 1000, usdPerTonne)
  })
  const assumptionCodes = [...whole.classAssumed, ...whole.fuelAssumed]
  if (mix !== whole.fuels)
    assumptionCodes.push(message('port_fuel', { fuel: vessels.defaults.ecaFuel }))
  assumptionCodes.push(
    message('stay_hours', { berth_hours: berthHours, anchorage_hours: anchorageHours }),
  )
  if (shorePowerShare > 0) assumptionCodes.push(message('shore_power', { g_per_kwh: gridGPerKwh }))
  const { fuelTonnes, costUsd, co2eTtwTonnes, ...totals } = totalsOf(fuels, usdPerTonne !== null)
  const co2eWttTonnes = totals.co2eWttTonnes + (shorePowerKwh * gridGPerKwh) / 1e6
  return {
    fuelTonnes,
    co2eTtwTonnes,
    co2eWttTonnes,
    co2eWtwTonnes: co2eTtwTonnes + co2eWttTonnes,
    costUsd,
    shorePowerKwh,
    fuels,
    assumptions: sentencesOf(assumptionCodes),
    assumptionCodes,
  }
}
