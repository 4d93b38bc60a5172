import type { Static } from 'typebox'
import { matchPort } from '../../ports/find/match.js'
import type { PortTable } from '../../ports/table.js'
import type { PortMatchQuery } from '../schemas/ports.js'
import type { WarningItem } from '../warning.js'
import { portBody } from './port-body.js'

/** The answer of /ports/match. @param ofQuery warnings about the way in which the query is written */
export function matchedPort(
  { q, country }: Static<typeof PortMatchQuery>,
  ports: PortTable,
  ofQuery: readonly WarningItem[],
) {
  const place = { name: q, ...(country !== undefined && { country }) }
  const { port, candidates, ...match } = matchPort(ports, place)
  return {
    query: q,
    ...match,
    port: port && portBody(port),
    candidates: candidates.map(portBody),
    warnings: [...ofQuery],
  }
}
