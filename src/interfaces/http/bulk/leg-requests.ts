import type { FastifyRequest } from 'fastify'
import { inSlices } from '../../../base/slices.js'
import { requireEngine } from '../../../contract/operations/tools.js'
import { Problem, validationFailed } from '../../../contract/problems/problem.js'
import type { BodyColumns } from '../../../tables/bodies/body-columns.js'
import { ESTIMATE_TABLE } from '../../../tables/bodies/estimate-table.js'
import { readRequests } from '../../../tables/bodies/table-requests.js'
import { InlandPlaces } from '../../../tables/legs/inland-places.js'
import type { ChainEntry } from '../../../tables/legs/leg-chains.js'
import { type LegOptions, readLegs } from '../../../tables/legs/leg-table.js'
import type { Rows } from '../../../tables/read/row.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Dependencies } from '../dependencies.js'
import { FREE_MS_PER_MINUTE, measured } from '../guard/thread-budget.js'
import { openingMs, placeOfTable, tableOf } from '../transport/table-body.js'
import type { Given } from './batch.js'

type Query = Omit<LegOptions, 'dateOrder'> & { readonly date_order?: LegOptions['dateOrder'] }

/** Makes the chains of a table of legs, as `fairway chain` does. */
export function legRequests(dependencies: Dependencies) {
  return requestsBy(async (rows, options, step) => {
    const { ports } = requireEngine(dependencies)
    const inland = await inSlices(InlandPlaces.steps(dependencies.config.data, ports))
    return readLegs(rows, { ports, inland }, options, step)
  })
}

/** Makes a request of each row, as `fairway batch` and `fairway shipments` do. */
export function rowRequests(dependencies: Dependencies, table: BodyColumns) {
  // An answer does not repeat its row.
  const columns = { ...table, ids: ESTIMATE_TABLE.ids }
  return requestsBy((rows, options, step) => {
    const { ports } = requireEngine(dependencies)
    return readRequests(rows, columns, { ports, ...options }, step)
  })
}

type Options = Pick<LegOptions, 'hub' | 'points' | 'dateOrder'>

interface ReadTable {
  readonly entries: readonly Entry[]
  readonly notes: readonly string[]
}

type Entry = Pick<ChainEntry, 'body' | 'ignored'> & {
  readonly id: string | number | undefined
  readonly problem?: Pick<Problem, 'detail'> | undefined
}

function requestsBy(
  read: (rows: Rows, options: Options, step: ReturnType<typeof stepsOf>) => Promise<ReadTable>,
) {
  return async (request: FastifyRequest): Promise<readonly Given[]> => {
    const { hub, points, date_order: dateOrder } = request.query as Query
    const notes: string[] = []
    try {
      // A refused table takes what its reading took; of others, each refused chain its part.
      request.threadMs += openingMs(request)
      const rows = await tableOf(request, (line) => notes.push(line))
      const step = stepsOf(request)
      const table = await read(rows, { hub, points, dateOrder }, step)
      if (table.entries.length === 0) throw new UsageError('The table has no row that counts.')
      const all = [...notes, ...table.notes].map(inQuery)
      const threadMs = request.threadMs / table.entries.length
      return table.entries.map((entry, at) => ({
        ...givenOf(entry, at === 0 ? all : []),
        threadMs,
      }))
    } catch (error) {
      const { pointer } = placeOfTable(request)
      if (error instanceof UsageError) throw refused(error.message, pointer)
      if (error instanceof TooWrongError)
        throw refused(
          `Too many rows are wrong. Correct them first; the last one says: ${error.message}`,
          pointer,
        )
      throw error
    }
  }
}

/** Measures the reading of rows. @throws Problem if wrong rows take all of the account's time: a table of others */
function stepsOf(request: FastifyRequest) {
  let wrongMs = 0
  return <Result>(work: () => Result): Result => {
    const before = request.threadMs
    try {
      return measured(request, work)
    } catch (error) {
      wrongMs += request.threadMs - before
      throw wrongMs > FREE_MS_PER_MINUTE ? new TooWrongError((error as Error).message) : error
    }
  }
}

class TooWrongError extends Error {}

function givenOf(
  { id, body, problem, ignored }: Entry,
  notes: readonly string[],
): Omit<Given, 'threadMs'> {
  const more = { ...(ignored && { ignored }), notes }
  return { id, body: problem === undefined ? body : refused(problem.detail), more }
}

function refused(message: string, pointer = '#'): Problem {
  const detail = inQuery(message)
  const problem = validationFailed([{ pointer, code: 'not_allowed', detail }])
  return new Problem('validation_failed', detail, { members: problem.members })
}

/** A sentence of the reader, with options of the command line as parameters of the address. */
function inQuery(sentence: string): string {
  return sentence
    .replaceAll(/--(date-order|points) (\w+)/g, (_, name: string, value: string) => {
      return `${name.replace('-', '_')}=${value} to the address`
    })
    .replaceAll(/add --columns (\w+)=("[^"]*"|\w+)/g, 'call the column $2 $1')
    .replaceAll(/ ?(?:or )?(?:give|add) --[a-z-]+(?: "[^"]*")?/g, ' rename or remove it')
}
