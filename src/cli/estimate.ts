import { readConstraints } from '../api/read-voyage.js'
import { estimateBody } from '../api/write-emissions.js'
import type { EmissionsEstimate } from '../client/schema.js'
import { EmissionsInputError } from '../emissions/errors.js'
import type { EstimateRequest } from '../emissions/estimate-request.js'
import type { FactorSet } from '../emissions/factor-set.js'
import {
  type Consignment,
  checkConsignment,
  completeConsignment,
  type PreparedConsignment,
  prepareConsignment,
  routeOf,
} from '../planning/consignment.js'
import { planVoyage } from '../planning/plan-voyage.js'
import type { Resolution } from '../routing/request.js'
import { newId, utcDay } from './calculate.js'
import type { EmissionsOptions } from './emissions-options.js'
import { UsageError } from './failure.js'
import { readPlace } from './places.js'
import { inWords } from './refusals.js'
import type { OpenSea, Tables } from './sea.js'
import type { Terminal } from './terminal.js'

interface Asked {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly options: EmissionsOptions
}

/** The command line in the words of the domain. @throws UsageError */
export function consignmentOf({ from, to, options }: Asked, { ports }: Tables): Consignment {
  const { avoid, resolution, lonlat } = options
  const place = (text: string | undefined) =>
    text === undefined ? undefined : readPlace(text, ports, lonlat === true)
  const distance = distanceOf(options)
  if (distance === undefined && to === undefined) {
    throw new UsageError('Say from where to where, or give --distance or --sailed.')
  }
  return {
    origin: place(from),
    destination: place(to),
    distance,
    constraints: readConstraints({ avoid }),
    resolutionKm: Number(resolution) as Resolution,
    date: utcDay(Date.now()),
    estimate: estimateOf(options),
  }
}

function distanceOf({ distance, sailed }: EmissionsOptions): Consignment['distance'] {
  if (sailed !== undefined && distance !== undefined) {
    throw new UsageError('Give either --distance or --sailed.')
  }
  if (sailed !== undefined) return { km: sailed, type: 'actual' }
  return distance === undefined ? undefined : { km: distance, type: 'sfd' }
}

function estimateOf(options: EmissionsOptions): Consignment['estimate'] {
  const { teu, tonnes, containerType, reefer, burnt, burntFuel, carrier, method, boundary } =
    options
  if ((burnt === undefined) !== (burntFuel === undefined)) {
    throw new UsageError('--burnt and --burnt-fuel go together.')
  }
  return {
    cargo: definedOnly({ teu, massTonnes: tonnes, containerType, reefer }),
    vessel: vesselOf(options),
    fuel: definedOnly({ consumedTonnes: burnt, type: burntFuel }),
    calculation: definedOnly({ method, boundary }),
    carrier: definedOnly({ code: carrier }),
  }
}

function vesselOf(options: EmissionsOptions): EstimateRequest['vessel'] {
  const { vessel, capacityTeu, deadweight, fuelType, imo, name } = options
  const details = definedOnly({ imo, name, capacityTeu, deadweightTonnes: deadweight, fuelType })
  if (vessel !== undefined) return { type: vessel, ...details }
  if (details === undefined) return undefined
  throw new UsageError('Say what ship it is: add --vessel, e.g. --vessel container.')
}

/** Without members that are undefined; undefined itself when none is left. */
function definedOnly<T extends object>(value: T): T | undefined {
  const given = Object.entries(value).filter(([, member]) => member !== undefined)
  return given.length === 0 ? undefined : (Object.fromEntries(given) as T)
}

interface Surroundings {
  readonly terminal: Terminal
  readonly open: OpenSea
  readonly tables: Tables
}

/** The answer of POST /v1/emissions/sea. @throws UsageError for values that can't be calculated */
export async function estimateFor(
  consignment: Consignment,
  options: EmissionsOptions,
  { terminal, open, tables }: Surroundings,
): Promise<EmissionsEstimate> {
  const { environment } = terminal
  const { shipTable } = options
  const factors = await open.factors(
    shipTable === undefined ? environment : { ...environment, FAIRWAY_SHIP_TABLE: shipTable },
  )
  warnOfPacks(factors, terminal)
  const checked = inUsage(() => checkConsignment(consignment, factors))
  const prepared = prepareConsignment(consignment, checked, tables, factors)
  const sea = prepared.voyage && (await open.sea(environment, prepared.voyage.resolutionKm))
  const planned = sea && routed(prepared, options, { ...tables, ...sea })
  const frame = {
    id: newId('estimate'),
    warnings: [],
    dataVersion: sea?.router.dataVersion ?? null,
    calculatedAt: new Date().toISOString(),
  }
  return estimateBody(completeConsignment(prepared, planned), frame) as EmissionsEstimate
}

/** Rows of an operator's pack that can't be read are left out. */
function warnOfPacks({ packs }: FactorSet, terminal: Terminal): void {
  for (const { name, problems } of packs) {
    for (const { line, column, detail } of problems) {
      terminal.note(`Factor pack ${name}, line ${line}${column ? `, ${column}` : ''}: ${detail}.`)
    }
  }
}

function routed(
  prepared: PreparedConsignment,
  { avoid }: EmissionsOptions,
  sea: Parameters<typeof planVoyage>[1],
) {
  try {
    return routeOf(prepared, () => planVoyage(prepared.voyage!.voyage, sea))
  } catch (error) {
    throw inWords(error, { avoid })
  }
}

function inUsage<Result>(check: () => Result): Result {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof EmissionsInputError)) throw error
    throw new UsageError(
      `${error.problems.map(({ field, detail }) => `${field} ${detail}`).join('; ')}.`,
    )
  }
}
