import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command, Option } from 'commander'
import type { EmissionsAnswer, OmittedShipment } from '../export-formats/declaration-types.js'
import { isDay, utcDay } from '../utc.js'
import { isAnswer, onAnswers, otherAnswer, readValues } from './answer-files.js'
import { type BatchLine, isBatchLine } from './batch-line.js'
import { compareCommand } from './declaration-compare.js'
import { UsageError } from './failure.js'
import { requireFree } from './out-folder.js'
import { namedFormat } from './out-format.js'
import type { Terminal } from './terminal.js'

/** Not required by the parser, which would ask subcommands for them too. */
const REQUIRED = ['organisation', 'services', 'from', 'to'] as const

const ENDINGS = { '.html': 'html', '.htm': 'html', '.json': 'json' } as const

interface DeclarationCommandOptions extends Readonly<Record<(typeof REQUIRED)[number], string>> {
  readonly format?: 'html' | 'json' | undefined
  readonly out?: string
  readonly overwrite?: true
  readonly allowDoubles?: true
  readonly supersedes?: string
}

const AFTER_HELP = `
A file contains answers from POST /v1/emissions/sea, /v1/emissions/chains or /v1/emissions/batch, from fairway
shipments --format ndjson or from fairway emissions --format json: one answer, a list, or one per line
(NDJSON). "-" is standard input. Doubled shipments or estimates and departures outside the period are refused.

Example:
  fairway emissions Rotterdam Singapore --teu 40 --format json > shipment.json
  fairway declaration shipment.json --organisation "Example Ltd" --services "Container transport" \\
    --from 2025-01-01 --to 2025-12-31 --out declaration.html`

/** Writes a declaration according to ISO 14083 from existing estimates. */
export function declarationCommand(terminal: Terminal): Command {
  return new Command('declaration')
    .description('Combine estimates into an emissions declaration (ISO 14083).')
    .argument('<files...>', 'JSON or NDJSON files with estimates')
    .option('--organisation <name>', 'organisation making the declaration (required)')
    .option('--services <text>', 'the transport services covered (required)')
    .option('--from <day>', 'first day of the period, YYYY-MM-DD (required)')
    .option('--to <day>', 'last day of the period (required)')
    .addOption(
      new Option(
        '--format <format>',
        'html prints on A4; default: from the name of --out, otherwise html',
      ).choices(['html', 'json']),
    )
    .option('--allow-doubles', 'count what is given more than once; the declaration names it')
    .option(
      '--supersedes <text>',
      'the earlier declaration that this one corrects, such as its digest',
    )
    .option('--out <file>', 'output file; default: standard output')
    .option('--overwrite', 'replace an existing declaration')
    .addHelpText('after', AFTER_HELP)
    .addCommand(compareCommand(terminal))
    .action(async (files: string[], options: DeclarationCommandOptions) => {
      const missing = REQUIRED.find((name) => options[name] === undefined)
      if (missing) throw new UsageError(`--${missing} is missing: a declaration must state it.`)
      checkPeriod(options)
      if (!options.allowDoubles) requireFilesOnce(files)
      const format = namedFormat(options.out, options.format, ENDINGS)
      if (options.out !== undefined) requireFree(options.out, options.overwrite === true)
      const read = await Promise.all(files.map((file) => readAnswers(file, terminal)))
      const whole = {
        answers: read.flatMap(({ answers }) => answers),
        ids: read.flatMap(({ ids }) => ids),
        omitted: read.flatMap(({ omitted }) => omitted),
      }
      const text = await onAnswers(() => written(whole, { ...options, format }, terminal))
      if (options.out === undefined) terminal.say(text)
      else await writeFile(options.out, text)
    })
}

async function written(
  { answers, ids, omitted }: Read,
  { organisation, services, from, to, format, ...options }: DeclarationCommandOptions,
  { note }: Terminal,
): Promise<string> {
  const { declarationWarnings, declare } = await import('../operations/declaration.js')
  const period = { from, to }
  const created = utcDay(Date.now())
  const declaration = inUsage(() =>
    declare(answers, {
      ...{ organisation, services, period, created, not_included: omitted, ids },
      ...(options.supersedes !== undefined && { supersedes: options.supersedes }),
      allow_doubles: options.allowDoubles === true,
    }),
  )
  for (const { detail } of declarationWarnings(declaration)) note(detail)
  if (format === 'json') return JSON.stringify(declaration, null, 2)
  return (await import('../export-formats/declaration-html.js')).declarationHtml(declaration)
}

/** What cannot be declared is a fault of the files. */
function inUsage<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message)
    throw error
  }
}

function requireFilesOnce(files: readonly string[]): void {
  const paths = files.map((file) => (file === '-' ? file : resolve(file)))
  const twice = files.filter((_, at) => paths.indexOf(paths[at]!) < at)
  if (twice.length > 0) {
    throw new UsageError(`${twice.join(', ')} is given more than once. Name each file once.`)
  }
}

function checkPeriod({ from, to }: DeclarationCommandOptions): void {
  for (const [name, day] of Object.entries({ from, to })) {
    if (!isDay(day))
      throw new UsageError(`--${name} must be a day such as 2026-12-31, got "${day}".`)
  }
  if (to < from) throw new UsageError(`--to ${to} is before --from ${from}.`)
  const today = utcDay(Date.now())
  if (to > today) {
    throw new UsageError(
      `--to ${to} is in the future. A declaration covers a past period: give ${today} or an earlier day.`,
    )
  }
}

interface Read {
  readonly answers: readonly EmissionsAnswer[]
  /** The caller's own id of each answer, or null. */
  readonly ids: readonly (string | null)[]
  readonly omitted: readonly OmittedShipment[]
}

async function readAnswers(file: string, terminal: Terminal): Promise<Read> {
  const values = await readValues(file, terminal)
  const { answers, ids, omitted } = answersOf(values)
  if (omitted.length > 0) {
    const are =
      omitted.length === 1 ? 'row has no estimate and is' : 'rows have no estimate and are'
    terminal.note(`${file}: ${omitted.length} ${are} listed as not included.`)
  }
  answers.forEach((value, at) => {
    if (!isAnswer(value)) {
      throw new UsageError(
        `${file}: entry ${at + 1} ${otherAnswer(value)}. Use the output of fairway emissions --format json or of the service.`,
      )
    }
  })
  if (answers.length === 0) throw new UsageError(`${file} contains no estimate.`)
  return { answers: answers as EmissionsAnswer[], ids, omitted }
}

/** The answers among the lines of a batch, and the lines without an answer. */
function answersOf(values: readonly unknown[]) {
  const answers: unknown[] = []
  const ids: (string | null)[] = []
  const omitted: OmittedShipment[] = []
  for (const value of values) {
    if (isBatchLine(value) && value.answer === null) {
      omitted.push({ id: String(value.id ?? value.row), reason: value.problem.detail })
      continue
    }
    answers.push(isBatchLine(value) ? value.answer : value)
    ids.push(isBatchLine(value) ? idOf(value) : null)
  }
  return { answers, ids, omitted }
}

/**
 * The caller's own id of a row; null for the number of the row, which stands for a missing id and
 * occurs in every file.
 */
function idOf({ id, row }: BatchLine): string | null {
  return id === undefined || id === row ? null : String(id)
}
