import { readFileSync } from 'node:fs'
import { type BodySchema, WorstBodies, type WorstBody } from './worst-bodies.js'
import { worstTables } from './worst-tables.js'
import { worstTexts } from './worst-texts.js'
import { worstTraces } from './worst-traces.js'
import { worstFleets, worstOrders, worstYears } from './worst-years.js'

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
  /** Absent if the operation has no body. @param from names are numbered from here */
  readonly payload?: (bytes: number, from: number) => string
  /** Whether the body grows with its size, so that twice of it may take twice as long. */
  readonly grows: boolean
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, BodySchema>> }
}

/** Every header of a request together has at most 16 KB. */
const MOST_OF_HEADERS = 12_000
const ROWS = 'application/x-ndjson'
const CSV = 'text/csv'
/** Rows take turns: more of them are like these. */
const MOST_ROWS = 300
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

  *of(operation: Operation): Generator<WorstRequest> {
    const { path, parameters = [], requestBody } = operation
    const url = usualUrl(path, parameters)
    const [type, { schema }] = Object.entries(requestBody?.content ?? {})[0] ?? ['', { schema: {} }]
    const example = this.#bodies.example(schema)
    const headers = type === '' ? {} : { 'content-type': type }
    const text = JSON.stringify(example)
    const usual = { url, headers, grows: false, ...(type !== '' && { payload: () => text }) }
    for (const [name, part] of Object.entries(LONG_HEADERS)) {
      const value = part.repeat(MOST_OF_HEADERS / part.length)
      yield { ...usual, name: `a long ${name}`, headers: { ...headers, [name]: value } }
    }
    for (const address of longAddresses(path, parameters)) yield { ...usual, ...address }
    if (type === ROWS) yield* tables(url, headers, text)
    else if (type === CSV) {
      for (const table of worstTables()) {
        yield { name: table.name, url, headers, payload: table.text, grows: true }
      }
    } else if (type !== '') {
      for (const { name, text } of [...this.#bodies.of(schema, example), ...own(path)]) {
        yield { name, url, headers, payload: text, grows: true }
      }
    }
    // Last, because it may end the caller's session.
    yield { ...usual, name: 'the usual' }
  }
}

const OWN: Readonly<Record<string, () => readonly WorstBody[]>> = {
  '/v1/emissions/fleets': worstFleets,
  '/v1/emissions/ship-years': worstYears,
  '/v1/traces': worstTraces,
  '/v1/voyages': worstOrders,
}

/** Bodies whose meaning, not their form, makes them slow. */
function own(path: string): readonly WorstBody[] {
  return OWN[path]?.() ?? []
}

function* longAddresses(
  path: string,
  parameters: readonly Parameter[],
): Generator<Pick<WorstRequest, 'name' | 'url'>> {
  for (const { name, in: where, schema } of parameters) {
    if (where === 'header') continue
    const most = where === 'path' ? 190 : Math.min(schema.maxLength ?? 3500, 3500)
    for (const [kind, text] of Object.entries(worstTexts(most))) {
      yield {
        name: `${name}: ${kind}`,
        url: urlWith(path, parameters, { [name]: text }),
      }
    }
  }
  const pairs = Array.from({ length: 3000 }, (_, n) => `${n.toString(36)}=`).join('&')
  const usual = usualUrl(path, parameters)
  const url = `${usual}${usual.includes('?') ? '&' : '?'}${pairs}`.slice(0, MOST_OF_HEADERS)
  yield { name: 'many parameters', url }
}

/** Rows that a batch refuses or passes over. */
function* tables(
  url: string,
  headers: WorstRequest['headers'],
  row: string,
): Generator<WorstRequest> {
  const named = (n: number) => row.replace(/"port_id":\d+/, `"name":"Port of rotterdm ${n}"`)
  const rows: Readonly<Record<string, (n: number) => string>> = {
    'blank rows': () => '',
    'rows of blanks': () => ' '.repeat(60),
    'empty rows': () => '{}',
    'rows that are no JSON': () => '{"',
    'rows of nothing': () => 'null',
    'rows of brackets': () => '['.repeat(200),
    'rows with a name': named,
    'the same row': () => row,
  }
  for (const [name, one] of Object.entries(rows)) {
    const payload = (bytes: number, from: number) => {
      const count = Math.min(MOST_ROWS, bytes / (one(0).length + 1))
      return Array.from({ length: count }, (_, n) => `${one(from + n)}\n`).join('')
    }
    yield { name, url, headers, payload, grows: true }
  }
  const payload = (bytes: number) => '{"a":1,'.repeat(bytes / 7)
  yield { name: 'one long row', url, headers, payload, grows: true }
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
