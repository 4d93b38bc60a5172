import { FIGURE_QUERY } from '../pointers.js'
import { Problem, validationFailed } from '../problems/problem.js'
import { placeOfText } from '../read/place-text.js'
import type { EmissionsBody } from '../schemas/emissions/emissions-request.js'
import {
  FIGURE_UNITS,
  type FigureBody,
  type FigureCoreBody,
  FigureQuery,
} from '../schemas/figure.js'
import type { RouteBody } from '../schemas/route-request.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { aboutQuery, endName, parameter } from '../write/cell-query.js'
import { estimate } from './estimate.js'
import type { Calculated, Operation, Prepared } from './operation.js'
import { type RouteAndFuel, routeAndFuel } from './route.js'
import { resolutionOf } from './sailing.js'

/** One figure of a route, or of a cargo on it, for one cell of a spreadsheet. */
export const figure: Operation<FigureBody, FigureCoreBody> = {
  name: 'route',
  path: '/v1/figure',
  schema: FigureQuery as JsonSchema,
  saysCached: false,
  resolutions: resolutionOf,
  prepare: (query, tools, names = { layout: FIGURE_QUERY, base: '#' }) => {
    requireFields(query)
    const { from, to, avoid, allow, resolution_km, depart_at } = query
    const sailing = { avoid, allow, resolution_km, depart_at }
    const ends = { origin: placeOfText(from), destination: placeOfText(to) }
    const vessel = vesselOf(query)
    if (isOfCargo(query)) {
      const { mass_tonnes, teu, speed_kn } = query
      const body = {
        route: { ...ends, ...sailing },
        cargo: { mass_tonnes, teu },
        vessel: speed_kn === undefined ? vessel : { ...vessel, speed_kn },
      } as EmissionsBody
      return figureOf(
        inQuery(() => estimate.prepare(body, tools)),
        ({ emissions }) => [from.trim(), to.trim(), emissions.total_kg_co2e],
        query,
      )
    }
    const { speed_kn, fuel_price_usd_per_tonne } = query
    const body = { ...ends, ...sailing, speed_kn, fuel_price_usd_per_tonne, vessel } as RouteBody
    return figureOf(
      routeAndFuel.prepare(body, tools, names),
      (core) => [endName(core.origin, from), endName(core.destination, to), read(query, core)],
      query,
    )
  },
}

const isOfCargo = ({ what, mass_tonnes, teu }: FigureBody) =>
  what === 'co2e' && (mass_tonnes !== undefined || teu !== undefined)

function vesselOf({ vessel_type, vessel_size_class }: FigureBody) {
  if (vessel_type === undefined && vessel_size_class === undefined) return undefined
  return { type: vessel_type, size_class: vessel_size_class }
}

/** @throws Problem that names a parameter which is missing, or which the figure cannot use */
function requireFields(query: FigureBody): void {
  const needs: Readonly<Record<FigureBody['what'], readonly (keyof FigureBody)[]>> = {
    hours: [],
    arrival: ['depart_at'],
    fuel: ['vessel_type'],
    co2e: isOfCargo(query) ? [] : ['vessel_type'],
    cost: ['vessel_type', 'fuel_price_usd_per_tonne'],
  }
  const missing = needs[query.what].filter((name) => query[name] === undefined)
  const idle = (['mass_tonnes', 'teu'] as const).filter(
    (name) => query.what !== 'co2e' && query[name] !== undefined,
  )
  const problems = [
    ...missing.map((name) => ({
      pointer: `#/${name}`,
      code: 'required' as const,
      detail: `is required for what=${query.what}`,
    })),
    ...idle.map((name) => ({
      pointer: `#/${name}`,
      code: 'not_allowed' as const,
      detail: `goes with what=co2e: ${query.what} is the ship's`,
    })),
  ]
  if (problems.length > 0) throw validationFailed(problems)
}

function read({ what }: FigureBody, { duration_hours, arrive_at, emissions }: RouteAndFuel) {
  if (what === 'hours') return duration_hours
  if (what === 'arrival') return arrive_at
  if (what === 'fuel') return emissions?.fuel_tonnes
  if (what === 'cost') return emissions?.cost_usd
  return emissions && Math.round(emissions.co2e_wtw_tonnes * 1000)
}

type Read<Core> = (
  core: Core,
) => readonly [from: string, to: string, found: number | string | null | undefined]

function figureOf<Core>(prepared: Prepared<Core>, readCore: Read<Core>, { what }: FigureBody) {
  const written = ({ core, warnings, ...rest }: Calculated<Core>): Calculated<FigureCoreBody> => {
    const [from, to, found] = readCore(core)
    // The ship of a request without emission factors.
    if (found === null || found === undefined) {
      throw new Problem('emissions_unavailable', 'This service has no emission factors.')
    }
    const unit = FIGURE_UNITS[what]
    return {
      ...rest,
      warnings: warnings.map(aboutQuery),
      core: { from, to, what, figure: found, unit },
    }
  }
  const calculate = async (signal: AbortSignal) => {
    try {
      return written(await prepared.calculate(signal))
    } catch (error) {
      throw inQueryNames(error)
    }
  }
  return { ...prepared, warnings: prepared.warnings.map(aboutQuery), calculate }
}

function inQuery<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw inQueryNames(error)
  }
}

function inQueryNames(error: unknown): unknown {
  const errors = error instanceof Problem ? error.members['errors'] : undefined
  if (!(error instanceof Problem) || !Array.isArray(errors)) return error
  const renamed = errors.map((one) => ({ ...one, pointer: parameter(one.pointer) }))
  const members = { ...error.members, errors: renamed }
  return new Problem(error.code, error.detail, { members, headers: error.headers, cause: error })
}
