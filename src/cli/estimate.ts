import { Problem } from '../api/problem.js'
import type { EmissionsEstimate } from '../client/schema.js'
import {
  type EmissionsOptions,
  isObject,
  placeJson,
  type RequestJson,
  requestOf,
  setField,
} from './estimate-body.js'
import { Estimator, faultOf, warnOfPacks, withShipTable } from './estimator.js'
import { UsageError } from './failure.js'
import { flagOf, withFlags } from './flag-names.js'
import { readPlace } from './places.js'
import type { OpenSea, Tables } from './sea.js'
import type { Terminal } from './terminal.js'

interface Requested {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly options: EmissionsOptions
}

/** The command line as the body of POST /v1/emissions/sea. @throws UsageError */
export function bodyOf({ from, to, options }: Requested, { ports }: Tables): RequestJson {
  const body = requestOf(options)
  for (const [end, text] of Object.entries({ origin: from, destination: to })) {
    if (text === undefined) continue
    setField(body, `route.${end}`, placeJson(readPlace(text, ports, options.lonlat === true)))
  }
  const distance = distanceOf(options)
  if (distance !== undefined) {
    setField(body, 'route.distance_km', distance.km)
    setField(body, 'route.distance_type', distance.type)
  }
  if (options.avoidArea !== undefined) setField(body, 'route.avoid_areas', options.avoidArea)
  rejectHalves(body)
  return body
}

function distanceOf({ distance, sailed }: EmissionsOptions) {
  if (sailed !== undefined && distance !== undefined) {
    throw new UsageError('Give either --distance or --sailed.')
  }
  if (sailed !== undefined) return { km: sailed, type: 'actual' as const }
  return distance === undefined ? undefined : { km: distance, type: 'sfd' as const }
}

/** Checks options that require each other. In a file of --request, null means absent, as over HTTP. */
function rejectHalves({ route, vessel, fuel }: RequestJson): void {
  const has = (object: unknown, name: string) => (Object(object)[name] ?? null) !== null
  if (!has(route, 'distance_km') && !(has(route, 'origin') && has(route, 'destination'))) {
    throw new UsageError('Give an origin and a destination, or --distance or --sailed.')
  }
  if (isObject(fuel) && !has(fuel, 'fuels')) {
    if (!has(fuel, 'consumed_tonnes') || !has(fuel, 'type')) {
      throw new UsageError('Give both --burnt and --burnt-fuel.')
    }
  }
  if (isObject(vessel) && !has(vessel, 'type')) {
    throw new UsageError('The ship needs a type: add --vessel, e.g. --vessel container.')
  }
}

interface Surroundings {
  readonly terminal: Terminal
  readonly open: OpenSea
  readonly tables: Tables
}

/** The answer of POST /v1/emissions/sea. @throws UsageError for values that cannot be calculated */
export async function estimateFor(
  body: RequestJson,
  { shipTable, speed, request }: EmissionsOptions,
  { terminal, open, tables }: Surroundings,
): Promise<EmissionsEstimate> {
  const environment = withShipTable(terminal.environment, shipTable)
  const factors = await open.factors(environment)
  warnOfPacks(factors, terminal)
  try {
    return await new Estimator({ environment, open, tables, factors }).estimate(body)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const isOfRoute = ['no_route', 'point_on_land'].includes(error.code)
    const nameOf = (path: string) =>
      path === 'vessel.speed_kn' && speed !== undefined ? '--speed in knots' : flagOf(path)
    // A file of --request contains the fields themselves.
    const fault = request === undefined ? withFlags(faultOf(error, nameOf)) : faultOf(error)
    throw isOfRoute ? new Error(fault) : new UsageError(fault)
  }
}
