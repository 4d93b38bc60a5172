import type { Static } from 'typebox'
import { findPorts } from '../../ports/find/find-ports.js'
import { WRITE_ONE_PORT } from '../../ports/find/place-error.js'
import { hasArrow } from '../../ports/names/arrow.js'
import { fold } from '../../ports/names/fold.js'
import type { PortTable } from '../../ports/table.js'
import { pageSize } from '../paging.js'
import { validationFailed } from '../problems/problem.js'
import { PORT_LIMIT, type PortSearchQuery } from '../schemas/ports.js'
import type { WarningItem } from '../warning.js'
import { portDetails } from './port-body.js'

/**
 * The answer of /ports/search.
 * @param ofQuery warnings about the way in which the query is written
 * @throws Problem validation_failed
 */
export function searchPorts(
  { q, limit: asked }: Static<typeof PortSearchQuery>,
  ports: PortTable,
  ofQuery: readonly WarningItem[],
) {
  requireLetters(q)
  requireOnePlace(q)
  const { limit, warnings } = pageSize(asked, PORT_LIMIT)
  const found = findPorts(ports, q, limit).map(({ port, match, matchedName }) => ({
    ...portDetails(port),
    match,
    matched_name: matchedName,
  }))
  return {
    query: q,
    limit,
    count: found.length,
    ports: found,
    warnings: [...ofQuery, ...warnings],
  }
}

/** Signs alone match nothing: a client lost what its user typed. @throws Problem validation_failed */
function requireLetters(q: string): void {
  if (fold(q) !== '') return
  const detail = 'must have at least one letter or digit'
  throw validationFailed([{ pointer: '#/q', code: 'too_short', detail }])
}

/** A voyage in one text would find nothing, or half of it. @throws Problem validation_failed */
function requireOnePlace(q: string): void {
  if (!hasArrow(q)) return
  throw validationFailed([{ pointer: '#/q', code: 'not_allowed', detail: WRITE_ONE_PORT }])
}
