import type { Matrix } from '../../../client/schema.js'
import type { FactorSet } from '../../../emissions/index.js'
import { KM_PER_NM } from '../../../engine/geo/distance.js'
import { DEFAULT_RESOLUTION_KM } from '../../../engine/routing/request.js'
import { OVERLAY_SETTING, openOverlay } from '../../../runtime/loading/overlay-file.js'
import { VERSION } from '../../../runtime/loading/version.js'
import type { CommandRequest } from '../../../tables/fields/request-body.js'
import { UsageError } from '../../../tables/text/failure.js'
import { isFile } from '../../../tables/text/out-format.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { requireWriter } from '../missing-part.js'
import { answerTo, checkFor } from '../reports/answer.js'
import { type Block, blocksOf } from '../reports/matrix-blocks.js'
import { isOfShip, type Labels, requireRoutes, type Unit } from '../reports/matrix-cells.js'
import { type BlockFound, FoundMatrix, foundIn } from '../reports/matrix-found.js'
import {
  type KeyColumn,
  longLines,
  longParquet,
  type MatrixLines,
  type MatrixTable,
  wideLines,
} from '../reports/matrix-lines.js'
import { Progress } from '../reports/progress.js'
import type { OpenSea, ThreadedSea } from '../sea.js'
import { MatrixPart, matrixText } from './matrix-part.js'
import { writePieces } from './write/written-file.js'

export interface MatrixWork {
  readonly request: CommandRequest
  readonly unit: Unit
  readonly out: string | undefined
  /** Instead of CSV. */
  readonly isParquet: boolean
  readonly overwrite?: true | undefined
  readonly long?: true | undefined
  /** Whether the destinations are the origins. */
  readonly isMirrored: boolean
  /** Names of places in messages, where a file gives them. */
  readonly labels: { readonly [Side in keyof Labels]: readonly string[] | undefined }
  /** What names the places of a long table, if not their labels. */
  readonly keys?: MatrixTable['keys'] | undefined
  /** Columns of the files that were not read. */
  readonly ignored?: readonly string[]
  readonly open: OpenSea
  /** Null for a run on this thread. */
  readonly threaded: ThreadedSea | null
  readonly factors: FactorSet | null
}

/** More notes would be no help. */
const MAX_NOTES = 50

/**
 * Calculates a matrix in blocks of rows and writes it. Rows for the standard output are written as soon as
 * they are found; a file can be resumed.
 * @throws Error that names cells without a route, after all others are written
 */
export async function runMatrix(
  work: MatrixWork,
  terminal: Terminal,
  noteOfPrice: string | null = null,
): Promise<void> {
  const { out, isParquet } = work
  if (isParquet) await requireWriter('parquet')
  const part = isFile(out) ? new MatrixPart(out, work.overwrite === true) : null
  try {
    const found = await findAll(work, part, terminal)
    const table = tableOf(work, found)
    if (part !== null) await part.finish((path) => writeTable(path, work, table, found.height))
    tellNotes(work, found, terminal)
    if (noteOfPrice !== null) terminal.note(noteOfPrice)
    const unreachable = found.unreachable()
    const ends = { ...found.ends, cells: found.values.length }
    requireRoutes({ unreachable, ...ends }, labelsOf(work, found))
  } finally {
    part?.close()
  }
}

