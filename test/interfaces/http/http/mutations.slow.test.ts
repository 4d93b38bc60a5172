import { expect, test } from 'vitest'
import { renderOpenApi } from '../../../../lab/generate/openapi.js'
import { mutationsOf, sampleOf } from '../../../support/mutations.js'
import type { DocumentSchema } from '../../../support/schema-arbitrary.js'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

interface Item {
  readonly post?: {
    readonly requestBody?: { readonly content: Record<string, { readonly schema: DocumentSchema }> }
  }
}

/** Of the bodies of an operation, about as many are sent, evenly spread. All of them take minutes. */
const MOST = 500

const { paths, components } = JSON.parse(await renderOpenApi())
const resolve = (ref: string): DocumentSchema => components.schemas[ref.split('/').at(-1)!]
const operations = Object.entries(paths as Record<string, Item>)
  // Logins cost a password hash each, and forms of passwords are tested where they are read.
  .filter(([path]) => !path.startsWith('/auth/'))
  .flatMap(([path, { post }]) =>
    Object.entries(post?.requestBody?.content ?? {}).map(([type, { schema }]) => ({
      ...{ path, type, schema: schema.$ref === undefined ? schema : resolve(schema.$ref) },
    })),
  )
  // Tables have tests of their own.
  .filter(({ schema }) => schema.format !== 'binary')

/** Bodies with one missing or wrong part each, as JSON, without repetitions. */
function mutated(schema: DocumentSchema): string[] {
  const examples = schema.examples ?? [sampleOf(schema, resolve)]
  const bodies = examples.flatMap((example) => [...mutationsOf(schema, example, resolve)])
  const all = [...new Set(bodies.map((body) => JSON.stringify(body)))]
  const step = Math.ceil(all.length / MOST)
  return all.filter((_, at) => at % step === 0)
}

test.each(operations)(
  'no body of $path with a part that is missing or has another shape is a failure of the service',
  async ({ path, type, schema }) => {
    const service = await buildTestApp({ ports: allPorts, publicRequestsPerMinute: 1_000_000 })
    const headers = { ...(await service.bearer('enterprise')), 'content-type': type }
    const statuses = new Set<number>()
    for (const payload of mutated(schema)) {
      const answer = await service.inject({ method: 'POST', url: path, headers, payload })
      expect(answer.statusCode, payload).toBeLessThan(500)
      // The answer to a row of a batch is in the body.
      expect(answer.body, payload).not.toContain('internal_error')
      statuses.add(answer.statusCode)
    }
    expect([...statuses]).toContain(200)
    await service.background.idle()
  },
)
