import type { FieldProblem } from '../problems/problem.js'
import { isRecord, type JsonSchema, tagOf } from './json-schema.js'

/** The problem of a value that names no branch of its union: the field that should name one. */
export function unnamedBranch(
  { anyOf = [] }: JsonSchema,
  pointer: string,
  value: unknown,
): FieldProblem {
  const tag = tagOf(anyOf)!
  const names = anyOf.map((branch) => branch.properties?.[tag]?.const).join(', ')
  const isGiven = isRecord(value) && Object.hasOwn(value, tag)
  return {
    pointer: `${pointer}/${tag}`,
    code: isGiven ? 'not_allowed' : 'required',
    detail: isGiven ? `must be one of ${names}` : `is required: one of ${names}`,
  }
}
