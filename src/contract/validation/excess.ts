import { escapeStep, type FieldCode, type FieldProblem } from '../problems/problem.js'
import { isRecord, type JsonSchema, MAX_TEXT_LENGTH, schemaOf } from './json-schema.js'

/** Neither a database nor a file preserves these characters. */
const LOST_CHARACTER = /\0|\p{Surrogate}/u

/** A problem and the path to it, innermost step first. */
interface Excess {
  readonly code: FieldCode
  readonly detail: string
  readonly steps: (string | number)[]
}

/**
 * Finds what must be rejected before the validator visits every value of a body: a string or a list
 * that is too long, `1e400`, which is valid JSON and becomes Infinity, and characters that cannot be
 * stored. Visits only declared fields, because no others are read, and stops at the first problem.
 *
 * @param look called for every visited value
 */
export function findExcess(
  schema: JsonSchema,
  value: unknown,
  look: () => void = () => undefined,
): FieldProblem | null {
  const found = search(schema, value, look)
  return found && problemOf(found)
}

function problemOf({ code, detail, steps }: Excess): FieldProblem {
  const pointer = ['#', ...steps.reverse().map((step) => escapeStep(String(step)))].join('/')
  return { pointer, code, detail }
}

/** Finds a list of a body that is too long, before any of its items is visited. */
export function findLongList(schema: JsonSchema, body: unknown): FieldProblem | null {
  const { properties = {} } = schemaOf(schema, body)
  for (const [name, list] of Object.entries(isRecord(body) ? body : {})) {
    if (!Array.isArray(list) || !Object.hasOwn(properties, name)) continue
    const { maxItems: most = Number.POSITIVE_INFINITY } = properties[name]!
    if (list.length > most) return problemOf(under(name, tooLong(most)))
  }
  return null
}

function search(schema: JsonSchema, value: unknown, look: () => void): Excess | null {
  look()
  if (typeof value === 'string') return searchText(schema, value)
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return excess('not_finite', 'must be a finite number')
  }
  if (Array.isArray(value)) return searchList(schema, value, look)
  return isRecord(value) ? searchFields(schema, value, look) : null
}

function searchText({ maxLength = 0 }: JsonSchema, text: string): Excess | null {
  const most = Math.max(maxLength, MAX_TEXT_LENGTH)
  if (text.length > most) return excess('too_long', `must have at most ${most} characters`)
  if (!LOST_CHARACTER.test(text)) return null
  return excess('not_allowed', 'must be Unicode text without the character U+0000')
}

function searchList(schema: JsonSchema, list: readonly unknown[], look: () => void): Excess | null {
  const { maxItems, items } = schema
  if (maxItems !== undefined && list.length > maxItems) {
    return tooLong(maxItems)
  }
  if (items === undefined) return null
  const isTuple = Array.isArray(items)
  const length = isTuple ? Math.min(items.length, list.length) : list.length
  for (let at = 0; at < length; at++) {
    const found = search(isTuple ? items[at] : items, list[at], look)
    if (found !== null) return under(at, found)
  }
  return null
}

function searchFields(
  schema: JsonSchema,
  fields: Readonly<Record<string, unknown>>,
  look: () => void,
): Excess | null {
  const { properties } = schemaOf(schema, fields)
  if (properties === undefined) return null
  for (const name of Object.keys(fields)) {
    if (name.length > MAX_TEXT_LENGTH) {
      return excess('too_long', `has a field name of over ${MAX_TEXT_LENGTH} characters`)
    }
    if (!Object.hasOwn(properties, name)) continue
    const found = search(properties[name]!, fields[name], look)
    if (found !== null) return under(name, found)
  }
  return null
}

function tooLong(most: number): Excess {
  return excess('too_long', `must have at most ${most} values`)
}

function excess(code: FieldCode, detail: string): Excess {
  return { code, detail, steps: [] }
}

function under(step: string | number, found: Excess): Excess {
  found.steps.push(step)
  return found
}
