import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Mask, masked, readMask, requireMembers } from '../../../contract/operations/mask.js'
import { Problem } from '../../../contract/problems/problem.js'
import { UsageError } from '../../../tables/text/failure.js'

/** What a caller asks for of an answer. */
export interface FieldsOption {
  readonly fields?: Mask | undefined
}

/** Adds the options of a command that shows an answer: its format, and what `fields` is in an address. */
export function addAnswerOptions(
  command: Command,
  formats: readonly string[],
  description: string,
): Command {
  return command
    .option(
      '--fields <members>',
      'JSON with only these members of the answer: distance_nm,passages(id),origin/port/name',
      readFieldsOption,
    )
    .addOption(new Option('--format <format>', description).choices(formats).default('text'))
}

export function readFieldsOption(text: string): Mask | undefined {
  return inWords(() => readMask(text), InvalidArgumentError) ?? undefined
}

/** The format of an answer. Members are of JSON. @throws UsageError for members of another format */
export function formatOf<Format extends string>(
  format: Format,
  { fields }: FieldsOption,
  json: Format,
): Format {
  if (fields === undefined) return format
  if (format === 'text' || format === json) return json
  throw new UsageError(`--fields chooses members of JSON: leave it out for ${format}.`)
}

/** An answer as its operation describes it. */
export interface AnswerSchema {
  readonly properties: object
}

/**
 * What a caller asks for of an answer: a member that this answer does without is left out, as over HTTP.
 * @throws UsageError for members that no answer has
 */
export function partOf<Answer extends object>(
  answer: Answer,
  { fields }: FieldsOption,
  { properties }: AnswerSchema,
): Answer {
  if (fields === undefined) return answer
  // The command adds notes about its file.
  const notes = Object.fromEntries(Object.keys(answer).map((name) => [name, null]))
  inWords(() => requireMembers(fields, { ...notes, ...properties }), UsageError)
  return masked(answer, fields) as Answer
}

function inWords<Result>(work: () => Result, Fault: new (message: string) => Error): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const [fault] = error.members['errors'] as readonly { readonly detail: string }[]
    throw new Fault(`--fields ${fault!.detail}.`)
  }
}
