import { Command, Option } from 'commander'
import { isId } from '../../../contract/ids.js'
import type { Verification } from '../../../contract/operations/papers/verify.js'
import { isObject } from '../../../tables/fields/request-body.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { SHIP_TABLE_HELP } from '../fields/factor-files.js'
import {
  type Entry,
  isAnswer,
  isDeclaration,
  otherAnswer,
  readEntries,
} from '../files/answer-files.js'
import { repeatTools } from '../repeat-tools.js'
import type { OpenSea } from '../sea.js'

/** Answers that say what they were asked, of which an id alone tells the kind. */
const REPEATED = ['route', 'voyage', 'matrix', 'reach'] as const
/** Differences shown of one answer. */
const SHOWN = 5

const AFTER_HELP = `
A file contains answers of POST /v1/emissions/sea, /v1/emissions/chains, /v1/emissions/ship-years,
/calculate-route, /calculate-matrix, /v1/voyages or /v1/reach, of a batch over HTTP or of commands other than batch with --format json or ndjson; or a declaration of
/v1/emissions/declarations or of fairway declaration --format json. "-" is standard input.

Each answer, and each shipment of a declaration, is recomputed from its own contents: the request that it was asked, on the day that it names.
The digest of figures about emissions covers the rest, such as the id; of answers about the sea alone, the members that are there are compared. Footprints do not repeat their
requests: verify the answers from which they were made. Traces do not repeat their fixes. A difference is listed with its field; the exit status is then 1.
Versions of software, data or factors that are not those installed here are named: figures may then differ
although nothing was changed. Use the same factor pack and ship table as for the answers.

Examples:
  fairway verify result.ndjson
  fairway verify shipment.json
  fairway verify declaration.json --source shipments.csv
  fairway verify declaration.json --digest 1c2bafe2d24cb95b348b9496851308ac871f3ba8aa348815558fd22f048c3493`

interface VerifyOptions {
  readonly digest?: string
  readonly shipTable?: string
  readonly source?: readonly string[]
}

/** Recomputes answers from their own contents. */
export function verifyCommand(terminal: Terminal, open: OpenSea): Command {
  return new Command('verify')
    .description('Recompute answers and declarations from their own contents and compare.')
    .argument('<files...>', 'JSON or NDJSON files with answers')
    .option('--ship-table <file>', SHIP_TABLE_HELP)
    .option(
      '--source <file>',
      'a table that a declaration names: its hash is compared, each of its rows must be there, and was asked as it is; repeatable',
      (file: string, before: readonly string[] = []) => [...before, file],
    )
    .addOption(
      new Option(
        '--digest <sha256>',
        'the digest of a declaration as its paper has it: no word of the JSON was changed after it',
      ).argParser((text) => text.trim().toLowerCase()),
    )
    .addHelpText('after', AFTER_HELP)
    .action(async (files: string[], options: VerifyOptions) => {
      const { verifyAnswer, verifyDeclaration } = await import(
        '../../../contract/operations/papers/verify.js'
      )
      const tools = await repeatTools(terminal, open, options.shipTable)
      const { ports } = await open.tables(terminal.environment)
      const { readSource, sourceFaults } = await import('../files/source-file.js')
      const { rowFaults } = await import('../files/source-requests.js')
      const { digest, source: paths = [] } = options
      const sources = await Promise.all(paths.map((path) => readSource(path, terminal)))
      const tally = new Tally(terminal)
      const declarations: Record<string, unknown>[] = []
      for (const file of files) {
        const { entries } = await readEntries(file, terminal)
        const answers = entries.map(answerIn)
        for (const [at, answer] of answers.entries()) {
          const verify = isDeclaration(answer) ? verifyDeclaration : verifyAnswer
          const { name } = entries[at]!
          tally.add(name, await verify(answer, tools))
          if (!isDeclaration(answer)) continue
          declarations.push(answer)
          if (sources.length > 0) tally.fault(name, sourceFaults(answer, sources))
          for (const path of paths)
            tally.fault(name, await rowFaults(answer, path, { ports, tools, terminal }))
        }
      }
      const given = digest !== undefined ? '--digest' : paths.length > 0 ? '--source' : null
      if (given !== null && declarations.length === 0)
        throw new UsageError(`${given} is for declarations, and the files have none.`)
      if (digest !== undefined && !declarations.some((one) => one['digest'] === digest))
        tally.fault('--digest', [`${digest} is the digest of none of the declarations given.`])
      tally.fault('Corrections', brokenCorrections(declarations))
      tally.tell()
    })
}

