import { KM_PER_NM } from '../../engine/geo/distance.js'
import { type Message, message, sentencesOf } from '../answer/messages.js'
import { warned } from '../answer/warning-table.js'
import { findFuel } from '../factors/fuels.js'
import { type FuelMix, massSharesOf } from '../fuel/fuel-use.js'
import type { Fuel } from '../fuel.js'
import type { LawDay } from '../law-day.js'
import type { Warning } from '../result.js'
import { checkSpeed, fullPowerSpeedKn } from '../vessel-model.js'
import { ballastDraughtM, type SailingCondition } from './ballast.js'
import {
  type FuelAmount,
  type FuelTotals,
  fuelAmount,
  fuelsInPort,
  totalsOf,
} from './fuelled-ship.js'
import { draughtRatioOf, fuelKgPerKm, ofShip } from './modelled-ship.js'
import { hourlyFuel, portCallFuelKg } from './port-call.js'
import type { WholeShip, WholeVessel } from './whole-ship.js'

/** One fuel of the voyage. */
export interface RouteFuel extends FuelAmount {
  readonly zone: 'eca' | 'non_eca'
  readonly distanceKm: number
}

interface Figures extends FuelTotals {
  readonly fuels: readonly RouteFuel[]
}

interface Assumed {
  readonly assumptions: readonly string[]
  /** The same, for programs. */
  readonly assumptionCodes: readonly Message[]
}

function assumed(assumptionCodes: readonly Message[]): Assumed {
  return { assumptions: sentencesOf(assumptionCodes), assumptionCodes }
}

/** What figures rest on. */
interface Basis extends Assumed {
  readonly warnings: readonly Warning[]
}

/** The emissions of a route. */
export interface RouteEmissions extends Figures, Basis {
  /**
   * `request`: the caller's daily fuel; `model`: the model of the vessel; `default_vessel`: the model
   * of an assumed vessel.
   */
  readonly fuelSource: 'request' | 'model' | 'default_vessel'
}

/** Tables in the order of the distances, with NaN where there is no route. */
export interface MatrixEmissions extends Basis {
  readonly fuelTonnes: Float64Array
  readonly co2eWtwTonnes: Float64Array
  /** Null without a price. */
  readonly costsUsd: Float64Array | null
}

/** A ship at one speed: daily fuel times days, with a compliant fuel inside emission control areas. */
export class ShipAtSea {
  readonly #ship: WholeShip
  readonly #outside: readonly FuelPerKm[]
  readonly #inside: readonly FuelPerKm[]
  readonly #sailed: Sailed
  readonly #messages: ReturnType<typeof speedMessages>

  /** @throws EmissionsInputError for a speed above the maximum of a class that the caller chose */
  constructor(ship: WholeShip, speedKmh: number, condition: SailingCondition = 'laden') {
    this.#ship = ship
    const sailed = { speedKmh, ...sailedIn(ship, speedKmh, condition) }
    this.#sailed = sailed
    this.#outside = fuelPerKm(ship, ship.fuels, sailed)
    this.#inside =
      ship.ecaFuels === ship.fuels ? this.#outside : fuelPerKm(ship, ship.ecaFuels, sailed)
    this.#messages = speedMessages(ship, sailed)
  }

  /** @param ecaKm kilometres inside emission control areas in force on the day; 0 or null for none */
  route(distanceKm: number, ecaKm: number | null): RouteEmissions {
    const { vessel } = this.#ship
    const { fuelTonnes, ...figures } = this.#figures(distanceKm, ecaKm)
    const modelled = vessel ? 'model' : 'default_vessel'
    return {
      fuelTonnes,
      fuelSource: this.#sailed.dailyTonnes === undefined ? modelled : 'request',
      ...figures,
      ...this.#basis(isPartlyInside(figures)),
    }
  }

