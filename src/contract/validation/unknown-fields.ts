import { finish } from '../../base/slices.js'
import { warned } from '../../emissions/answer/warning-table.js'
import { PASSAGES } from '../../engine/routing/request.js'
import { editDistance } from '../../ports/names/edit-distance.js'
import { FLAG_NAMES } from '../passage-flags.js'
import { escapeStep, type FieldProblem } from '../problems/problem.js'
import { type WarningItem, warningAbout } from '../warning.js'
import { madeOfParts, partsOf } from './body-parts.js'
import { isRecord, type JsonSchema, schemaOf } from './json-schema.js'

/** A longer list would be no help, and a body can contain thousands. */
const MAX_REPORTED = 20
const MAX_GUESSED_LENGTH = 40

/** A field that the schema does not declare, with the name that was probably meant. */
interface Unknown {
  readonly pointer: string
  readonly guess: string | undefined
  /** Whether it is an amount of a cargo that has no other: without it, the figures would be for a cargo that nobody has. */
  readonly isOnlyAmount: boolean
}

/** Fields that the schema does not declare. */
export function findUnknownFields(schema: JsonSchema, value: unknown): Unknown[] {
  return finish(unknownSteps(schema, value))
}

/** The same in steps. */
export function* unknownSteps(schema: JsonSchema, value: unknown): Generator<void, Unknown[]> {
  const found: Unknown[] = []
  for (const { own, inBody } of partsOf(value)) {
    const before = found.length
    collect(schema, own, [], found)
    for (let at = before; at < found.length; at++)
      found[at] = { ...found[at]!, pointer: inBody(found[at]!.pointer) }
    if (found.length >= MAX_REPORTED) break
    yield
  }
  return found
}

/** Parameters without the mask: every counted request may choose members of its answer. */
export function withoutMask(query: unknown): unknown {
  if (!isRecord(query) || !('fields' in query)) return query
  const { fields: _, ...others } = query
  return others
}

/** An unknown field where there may be none. */
export function unknownFieldProblem({ pointer, guess }: Unknown): FieldProblem {
  const meant = guess === undefined ? '.' : `; did you mean ${guess}?`
  return {
    pointer,
    code: 'unknown_field',
    detail: `This field is unknown and must be left out${meant}`,
  }
}

/** An amount that nothing here can count. */
export function unknownAmountProblem({ pointer, guess }: Unknown): FieldProblem {
  const meant = guess === undefined ? '' : ` Did you mean ${guess}?`
  return {
    pointer,
    code: 'unknown_field',
    detail: `This amount is unknown, and the cargo has no other: give teu, containers or mass_tonnes.${meant}`,
  }
}

/** An unknown field that changes nothing. */
export function unknownFieldWarning({ pointer, guess }: Unknown): WarningItem {
  const what =
    guess === undefined ? warned('unknown_field') : warned('unknown_field:guess', { meant: guess })
  return warningAbout(pointer, what)
}

/** @param path the steps to the value. A pointer is made only for what is found */
function collect(
  schema: JsonSchema,
  value: unknown,
  path: (string | number)[],
  found: Unknown[],
): void {
  if (Array.isArray(value) && schema.items !== undefined && !Array.isArray(schema.items)) {
    for (const [at, item] of value.entries()) {
      if (found.length >= MAX_REPORTED) return
      path.push(at)
      collect(schema.items as JsonSchema, item, path, found)
      path.pop()
    }
    return
  }
  const { properties } = schemaOf(schema, value)
  if (!isRecord(value) || properties === undefined) return
  for (const [name, inner] of Object.entries(value)) {
    if (found.length >= MAX_REPORTED) return
    const declared = Object.hasOwn(properties, name) ? properties[name] : undefined
    path.push(name)
    if (declared !== undefined) collect(declared, inner, path, found)
    else
      found.push({
        pointer: ['#', ...path.map((step) => escapeStep(String(step)))].join('/'),
        guess:
          besides(inner, properties) ??
          within(name, properties) ??
          closest(name, Object.keys(properties)),
        isOnlyAmount: isAmount(inner) && lacksAmount(value, properties),
      })
    path.pop()
  }
}

/** Fields that say how much cargo there is. A type of container can contain their number: `2x40HC`. */
const AMOUNTS = ['teu', 'containers', 'mass_tonnes'] as const

