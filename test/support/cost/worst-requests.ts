import { readFileSync } from 'node:fs'
import { type BodySchema, WorstBodies, type WorstBody } from './worst-bodies.js'
import { worstTexts } from './worst-texts.js'
import { worstTraces } from './worst-traces.js'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: BodySchema
}

interface Described {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: BodySchema }>>
  }
}

/** An operation of the API document. */
export interface Operation extends Described {
  readonly method: string
  readonly path: string
}

export interface WorstRequest {
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, BodySchema>> }
}

/** Every header of a request together has at most 16 KB. */
const MOST_OF_HEADERS = 12_000
const ROWS = 'application/x-ndjson'
/** Many copies of what a header may have many of. */
const LONG_HEADERS: Readonly<Record<string, string>> = {
  accept: 'text/a;q=0.1,',
  'accept-encoding': 'gzip;q=0.1,',
  prefer: 'handling="x",',
  'if-none-match': '"x",',
  'idempotency-key': 'a',
  'x-forwarded-for': '1.1.1.1,',
  authorization: 'Bearer ',
}

/** Every operation, read from the API document, with the requests that take the service longest. */
export class WorstRequests {
  readonly operations: readonly Operation[]
  readonly #bodies: WorstBodies

  constructor(document = JSON.parse(readFileSync('openapi.json', 'utf8')) as Document) {
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, described]) => ({ ...described, path, method })),
    )
    const { schemas } = document.components
    this.#bodies = new WorstBodies((ref) => schemas[ref.split('/').at(-1)!]!)
  }

  /** @param bytes the longest body of the path */
  *of(operation: Operation, bytes: number): Generator<WorstRequest> {
    const { path, parameters = [], requestBody } = operation
    const usual = usualUrl(path, parameters)
    const [type, { schema }] = Object.entries(requestBody?.content ?? {})[0] ?? ['', { schema: {} }]
    const example = this.#bodies.example(schema)
    const headers = type === '' ? {} : { 'content-type': type }
    const payload = type === '' ? {} : { payload: JSON.stringify(example) }
    for (const [name, part] of Object.entries(LONG_HEADERS)) {
      const value = part.repeat(MOST_OF_HEADERS / part.length)
      yield {
        name: `a long ${name}`,
        url: usual,
        headers: { ...headers, [name]: value },
        ...payload,
      }
    }
    yield* longAddresses(path, parameters, headers, payload)
    if (type === ROWS) yield* tables(usual, headers, JSON.stringify(example))
    else if (type !== '') {
      for (const { name, text } of this.#bodies.of(schema, example, bytes)) {
        yield { name, url: usual, headers, payload: text }
      }
      yield* own(path, bytes).map(({ name, text }) => ({
        name,
        url: usual,
        headers,
        payload: text,
      }))
    }
    // Last, because it may end the caller's session.
    yield { name: 'the usual', url: usual, headers, ...payload }
  }
}

/** Bodies whose meaning, not their form, makes them slow. */
function own(path: string, bytes: number): readonly WorstBody[] {
  return path === '/v1/traces' ? worstTraces(bytes) : []
}

function* longAddresses(
  path: string,
  parameters: readonly Parameter[],
  headers: WorstRequest['headers'],
  payload: object,
): Generator<WorstRequest> {
  for (const { name, in: where, schema } of parameters) {
    if (where === 'header') continue
    const most = where === 'path' ? 190 : Math.min(schema.maxLength ?? 3500, 3500)
    for (const [kind, text] of Object.entries(worstTexts(most))) {
      yield {
        name: `${name}: ${kind}`,
        url: urlWith(path, parameters, { [name]: text }),
        headers,
        ...payload,
      }
    }
  }
  const pairs = Array.from({ length: 3000 }, (_, n) => `${n.toString(36)}=`).join('&')
  const usual = usualUrl(path, parameters)
  const url = `${usual}${usual.includes('?') ? '&' : '?'}${pairs}`.slice(0, MOST_OF_HEADERS)
  yield { name: 'many parameters', url, headers, ...payload }
}

/** Rows that a batch refuses or passes over. */
function* tables(
  url: string,
  headers: WorstRequest['headers'],
  row: string,
): Generator<WorstRequest> {
  const bytes = 256 * 1024
  for (const [name, part] of Object.entries({
    'blank rows': '\n',
    'rows of blanks': `${' '.repeat(60)}\n`,
    'empty rows': '{}\n',
    'rows that are no JSON': '{"\n',
    'rows of nothing': 'null\n',
    'rows of brackets': `${'['.repeat(200)}\n`,
    'rows with a name': `${row.replace(/"port_id":\d+/, '"name":"Port of rotterdm"')}\n`,
    'the same row': `${row}\n`,
    'one long row': '{"a":1,',
  })) {
    yield { name, url, headers, payload: part.repeat(Math.min(1500, bytes / part.length)) }
  }
}

function usualUrl(path: string, parameters: readonly Parameter[]): string {
  return urlWith(path, parameters, {})
}

function urlWith(
  path: string,
  parameters: readonly Parameter[],
  given: Record<string, string>,
): string {
  let url = path
  const query: string[] = []
  for (const { name, in: where, schema, ...rest } of parameters) {
    const isNeeded = (rest as { required?: boolean }).required === true
    const usual = schema.examples?.[0] ?? schema.enum?.[0] ?? 'x'
    const value = encodeURIComponent(String(given[name] ?? usual))
    if (where === 'path') url = url.replace(`{${name}}`, value)
    else if (where === 'query' && (name in given || isNeeded)) query.push(`${name}=${value}`)
  }
  return query.length === 0 ? url : `${url}?${query.join('&')}`
}
