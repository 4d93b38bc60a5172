import { finish } from '../../../base/slices.js'
import { sha256 } from './sha256.js'

/**
 * SHA-256 of a JSON value without its own member `digest`, whatever the order of its members. Anybody
 * can recompute it: sort the members of every object by name, write the value without spaces, hash its
 * UTF-8 bytes.
 */
export function digestOf(value: object): string {
  return finish(digestSteps(value))
}

/** The same in steps. */
export function* digestSteps(value: object): Generator<void, string> {
  const { digest: _, ...rest } = value as Record<string, unknown>
  const text = yield* canonicalSteps(rest, DEPTH_OF_LISTS)
  yield
  return sha256(text)
}

/** Lists of thousands of items are no deeper: `asked.request.rows` of a ship's year. */
const DEPTH_OF_LISTS = 4
/** Items of a list that one step writes. */
const ITEMS_PER_STEP = 100

/** @param depth below which all is written at once */
function* canonicalSteps(value: unknown, depth: number): Generator<void, string> {
  if (depth === 0 || typeof value !== 'object' || value === null) return canonical(value)
  let text = ''
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      if ((at + 1) % ITEMS_PER_STEP === 0) yield
      text += `,${canonical(item)}`
    }
    return `[${text.slice(1)}]`
  }
  const members = value as Record<string, unknown>
  for (const name of Object.keys(members).sort()) {
    const member = members[name]
    if (member === undefined) continue
    text += `,${JSON.stringify(name)}:${yield* canonicalSteps(member, depth - 1)}`
  }
  return `{${text.slice(1)}}`
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `,${canonical(item)}`
    return `[${text.slice(1)}]`
  }
  const members = value as Record<string, unknown>
  for (const name of Object.keys(members).sort()) {
    const member = members[name]
    if (member !== undefined) text += `,${JSON.stringify(name)}:${canonical(member)}`
  }
  return `{${text.slice(1)}}`
}
