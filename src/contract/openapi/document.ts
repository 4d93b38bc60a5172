import { endingsOf, FILE_FORMATS, type FileFormat } from '../../files/files.js'
import { ANSWER_EXAMPLES } from '../generated/answer-examples.js'
import { PROBLEM_TEXTS } from '../generated/problem-texts.js'
import { Problem, problemDocument, statusOf } from '../problems/problem.js'
import type { ProblemCode } from '../problems/problem-table.js'
import { ProblemSchema } from '../schemas/common.js'
import type { JsonSchema } from '../validation/json-schema.js'
import { OpenApiComponents } from './components.js'
import { fieldText } from './field-text.js'
import type { Operation, OperationConfig, OperationSchema } from './operation.js'

const DESCRIPTION = `Plans sea routes. Coordinates are [longitude, latitude] in degrees. Unknown request
fields are ignored with a warning where the response has warnings; send "Prefer: handling=strict" to have them rejected.
A null optional field counts as absent.`

/** One JSON object per line. */
const LINES = 'application/x-ndjson'

const EXAMPLE_REQUEST_ID = 'req_8Zq2vXbYw7Lk'

/** In the order of the API reference: what people come for is first. */
const TAGS = [
  { name: 'Routes', description: 'Sea routes, distance matrices and saved routes' },
  { name: 'Ports', description: 'Port search' },
  { name: 'Emissions', description: 'Greenhouse gas emissions of voyages and cargoes' },
  { name: 'Jobs', description: 'Tables that are answered while nobody waits' },
  { name: 'Account', description: 'Login, passwords and the daily quota' },
  { name: 'Statistics', description: 'What the service has calculated, and its cache' },
  { name: 'Operations', description: 'Health, metrics, this document and web pages' },
]

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes a retry safe: for 24 hours, the same key with the same request returns the stored response, with Idempotent-Replayed: true, and costs nothing. While the first request is still running, a second one waits if it reaches the same process, and otherwise gets 409. Only charged responses are stored, up to 1 MiB when compressed; repeating the request for a larger one returns 422 idempotency_key_reused and costs nothing. After a failure the key can be used again.',
  schema: { type: 'string', minLength: 1, maxLength: 255, examples: ['6f9b2c1e-rotterdam-1'] },
}

const FIELDS = {
  name: 'fields',
  in: 'query',
  required: false,
  description:
    'Members of the answer to send, separated by commas; members of objects and of lists in brackets or after a slash: `distance_nm,passages(id,entry_km)`. Default: all (`*`). Of a batch: members of each answer. What is charged and stored is the whole answer',
  schema: { type: 'string' },
}

/** The OpenAPI 3.1 document of the given operations. @param version of the package */
export function openApiDocument(operations: readonly Operation[], version: string): object {
  const components = new OpenApiComponents()
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const path = operation.url.replaceAll(/:([a-z_]+)/g, '{$1}')
    const method = String(operation.method).toLowerCase()
    paths[path] = { ...paths[path], [method]: operationOf(operation, components) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairway',
      version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    // Relative to this document, because a proxy may serve Fairway under a path of its own.
    servers: [
      { url: '.', description: 'This service' },
      { url: 'http://127.0.0.1:8080', description: 'A service on this computer: fairway serve' },
    ],
    tags: TAGS,
    paths,
    components: {
      schemas: components.schemas,
      examples: components.examples,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      },
    },
  }
}

function operationOf(
  { schema = {}, config = {}, bodyLimit, ...route }: Operation,
  components: OpenApiComponents,
) {
  const parameters = [
    ...parametersOf(schema.params as JsonSchema | undefined, 'path', components),
    ...parametersOf(schema.querystring as JsonSchema | undefined, 'query', components),
    ...(isCounted(config) ? [FIELDS] : []),
    ...(takesKey(config) && route.method === 'POST' ? [IDEMPOTENCY_KEY] : []),
    ...(config.headers ?? []),
  ]
  const name = operationId(String(route.method), route.url)
  return {
    operationId: name,
    summary: schema.summary,
    ...(schema.description === undefined ? {} : { description: schema.description }),
    tags: schema.tags,
    ...securityOf(config.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(schema.body === undefined
      ? {}
      : {
          requestBody: {
            required: !config.bodyIsOptional,
            ...(bodyLimit !== undefined && { description: sizeInWords(bodyLimit) }),
            content: jsonOf(schema.body as JsonSchema, components),
          },
        }),
    ...(config.rows === undefined ? {} : { requestBody: rowsOf(config.rows, components) }),
    ...(config.tables === undefined ? {} : { requestBody: tableOf(config.tables, config) }),
    responses: {
      ...answersOf(schema.response, config, components, ANSWER_EXAMPLES[name]),
      ...(config.tagged && { 304: { description: 'Not changed since the ETag in If-None-Match' } }),
      ...rejectionsOf(route.method, schema, config, components),
    },
  }
}

/** `POST /auth/login` is `postAuthLogin`. */
function operationId(method: string, url: string): string {
  const words = url.split(/[^a-z0-9]+/i).filter((word) => word !== '')
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

function parametersOf(
  schema: JsonSchema | undefined,
  where: 'path' | 'query',
  components: OpenApiComponents,
) {
  return Object.entries(schema?.properties ?? {}).map(([name, { description, ...declared }]) => ({
    name,
    in: where,
    required: where === 'path' || (schema?.required?.includes(name) ?? false),
    description: description ?? fieldText(name),
    ...(declared.type === 'array' ? { style: 'form', explode: false } : {}),
    schema: components.forAnswer(declared),
  }))
}

function securityOf(access: string | undefined): { security: object[] } {
  if (access === 'bearer') return { security: [{ bearer: [] }, { key: [] }] }
  return { security: access === 'optional' ? [{}, { bearer: [] }] : [] }
}

function sizeInWords(bytes: number): string {
  return `At most ${bytes.toLocaleString('en-US')} bytes`
}

function jsonOf(schema: JsonSchema, components: OpenApiComponents) {
  return { 'application/json': { schema: components.forRequest(schema) } }
}

/** OpenAPI 3.1 cannot describe a stream; the schema of one row says more than "string". */
function rowsOf(row: JsonSchema, components: OpenApiComponents) {
  return {
    required: true,
    description: 'One such object per line, with an optional id',
    content: { [LINES]: { schema: components.forRequest(row) } },
  }
}

function tableOf(types: readonly string[], { tableExample, bodyIsOptional }: OperationConfig) {
  const file = { schema: { type: 'string', format: 'binary' } }
  const lines = { schema: { ...file.schema, examples: [tableExample] } }
  const others = types.filter((type) => tableExample === undefined || type !== LINES)
  const content = {
    ...(tableExample !== undefined && { [LINES]: lines }),
    ...Object.fromEntries(others.map((type) => [type, file])),
  }
  return { required: !bodyIsOptional, content }
}

function answersOf(
  response: unknown,
  { produces, files, formats = files === undefined ? [] : endingsOf(files) }: OperationConfig,
  components: OpenApiComponents,
  example: object | undefined,
): Record<string, object> {
  if (produces !== undefined) {
    const types = [produces].flat().map((type) => [type, { schema: { type: 'string' } }] as const)
    return { 200: { description: 'The answer, as text', content: Object.fromEntries(types) } }
  }
  const answers = (response ?? { 200: {} }) as Record<string, JsonSchema>
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      {
        description: answerDescription(schema, formats.length > 0),
        content: {
          'application/json': {
            schema: components.forAnswer(schema),
            ...(example && { example }),
          },
          ...fileContents(formats),
        },
      },
    ]),
  )
}

