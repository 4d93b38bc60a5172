import { sampleOf } from '../../test/support/mutations.js'
import { mutateOnce, type Random } from '../../test/support/random-mutation.js'
import { seeded } from '../seeded.js'
import { OPERATIONS, type Operation, resolve } from './fuzz-document.js'
import { encode, filledPath, LEFT_OUT, ODD_BODIES, weightOf } from './fuzz-generated.js'
import type { Sent } from './fuzz-transport.js'

/** Parts that one request has wrong at most. */
const MAX_WRONG = 3
const OTHER_METHODS = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH']
/** Headers that a request has instead of none, or of the right ones. */
const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { accept: 'text/csv' },
  { accept: 'application/geo+json' },
  { accept: 'application/gpx+xml;q=0.5, */*;q=0' },
  { accept: ',;q=' },
  { 'accept-encoding': 'identity;q=0, br' },
  { 'accept-encoding': '*;q=0' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=latin1' },
  { 'content-type': ';' },
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'k' },
  { 'idempotency-key': 'k'.repeat(256) },
  { 'idempotency-key': 'sch\u00fcssel' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"' },
  { 'x-request-id': 'x'.repeat(5000) },
  { 'x-forwarded-for': '::1, unknown' },
  { 'x-large': 'x'.repeat(20_000) },
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Basic Og==' },
  { 'x-api-key': 'fwk_none' },
  { origin: 'null' },
  { expect: 'nothing' },
]

/** Bodies of requests that need none. */
const STRAY_BODIES = ['x', '{}', '[', ' '.repeat(100_000)]

/** Each operation as often as its weight. */
const DRAWN = OPERATIONS.filter(({ path }) => !LEFT_OUT.test(path)).flatMap((one) =>
  Array<Operation>(weightOf(one)).fill(one),
)

/** Requests that match the document but for a few parts at any depth: body, query, path, headers, method. */
export function mutated(seed: number, count: number): Sent[] {
  const random = randomOf(seed)
  return Array.from({ length: count }, () => requestTo(random.oneOf(DRAWN), random))
}

export function randomOf(seed: number): Random {
  const next = seeded(seed)
  const below = (count: number) => Math.floor(next() * count)
  return { below, chance: (share) => next() < share, oneOf: (items) => items[below(items.length)]! }
}

/** One of them for any operation, without odd headers. */
export function mutatedRequest(random: Random): Sent {
  return { ...requestTo(random.oneOf(DRAWN), random), headers: {} }
}

function requestTo(operation: Operation, random: Random): Sent {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? ['', null]
  const one = () => bodyOf(content!.schema, random)
  const isRows = type.includes('ndjson')
  const body =
    content && (isRows ? Array.from({ length: 1 + random.below(4) }, one).join('\n') : one())
  return {
    operation,
    method: random.chance(0.03) ? random.oneOf(OTHER_METHODS) : operation.method,
    path: pathOf(operation, random),
    type,
    body: body ?? (random.chance(0.05) ? random.oneOf(STRAY_BODIES) : undefined),
    headers: random.chance(0.15) ? random.oneOf(ODD_HEADERS) : {},
  }
}

function bodyOf(schema: Parameters<typeof sampleOf>[0], random: Random): string {
  if (random.chance(0.02)) return random.oneOf(ODD_BODIES)
  const root = schema.$ref === undefined ? schema : resolve(schema.$ref)
  const examples = root.examples ?? [sampleOf(root, resolve)]
  let value = structuredClone(random.oneOf(examples))
  for (let n = random.below(MAX_WRONG + 1); n > 0; n--)
    value = mutateOnce(root, value, { random, resolve })
  return JSON.stringify(value)
}

function pathOf({ path, parameters = [] }: Operation, random: Random): string {
  const partOf = ({ schema }: { schema: Parameters<typeof sampleOf>[0] }) => {
    const sample = sampleOf(schema, resolve)
    return random.chance(0.4) ? mutateOnce(schema, sample, { random, resolve }) : sample
  }
  const inPath = parameters.filter((one) => one.in === 'path')
  const values = Object.fromEntries(inPath.map((one) => [one.name, partOf(one)]))
  const query = parameters
    .filter((one) => one.in === 'query' && random.chance(0.3))
    .flatMap((one) => Array.from({ length: random.chance(0.05) ? 2 : 1 }, () => one))
    .map((one) => `${one.name}=${encode(partOf(one))}`)
  if (random.chance(0.03))
    query.push(random.oneOf(['', 'x', '=', 'a[b]=1', '%', '%00=%00', '__proto__=1']))
  return `${filledPath(path, values)}${query.length === 0 ? '' : `?${query.join('&')}`}`
}
