import type { FastifyRequest } from 'fastify'
import { escapeStep, type FieldProblem, Problem, validationFailed } from './problem.js'

export const MAX_NESTING = 32
export const MAX_STRING_LENGTH = 256

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** @throws Problem for a body that is compressed, which could be a bomb, or in another encoding. */
export function requirePlainUtf8({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1]
  if (encoding === 'identity' && /^utf-?8$/i.test(charset ?? 'utf-8')) return
  throw new Problem('unsupported_media_type', 'Send the body as plain JSON in UTF-8.')
}

/**
 * The body as a value; undefined when there is none.
 *
 * @throws Problem `invalid_json` when it is not UTF-8, not JSON or nested too deeply; `validation_failed` when
 *   it is null.
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined
  const value = decode(bytes)
  // Further on null could not be told from no body at all.
  if (value === null) {
    const detail = 'must be an object, got null'
    throw validationFailed([{ pointer: '#', code: 'invalid_type', detail }])
  }
  if (isNestedDeeperThan(value, MAX_NESTING)) {
    throw new Problem('invalid_json', `The body is nested deeper than ${MAX_NESTING} levels.`)
  }
  return value
}

function decode(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it is not UTF-8 text'
    throw new Problem('invalid_json', `The body could not be read as JSON: ${reason}.`)
  }
}

/** Level by level instead of by recursion: the depth is the caller's, the stack is ours. */
function isNestedDeeperThan(value: unknown, limit: number): boolean {
  let level = [value].filter(isContainer)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap((container) => Object.values(container).filter(isContainer))
  }
  return false
}

/**
 * What no schema sees: text that is too long, also in fields that nobody reads, and `1e400`, which
 * is valid JSON and becomes Infinity.
 */
export function findExcesses(value: unknown, pointer = '#'): FieldProblem[] {
  if (typeof value === 'string' && value.length > MAX_STRING_LENGTH) {
    return [
      { pointer, code: 'too_long', detail: `must have at most ${MAX_STRING_LENGTH} characters` },
    ]
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return [{ pointer, code: 'not_finite', detail: 'must be a finite number' }]
  }
  if (!isContainer(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => findExcessesOf(key, inner, pointer))
}

function findExcessesOf(key: string, value: unknown, pointer: string): FieldProblem[] {
  if (key.length > MAX_STRING_LENGTH) {
    return [
      {
        pointer,
        code: 'too_long',
        detail: `has a field name of over ${MAX_STRING_LENGTH} characters`,
      },
    ]
  }
  return findExcesses(value, `${pointer}/${escapeStep(key)}`)
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
