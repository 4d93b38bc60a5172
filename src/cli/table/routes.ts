import { apiAreaOf } from '../../api/areas.js'
import { type RouteBody, RouteRequestBody } from '../../api/schemas/route-request.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import type { RouteFiguresBody } from '../../api/write-route.js'
import { type PreparedSailing, routeFigures } from '../../operations/index.js'
import type { PreparedVoyage } from '../../planning/prepare.js'
import { portName } from '../../ports/port.js'
import { asksForFuel } from '../answer.js'
import { BATCH_COLUMNS, OF_ALL_ROWS, OPTION_NAMES } from '../batch-fields.js'
import { UsageError } from '../failure.js'
import { tellsPlace } from '../rows/place-cells.js'
import { ENDS } from './body-columns.js'
import { type ResultColumn, remarkCodes, type TableKind } from './kind.js'

type Ready = PreparedSailing<RouteFiguresBody, PreparedVoyage>
type Column = ResultColumn<RouteFiguresBody, Ready>

const RESULTS: readonly Column[] = [
  { name: 'origin_port_id', type: 'integer', of: ({ origin }) => origin.port?.id ?? null },
  { name: 'origin_port', type: 'text', of: ({ origin }) => origin.port && portName(origin.port) },
  {
    name: 'destination_port_id',
    type: 'integer',
    of: (answer) => answer.destination.port?.id ?? null,
  },
  {
    name: 'destination_port',
    type: 'text',
    of: ({ destination }) => destination.port && portName(destination.port),
  },
  { name: 'distance_km', type: 'number', of: (answer) => answer.distance_km },
  { name: 'distance_nm', type: 'number', of: (answer) => answer.distance_nm },
  { name: 'duration_hours', type: 'number', of: (answer) => answer.duration_hours },
  { name: 'passages', type: 'text', of: ({ passages }) => passages.map(({ id }) => id).join(' ') },
  { name: 'eca_km', type: 'number', of: ({ eca }) => eca.distance_km },
  { name: 'remarks', type: 'text', of: ({ warnings }) => remarkCodes(warnings) },
  { name: 'speed_kmh', type: 'number', before: ({ ready }) => ready.legs[0]!.speed.speedKmh },
  { name: 'resolution_km', type: 'integer', before: ({ ready }) => ready.resolutionKm },
  {
    name: 'closed',
    type: 'text',
    before: ({ ready: { closures } }) =>
      [...closures.closed, ...closures.areas.map(apiAreaOf)].join(' '),
  },
  { name: 'departure', type: 'day', before: ({ ready }) => ready.voyage.date },
  { name: 'data_version', type: 'text', before: (_, tools) => tools.engine()!.router.dataVersion },
]

/** Tables of `fairway batch`: a route for every row. */
export const routes: TableKind<RouteBody, RouteFiguresBody, Ready> = {
  operation: routeFigures,
  missing: 'route',
  columns: {
    schema: RouteRequestBody as JsonSchema,
    ends: '',
    fields: BATCH_COLUMNS,
    ids: [],
    members: [...ENDS, ...OF_ALL_ROWS, 'vessel', 'fuel_price_usd_per_tonne'],
    typed: 'vessel',
  },
  results: RESULTS,
  asksForFuel,
  options: OPTION_NAMES,
  hasAnswers: false,
  day: { column: 'departure', path: 'depart_at' },
  requireColumns: (columns, { columns: reader }, base) => {
    const fields = reader.has(columns)
    for (const end of ENDS) {
      if (base[end] !== undefined || tellsPlace((field) => fields.has(`${end}.${field}`))) continue
      throw new UsageError(
        `A column is missing: "${end}", "${end}_unlocode", "${end}_name", or "${end}_latitude" and ` +
          `"${end}_longitude". The first line has: ${columns.join(', ')}.`,
      )
    }
  },
}
