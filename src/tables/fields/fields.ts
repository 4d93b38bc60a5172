import { type Command, Option } from 'commander'
import type { JsonSchema } from '../../contract/validation/json-schema.js'
import { arrivalText, momentText } from '../text/moments.js'
import { namesOf, readNumberOption } from '../text/quantities.js'

/** How the text of an option or cell becomes a value of a request. */
export type FieldKind = 'number' | 'text' | 'flag' | 'names' | 'moment' | 'arrival' | 'places'

/** A field of a request, as an option of the command line and as a column of a file. */
export interface Field {
  /** Path in the request: `cargo.mass_tonnes`. */
  readonly path: string
  /** Absent if no option sets the field alone. */
  readonly option?: string
  readonly kind: FieldKind
  readonly description: string
  readonly choices?: readonly (string | number)[]
  /** Reads the text of an option that has another form than the field. */
  readonly read?: (text: string, before?: never) => unknown
  /** The same quantity under another name: an option that sets the field removes it from a file. */
  readonly instead?: string
  /** Another option that cannot be given beside it, as commander names it. */
  readonly conflicts?: string
  /** Other names of its column. */
  readonly columns?: readonly string[]
  /** Columns of the same quantity in another unit. */
  readonly units?: readonly ColumnUnit[]
}

/** A unit of a quantity in a file, with the names of its columns. */
export interface ColumnUnit {
  /** Follows the name of a column in an error. */
  readonly name: string
  /** A value of the unit in that of the field. */
  readonly convert?: (value: number) => number
  /** Reads a cell of another form than a number, in the unit of the field. */
  readonly read?: (text: string) => number
  /** What the quantity is of one of: the field of the cargo with their number. */
  readonly each?: 'containers' | 'teu'
  readonly columns: readonly string[]
}

/** What the contract does not say about a field. */
export type FieldRow = Partial<Field> & Pick<Field, 'path'>

/** A row of a table of fields. @param description default: that of the contract */
export function field(
  path: string,
  option: string,
  description?: string,
  more: Partial<Field> = {},
): FieldRow {
  return { path, option, ...(description !== undefined && { description }), ...more }
}

/** The rows whose fields a request has, with their types, values and defaults. */
export function fieldsOf(schema: JsonSchema, rows: readonly FieldRow[]): Field[] {
  return rows.flatMap((row) => {
    const declared = schemaAt(schema, row.path)
    return declared === undefined ? [] : [derived(row, declared)]
  })
}

const KINDS: Readonly<Record<string, FieldKind>> = {
  number: 'number',
  integer: 'number',
  boolean: 'flag',
  array: 'names',
}

function derived(row: FieldRow, declared: JsonSchema): Field {
  const { type = '', items } = declared
  const choices = declared.enum ?? (items as JsonSchema | undefined)?.enum
  const field = {
    kind: KINDS[type] ?? 'text',
    description: uncapitalised(declared.description ?? ''),
    ...(choices && { choices: choices as readonly string[] }),
    ...row,
  }
  // An option of another form may have another unit.
  const isPlain = row.read === undefined && field.kind !== 'flag'
  return isPlain ? { ...field, description: field.description + limitsOf(field, declared) } : field
}

/** Descriptions of options begin like those of commander. */
function uncapitalised(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** What the help of an option says about its range and its default. */
function limitsOf({ description }: Pick<Field, 'description'>, declared: JsonSchema): string {
  const { minimum = declared.exclusiveMinimum, maximum, default: usual } = declared
  const range = minimum !== undefined && maximum !== undefined ? ` (${minimum} to ${maximum})` : ''
  return range + (usual === undefined || /default/i.test(description) ? '' : `; default: ${usual}`)
}

function schemaAt(schema: JsonSchema, path: string): JsonSchema | undefined {
  return path
    .split('.')
    .reduce<JsonSchema | undefined>((within, step) => within?.properties?.[step], schema)
}

/** Adds an option for each field that has one. */
export function addFields(command: Command, fields: readonly Field[]): Command {
  for (const one of fields) if (one.option !== undefined) command.addOption(optionOf(one))
  return command
}

function optionOf({ option: flags, description, kind, choices, read, conflicts }: Field): Option {
  if (kind === 'names' && read === undefined) {
    const names = choices as readonly string[]
    return new Option(flags!, `${description}: ${names.join(', ')}`).argParser(namesOf(names))
  }
  const option = new Option(flags!, description)
  if (conflicts !== undefined) option.conflicts(conflicts)
  if (choices !== undefined) option.choices(choices.map(String))
  if (read !== undefined) return option.argParser(read as (text: string) => unknown)
  if (kind === 'moment') return option.argParser(momentText)
  // Commander passes the value before as a second argument.
  if (kind === 'arrival') return option.argParser((text) => arrivalText(text))
  if (choices !== undefined) return option
  return kind === 'number' ? option.argParser(readNumberOption) : option
}

/** `--size-class` of `--size-class <class>`, and the second of two names. */
export function flagOf({ option = '' }: Pick<Field, 'option'>): string {
  return option.split(', ').at(-1)!.split(' ')[0]!
}

/** The value of a field's option; undefined if it is not given. */
export function optionValue(
  { option, kind }: Field,
  options: Readonly<Record<string, unknown>>,
): unknown {
  if (option === undefined) return undefined
  const value = options[new Option(option).attributeName()]
  // Without `--no-suez`, nothing is said about Suez.
  if (kind === 'flag' && option.startsWith('--no-')) return value === false ? false : undefined
  return kind === 'number' && typeof value === 'string' ? Number(value) : value
}
