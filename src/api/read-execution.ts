import { type FieldProblem, Problem, validationFailed } from './problem.js'
import { OUTPUT } from './process-description.js'
import type { ExecuteBody } from './schemas/execution.js'

const JSON_TYPE = 'application/json'

/** What an execution of OGC API - Processes asks for. */
export interface Execution {
  /** The request of the operation. */
  readonly values: Record<string, unknown>
  /** Whether the output is a member of a document instead of the whole response. */
  readonly isDocument: boolean
  /** Media type of the output; undefined if the request leaves it to Accept. */
  readonly mediaType: string | undefined
}

/**
 * Reads an execution. No outputs, or none named, are all outputs.
 * @param fileTypes media types in which the output can be sent besides JSON
 * @throws Problem validation_failed
 */
export function readExecution(
  { inputs = {}, outputs = {}, response }: ExecuteBody,
  fileTypes: readonly string[],
): Execution {
  const unknown = Object.keys(outputs).find((name) => name !== OUTPUT)
  if (unknown !== undefined) throw faulty(unknown, `is no output; the only one is ${OUTPUT}`)
  const { transmissionMode = 'value', format } = outputs[OUTPUT] ?? {}
  if (transmissionMode !== 'value') {
    throw faulty(
      `${OUTPUT}/transmissionMode`,
      'must be value: answers are not kept for a reference',
    )
  }
  const isDocument = response === 'document'
  const types = isDocument ? [JSON_TYPE] : [JSON_TYPE, ...fileTypes]
  const mediaType = format?.mediaType
  if (mediaType !== undefined && !types.includes(mediaType)) {
    throw faulty(`${OUTPUT}/format/mediaType`, `must be one of ${types.join(', ')}`)
  }
  return { values: valuesOf(inputs), isDocument, mediaType }
}

/** An error of the operation, whose fields are inputs of the process; other errors unchanged. */
export function inInputs(error: unknown): unknown {
  if (!(error instanceof Problem) || !Array.isArray(error.members['errors'])) return error
  const errors = (error.members['errors'] as readonly FieldProblem[]).map((one) => {
    return { ...one, pointer: one.pointer.replace('#', '#/inputs') }
  })
  const { code, detail, cause, headers } = error
  if (code === 'validation_failed') return validationFailed(errors)
  return new Problem(code, detail, { members: { ...error.members, errors }, headers, cause })
}

function faulty(output: string, detail: string) {
  return validationFailed([{ pointer: `#/outputs/${output}`, code: 'not_allowed', detail }])
}

/** The members of a request, whose values may stand in an object with their media type or format. */
function valuesOf(inputs: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(inputs).map(([name, input]) => {
    if (Object.keys(Object(input)).includes('href')) {
      const detail = 'must be the value itself: this service fetches no inputs from other places'
      throw validationFailed([{ pointer: `#/inputs/${name}`, code: 'not_allowed', detail }])
    }
    return [name, Array.isArray(input) ? input.map(literalOf) : literalOf(input)]
  })
  return Object.fromEntries(entries)
}

function literalOf(input: unknown): unknown {
  const names = Object.keys(Object(input))
  const isQualified =
    !Array.isArray(input) &&
    names.includes('value') &&
    names.every((name) => ['value', 'mediaType', 'encoding', 'schema', 'format'].includes(name))
  return isQualified ? (input as { value: unknown }).value : input
}
