import fc from 'fast-check'
import { arbitraryOf } from '../../test/support/schema-arbitrary.js'
import { OPERATIONS, type Operation, resolve } from './fuzz-document.js'
import type { Sent } from './fuzz-transport.js'

/** Not tested: a changed password would end the run. */
export const LEFT_OUT = /^\/auth\/(change-password|logout|sessions)/
/** Rows of a batch are tested as single requests. */
const BATCH = /\/batch$/
/** A password hash, a search of the whole sea and lists of megabytes cost as much as a hundred other requests. */
const SLOW: Readonly<Record<string, number>> = {
  '/auth/login': 1,
  '/v1/reach': 3,
  '/v1/ports': 1,
  '/metrics': 1,
  '/openapi.json': 1,
}
/** Bodies that are sent as they are, instead of as a generated request. */
export const ODD_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '{"a":1e400}',
  `${'['.repeat(200)}`,
  '\u0000',
  '{"__proto__":{}}',
]

export function weightOf({ path, requestBody }: Operation): number {
  return SLOW[path] ?? (requestBody === undefined ? 20 : 60)
}

/** Requests that mostly match the document. */
export function generated(seed: number, count: number): Sent[] {
  const arbitrary = fc.oneof(
    ...OPERATIONS.filter(({ path }) => !LEFT_OUT.test(path) && !BATCH.test(path)).map(
      (operation) => ({ weight: weightOf(operation), arbitrary: requestsTo(operation) }),
    ),
  )
  return fc.sample(arbitrary, { seed, numRuns: count })
}

function requestsTo(operation: Operation): fc.Arbitrary<Sent> {
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== 'header')
  const given = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema, resolve)])),
    { requiredKeys: parameters.filter((one) => one.in === 'path').map(({ name }) => name) },
  )
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? ['', null]
  const fitting = content && arbitraryOf(content.schema, resolve).map((one) => JSON.stringify(one))
  const body: fc.Arbitrary<string | undefined> = fitting
    ? fc.oneof(
        { weight: 15, arbitrary: fitting },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
      )
    : fc.constant(undefined)
  return fc.record({ given, body }).map(({ given: values, body: text }) => {
    const query = parameters
      .filter(({ name, in: place }) => place === 'query' && name in values)
      .map(({ name }) => `${name}=${encode(values[name])}`)
    const path = `${filledPath(operation.path, values)}?${query.join('&')}`
    return { operation, method: operation.method, path, type, body: text }
  })
}

export function filledPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => encode(values[name]) || '%20')
}

/** A value as text in a query. */
export function encode(value: unknown): string {
  const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one))
  const all = Array.isArray(value) ? value.map(text).join(',') : text(value)
  return encodeURIComponent(String(all).replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}