/** Whether an object is a cargo without an amount. */
function lacksAmount(
  value: Readonly<Record<string, unknown>>,
  properties: NonNullable<JsonSchema['properties']>,
): boolean {
  const isCargo = AMOUNTS.every((name) => Object.hasOwn(properties, name))
  const counted = JSON.stringify(value['container_type'] ?? '')
  return isCargo && !AMOUNTS.some((name) => value[name] != null) && !/\d\s*[x×*]/i.test(counted)
}

function isAmount(value: unknown): boolean {
  if (typeof value === 'string') return /^\s*\d/.test(value)
  return typeof value === 'number' || (typeof value === 'object' && value !== null)
}

/** The names in an unknown object that belong beside it: `suez` for `options.suez`. */
function besides(inner: unknown, properties: NonNullable<JsonSchema['properties']>) {
  if (!isRecord(inner)) return undefined
  const known = Object.keys(inner).filter((name) => Object.hasOwn(properties, name))
  return known.length > 0 ? known.join(', ') : undefined
}

/** The same name, or another word for it, inside a field beside it: `cargo.teu` for `teu`. */
function within(name: string, properties: NonNullable<JsonSchema['properties']>) {
  for (const meant of [name, OTHER_WORDS[plainName(name)]]) {
    // Nearer than one inside another field.
    if (meant !== undefined && Object.hasOwn(properties, meant)) return undefined
    const isThere = (field: string) =>
      meant !== undefined && Object.hasOwn(properties[field]?.properties ?? {}, meant)
    const outer = Object.keys(properties).find(isThere)
    if (outer !== undefined) return `${outer}.${meant}`
  }
  return undefined
}

/** Other words for a name, without signs. Only the words that callers were seen to use. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  date: 'depart_at',
  departure: 'depart_at',
  departuredate: 'depart_at',
  destination: 'to',
  departuretime: 'depart_at',
  draught: 'draft_m',
  draughtm: 'draft_m',
  eca: 'seca',
  eta: 'depart_at',
  etd: 'depart_at',
  from: 'origin',
  masskg: 'mass_tonnes',
  origin: 'from',
  to: 'destination',
  weight: 'mass_tonnes',
  weightkg: 'mass_tonnes',
  weighttonnes: 'mass_tonnes',
  ...Object.fromEntries(
    PASSAGES.filter((id) => !Object.hasOwn(FLAG_NAMES, id)).map((id) => [plainName(id), 'avoid']),
  ),
}

/** The known name that the given one means, contains, begins with or resembles. */
export function closest(name: string, known: readonly string[]): string | undefined {
  if (name.length > MAX_GUESSED_LENGTH) return undefined
  const plain = plainName(name)
  const meant = OTHER_WORDS[plain]
  if (meant !== undefined && known.includes(meant)) return meant
  const alike = known.filter((candidate) => {
    const other = plainName(candidate)
    return plain.length > 2 && (plain.includes(other) || other.startsWith(plain))
  })
  if (alike.length > 0) return nearest(plain, alike)?.candidate
  const most = Math.max(1, plain.length / 4)
  // A name takes at least as many edits as it is longer or shorter, and counting them is slow.
  const near = known.filter((one) => Math.abs(plainName(one).length - plain.length) <= most)
  const best = nearest(plain, near)
  return best !== undefined && best.edits <= most ? best.candidate : undefined
}

function nearest(plain: string, names: readonly string[]) {
  return names
    .map((candidate) => ({ candidate, edits: editDistance(plain, plainName(candidate)) }))
    .sort((a, b) => a.edits - b.edits)[0]
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/**
 * A copy with only the fields that the schema declares. What reads a body after its validation reads
 * the copy: an operation shares its reader with others, whose fields its schema does not check.
 */
export function knownFields(schema: JsonSchema, value: unknown): unknown {
  return finish(knownSteps(schema, value))
}

/** The same in steps. */
export function knownSteps(schema: JsonSchema, value: unknown): Generator<void, unknown> {
  return madeOfParts(value, (part) => onlyKnown(schema, part))
}

function onlyKnown(schema: JsonSchema, value: unknown): unknown {
  const { properties, items } = schemaOf(schema, value)
  if (Array.isArray(value) && items !== undefined && !Array.isArray(items)) {
    return value.map((item) => onlyKnown(items as JsonSchema, item))
  }
  if (properties === undefined || !isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(properties, name))
      .map(([name, inner]) => [name, onlyKnown(properties[name]!, inner)]),
  )
}
