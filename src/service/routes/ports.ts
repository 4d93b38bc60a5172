import { pageSize } from '../../api/paging.js'
import { portDetails } from '../../api/port-body.js'
import { Problem, validationFailed } from '../../api/problem.js'
import {
  PORT_LIMIT,
  PortDetails,
  PortParams,
  PortSearchAnswer,
  PortSearchQuery,
} from '../../api/schemas/ports.js'
import { requireEngine } from '../../operations/tools.js'
import { fold } from '../../ports/fold.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../http/fastify-types.js'

const tags = ['Ports']

export function portEndpoints(app: App, dependencies: Dependencies): void {
  app.get(
    '/ports/search',
    {
      schema: {
        summary: 'Search ports',
        description:
          'Matches the start of a name in any language, of a word in it, or of a UN/LOCODE, with or without the country before or after it ("Santos Brazil", "Rotterdam, NL"), or a country. Case, accents, spaces and "St" for "Saint" do not matter. If nothing matches, names with one or two wrong letters are returned. Full names come first, then larger ports.',
        tags,
        querystring: PortSearchQuery,
        response: { 200: PortSearchAnswer },
      },
      config: { rateLimit: 'public', problems: ['starting'] },
    },
    async (request) => {
      const { q, limit: asked } = request.query
      requireLetters(q)
      const { limit, warnings } = pageSize(asked, PORT_LIMIT)
      const found = requireEngine(dependencies).ports.search(q, limit)
      const ports = found.map(({ port, match, matchedName }) => ({
        ...portDetails(port),
        match,
        matched_name: matchedName,
      }))
      return {
        query: q,
        limit,
        count: ports.length,
        ports,
        warnings: [...request.warnings, ...warnings],
      }
    },
  )

  app.get(
    '/ports/:id',
    {
      schema: {
        summary: 'Get a port',
        description: 'By its id, which never changes.',
        tags,
        params: PortParams,
        response: { 200: PortDetails },
      },
      config: { rateLimit: 'public', problems: ['starting', 'port_not_found'] },
    },
    async (request) => {
      const { id } = request.params
      const port = requireEngine(dependencies).ports.byId(id)
      if (port === undefined) {
        throw new Problem('port_not_found', `No port has the id ${id}. Find ids at /ports/search.`)
      }
      return portDetails(port)
    },
  )
}

/** Signs alone match nothing: a client lost what its user typed. @throws Problem validation_failed */
function requireLetters(q: string): void {
  if (fold(q) !== '') return
  const detail = 'must have at least one letter or digit'
  throw validationFailed([{ pointer: '#/q', code: 'too_short', detail }])
}
