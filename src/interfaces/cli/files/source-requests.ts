import { chain, estimate } from '../../../contract/operations/index.js'
import { call } from '../../../contract/operations/operation.js'
import type { OperationTools } from '../../../contract/operations/tools.js'
import { Problem } from '../../../contract/problems/problem.js'
import type { TracedDeclaration } from '../../../contract/schemas/emissions/declaration.js'
import { NoCompatibleFactorError } from '../../../emissions/index.js'
import type { PortTable } from '../../../ports/table.js'
import { BodyReader } from '../../../tables/bodies/body-reader.js'
import { ESTIMATE_TABLE } from '../../../tables/bodies/estimate-table.js'
import { orderIn, withImplied } from '../../../tables/bodies/implied-columns.js'
import { isObject, type RequestJson } from '../../../tables/fields/request-body.js'
import { InlandPlaces } from '../../../tables/legs/inland-places.js'
import { readLegs } from '../../../tables/legs/leg-table.js'
import { withMarks } from '../../../tables/read/number-marks.js'
import { openRows } from '../../../tables/read/open-rows.js'
import type { Rows } from '../../../tables/read/row.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { DateOrder } from '../../../tables/text/moments.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { folderOf } from '../sea.js'

/** More differences than these are only counted. */
const SHOWN = 10

type Told = Pick<TracedDeclaration, 'not_included' | 'shipment_list'>
/** The request of each row by its id. */
type Requests = ReadonlyMap<string, RequestJson>

interface Sources {
  readonly ports: PortTable
  readonly tools: OperationTools
  readonly terminal: Terminal
}

/**
 * What a declaration says of rows of its file that the file does not: another cargo, place or day, or that a row has no
 * estimate that has one. Rows that no command reads without options are not compared.
 */
export async function rowFaults(
  { shipment_list, not_included }: Told,
  path: string,
  sources: Sources,
): Promise<string[]> {
  const isOfChains = shipment_list.some(({ asked }) => 'elements' in (asked?.request ?? {}))
  const readings = await readingsOf(path, isOfChains, sources)
  const requestsOf = (id: string): RequestJson[] =>
    readings.map((requests) => requests.get(id)).filter((one) => one !== undefined)
  const changed = shipment_list.flatMap(({ id, asked }) => {
    const others = asked ? requestsOf(id).map((own) => firstOther(own, asked.request)) : []
    // A day that can be read in two ways was asked in one of them.
    const [other] = others.includes(undefined) ? [] : others
    return other === undefined ? [] : [`${id}: ${other}`]
  })
  const left: string[] = []
  for (const { id, reason } of not_included) {
    const [own] = requestsOf(id)
    if (own !== undefined && (await isEstimated(own, sources.tools)))
      left.push(`${id} is not included ("${reason}"), though its row gives an estimate.`)
  }
  const all = [...changed, ...left]
  const more = all.length - SHOWN
  return [...all.slice(0, SHOWN), ...(more > 0 ? [`${more} more rows differ.`] : [])]
}

/** The rows of a file, by each order of day and month in which they can be read. */
async function readingsOf(
  path: string,
  isOfChains: boolean,
  { ports, terminal }: Sources,
): Promise<Requests[]> {
  const quiet = { ...terminal, note: () => undefined }
  const read = async (dateOrder: DateOrder | undefined) => {
    const table = await openRows(path, {}, quiet)
    if (!isOfChains) return rowRequests(table, ports, dateOrder)
    const inland = InlandPlaces.read(folderOf(terminal.environment), ports)
    const { entries } = await readLegs(table, { ports, inland }, { dateOrder })
    const whole = entries.filter(({ id, problem }) => id !== undefined && problem === undefined)
    return new Map(whole.map(({ id, body }) => [String(id), body]))
  }
  try {
    const plain = await read(undefined)
    const both = [await read('dmy'), await read('mdy')]
    const rest = both.map((all) => new Map([...all].filter(([id]) => !plain.has(id))))
    return [plain, ...rest]
  } catch (error) {
    if (!isRefusal(error)) throw error
    terminal.note(`${path}: its rows were not compared with what was asked. ${error.message}`)
    return []
  }
}

async function rowRequests(
  table: Rows,
  ports: PortTable,
  dateOrder: DateOrder | undefined,
): Promise<Requests> {
  const input = await withMarks(table)
  const named = withImplied(input, {}, ESTIMATE_TABLE)
  const reader = new BodyReader(ESTIMATE_TABLE, named)
  const reading = {
    ...{ ports, base: {}, isJson: input.columns === null, isLonLat: false },
    ...{ hasDecimalCommas: input.hasDecimalCommas, points: undefined, marks: input.marks },
    dateOrder: dateOrder ?? orderIn(input, named, ESTIMATE_TABLE),
  }
  const requests = new Map<string, RequestJson>()
  for await (const row of input.rows) {
    const id = reader.idOf(row)
    const body = unless(() => reader.read(row, reading))
    if (id !== undefined && body !== undefined) requests.set(String(id), body)
  }
  return requests
}

function unless<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof Problem ||
  error instanceof NoCompatibleFactorError

async function isEstimated(body: RequestJson, tools: OperationTools): Promise<boolean> {
  try {
    await ('elements' in body ? call(chain, body, tools) : call(estimate, body, tools))
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** The first member of a row that was asked with another value. The command may have stated more. */
function firstOther(own: unknown, asked: unknown, path = ''): string | undefined {
  if (asked === undefined) return undefined
  if (!isObject(own) && !Array.isArray(own)) {
    if (Object.is(own, asked)) return undefined
    return `the file has ${path} ${JSON.stringify(own)}, the declaration asked ${JSON.stringify(asked)}.`
  }
  const others = asked as Readonly<Record<string, unknown>>
  for (const [name, value] of Object.entries(own)) {
    const other = firstOther(value, others?.[name], path === '' ? name : `${path}.${name}`)
    if (other !== undefined) return other
  }
  return undefined
}
