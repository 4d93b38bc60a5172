import { sha256 } from './sha256.js'

/**
 * SHA-256 of a JSON value without its own member `digest`, whatever the order of its members. Anybody
 * can recompute it: sort the members of every object by name, write the value without spaces, hash its
 * UTF-8 bytes.
 */
export function digestOf(value: object): string {
  const { digest: _, ...rest } = value as Record<string, unknown>
  return sha256(canonical(rest))
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
