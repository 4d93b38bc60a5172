import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command, Option } from 'commander'
import { utcDay } from '../../../base/utc.js'
import { Problem, readablePointer } from '../../../contract/problems/problem.js'
import {
  type Claim,
  type EmissionsAnswer,
  type OmittedShipment,
  SALE_SIDES,
  type SaleSide,
} from '../../../papers/declaration-types.js'
import { UsageError } from '../../../tables/text/failure.js'
import { namedFormat } from '../../../tables/text/out-format.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { BatchLine } from '../fields/batch-line.js'
import {
  declarationIn,
  type Entry,
  isAnswer,
  isDeclaration,
  onAnswers,
  otherAnswer,
  readEntries,
  readValues,
} from '../files/answer-files.js'
import { requireFree } from '../files/out-folder.js'
import type { Source } from '../files/source-file.js'
import type { OpenSea } from '../sea.js'
import { compareCommand } from './declaration-compare.js'

/** Not required by the parser, which would ask subcommands for them too. */
const REQUIRED = ['organisation', 'services', 'from', 'to'] as const

const ENDINGS = { '.html': 'html', '.htm': 'html', '.json': 'json' } as const

interface DeclarationCommandOptions extends Readonly<Record<(typeof REQUIRED)[number], string>> {
  readonly format?: 'html' | 'json' | undefined
  readonly out?: string
  readonly overwrite?: true
  readonly allowDoubles?: true
  readonly supersedes?: string
  readonly source?: readonly string[]
  readonly saleSide?: SaleSide
  readonly claims?: string
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
export function declarationCommand(terminal: Terminal, open: OpenSea): Command {
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
      '--source <file>',
      'the table of which the answers are; its hash and rows are declared, and each row must be there; repeatable',
      (file: string, before: readonly string[] = []) => [...before, file],
    )
    .option(
      '--supersedes <declaration>',
      'the earlier declaration that this one corrects: its JSON file, whose digest is checked, or a text',
    )
    .addOption(
      new Option(
        '--sale-side <side>',
        'who declares: adds the categories 4 and 9 of scope 3 by the Incoterm of each shipment',
      ).choices(SALE_SIDES),
    )
    .option(
      '--claims <file>',
      'certificates by book and claim, which the paper has beside the total: a JSON list of {id, scheme, reduction_kg_co2e}',
    )
    .option('--out <file>', 'output file; default: standard output')
    .option('--overwrite', 'replace an existing declaration')
    .addHelpText('after', AFTER_HELP)
    .addCommand(compareCommand(terminal))
    .action(async (files: string[], options: DeclarationCommandOptions) => {
      const { periodProblems } = await import('../../../contract/operations/papers/declaration.js')
      const missing = REQUIRED.find((name) => options[name] === undefined)
      if (missing) throw new UsageError(`--${missing} is missing: a declaration must state it.`)
      const { from, to } = options
      const [fault] = periodProblems({ from, to }, utcDay(Date.now()))
      if (fault) throw new UsageError(`--${fault.pointer.split('/').at(-1)} ${fault.detail}.`)
      if (!options.allowDoubles) requireFilesOnce(files)
      const format = namedFormat(options.out, options.format, ENDINGS)
      if (options.out !== undefined) requireFree(options.out, options.overwrite === true)
      const read = await Promise.all(
        files.map((file) => readAnswers(file, options.allowDoubles === true, terminal)),
      )
      const whole = {
        answers: read.flatMap(({ answers }) => answers),
        ids: read.flatMap(({ ids }) => ids),
        omitted: read.flatMap(({ omitted }) => omitted),
        ignored: [...new Set(read.flatMap(({ ignored }) => ignored))],
      }
      const { readSource } = await import('../files/source-file.js')
      const sources = await Promise.all(
        (options.source ?? []).map((path) => readSource(path, terminal)),
      )
      const supersedes = await supersededBy(options.supersedes, terminal)
      const claims = await claimsIn(options, terminal, open)
      const all = { ...options, format, supersedes, sources, claims }
      const text = await onAnswers(() => written(whole, all, terminal))
      if (options.out === undefined) terminal.say(text)
      else await writeFile(options.out, text)
    })
}

