import type { Static } from 'typebox'
import { askedSailing } from './asked.js'
import { answerEnd, Coordinates, Messages, nullable, oneOfTexts } from './common.js'
import { Location } from './place.js'
import { PortSchema } from './ports.js'
import { OptionsSchema, SPEED_SOURCE } from './route-answer.js'
import { bodyOptions, voyageOptions } from './route-request.js'
import { array, boolean, integer, number, object, string, Type } from './type.js'

export const MAX_CELLS = 10_000
/**
 * Maximum number of cells of a matrix that avoids seca or piracy, because each cell needs a separate
 * search. 400 cells that avoid both took 29 s at 20 km on two busy cores; the deadline is 30 s.
 */
export const MAX_AVOIDING_CELLS = 100

export const MatrixRequestBody = Type.Object(
  {
    origins: array(Location, 'One row each'),
    destinations: array(
      Location,
      `One column each; at most ${MAX_CELLS}, or ${MAX_AVOIDING_CELLS} with avoid_areas, or with seca or piracy in avoid`,
    ),
    ...voyageOptions,
    ...bodyOptions,
  },
  {
    title: 'MatrixRequest',
    examples: [
      {
        origins: [{ port_id: 1068 }, { coordinates: [9.93, 53.54] }],
        destinations: [{ port_id: 1309 }, { coordinates: [-73.9, 40.5] }],
        vessel: { type: 'container', size_class: 'panamax' },
        fuel_price_usd_per_tonne: 600,
      },
    ],
  },
)

export type MatrixBody = Static<typeof MatrixRequestBody>

const TABLE = {
  type: 'array',
  items: { type: 'array', items: { anyOf: [{ type: 'number' }, { type: 'null' }] } },
}

export type Table = readonly (readonly (number | null)[])[]

/**
 * Untyped for the serialiser, so that it writes ten thousand numbers at once. The OpenAPI document
 * shows `published` instead.
 */
const table = (description: string) => Type.Unsafe<Table>({ published: { ...TABLE, description } })

const optionalTable = (description: string) =>
  Type.Unsafe<Table | null>({ published: { anyOf: [{ ...TABLE, description }, { type: 'null' }] } })

const MatrixEnd = object('MatrixEnd', 'snapped is null if no navigable water is near enough', {
  port: nullable(PortSchema),
  requested: nullable(Coordinates),
  snapped: nullable(Type.Object({ coordinates: Coordinates, distance_km: number() })),
})

const Unreachable = object('UnreachableCell', {
  origin: integer('Index of the row'),
  destination: integer('Index of the column'),
  code: oneOfTexts(['point_on_land', 'no_route']),
})

const matrixFields = {
  asked: askedSailing<MatrixBody>('/calculate-matrix', 'AskedMatrix'),
  rows: integer(),
  columns: integer(),
  cells: integer(),
  distances_km: table(
    'As /calculate-route returns for the pair, to within a metre; null if there is no route',
  ),
  distances_nm: table('The same in nautical miles'),
  durations_hours: table('At speed_kmh'),
  fuel_tonnes: optionalTable('For the whole ship; null without a vessel'),
  co2e_wtw_tonnes: optionalTable('Well to wake, for the whole ship; null without a vessel'),
  costs_usd: optionalTable('Cost of the fuel; null without a price'),
  assumptions: array(string(), 'Basis of fuel, emissions and costs; empty without them'),
  assumption_codes: Messages,
  origins: array(MatrixEnd),
  destinations: array(MatrixEnd),
  unreachable: array(Unreachable, 'Why cells are null'),
  unreachable_count: integer(),
  speed_kmh: number(),
  speed_source: SPEED_SOURCE,
  resolution_km: integer(),
  options: OptionsSchema,
  queries_charged: integer(),
}

/** The part that depends only on the request, the sea data and the day, and can be cached. */
export const MatrixCore = Type.Object(matrixFields)

export type MatrixCoreBody = Static<typeof MatrixCore>

export const MatrixAnswer = object('Matrix', {
  id: string(),
  ...matrixFields,
  cached: boolean(),
  ...answerEnd,
})
