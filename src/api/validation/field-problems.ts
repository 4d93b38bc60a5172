import type { ErrorObject } from 'ajv'
import { escapeStep, type FieldCode, type FieldProblem } from '../problem.js'
import { explainForm, hasForms, nameOf, withArticle } from './form-problems.js'
import { enumHint, typeHint } from './hints.js'
import type { JsonSchema } from './json-schema.js'
import { explainTaggedUnions } from './tagged-union.js'

/** The code and the detail of a problem. */
type Explanation = readonly [FieldCode, string]

/** Data that the validator reports with its message, for the keywords below. */
interface Params {
  readonly missingProperty: string
  readonly type: string
  readonly limit: number
}

/** Translates validation errors into the codes of the API. Type errors come first. */
export function fieldProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const explained = explainTaggedUnions(errors)
  const others = explained.errors
    .filter((error) => !isInsideAlternative(error))
    .sort((a, b) => Number(b.keyword === 'type') - Number(a.keyword === 'type'))
    .flatMap((error) => (isOfForms(error) ? formProblems(error) : [fieldProblem(error)]))
  return [...explained.problems, ...others]
}

/**
 * If the value is text where an object is expected, the detail also lists the forms that the object may
 * have.
 */
function isOfForms({ keyword, parentSchema }: ErrorObject): boolean {
  return keyword === 'oneOf' || (keyword === 'type' && hasForms(parentSchema as JsonSchema))
}

function fieldProblem(error: ErrorObject): FieldProblem {
  const [code, detail] = explain(error)
  return { pointer: pointerOf(error), code, detail }
}

function formProblems(error: ErrorObject): FieldProblem[] {
  return explainForm(error.parentSchema as JsonSchema, error.data).map(
    ({ field, code, detail }) => {
      const inner = field === undefined ? '' : `/${field}`
      return { pointer: `${pointerOf(error)}${inner}`, code, detail }
    },
  )
}

/** The branches of a `oneOf` contradict each other, so the error of the `oneOf` itself is used. */
function isInsideAlternative(error: ErrorObject): boolean {
  return error.schemaPath.includes('/oneOf/')
}

function pointerOf(error: ErrorObject): string {
  const { missingProperty } = error.params as Params
  const missing = error.keyword === 'required' ? `/${escapeStep(missingProperty)}` : ''
  return `#${error.instancePath}${missing}`
}

function explain(error: ErrorObject): Explanation {
  const schema = error.parentSchema as JsonSchema
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
    default:
      return ['not_allowed', error.message ?? 'is not allowed']
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
  const detail = `must be one of ${allowed.join(', ')}${enumHint(data, allowed)}`
  return isRightType ? ['not_allowed', detail] : ['invalid_type', `${detail}, got ${nameOf(data)}`]
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