async function written(
  { answers, ids, omitted, ignored }: Read,
  {
    organisation,
    services,
    from,
    to,
    format,
    sources,
    supersedes,
    claims,
    ...options
  }: Omit<DeclarationCommandOptions, 'supersedes' | 'claims'> & {
    readonly claims: readonly Claim[] | undefined
    readonly sources: readonly Source[]
    readonly supersedes: string | undefined
  },
  { note }: Terminal,
): Promise<string> {
  const { declarationWarnings, declare } = await import(
    '../../../contract/operations/papers/declaration.js'
  )
  const period = { from, to }
  const created = utcDay(Date.now())
  const declaration = inUsage(() =>
    declare(answers, {
      ...{ organisation, services, period, created, not_included: omitted, ids },
      ignored_columns: ignored,
      ...(supersedes !== undefined && { supersedes }),
      ...(options.saleSide && { sale_side: options.saleSide }),
      ...(claims && { claims }),
      ...(sources.length > 0 && { source_files: sources.map(({ file }) => file) }),
      allow_doubles: options.allowDoubles === true,
    }),
  )
  const { missingRows } = await import('../files/source-file.js')
  const missing = missingRows(declaration, sources)
  if (missing.length > 0) throw new UsageError(missing.join('\n'))
  for (const { detail } of declarationWarnings(declaration)) note(detail)
  if (format === 'json') return JSON.stringify(declaration, null, 2)
  return (await import('../../../papers/declaration-html.js')).declarationHtml(declaration)
}

/** The digest of an earlier declaration in a file, or a text as it is. @throws UsageError for one that was changed */
async function supersededBy(
  given: string | undefined,
  terminal: Terminal,
): Promise<string | undefined> {
  if (given === undefined) return undefined
  if (!existsSync(given)) {
    if (!/^[0-9a-f]{64}$/.test(given))
      terminal.note('--supersedes is no digest, so nobody can check it: give the JSON file.')
    return given
  }
  const { digestOf } = await import('../../../contract/operations/papers/digest.js')
  const [value] = await readValues(given, terminal)
  const earlier = declarationIn(value)
  if (!isDeclaration(earlier)) throw new UsageError(`--supersedes: ${given} is no declaration.`)
  if (digestOf(earlier) !== earlier.digest)
    throw new UsageError(
      `--supersedes: ${given} was changed after it was made: its digest differs. Give it as it was declared.`,
    )
  return earlier.digest
}

/** The certificates of a file, judged as the service judges them. @throws UsageError */
async function claimsIn(
  { claims: path, from, to }: DeclarationCommandOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<readonly Claim[] | undefined> {
  if (path === undefined) return undefined
  const { checkClaims } = await import('../../../contract/operations/papers/declaration.js')
  const given = await readValues(path, terminal)
  const factors = await open.factors(terminal.environment)
  try {
    const { claims, warnings } = checkClaims(given, { from, to }, factors)
    for (const { pointer = '#', detail } of warnings) {
      terminal.note(`--claims: ${readablePointer(pointer)}: ${detail}`)
    }
    return claims
  } catch (error) {
    throw error instanceof Problem ? new UsageError(`--claims: ${error.detail}`) : error
  }
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

interface Read {
  readonly answers: readonly EmissionsAnswer[]
  /** The caller's own id of each answer, or null. */
  readonly ids: readonly (string | null)[]
  readonly omitted: readonly OmittedShipment[]
  /** Columns of its table that were not read. */
  readonly ignored: readonly string[]
}

async function readAnswers(
  file: string,
  isDoubleAllowed: boolean,
  terminal: Terminal,
): Promise<Read> {
  const { entries, without } = await readEntries(file, terminal, 'listed as not included')
  const answers = entries.map(({ name, answer }) => {
    if (isAnswer(answer)) return answer
    throw new UsageError(
      `${name} ${otherAnswer(answer)}. Use the output of fairway emissions --format json or of the service.`,
    )
  })
  if (!isDoubleAllowed) requireNoEquals(entries, file)
  return {
    answers,
    ids: entries.map(({ line }) => line && idOf(line)),
    ignored: entries.flatMap(({ line }) => line?.ignored_columns ?? []),
    omitted: without.map(({ id, row, problem }) => ({
      id: String(id ?? row),
      reason: problem.detail,
    })),
  }
}

/** @throws UsageError for rows without a reference that are equal: nothing says that they are two shipments */
function requireNoEquals(entries: readonly Entry[], file: string): void {
  const rows = new Map<string, number>()
  for (const { line, answer } of entries) {
    if (line === null || idOf(line) !== null) continue
    const { asked } = answer as Partial<EmissionsAnswer>
    if (asked === undefined) continue
    const content = JSON.stringify(asked)
    const other = rows.get(content)
    if (other !== undefined) {
      throw new UsageError(
        `${file}: rows ${other} and ${line.row} are equal and have no reference: is it one shipment? Add a column of references such as "Job No" to the table, or --allow-doubles.`,
      )
    }
    rows.set(content, line.row)
  }
}

/**
 * The caller's own id of a row; null for the number of the row, which stands for a missing id and
 * occurs in every file.
 */
function idOf({ id, row }: BatchLine): string | null {
  return id === undefined || id === row ? null : String(id)
}
