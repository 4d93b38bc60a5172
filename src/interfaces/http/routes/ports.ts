import { requireEngine } from '../../../contract/operations/tools.js'
import { Problem } from '../../../contract/problems/problem.js'
import { matchedPort } from '../../../contract/read/match-port.js'
import { portDetails } from '../../../contract/read/port-body.js'
import { searchPorts } from '../../../contract/read/search-ports.js'
import {
  PortDetails,
  PortMatchAnswer,
  PortMatchQuery,
  PortParams,
  PortSearchAnswer,
  PortSearchQuery,
} from '../../../contract/schemas/ports.js'
import type { Dependencies } from '../dependencies.js'
import { sendCacheable } from '../transport/cacheable.js'
import type { App } from '../transport/fastify-types.js'

const tags = ['Ports']
/** Ports change only with the data, which a new version may bring at any time. */
const CACHED_SECONDS = 300

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
      config: { rateLimit: 'public', tagged: true, problems: ['starting'] },
    },
    async (request, reply) => {
      const { ports } = requireEngine(dependencies)
      const found = searchPorts(request.query, ports, request.warnings)
      return sendCacheable(request, reply, found, CACHED_SECONDS)
    },
  )

  app.get(
    '/ports/match',
    {
      schema: {
        summary: 'Match a place of a file with a port',
        description:
          'The port that a request would take for the text, and by which rule; or why there is none, with the ports that it may mean. Nothing is guessed.',
        tags,
        querystring: PortMatchQuery,
        response: { 200: PortMatchAnswer },
      },
      config: { rateLimit: 'public', tagged: true, problems: ['starting'] },
    },
    async (request, reply) => {
      const { ports } = requireEngine(dependencies)
      const found = matchedPort(request.query, ports, request.warnings)
      return sendCacheable(request, reply, found, CACHED_SECONDS)
    },
  )

  app.get(
    '/ports/:id',
    {
      schema: {
        summary: 'Get a port',
        description: 'By its id, which never changes, or its UN/LOCODE.',
        tags,
        params: PortParams,
        response: { 200: PortDetails },
      },
      config: { rateLimit: 'public', tagged: true, problems: ['starting', 'port_not_found'] },
    },
    async (request, reply) => {
      const { id } = request.params
      const { ports } = requireEngine(dependencies)
      const port = /^\d+$/.test(id) ? ports.byId(Number(id)) : ports.byLocode(id)
      if (port === undefined) {
        const remedy = `Find ports at /ports/search?q=${encodeURIComponent(id)}.`
        throw new Problem('port_not_found', `No port has the id or UN/LOCODE "${id}". ${remedy}`)
      }
      return sendCacheable(request, reply, portDetails(port), CACHED_SECONDS)
    },
  )
}