async function findAll(
  work: MatrixWork,
  part: MatrixPart | null,
  terminal: Terminal,
): Promise<FoundMatrix> {
  const { request, open, isMirrored, unit } = work
  const [rows, columns] = [sizeOf(request.body['origins']), sizeOf(request.body['destinations'])]
  const found = new FoundMatrix(rows, columns, isMirrored)
  const blocks = blocksOf(rows, columns, isMirrored)
  const sources = { ...work, background: work.threaded?.background, ...terminal }
  const { matrix } = await import('../../../contract/operations/matrix.js')
  let beganMs = Date.now()
  if (part !== null) {
    const { router } = await open.sea(terminal.environment, DEFAULT_RESOLUTION_KM)
    const overlay = openOverlay(terminal.environment[OVERLAY_SETTING])
    const versions = { data: router.dataVersion, version: VERSION }
    const conditions = { body: request.body, unit, overlay, ...versions }
    const { digestOf } = await import('../../../contract/operations/papers/digest.js')
    const earlier = await part.begin(digestOf(conditions), beganMs)
    beganMs = earlier.beganMs
    for (const [at, block] of earlier.found.entries()) found.add(blocks[at]!, block)
    if (found.rows > 0) terminal.note(`Resuming after row ${found.rows}.`)
  }
  const left = blocks.filter(({ first }) => first >= found.rows)
  const nowMs = () => beganMs
  // Before hours of work, everything is checked that needs no route.
  if (left.length > 1) await checkFor(matrix, request, { ...sources, nowMs })
  const progress = new Progress(rows, found.rows, terminal)
  for (const block of left) {
    const asked = blocks.length === 1 ? request : partOf(request, block, columns)
    const onRow = (row: number) => progress.at(block.first + row)
    const answer = (await answerTo(matrix, asked, {
      ...sources,
      nowMs,
      onRow,
    })) as unknown as Matrix
    const one = await keptOf(answer, asked, unit, blocks.length > 1)
    part?.add(one)
    found.add(block, one)
    progress.at(found.rows)
    if (part === null) await pour(block, linesOf(work, tableOf(work, found)), terminal)
  }
  progress.end()
  return found
}

async function pour({ first, end }: Block, lines: MatrixLines, terminal: Terminal): Promise<void> {
  if (first === 0) await terminal.pour(lines.head())
  for (let row = first; row < end; row++) {
    for (const line of lines.ofRow(row)) await terminal.pour(line)
  }
}

function partOf(request: CommandRequest, { first, end, from }: Block, columns: number) {
  return request.part({ origins: [first, end], destinations: [from, columns] })
}

/** @throws UsageError for fuel that could not be calculated */
async function keptOf(
  answer: Matrix,
  request: CommandRequest,
  unit: Unit,
  isPart: boolean,
): Promise<BlockFound> {
  const { warningSentences } = await import('../../../tables/fields/wording.js')
  const inSentences = (codes: (code: string) => boolean) => {
    const warnings = answer.warnings.filter(({ code }) => codes(code))
    return warningSentences(warnings, request)
  }
  // Without factors, the answer says that it has no emissions. Nobody asked for them.
  const isKept = (code: string) => isOfShip(unit) || code !== 'emissions_unavailable'
  // The number of places that were moved is that of the whole matrix.
  const sentences = inSentences((code) => isKept(code) && !(isPart && code === 'snapped'))
  const found = foundIn(answer, unit, [...sentences, ...answer.assumptions])
  if (found !== null) return found
  throw new UsageError(inSentences((code) => code === 'emissions_not_calculated').join(' '))
}

function tellNotes({ unit }: MatrixWork, found: FoundMatrix, { note }: Terminal): void {
  const notes = [...new Set([...found.notes, ...found.movedNotes()])]
  for (const text of notes.slice(0, MAX_NOTES)) note(text)
  if (notes.length > MAX_NOTES) note(`${notes.length - MAX_NOTES} more notes are left out.`)
  const { speedKmh, isSpeedGiven } = found.speed!
  if (!isSpeedGiven && (isOfShip(unit) || unit === 'hours')) {
    note(`Speed: ${Number((speedKmh / KM_PER_NM).toFixed(1))} kn, as none is given.`)
  }
}

function labelsOf({ labels }: MatrixWork, { ends }: FoundMatrix): Labels {
  const of = (side: keyof Labels) => labels[side] ?? ends[side].map(({ label }) => label)
  return { origins: of('origins'), destinations: of('destinations') }
}

/** The table with the rows that are known. */
function tableOf(work: MatrixWork, found: FoundMatrix): MatrixTable {
  const key: KeyColumn = { ending: '', type: 'STRING', ...labelsOf(work, found) }
  const { unit, keys = [key], ignored = [] } = work
  return { unit, keys, ignored: ignored.join(', ') || null, row: (at) => found.row(at) }
}

function linesOf({ long }: MatrixWork, table: MatrixTable): MatrixLines {
  return long ? longLines(table) : wideLines(table)
}

async function writeTable(path: string, work: MatrixWork, table: MatrixTable, rows: number) {
  const text = () => matrixText(linesOf(work, table), rows)
  await writePieces(path, work.isParquet ? longParquet(table) : text())
}

function sizeOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}
