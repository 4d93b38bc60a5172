import { type Problem, validationFailed } from '../problems/problem.js'
import { isRecord } from '../validation/json-schema.js'

/** The members of an answer that its caller asks for; null for all of a member. */
export interface Mask extends ReadonlyMap<string, Mask | null> {}

/** The longest text of a mask, and how deep it may reach. */
const MAX_CHARACTERS = 2000
const MAX_DEPTH = 10

const MASK_FORM =
  'names of members of the answer, separated by commas; members of objects and of lists in brackets or after a slash: distance_nm,passages(id,entry_km),origin/port/name; or * for the whole answer'

/** The whole answer. */
const ALL = '*'

/**
 * Reads a mask: `distance_nm,passages(id,entry_km),origin/port/name`. Null for `*`, the whole answer.
 * @throws Problem validation_failed
 */
export function readMask(text: string): Mask | null {
  if (text.trim() === ALL) return null
  if (text.length > MAX_CHARACTERS)
    throw faulty('too_long', `must have at most ${MAX_CHARACTERS} characters`)
  const tokens = text.match(/[\w-]+|[(),/]|\S/g) ?? []
  let next = 0
  const fail = (): never => {
    const got = tokens[next] === undefined ? 'its end' : `"${tokens[next]}"`
    throw faulty('not_allowed', `must be ${MASK_FORM}; ${got} is not expected there`)
  }
  const list = (depth: number): Mask => {
    const mask = new Map<string, Mask | null>()
    do {
      const [name, inner] = path(depth)
      mask.set(name, joined(mask, name, inner))
    } while (tokens[next] === ',' && ++next)
    return mask
  }
  const path = (depth: number): [string, Mask | null] => {
    const name = tokens[next]
    if (name === undefined || !/^[\w-]+$/.test(name) || depth > MAX_DEPTH) return fail()
    next++
    if (tokens[next] === '/') {
      next++
      return [name, new Map([path(depth + 1)])]
    }
    if (tokens[next] !== '(') return [name, null]
    next++
    const inner = list(depth + 1)
    if (tokens[next] !== ')') return fail()
    next++
    return [name, inner]
  }
  const mask = list(0)
  return next === tokens.length ? mask : fail()
}

/** A member that is named twice has what either asks for. */
function joined(mask: Mask, name: string, inner: Mask | null): Mask | null {
  const known = mask.get(name)
  if (known === undefined) return inner
  if (known === null || inner === null) return null
  const both = new Map(known)
  for (const [member, deeper] of inner) both.set(member, joined(known, member, deeper))
  return both
}

/** The part of an answer that a mask names. A list has the named members of each of its objects. */
export function masked(value: unknown, mask: Mask | null): unknown {
  if (mask === null || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => masked(one, mask))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const inner = mask.get(name)
      return inner === undefined ? [] : [[name, masked(member, inner)]]
    }),
  )
}

/**
 * @param members of the answer, with the schema of each as far as it is known
 * @throws Problem for a mask that names what no answer of an operation has
 */
export function requireMembers(mask: Mask, members: object, within = ''): void {
  const known = new Map<string, unknown>(Object.entries(members))
  const unknown = [...mask.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) {
    const names = unknown.map((name) => `${within}${name}`).join(', ')
    const whole = within === '' ? 'the answer' : within.slice(0, -1)
    const detail = `names ${names}, but ${whole} has ${[...known.keys()].join(', ')}`
    throw faulty('not_allowed', detail)
  }
  for (const [name, inner] of mask) {
    if (inner === null) continue
    const schema = known.get(name)
    const deeper = membersOf(schema)
    if (deeper) requireMembers(inner, deeper, `${within}${name}/`)
    else if (isPlain(schema)) {
      throw faulty('not_allowed', `names members of ${within}${name}, which has none`)
    }
  }
}

/** Whether a schema describes texts, numbers, truths or lists of them alone. */
function isPlain(schema: unknown): boolean {
  if (!isRecord(schema)) return false
  const { type, items, anyOf } = schema
  if (items !== undefined) return isPlain(items)
  if (Array.isArray(anyOf)) return anyOf.every(isPlain)
  return ['string', 'number', 'integer', 'boolean', 'null'].includes(String(type))
}

/** The members of the objects that a schema describes, alone or in a list; null if it names none. */
function membersOf(schema: unknown): object | null {
  if (!isRecord(schema)) return null
  const { properties, items, anyOf } = schema
  if (isRecord(properties)) return properties
  if (items !== undefined) return membersOf(items)
  const parts = Array.isArray(anyOf) ? anyOf.map(membersOf).filter((part) => part !== null) : []
  return parts.length > 0 ? Object.assign({}, ...parts) : null
}

function faulty(code: 'not_allowed' | 'too_long', detail: string): Problem {
  return validationFailed([{ pointer: '#/fields', code, detail }])
}
