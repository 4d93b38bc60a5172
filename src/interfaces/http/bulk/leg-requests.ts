import type { FastifyRequest } from 'fastify'
import { requireEngine } from '../../../contract/operations/tools.js'
import { Problem, validationFailed } from '../../../contract/problems/problem.js'
import { InlandPlaces } from '../../../tables/legs/inland-places.js'
import type { ChainEntry } from '../../../tables/legs/leg-chains.js'
import { type LegOptions, readLegs } from '../../../tables/legs/leg-table.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Dependencies } from '../dependencies.js'
import { tableOf } from '../transport/table-body.js'
import type { Given } from './batch.js'

type Query = Omit<LegOptions, 'dateOrder'> & { readonly date_order?: LegOptions['dateOrder'] }

/** Makes the chains of a table of legs, as `fairway chain` does. */
export function legRequests(dependencies: Dependencies) {
  const { config } = dependencies
  return async (request: FastifyRequest): Promise<readonly Given[]> => {
    const { ports } = requireEngine(dependencies)
    const inland = InlandPlaces.read(config.data, ports)
    const { hub, points, date_order: dateOrder } = request.query as Query
    const notes: string[] = []
    try {
      const rows = await tableOf(request, (line) => notes.push(line))
      const table = await readLegs(rows, { ports, inland }, { hub, points, dateOrder })
      if (table.entries.length === 0) throw new UsageError('The table has no row that counts.')
      const all = [...notes, ...table.notes].map(inQuery)
      return table.entries.map((entry, at) => givenOf(entry, at === 0 ? all : []))
    } catch (error) {
      if (error instanceof UsageError) throw refused(error.message)
      throw error
    }
  }
}

function givenOf({ id, body, problem, ignored }: ChainEntry, notes: readonly string[]): Given {
  const more = { ...(ignored && { ignored }), notes }
  return { id, body: problem === undefined ? body : refused(problem.detail), more }
}

function refused(message: string): Problem {
  const detail = inQuery(message)
  const problem = validationFailed([{ pointer: '#', code: 'not_allowed', detail }])
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