  /**
   * The totals of `route` for every cell.
   * @param distancesKm one per cell; NaN where there is no route
   * @param ecaKm of each cell; null if unknown
   */
  matrix(distancesKm: ArrayLike<number>, ecaKm: ArrayLike<number> | null): MatrixEmissions {
    const table = () => new Float64Array(distancesKm.length).fill(Number.NaN)
    const [fuelTonnes, co2eWtwTonnes] = [table(), table()]
    const costsUsd = this.#ship.usdPerTonne === null ? null : table()
    let isInControlAreas = false
    for (let cell = 0; cell < distancesKm.length; cell++) {
      const distanceKm = distancesKm[cell]!
      if (Number.isNaN(distanceKm)) continue
      const figures = this.#figures(distanceKm, ecaKm?.[cell] ?? null)
      fuelTonnes[cell] = figures.fuelTonnes
      co2eWtwTonnes[cell] = figures.co2eWtwTonnes
      if (costsUsd) costsUsd[cell] = figures.costUsd!
      isInControlAreas ||= isPartlyInside(figures)
    }
    const unknown = ecaKm === null ? [message('no_eca_fuel')] : []
    return { fuelTonnes, co2eWtwTonnes, costsUsd, ...this.#basis(isInControlAreas, unknown) }
  }

  #figures(distanceKm: number, ecaKm: number | null): Figures {
    const { usdPerTonne } = this.#ship
    const insideKm = Math.min(Math.max(ecaKm ?? 0, 0), distanceKm)
    const fuels: RouteFuel[] = []
    const sail = (zone: RouteFuel['zone'], km: number, perKm: readonly FuelPerKm[]) => {
      if (km <= 0) return
      for (const { fuel, tonnes } of perKm) {
        const { fuelType, ...consumed } = fuelAmount(fuel, tonnes * km, usdPerTonne)
        fuels.push({ fuelType, zone, distanceKm: km, ...consumed })
      }
    }
    sail('non_eca', distanceKm - insideKm, this.#outside)
    sail('eca', insideKm, this.#inside)
    return { ...totalsOf(fuels, usdPerTonne !== null), fuels }
  }

  #basis(isInControlAreas: boolean, further: readonly Message[] = []): Basis {
    const { classAssumed, fuelAssumed, ecaFuels, fuels, usdPerTonne, factors } = this.#ship
    const codes = [
      ...(this.#sailed.dailyTonnes === undefined ? classAssumed : []),
      ...fuelAssumed,
      ...(isInControlAreas && ecaFuels !== fuels
        ? [message('eca_fuel', { fuel: factors.vessels.defaults.ecaFuel })]
        : []),
      ...this.#messages.assumptions,
      // At a price of 0 there is no cost to explain.
      ...(usdPerTonne ? [message('one_price')] : []),
      message('shortest_distance'),
      message('sea_passage_only'),
      message('fuel_factors'),
      ...further,
    ]
    return { ...assumed(codes), warnings: [...this.#ship.warnings, ...this.#messages.warnings] }
  }
}

function isPartlyInside({ fuels }: Pick<Figures, 'fuels'>): boolean {
  return fuels.at(-1)?.zone === 'eca'
}

interface FuelPerKm {
  readonly fuel: Fuel
  readonly tonnes: number
}

/**
 * Tonnes of each fuel per kilometre: the caller's own daily fuel, which covers all of them together, or
 * the model's.
 * @throws EmissionsInputError for a speed above the maximum of a class that the caller chose
 */
function fuelPerKm(
  { isAssumed, ship, factors }: WholeShip,
  mix: FuelMix,
  { speedKmh, dailyTonnes, draughtM }: Sailed,
): FuelPerKm[] {
  if (dailyTonnes !== undefined) {
    const perKm = dailyTonnes / (24 * speedKmh)
    return massSharesOf(mix).map(({ fuel, share }) => ({ fuel, tonnes: perKm * share }))
  }
  const sailing = { speedKn: speedKmh / KM_PER_NM, draughtM }
  if (!isAssumed) checkSpeed(ship, sailing.speedKn, 'speedKmh')
  return mix.map(({ fuel, share }) => ({
    fuel,
    tonnes: (share * fuelKgPerKm(ship, fuel, factors.vessels.engine, sailing)) / 1000,
  }))
}

/** How a ship sails a leg. */
interface Sailed {
  readonly speedKmh: number
  /** The caller's daily fuel. */
  readonly dailyTonnes: number | undefined
  /** Default: that of the design. */
  readonly draughtM: number | undefined
  readonly assumed: readonly Message[]
}

/** Laden as the caller states it; in ballast as it states that, else as the model has it. */
function sailedIn(
  { vessel, ship, factors }: WholeShip,
  speedKmh: number,
  condition: SailingCondition,
): Omit<Sailed, 'speedKmh'> {
  const { fuelTonnesPerDay: ladenTonnes, ballast = {} } = vessel ?? {}
  if (condition === 'laden')
    return { dailyTonnes: ladenTonnes, draughtM: sailedDraughtM(vessel), assumed: [] }
  const draughtM = ballastDraughtM(ship, ballast)
  const given = ballast.fuelTonnesPerDay
  if (given !== undefined) return { dailyTonnes: given, draughtM, assumed: [] }
  if (ladenTonnes === undefined) {
    const m = Number(draughtM.toFixed(1))
    const share = Math.round(100 * draughtRatioOf(ship, draughtM))
    const code = ballast.draughtM === undefined ? 'ballast_draught' : 'ballast_draught_given'
    return { dailyTonnes: undefined, draughtM, assumed: [message(code, { m, percent: share })] }
  }
  const fuel = findFuel(factors.fuels, factors.vessels.defaults.fuel)!
  const speedKn = Math.min(speedKmh / KM_PER_NM, ship.maxSpeedKn)
  const perKm = (draught: number | undefined) =>
    fuelKgPerKm(ship, fuel, factors.vessels.engine, { speedKn, draughtM: draught })
  const share = Math.min(1, perKm(draughtM) / perKm(sailedDraughtM(vessel)))
  const percent = Math.round(100 * share)
  return {
    dailyTonnes: ladenTonnes * share,
    draughtM,
    assumed: [message('ballast_fuel', { percent })],
  }
}

/** The draught of the voyage as the caller states it. */
function sailedDraughtM(vessel: WholeVessel | null): number | undefined {
  return vessel?.isDraughtTypical ? undefined : vessel?.draughtM
}

/** The basis of the daily fuel, and a warning of a speed that an assumed class cannot reach. */
function speedMessages(
  { isAssumed, ship, factors: { vessels } }: WholeShip,
  { speedKmh, dailyTonnes, draughtM, assumed: ofCondition }: Sailed,
): { readonly assumptions: readonly Message[]; readonly warnings: readonly Warning[] } {
  if (dailyTonnes !== undefined)
    return { assumptions: [message('daily_fuel_given'), ...ofCondition], warnings: [] }
  const { type, sizeClass, maxSpeedKn } = ship
  const installedKw = ofShip(ship, (one) => one.installedKw)
  const { seaMargin, provenSpeedShare, lowestLoad } = vessels.engine
  const speedKn = speedKmh / KM_PER_NM
  const ratio = draughtRatioOf(ship, draughtM)
  const fullPowerKn = fullPowerSpeedKn(ship, vessels.engine, ratio)
  const model = {
    kw: Math.round(installedKw),
    kn: Number(maxSpeedKn.toFixed(1)),
    sea_margin: seaMargin,
  }
  const assumptions = [message('daily_fuel_modelled', model), ...ofCondition]
  if (speedKn > fullPowerKn)
    assumptions.push(message('full_power', { kn: Number(fullPowerKn.toFixed(1)) }))
  else if (speedKn < maxSpeedKn * provenSpeedShare)
    assumptions.push(message('slow_speed', { percent: Math.round(lowestLoad * 100) }))
  const [max_kmh, full_power_kmh] = [maxSpeedKn * KM_PER_NM, fullPowerKn * KM_PER_NM]
  // For a class that the caller chose, such a speed is rejected.
  if (!isAssumed || speedKmh <= max_kmh) return { assumptions, warnings: [] }
  const values = { type, size_class: sizeClass, max_kmh, full_power_kmh }
  return {
    assumptions,
    warnings: [{ ...warned('speed_above_ship', values), field: 'speedKmh' }],
  }
}

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
export interface StayEmissions extends FuelTotals, Assumed {
  /** Has no price here. */
  readonly shorePowerKwh: number
  readonly fuels: readonly FuelAmount[]
}

const inTenths = (hours: number) => Math.round(hours * 10) / 10

/**
 * Fuel of auxiliary engines and boilers during a stay, from Table 17 of the Fourth IMO GHG Study. It is
 * gas oil where the law of the port limits sulphur, and inside emission control areas. The caller's daily
 * fuel applies at sea only, that at anchor instead of the table. Manoeuvring is not counted.
 */
export function stayEmissions(whole: WholeShip, stay: Stay): StayEmissions {
  const { ship, usdPerTonne, factors } = whole
  const { vessels } = factors
  const { hours, portFuel, country, isInControlArea, day } = stay
  const mix = fuelsInPort(whole, country, isInControlArea, day, factors)
  const { anchorageHours = 0, shorePowerShare = 0 } = portFuel
  const gridGPerKwh = portFuel.gridGPerKwh ?? vessels.shorePowerGPerKwh
  const berthHours = hours - anchorageHours
  const call = { berthHours, anchorageHours, manoeuvringHours: 0, shorePowerShare }
  let shorePowerKwh = 0
  const given = anchorageHours > 0 ? whole.vessel?.anchorFuelTonnesPerDay : undefined
  const modelled = given === undefined ? call : { ...call, anchorageHours: 0 }
  const givenTonnes = ((given ?? 0) / 24) * anchorageHours
  const massShares = massSharesOf(mix)
  const fuels = mix.map(({ fuel, share }, at) => {
    const hourly = hourlyFuel(ship, fuel, vessels.engine)
    shorePowerKwh += share * berthHours * hourly.berthAuxiliaryKw * shorePowerShare
    const kg = portCallFuelKg(hourly, modelled)
    const tonnes = (share * kg) / 1000 + givenTonnes * massShares[at]!.share
    return fuelAmount(fuel, tonnes, usdPerTonne)
  })
  const isAllGiven = given !== undefined && berthHours === 0
  const assumptionCodes = [...(isAllGiven ? [] : whole.classAssumed), ...whole.fuelAssumed]
  if (mix !== whole.fuels)
    assumptionCodes.push(message('port_fuel', { fuel: vessels.defaults.ecaFuel }))
  const said = { berth_hours: inTenths(berthHours), anchorage_hours: inTenths(anchorageHours) }
  assumptionCodes.push(
    given === undefined ? message('stay_hours', said) : message('anchor_fuel_given', said),
  )
  if (shorePowerShare > 0) assumptionCodes.push(message('shore_power', { g_per_kwh: gridGPerKwh }))
  const totals = totalsOf(fuels, usdPerTonne !== null)
  const co2eWttTonnes = totals.co2eWttTonnes + (shorePowerKwh * gridGPerKwh) / 1e6
  const co2eWtwTonnes = totals.co2eTtwTonnes + co2eWttTonnes
  const figures = { ...totals, co2eWttTonnes, co2eWtwTonnes, shorePowerKwh, fuels }
  return { ...figures, ...assumed(assumptionCodes) }
}
