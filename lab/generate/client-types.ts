/** Writes the types of the client from openapi.json, as the last step of `npm run openapi`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { renderConstants } from './client-constants.js'
import { renderTypes, typeOf } from './json-schema-types.js'

const OPENAPI_FILE = new URL('../../openapi.json', import.meta.url)
export const CLIENT_TYPES_FILE = new URL('../../src/client/schema.ts', import.meta.url)

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: object
}

interface Body {
  readonly required?: boolean
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

interface Operation {
  readonly summary: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body & { readonly description: string }>>
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const JSON_TYPE = 'application/json'
const PROBLEM_TYPE = 'application/problem+json'

/** The TypeScript of a document: a type for each schema, every operation and every problem code. */
export function renderClientTypes({ paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  return [
    '// Generated from openapi.json by `npm run openapi`: change the schemas of the service instead.\n',
    ...Object.entries(components.schemas).map(([name, schema]) => renderTypes(name, schema)),
    '/** Every operation by its method and path, with its parameters and its answer. */',
    'export interface Operations {',
    ...operations.map(({ key, operation }) => renderOperation(key, operation)),
    '}\n',
    '/** Every problem code of the service. */',
    `export type ProblemCode =\n${problemCodes(operations.map(({ operation }) => operation))
      .map((code) => `  | '${code}'`)
      .join('\n')}\n`,
    renderConstants(),
  ].join('\n')
}

function renderOperation(key: string, { summary, parameters = [], ...operation }: Operation) {
  const body = operation.requestBody?.content?.[JSON_TYPE]?.schema
  const bodyType = body === undefined ? 'undefined' : typeOf(body, 2)
  const isOptional = operation.requestBody?.required === false
  const [, success] = Object.entries(operation.responses).find(([status]) => status[0] === '2')!
  const answer = success.content?.[JSON_TYPE]?.schema
  return [
    `  /** ${summary} */`,
    `  '${key}': {`,
    `    path: ${renderParameters(parameters, 'path')}`,
    `    query: ${renderParameters(parameters, 'query')}`,
    `    body: ${isOptional ? `${bodyType} | undefined` : bodyType}`,
    `    answer: ${answer === undefined ? 'string' : typeOf(answer, 2)}`,
    '  }',
  ].join('\n')
}

function renderParameters(parameters: readonly Parameter[], place: Parameter['in']): string {
  const wanted = parameters.filter((parameter) => parameter.in === place)
  if (wanted.length === 0) return 'undefined'
  const properties = Object.fromEntries(
    wanted.map(({ name, schema, description }) => [
      name,
      description === undefined ? schema : { ...schema, description },
    ]),
  )
  const required = wanted.filter((parameter) => parameter.required).map(({ name }) => name)
  return typeOf({ type: 'object', properties, required }, 2)
}

/** The document lists the codes of a status in its description. */
function problemCodes(operations: readonly Operation[]): string[] {
  const described = operations.flatMap(({ responses }) =>
    Object.values(responses)
      .filter(({ content }) => content?.[PROBLEM_TYPE] !== undefined)
      .flatMap(({ description }) => description.split(', ')),
  )
  return [...new Set(described)].sort()
}

if (process.argv[1]?.endsWith('client-types.ts')) {
  const document: OpenApi = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))
  writeFileSync(CLIENT_TYPES_FILE, renderClientTypes(document))
}
