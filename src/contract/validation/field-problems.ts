import type { ValidationError } from '../generated/validators.js'
import { escapeStep, type FieldCode, type FieldProblem } from '../problems/problem.js'
import { explainForm, hasForms, nameOf, withArticle } from './form-problems.js'
import { enumHint, typeHint } from './hints.js'
import type { JsonSchema } from './json-schema.js'
import { unnamedBranch } from './tagged-union.js'

/** The code and the detail of a problem. */
type Explanation = readonly [FieldCode, string]

/** Data that the validator reports with its message, for the keywords below. */
interface Params {
  readonly missingProperty: string
  readonly type: string
  readonly limit: number
  readonly i: number
  readonly j: number
}

/** Order of the problems: a value without a known kind, a wrong type, everything else. */
const ORDER = ['taggedUnion', 'type']

/** Translates validation errors into the codes of the API. */
export function fieldProblems(errors: readonly ValidationError[]): FieldProblem[] {
  const rank = ({ keyword }: ValidationError) => ORDER.indexOf(keyword) + 1 || ORDER.length + 1
  return [...errors].sort((a, b) => rank(a) - rank(b)).flatMap(problemsOf)
}

function problemsOf(error: ValidationError): FieldProblem[] {
  const { keyword, data } = error
  const schema: JsonSchema = error.parentSchema
  const pointer = pointerOf(error)
  if (keyword === 'taggedUnion') return [unnamedBranch(schema, pointer, data)]
  // If the value is text where an object is expected, the detail also lists the forms of the object.
  if (keyword === 'forms' || (keyword === 'type' && hasForms(schema))) {
    return explainForm(schema, data).map(({ field, code, detail }) => {
      return { pointer: field === undefined ? pointer : `${pointer}/${field}`, code, detail }
    })
  }
  const [code, detail] = explain(error)
  return [{ pointer, code, detail }]
}

function pointerOf(error: ValidationError): string {
  const { missingProperty } = error.params as Params
  const missing = error.keyword === 'required' ? `/${escapeStep(missingProperty)}` : ''
  return `#${error.instancePath}${missing}`
}

function explain(error: ValidationError): Explanation {
  const schema: JsonSchema = error.parentSchema
  const params = error.params as Params
  switch (error.keyword) {
    case 'required':
      return ['required', 'is required']
    case 'type':
      return [
        'invalid_type',
        `must be ${withArticle(params.type)}, got ${gotFor(params.type, error.data)}${typeHint(error.data, schema)}`,
      ]
    case 'enum':
      return explainEnum(schema, error.data)
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return ['out_of_range', explainRange(schema, error.data as number)]
    case 'minLength':
      return ['too_short', `must have at least ${counted(params.limit, 'character')}`]
    case 'minItems':
      return ['too_short', `must have at least ${counted(params.limit, 'value')}`]
    case 'maxLength':
      return ['too_long', `must have at most ${counted(params.limit, 'character')}`]
    case 'maxItems':
    case 'additionalItems':
      return ['too_long', `must have at most ${counted(params.limit, 'value')}`]
    case 'uniqueItems':
      return [
        'not_allowed',
        `must NOT have duplicate items (items ## ${params.j} and ${params.i} are identical)`,
      ]
    default:
      return ['not_allowed', 'is not allowed']
  }
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

/** A longer text is not a mistyped number. */
const MAX_QUOTED_LENGTH = 40

/** Quotes the value only where a number is expected: other text may be secret. */
function gotFor(type: string, data: unknown): string {
  const isNumber = type === 'integer' || type === 'number'
  const isShort =
    typeof data === 'number' || (typeof data === 'string' && data.length <= MAX_QUOTED_LENGTH)
  return isNumber && isShort ? JSON.stringify(data) : nameOf(data)
}

function explainEnum(schema: JsonSchema, data: unknown): Explanation {
  const allowed = schema.enum ?? []
  const isRightType = allowed.some((value) => typeof value === typeof data)
  const detail = `must be one of ${listed(allowed)}${enumHint(data, schema)}`
  return isRightType ? ['not_allowed', detail] : ['invalid_type', `${detail}, got ${nameOf(data)}`]
}

/** Names beyond this number hide the hint behind them: those of ships are over ninety. */
const MAX_LISTED = 60
const LISTED = 12

/** Values in a sentence; the first of many. */
export function listed(allowed: readonly unknown[]): string {
  if (allowed.length <= MAX_LISTED) return allowed.join(', ')
  const others = allowed.length - LISTED
  return `${allowed.slice(0, LISTED).join(', ')} and ${others} others that the API reference lists`
}

function explainRange(schema: JsonSchema, data: number): string {
  const subject = schema.title === undefined ? '' : `${schema.title} `
  const swapped =
    schema.title === 'latitude' && Math.abs(data) <= 180
      ? '. The order is [longitude, latitude]; were they swapped?'
      : ''
  return `${subject}must be ${rangeOf(schema)}, got ${data}${swapped}`
}

function rangeOf(schema: JsonSchema): string {
  const { minimum, maximum, exclusiveMinimum } = schema
  if (minimum !== undefined && maximum !== undefined) return `between ${minimum} and ${maximum}`
  if (exclusiveMinimum !== undefined && maximum !== undefined)
    return `above ${exclusiveMinimum} and at most ${maximum}`
  if (minimum !== undefined) return `at least ${minimum}`
  if (exclusiveMinimum !== undefined) return `above ${exclusiveMinimum}`
  return `at most ${maximum}`
}
