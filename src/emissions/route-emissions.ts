import { EmissionsInputError } from './errors.js'
import type { FactorSet } from './factor-set.js'
import { findFuel } from './factors/fuels.js'
import type { Fuel } from './fuel.js'
import { type FuelAmount, fuelAmount, totalsOf } from './fuel-amount.js'
import { shareProblems } from './fuel-list.js'
import { ecaMixOf, type FuelMix, mixOfVessel } from './fuel-use.js'
import { type Message, message, sentencesOf } from './messages.js'
import type { Warning } from './result.js'
import type { RouteEmissionsRequest, RouteVessel } from './route-request.js'
import { consumedPerKm, shipOf, speedAssumptions, speedWarnings } from './route-ship.js'

/** One fuel of the voyage. */
export interface RouteFuel extends FuelAmount {
  readonly zone: 'eca' | 'non_eca'
  readonly distanceKm: number
}

/** The emissions of a route. */
export interface RouteEmissions {
  readonly fuelTonnes: number
  /**
   * `request`: the caller's daily fuel; `model`: the model of the vessel; `default_vessel`: the model
   * of an assumed vessel.
   */
  readonly fuelSource: 'request' | 'model' | 'default_vessel'
  readonly co2eTtwTonnes: number
  readonly co2eWttTonnes: number
  readonly co2eWtwTonnes: number
  readonly costUsd: number | null
  readonly fuels: readonly RouteFuel[]
  readonly assumptions: readonly string[]
  /** The same, for programs. */
  readonly assumptionCodes: readonly Message[]
  readonly warnings: readonly Warning[]
}

/**
 * Fuel and emissions of a whole ship on a route: daily fuel times days, with a compliant fuel inside
 * emission control areas.
 * @throws EmissionsInputError for a speed above the maximum of a class that the caller chose
 */
export function routeEmissions(request: RouteEmissionsRequest, factors: FactorSet): RouteEmissions {
  const warnings: Warning[] = []
  const assumptions: Message[] = []
  const ship = shipOf(request.vessel, factors, assumptions, warnings)
  const fuels = zonesOf(request, factors, assumptions).flatMap(({ zone, mix, distanceKm }) =>
    consumedPerKm(request, ship, mix, factors).map(({ fuel, tonnes }) =>
      routeFuel(zone, fuel, distanceKm, tonnes * distanceKm, request.fuelPriceUsdPerTonne),
    ),
  )
  assumptions.push(...speedAssumptions(request, ship, factors))
  warnings.push(...speedWarnings(request, ship, factors))
  // At a price of 0 there is no cost to explain.
  if (request.fuelPriceUsdPerTonne) assumptions.push(message('one_price'))
  assumptions.push(...ALWAYS)
  const totals = totalsOf(fuels, request.fuelPriceUsdPerTonne !== null)
  const { fuelTonnes, co2eTtwTonnes, co2eWttTonnes, costUsd } = totals
  const given = request.vessel?.fuelTonnesPerDay !== undefined
  return {
    fuelTonnes,
    fuelSource: given ? 'request' : request.vessel ? 'model' : 'default_vessel',
    co2eTtwTonnes,
    co2eWttTonnes,
    co2eWtwTonnes: co2eTtwTonnes + co2eWttTonnes,
    costUsd,
    fuels,
    assumptions: sentencesOf(assumptions),
    assumptionCodes: assumptions,
    warnings,
  }
}

const ALWAYS = [message('shortest_distance'), message('sea_passage_only'), message('fuel_factors')]

function routeFuel(
  zone: RouteFuel['zone'],
  fuel: Fuel,
  distanceKm: number,
  tonnes: number,
  priceUsd: number | null,
): RouteFuel {
  const { fuelType, ...consumed } = fuelAmount(fuel, tonnes, priceUsd)
  return { fuelType, zone, distanceKm, ...consumed }
}

/** The fuels of the ship: those of the request, or the documented default. */
export function mixOfRoute(
  vessel: RouteVessel | null,
  factors: FactorSet,
  assumptions: Message[],
): FuelMix {
  if (vessel?.fuels !== undefined) {
    const problems = shareProblems(vessel.fuels)
    if (problems.length > 0) throw new EmissionsInputError(problems)
    return mixOfVessel(vessel.fuels, factors)
  }
  const { fuels, vessels } = factors
  const usual = findFuel(fuels, vessels.defaults.fuel)!
  const fuel = (vessel?.fuelType && findFuel(fuels, vessel.fuelType)) || usual
  if (vessel?.fuelType === undefined)
    assumptions.push(
      message('fuel_assumed', { fuel: fuel.code, cargo_fuel: vessels.intensityFuel }),
    )
  return [{ fuel, share: 1 }]
}

/** The parts of the route inside and outside emission control areas, with the fuels consumed there. */
function zonesOf(
  { vessel, distanceKm, ecaKm }: RouteEmissionsRequest,
  factors: FactorSet,
  assumptions: Message[],
) {
  const mix = mixOfRoute(vessel, factors, assumptions)
  const insideKm = Math.min(Math.max(ecaKm ?? 0, 0), distanceKm)
  const ecaMix = ecaMixOf(mix, factors)
  if (insideKm > 0 && ecaMix !== mix)
    assumptions.push(message('eca_fuel', { fuel: factors.vessels.defaults.ecaFuel }))
  const zones = [
    { zone: 'non_eca' as const, mix, distanceKm: distanceKm - insideKm },
    { zone: 'eca' as const, mix: ecaMix, distanceKm: insideKm },
  ]
  return zones.filter((zone) => zone.distanceKm > 0)
}