function answerDescription({ title }: JsonSchema, isAlsoFile: boolean): string {
  const answer = title === undefined ? 'The answer' : `The answer: ${title}`
  return isAlsoFile ? `${answer}. Also as a file, by format or Accept` : answer
}

/** Chosen by `format`, or by the Accept header. */
function fileContents(formats: readonly (FileFormat | 'text')[]): Record<string, object> {
  return Object.fromEntries(
    formats.map((format) => {
      if (format === 'text') return ['text/plain', { schema: { type: 'string' } }]
      const { mediaType, isJson } = FILE_FORMATS[format]
      return [mediaType, { schema: { type: isJson ? 'object' : 'string' } }]
    }),
  )
}

function isCounted({ counted, rows }: { counted?: boolean; rows?: JsonSchema }): boolean {
  return counted === true || rows !== undefined
}

function takesKey(config: OperationConfig): boolean {
  return config.keyed === true || isCounted(config)
}

function rejectionsOf(
  method: unknown,
  schema: OperationSchema,
  config: OperationConfig,
  components: OpenApiComponents,
): Record<string, object> {
  const problem = components.forAnswer(ProblemSchema as JsonSchema)
  return Object.fromEntries(
    Object.entries(byStatus(problemsOf(method, schema, config))).map(([status, codes]) => {
      const examples = components.example(codes[0]!, exampleOf(codes[0]!))
      const content = { 'application/problem+json': { schema: problem, examples } }
      return [status, { description: codes.join(', '), content }]
    }),
  )
}

/** What a caller gets who makes this mistake; here, the detail says what to do. */
function exampleOf(code: ProblemCode): object {
  const { remedy } = PROBLEM_TEXTS[code]
  const problem = problemDocument(new Problem(code, remedy), '/calculate-route', EXAMPLE_REQUEST_ID)
  if (code !== 'validation_failed') return problem
  const detail = 'Must be at least 1, got 0.'
  return { ...problem, errors: [{ pointer: '#/speed_kn', code: 'out_of_range', detail }] }
}

function byStatus(codes: readonly ProblemCode[]): Record<number, ProblemCode[]> {
  const groups: Record<number, ProblemCode[]> = {}
  for (const code of codes) groups[statusOf(code)] = [...(groups[statusOf(code)] ?? []), code]
  return groups
}

function problemsOf(
  method: unknown,
  schema: OperationSchema,
  config: OperationConfig,
): ProblemCode[] {
  const codes = new Set<ProblemCode>(config.problems)
  const add = (...more: ProblemCode[]) => {
    for (const code of more) codes.add(code)
  }
  if (config.counted) add('quota_exceeded', 'deadline_exceeded')
  if (method === 'POST' && takesKey(config)) {
    add('invalid_idempotency_key', 'idempotency_key_reused', 'idempotency_in_progress')
  }
  if (config.access === 'bearer') {
    add('missing_token', 'invalid_token', 'token_expired', 'address_not_allowed')
    add('identity_provider_unavailable')
  }
  if (config.counted || config.rows || config.tables || config.changes) {
    add('insufficient_scope')
  }
  if (config.access === 'bearer' || config.rateLimit !== undefined) add('rate_limited')
  // A body is also read where none is expected, unless the method is GET.
  add('payload_too_large')
  if (method !== 'GET') add('unsupported_media_type', 'invalid_json')
  if (schema.body ?? schema.querystring ?? schema.params) add('validation_failed')
  // For a value that is too long for a path.
  if (schema.params) add('not_found')
  // What the connection answers before there is a request of any operation.
  add('malformed_request', 'request_timeout', 'headers_too_large')
  add('internal_error', 'overloaded')
  const needsStore = config.access !== undefined || config.rateLimit === 'login'
  if (needsStore) add('storage_unavailable')
  return [...codes].sort((a, b) => statusOf(a) - statusOf(b))
}
