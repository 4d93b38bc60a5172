import { escapeStep, type FieldProblem } from '../../api/problem.js'
import { isRecord, type JsonSchema } from './json-schema.js'

/** More than these help nobody, and a body can hold thousands. */
const MAX_REPORTED = 20
const MAX_GUESSED_LENGTH = 40

/** What becomes of a field that is not known. */
export type Fate = 'was ignored' | 'must be left out'

/** Fields that the schema doesn't know, each with the name that was probably meant. */
export function findUnknownFields(schema: JsonSchema, value: unknown, fate: Fate): FieldProblem[] {
  const found: Unknown[] = []
  collect(schema, value, '#', found)
  return found.map(({ pointer, guess }) => ({
    pointer,
    code: 'unknown_field',
    detail:
      guess === undefined
        ? `This field is not known and ${fate}.`
        : `This field is not known and ${fate}; did you mean ${guess}?`,
  }))
}

interface Unknown {
  readonly pointer: string
  readonly guess: string | undefined
}

function collect(schema: JsonSchema, value: unknown, pointer: string, found: Unknown[]): void {
  if (!isRecord(value) || schema.properties === undefined) return
  for (const [name, inner] of Object.entries(value)) {
    if (found.length >= MAX_REPORTED) return
    const at = `${pointer}/${escapeStep(name)}`
    const declared = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    if (declared !== undefined) collect(declared, inner, at, found)
    else found.push({ pointer: at, guess: closest(name, Object.keys(schema.properties)) })
  }
}

/** The known name that contains, begins or nearly is the given one. */
function closest(name: string, known: readonly string[]): string | undefined {
  if (name.length > MAX_GUESSED_LENGTH) return undefined
  const plain = plainName(name)
  const contained = known.find((candidate) => {
    const other = plainName(candidate)
    return plain.length > 2 && (plain.includes(other) || other.startsWith(plain))
  })
  if (contained !== undefined) return contained
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(plain, plainName(candidate)) }))
    .sort((a, b) => a.edits - b.edits)
  const best = ranked[0]
  return best !== undefined && best.edits <= Math.max(1, plain.length / 4)
    ? best.candidate
    : undefined
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** Levenshtein's distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substituted = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substituted, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
