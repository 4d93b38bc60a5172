import type { EmissionsBody } from '../api/schemas/emissions-request.js'
import type { EmissionsEstimate } from '../client/schema.js'
import { EmissionsInputError } from '../emissions/index.js'
import type { Resolution } from '../routing/types.js'
import { isoTime } from '../service/clock.js'
import { estimateRequestOf } from '../service/emissions/estimate-request.js'
import { knownLeg, type Leg, legOf, routeBodyOf } from '../service/emissions/leg.js'
import { estimateAnswer } from '../service/emissions/planned-estimate.js'
import { voyageOf } from '../service/emissions/voyage-ends.js'
import { calculate } from './calculate.js'
import type { EmissionsOptions } from './emissions.js'
import { UsageError } from './failure.js'
import { readPlace } from './places.js'
import type { OpenSea, Tables } from './sea.js'
import type { Terminal } from './terminal.js'

const DEFAULT_RESOLUTION: Resolution = 20

interface Asked {
  readonly from?: string
  readonly to?: string
  readonly options: EmissionsOptions
}

/** The command line in the words of the HTTP request. */
export function bodyOf({ from, to, options }: Asked, tables: Tables): EmissionsBody {
  const { teu, tonnes, containerType, reefer, burnt, burntFuel, carrier } = options
  if ((burnt === undefined) !== (burntFuel === undefined)) {
    throw new UsageError('--burnt and --burnt-fuel go together.')
  }
  return definedOnly({
    route: routeOf({ from, to, options }, tables),
    cargo: definedOnly({ teu, mass_tonnes: tonnes, container_type: containerType, reefer }),
    vessel: vesselOf(options),
    fuel: burnt === undefined ? undefined : { consumed_tonnes: burnt, type: burntFuel! },
    calculation: definedOnly({ method: options.method, boundary: options.boundary }),
    carrier: carrier === undefined ? undefined : { code: carrier },
  }) as EmissionsBody
}

function routeOf({ from, to, options }: Asked, { ports }: Tables): EmissionsBody['route'] {
  const { distance, sailed, avoid, resolution, lonlat } = options
  const known = sailed ?? distance
  const ends = { origin: placeOf(from), destination: placeOf(to) }
  if (known !== undefined) {
    if (sailed !== undefined && distance !== undefined) {
      throw new UsageError('Give either --distance or --sailed.')
    }
    const distance_type = sailed === undefined ? 'sfd' : 'actual'
    return definedOnly({ ...ends, distance_km: known, distance_type })
  }
  if (to === undefined) {
    throw new UsageError('Say from where to where, or give --distance or --sailed.')
  }
  return definedOnly({ ...ends, avoid, resolution_km: Number(resolution) as Resolution })

  function placeOf(text: string | undefined): EmissionsBody['route']['origin'] {
    if (text === undefined) return undefined
    const { port_id, coordinates } = readPlace(text, ports, lonlat === true)
    return port_id === undefined ? { lon: coordinates![0], lat: coordinates![1] } : { port_id }
  }
}

function vesselOf(options: EmissionsOptions): EmissionsBody['vessel'] {
  const { vessel, capacityTeu, deadweight, fuelType, imo, name } = options
  const details = definedOnly({
    imo,
    name,
    capacity_teu: capacityTeu,
    deadweight_tonnes: deadweight,
    fuel_type: fuelType,
  })
  if (vessel !== undefined) return { type: vessel, ...details }
  if (details === undefined) return undefined
  throw new UsageError('Say what ship it is: add --vessel, e.g. --vessel container.')
}

/** Without members that are undefined; undefined itself when none is left. */
function definedOnly<T extends object>(value: T): T {
  const given = Object.entries(value).filter(([, member]) => member !== undefined)
  return (given.length === 0 ? undefined : Object.fromEntries(given)) as T
}

interface Surroundings {
  readonly terminal: Terminal
  readonly open: OpenSea
  readonly tables: Tables
}

/** The answer of POST /v1/emissions/sea. */
export async function estimateFor(
  body: EmissionsBody,
  { terminal: { environment }, open, tables }: Surroundings,
): Promise<EmissionsEstimate> {
  const factors = await open.factors(environment)
  const now = Date.now()
  const routed = async (): Promise<Leg> => {
    const asked = { resolution_km: DEFAULT_RESOLUTION, ...routeBodyOf(body, factors) }
    const sea = { ...tables, ...(await open.sea(environment, asked.resolution_km)) }
    const { route, closures } = calculate(asked, now, sea)
    return legOf(route, closures, sea.router.dataVersion)
  }
  const leg = knownLeg(body) ?? (await routed())
  const voyage = voyageOf(body.route, tables.ports, factors)
  const request = estimateRequestOf(body, voyage, new Date(now).getUTCFullYear())
  try {
    return estimateAnswer(request, leg, factors, [], isoTime(now)) as EmissionsEstimate
  } catch (error) {
    if (!(error instanceof EmissionsInputError)) throw error
    const faults = error.problems.map(({ pointer, detail }) => `${pointer.slice(2)} ${detail}`)
    throw new UsageError(`${faults.join('; ')}.`)
  }
}
