import type { FactorSet } from './factor-set.js'
import { type FuelAmount, fuelAmount, totalsOf } from './fuel-amount.js'
import { ecaMixOf } from './fuel-use.js'
import { type Message, message, sentencesOf } from './messages.js'
import { shipOfClass } from './modelled-ship.js'
import { hourlyFuel, portCallFuelKg } from './port-call.js'
import { mixOfRoute } from './route-emissions.js'
import type { RouteVessel } from './route-request.js'
import { shipOf } from './route-ship.js'
import { limitsSulphurAtBerth } from './voyage-scope.js'

/** How a stay in port is spent. Default: all of it at berth on the ship's own power. */
export interface PortFuelRequest {
  /** Hours of the stay at anchor. */
  readonly anchorageHours?: number | undefined
  /** Share of the electricity at berth that comes from the shore, 0 to 1. */
  readonly shorePowerShare?: number | undefined
  /** Carbon intensity of that electricity, g CO2e/kWh. Default: the world average. */
  readonly gridGPerKwh?: number | undefined
}

/** The ship and the stay. */
export interface StayRequest {
  /** Null for the documented default ship. */
  readonly vessel: RouteVessel | null
  /** Above 0. */
  readonly hours: number
  readonly portFuel: PortFuelRequest
  /** ISO 3166-1 code of the port's country; null outside ports. */
  readonly country: string | null
  /** Whether the place lies inside an emission control area in force on the day. */
  readonly isInControlArea: boolean
  /** USD per tonne of every fuel; null for no costs. */
  readonly fuelPriceUsdPerTonne: number | null
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
 * gas oil where the law of the port limits sulphur, and inside emission control areas.
 * Manoeuvring is not counted.
 */
export function stayEmissions(request: StayRequest, factors: FactorSet): StayEmissions {
  const { vessels } = factors
  const assumptions: Message[] = []
  // The caller's daily fuel applies at sea only.
  const vessel = request.vessel && { ...request.vessel, fuelTonnesPerDay: undefined }
  const ship = shipOfClass(shipOf(vessel, factors, assumptions, []).ship)
  const usual = mixOfRoute(vessel, factors, assumptions)
  const isGasOil =
    request.isInControlArea ||
    (request.country !== null && limitsSulphurAtBerth(request.country, factors))
  const mix = isGasOil ? ecaMixOf(usual, factors) : usual
  const { anchorageHours = 0, shorePowerShare = 0, gridGPerKwh } = request.portFuel
  const grid = gridGPerKwh ?? vessels.shorePowerGPerKwh
  const berthHours = request.hours - anchorageHours
  const call = { berthHours, anchorageHours, manoeuvringHours: 0, shorePowerShare }
  let shorePowerKwh = 0
  const fuels = mix.map(({ fuel, share }) => {
    const hourly = hourlyFuel(ship, fuel, vessels.engine)
    shorePowerKwh += share * berthHours * hourly.berthAuxiliaryKw * shorePowerShare
    const kg = portCallFuelKg(hourly, { ...call, gridGPerKwh: grid, isAssumed: false })
    return fuelAmount(fuel, (share * kg) / 1000, request.fuelPriceUsdPerTonne)
  })
  if (mix !== usual) assumptions.push(message('port_fuel', { fuel: vessels.defaults.ecaFuel }))
  assumptions.push(
    message('stay_hours', { berth_hours: berthHours, anchorage_hours: anchorageHours }),
  )
  if (shorePowerShare > 0) assumptions.push(message('shore_power', { g_per_kwh: grid }))
  const { fuelTonnes, costUsd, ...totals } = totalsOf(fuels, request.fuelPriceUsdPerTonne !== null)
  const co2eWttTonnes = totals.co2eWttTonnes + (shorePowerKwh * grid) / 1e6
  return {
    fuelTonnes,
    co2eTtwTonnes: totals.co2eTtwTonnes,
    co2eWttTonnes,
    co2eWtwTonnes: totals.co2eTtwTonnes + co2eWttTonnes,
    costUsd,
    shorePowerKwh,
    fuels,
    assumptions: sentencesOf(assumptions),
    assumptionCodes: assumptions,
  }
}
