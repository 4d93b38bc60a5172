import { type Message, message, sentenceOf, sentencesOf } from '../answer/messages.js'
import type { FactorSet } from '../factor-set.js'
import { type FuelAmount, fuelAmount, totalsOf } from '../fuel/fuel-amount.js'
import type { Warning } from '../result.js'
import type { RouteEmissionsRequest } from './route-request.js'
import { type FuelPerKm, findShip, fuelPerKm, speedMessages, type WholeShip } from './route-ship.js'

/** One fuel of the voyage. */
export interface RouteFuel extends FuelAmount {
  readonly zone: 'eca' | 'non_eca'
  readonly distanceKm: number
}

interface Figures {
  readonly fuelTonnes: number
  readonly co2eTtwTonnes: number
  readonly co2eWttTonnes: number
  readonly co2eWtwTonnes: number
  readonly costUsd: number | null
  readonly fuels: readonly RouteFuel[]
}

/** What figures rest on. */
interface Basis {
  readonly assumptions: readonly string[]
  /** The same, for programs. */
  readonly assumptionCodes: readonly Message[]
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

/** Fuel and emissions of a whole ship on a route. @throws EmissionsInputError as `ShipAtSea` does */
export function routeEmissions(request: RouteEmissionsRequest, factors: FactorSet): RouteEmissions {
  const { vessel, fuelPriceUsdPerTonne, speedKmh, distanceKm, ecaKm } = request
  const ship = findShip(vessel, fuelPriceUsdPerTonne, factors)
  return new ShipAtSea(ship, speedKmh).route(distanceKm, ecaKm)
}

/** A ship at one speed: daily fuel times days, with a compliant fuel inside emission control areas. */
export class ShipAtSea {
  readonly #ship: WholeShip
  readonly #outside: readonly FuelPerKm[]
  readonly #inside: readonly FuelPerKm[]
  readonly #messages: ReturnType<typeof speedMessages>

  /** @throws EmissionsInputError for a speed above the maximum of a class that the caller chose */
  constructor(ship: WholeShip, speedKmh: number) {
    this.#ship = ship
    this.#outside = fuelPerKm(ship, ship.fuels, speedKmh)
    this.#inside =
      ship.ecaFuels === ship.fuels ? this.#outside : fuelPerKm(ship, ship.ecaFuels, speedKmh)
    this.#messages = speedMessages(ship, speedKmh)
  }

  /** @param ecaKm kilometres inside emission control areas in force on the day; 0 or null for none */
  route(distanceKm: number, ecaKm: number | null): RouteEmissions {
    const { vessel } = this.#ship
    const { fuelTonnes, ...figures } = this.#figures(distanceKm, ecaKm)
    const assumptionCodes = this.#assumptions(figures.fuels.at(-1)?.zone === 'eca')
    const modelled = vessel ? 'model' : 'default_vessel'
    return {
      fuelTonnes,
      fuelSource: vessel?.fuelTonnesPerDay === undefined ? modelled : 'request',
      ...figures,
      assumptions: sentencesOf(assumptionCodes),
      assumptionCodes,
      warnings: this.#warnings(),
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
      isInControlAreas ||= figures.fuels.at(-1)?.zone === 'eca'
    }
    const assumptionCodes = this.#assumptions(isInControlAreas)
    if (ecaKm === null) assumptionCodes.push(message('no_eca_fuel'))
    return {
      fuelTonnes,
      co2eWtwTonnes,
      costsUsd,
      assumptions: assumptionCodes.map(sentenceOf),
      assumptionCodes,
      warnings: this.#warnings(),
    }
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
    const totals = totalsOf(fuels, usdPerTonne !== null)
    const { fuelTonnes, co2eTtwTonnes, co2eWttTonnes, costUsd } = totals
    const co2eWtwTonnes = co2eTtwTonnes + co2eWttTonnes
    return { fuelTonnes, co2eTtwTonnes, co2eWttTonnes, co2eWtwTonnes, costUsd, fuels }
  }

  #assumptions(isInControlAreas: boolean): Message[] {
    const { vessel, classAssumed, fuelAssumed, ecaFuels, fuels, usdPerTonne, factors } = this.#ship
    return [
      ...(vessel?.fuelTonnesPerDay === undefined ? classAssumed : []),
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
    ]
  }

  #warnings(): Warning[] {
    return [...this.#ship.warnings, ...this.#messages.warnings]
  }
}