/** Of several declarations: those that correct one which is none of the others. */
function brokenCorrections(declarations: readonly Record<string, unknown>[]): string[] {
  const digests = declarations.map(({ digest }) => digest)
  if (digests.length < 2) return []
  const broken = declarations.flatMap(({ supersedes }) =>
    typeof supersedes !== 'string' || digests.includes(supersedes)
      ? []
      : `one supersedes ${supersedes}, which is the digest of none of the declarations given.`,
  )
  return broken.length > 0 ? broken : inForceTwice(declarations)
}

/** Two that say the same of overlapping periods, and neither corrects the other. */
function inForceTwice(declarations: readonly Record<string, unknown>[]): string[] {
  const corrected = declarations.map(({ supersedes }) => supersedes)
  const inForce = declarations.filter(({ digest }) => !corrected.includes(digest))
  return inForce.flatMap((one, at) =>
    inForce.slice(at + 1).flatMap((other) => {
      const [a, b] = [one['period'], other['period']] as { from: string; to: string }[]
      const isSame = ['organisation', 'services'].every((name) => one[name] === other[name])
      if (!isSame || a!.from > b!.to || b!.from > a!.to) return []
      return `two of ${String(one['organisation'])}, ${a!.from} to ${a!.to} and ${b!.from} to ${b!.to}, are of the same services, and neither supersedes the other.`
    }),
  )
}

/** The answer of an entry. @throws UsageError for one that does not repeat its request */
function answerIn({ name, answer }: Entry): Record<string, unknown> {
  if (isObject(answer) && isVerifiable(answer)) return answer
  throw new UsageError(
    `${name} ${otherAnswer(answer)}. It does not say all that it was asked: footprints and traces never do. Of a footprint, verify the answer from which it was made.`,
  )
}

/** An answer may have lost what it was asked; verifying it says so. */
function isVerifiable(answer: Record<string, unknown>): boolean {
  const id = String(answer['id'])
  if (isId(id, ['trace'])) return false
  return 'asked' in answer || isAnswer(answer) || isDeclaration(answer) || isId(id, REPEATED)
}

/** Tells each answer that is not equal, and the sum at the end. */
class Tally {
  #equal = 0
  #different = 0
  #parts = 0
  #faults = 0
  readonly #missing = new Set<string>()
  /** Number of answers by the versions that are not installed. */
  readonly #versions = new Map<string, number>()

  constructor(private readonly terminal: Pick<Terminal, 'say'>) {}

  add(name: string, { differences, versions, fault, missing, later }: Verification): void {
    if (later.length > 0)
      this.terminal.say(`${name} was made before ${later.join(', ')}: what it has is compared.`)
    if (missing.length > 0) this.#parts++
    for (const one of missing) this.#missing.add(one)
    for (const one of versions) {
      const text = `${one.name} is ${shown(one.stated)}, installed is ${shown(one.installed)}`
      this.#versions.set(text, 1 + (this.#versions.get(text) ?? 0))
    }
    if (fault === null && differences.length === 0) {
      this.#equal++
      return
    }
    this.#different++
    const { say } = this.terminal
    if (fault !== null) say(`${name}: can't be recomputed. ${fault}`)
    for (const { pointer, stated, recomputed } of differences.slice(0, SHOWN))
      say(`${name}: ${pointer} is ${shown(stated)}, recomputed ${shown(recomputed)}`)
    const others = differences.length - SHOWN
    if (others > 0) say(`${name}: ${others} more fields differ`)
  }

  /** Tells what is wrong with an entry besides its own contents. */
  fault(name: string, texts: readonly string[]): void {
    for (const text of texts) this.terminal.say(`${name}: ${text}`)
    this.#faults += texts.length
  }

  /** @throws Error if an answer is not equal */
  tell(): void {
    const { say } = this.terminal
    for (const [text, count] of this.#versions) say(`${text}: ${count} answers`)
    if (this.#parts > 0) {
      const missing = [...this.#missing].slice(0, SHOWN).join(', ')
      const others = this.#missing.size > SHOWN ? ` and ${this.#missing.size - SHOWN} more` : ''
      say(`${this.#parts} answers lack ${missing}${others}: what is there is compared.`)
    }
    say(`${this.#equal} of ${this.#equal + this.#different} answers are equal.`)
    if (this.#faults > 0 && this.#different === 0)
      throw new Error('Declarations do not fit their files.')
    if (this.#different === 0) return
    const hint = this.#versions.size > 0 ? ' Not all have the versions installed here.' : ''
    throw new Error(`${this.#different} answers differ from their recomputation.${hint}`)
  }
}

/** A value of JSON in a line, cut. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
