import { Problem } from '../../../contract/problems/problem.js'
import {
  isProblemCode,
  problemPage,
  problemsPage,
} from '../../../contract/problems/problem-page.js'
import { ProblemParams } from '../../../contract/schemas/service/pages.js'
import type { App } from '../transport/fastify-types.js'

const HTML = 'text/html; charset=utf-8'
/** The texts change only with a new version of the service. */
const AN_HOUR = 'public, max-age=3600'
const tags = ['Operations']

/** The pages that `type` of a problem document links to. */
export function problemPages(app: App): void {
  app.get(
    '/problems',
    {
      schema: { summary: 'All problems', description: 'A web page listing every code.', tags },
      config: { produces: 'text/html' },
    },
    async (_request, reply) =>
      reply.type(HTML).header('cache-control', AN_HOUR).send(problemsPage()),
  )

  app.get(
    '/problems/:code',
    {
      schema: {
        summary: 'A problem',
        description: "The page that a problem's `type` links to: what it means and what to do.",
        tags,
        params: ProblemParams,
      },
      config: { produces: 'text/html', problems: ['not_found'] },
    },
    async ({ params: { code } }, reply) => {
      if (!isProblemCode(code)) {
        throw new Problem('not_found', `No problem has the code ${code}: see /problems.`)
      }
      return reply.type(HTML).header('cache-control', AN_HOUR).send(problemPage(code))
    },
  )
}
