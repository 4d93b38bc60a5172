import type { ErrorObject } from 'ajv'
import type { FieldProblem } from '../problem.js'
import { isRecord, type JsonSchema, namedBranch, tagOf } from './json-schema.js'

/**
 * A union whose branches are distinguished by a constant field, such as `kind`, fails with the errors
 * of all its branches. Keeps only the errors of the branch that the value names. A value that names
 * none has one problem: that field.
 */
export function explainTaggedUnions(errors: readonly ErrorObject[]) {
  let left = [...errors]
  const problems: FieldProblem[] = []
  for (const union of errors) {
    const branches = union.keyword === 'anyOf' ? (union.schema as JsonSchema[]) : []
    const tag = tagOf(branches)
    if (tag === undefined) continue
    const named = namedBranch(branches, tag, union.data)
    left = left.filter((error) => !isWithin(error, union) || isOfBranch(error, union, named))
    if (named < 0) problems.push(unnamed(union, branches, tag))
  }
  return { errors: left, problems }
}

function unnamed(union: ErrorObject, branches: readonly JsonSchema[], tag: string): FieldProblem {
  const names = branches.map((branch) => branch.properties?.[tag]?.const).join(', ')
  const pointer = `#${union.instancePath}/${tag}`
  return isRecord(union.data) && Object.hasOwn(union.data, tag)
    ? { pointer, code: 'not_allowed', detail: `must be one of ${names}` }
    : { pointer, code: 'required', detail: `is required: one of ${names}` }
}

/** The union's own error, or one of its branches about the same value. */
function isWithin(error: ErrorObject, union: ErrorObject): boolean {
  return (
    error.schemaPath.startsWith(union.schemaPath) &&
    `${error.instancePath}/`.startsWith(`${union.instancePath}/`)
  )
}

function isOfBranch(error: ErrorObject, union: ErrorObject, branch: number): boolean {
  return error.schemaPath.startsWith(`${union.schemaPath}/${branch}/`)
}
