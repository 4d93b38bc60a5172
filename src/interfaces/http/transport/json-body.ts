import { randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { finish } from '../../../base/slices.js'
import { Problem, validationFailed } from '../../../contract/problems/problem.js'
import { type Scanned, scanBody } from '../../../contract/validation/body-scan.js'
import { jsonFault } from '../../../contract/validation/json-fault.js'

const SEED = randomInt(2 ** 32)
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** @throws Problem if the body is compressed, because it could be a bomb, or if it is not UTF-8 */
export function requirePlainUtf8({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1]
  if (encoding === 'identity' && /^utf-?8$/i.test(charset ?? 'utf-8')) return
  throw new Problem('unsupported_media_type', 'Send the body as uncompressed JSON in UTF-8.')
}

/** What a request by the address of its table lacks. */
export const NO_BODY = 'needs a request without a body'

/** Whether the table of a request is at an address. */
export function hasSource({
  routeOptions,
  query,
}: Pick<FastifyRequest, 'routeOptions' | 'query'>): boolean {
  return routeOptions.config.bodyIsOptional === true && 'source' in (query as object)
}

/** The rejection of a body of another type than its path takes. */
export function wrongType(request: Pick<FastifyRequest, 'routeOptions' | 'query'>): Problem {
  const { rows, tables } = request.routeOptions.config
  if (hasSource(request))
    return validationFailed([{ pointer: '#/source', code: 'not_allowed', detail: NO_BODY }])
  const [what, type] = tables
    ? ['a table', tables.join(' or ')]
    : rows === undefined
      ? ['one JSON object', 'application/json']
      : ['one JSON object per line', 'application/x-ndjson']
  return new Problem('unsupported_media_type', `Send ${what}, with Content-Type: ${type}.`)
}

/**
 * The parsed body; undefined if it is empty.
 *
 * @param what how errors name the bytes
 * @throws Problem `invalid_json` if it is not UTF-8, not JSON, nested too deeply or has a field twice;
 * `payload_too_large` if
 *   it has too many parts; `validation_failed` if it is null
 */
export function parseJsonBody(bytes: Uint8Array, what = 'body'): unknown {
  return finish(jsonSteps(bytes, what))
}

/** The same in steps. */
export function* jsonSteps(
  bytes: Uint8Array,
  what = 'body',
  tooManyParts?: Scanned['tooManyParts'],
): Generator<void, unknown> {
  if (bytes.length === 0) return undefined
  scanBody(bytes, { what, seed: SEED, tooManyParts })
  yield
  const value = decode(bytes, what)
  // Later code could not distinguish null from a missing body.
  if (value === null) {
    const detail = 'must be an object, got null'
    throw validationFailed([{ pointer: '#', code: 'invalid_type', detail }])
  }
  return value
}

function decode(bytes: Uint8Array, what: string): unknown {
  const fault = (reason: string) =>
    new Problem('invalid_json', `The ${what} is not valid JSON: ${reason}.`)
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw fault('it is not UTF-8 text')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw fault(jsonFault(text))
  }
}
