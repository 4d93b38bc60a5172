import { ESTIMATE_FIGURES } from '../../contract/columns/figures.js'
import {
  CONTAINER_NUMBER_COLUMNS,
  ID_COLUMNS,
  REFERENCE_COLUMNS,
} from '../../contract/columns/reference-names.js'
import { EmissionsRequestBody } from '../../contract/schemas/emissions/emissions-request.js'
import type { JsonSchema } from '../../contract/validation/json-schema.js'
import { ESTIMATE_FIELDS } from '../fields/estimate-fields.js'
import type { BodyColumns } from './body-columns.js'

const SCHEMA = EmissionsRequestBody as JsonSchema

/** How the columns of a table of shipments or legs make requests of estimates. */
export const ESTIMATE_TABLE: BodyColumns = {
  schema: SCHEMA,
  ends: 'route.',
  fields: ESTIMATE_FIELDS.filter(({ path }) => path !== 'route.accept_suggestions'),
  ids: [...ID_COLUMNS, ...REFERENCE_COLUMNS, ...CONTAINER_NUMBER_COLUMNS],
  figures: ESTIMATE_FIGURES,
  members: Object.keys(SCHEMA.properties!),
  wholeIf: 'route',
}
