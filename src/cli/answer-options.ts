import { type Command, InvalidArgumentError, Option } from 'commander'
import { ANTIMERIDIAN_STYLES, GEOMETRY_DETAILS } from '../api/line-geometry.js'
import type { RouteForm } from '../api/write-route.js'
import { PORTS_WITHIN_KM } from '../planning/ports-beside.js'
import { VESSEL_MAXIMA, type Vessel, VOYAGE_FUELS, type VoyageFuel } from '../planning/vessel.js'
import { MAX_ALTERNATIVES } from '../planning/voyage.js'
import { WAYPOINT_STRATEGIES } from '../routing/path/waypoints.js'
import { UsageError } from './failure.js'
import {
  type PlanningOptions,
  requestedOptions,
  SAY_WHAT_SHIP,
  settingsOf,
} from './planning-options.js'
import { amountUpTo, integerBetween } from './quantities.js'

/** Options for the fuel of a vessel and its cost. */
export interface FuelOptions {
  readonly fuelPrice?: number
  readonly fuelPerDay?: number
  readonly fuelType?: VoyageFuel
  readonly fuels?: NonNullable<Vessel['fuels']>
}

/** Options of commands that answer with whole routes. */
export interface AnswerOptions extends PlanningOptions, FuelOptions {
  readonly includePorts?: true
  readonly alternatives?: number
  readonly waypointCount?: number
  readonly waypointStrategy?: RouteForm['waypoint_strategy']
  readonly geometry?: RouteForm['geometry']
  readonly antimeridian?: RouteForm['antimeridian']
}

const WAYPOINTS = { min: 2, max: 1000 } as const

export function addFuelOptions(command: Command): Command {
  return command
    .option(
      '--fuel-price <usd>',
      'price of fuel per tonne; adds the fuel cost',
      amountUpTo(100_000),
    )
    .option(
      '--fuel-per-day <t>',
      'tonnes consumed per day at the given speed',
      amountUpTo(VESSEL_MAXIMA.fuelTonnesPerDay),
    )
    .addOption(new Option('--fuel-type <fuel>', 'fuel that the vessel burns').choices(VOYAGE_FUELS))
    .option(
      '--fuels <shares>',
      'all fuels with shares that add up to 1: LNG=0.98,MGO=0.02',
      readFuels,
    )
}

export function addAnswerOptions(command: Command): Command {
  return addFuelOptions(command)
    .option('--include-ports', `list the ports within ${PORTS_WITHIN_KM} km of the route`)
    .option(
      '--alternatives <n>',
      `number of alternative routes, up to ${MAX_ALTERNATIVES}`,
      integerBetween(0, MAX_ALTERNATIVES),
    )
    .option(
      '--waypoint-count <n>',
      'number of waypoints in files and JSON',
      integerBetween(WAYPOINTS.min, WAYPOINTS.max),
    )
    .addOption(
      new Option('--waypoint-strategy <strategy>', 'how to choose waypoints').choices(
        WAYPOINT_STRATEGIES,
      ),
    )
    .addOption(
      new Option('--geometry <detail>', 'line: dense enough for maps; corners: vertices').choices(
        GEOMETRY_DETAILS,
      ),
    )
    .addOption(
      new Option('--antimeridian <style>', 'how to write lines across 180 degrees').choices(
        ANTIMERIDIAN_STYLES,
      ),
    )
}

/** Options that change the form of a JSON answer, and that errors can name. */
export function formOf(options: AnswerOptions): RouteForm {
  const { includePorts, waypointCount, waypointStrategy, geometry, antimeridian } = options
  return {
    ...requestedOptions(options),
    ...(includePorts && { include_ports: true }),
    ...(waypointCount !== undefined && { waypoint_count: waypointCount }),
    ...(waypointStrategy && { waypoint_strategy: waypointStrategy }),
    ...(geometry && { geometry }),
    ...(antimeridian && { antimeridian }),
  }
}

/** The vessel with its fuel. @throws UsageError for a fuel without a vessel */
export function shipOf(options: PlanningOptions & FuelOptions): Vessel | undefined {
  const { fuelPerDay, fuelType, fuels } = options
  const { vessel } = settingsOf(options)
  if (vessel !== undefined) return { ...vessel, fuelTonnesPerDay: fuelPerDay, fuelType, fuels }
  if ([fuelPerDay, fuelType, fuels].every((value) => value === undefined)) return undefined
  throw new UsageError(SAY_WHAT_SHIP)
}

function readFuels(text: string): NonNullable<Vessel['fuels']> {
  return text.split(',').map((part) => {
    const [, type, share] = /^\s*([^=]+?)\s*=\s*(\d*\.?\d+)\s*$/.exec(part) ?? []
    if (type === undefined || !(Number(share) > 0 && Number(share) <= 1)) {
      throw new InvalidArgumentError('Give each fuel its share, as in LNG=0.98,MGO=0.02.')
    }
    return { type, share: Number(share) }
  })
}
