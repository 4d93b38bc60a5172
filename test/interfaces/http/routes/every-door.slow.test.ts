import { readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

interface Operation {
  readonly tags: readonly string[]
  readonly security?: unknown
  readonly requestBody?: { content: Record<string, { schema: { $ref: string } }> }
}
const { paths, components } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { examples?: unknown[] }> }
}

interface Door {
  readonly request: InjectOptions & { readonly url: string }
  readonly scope: 'routes' | 'emissions'
  readonly isBatch: boolean
}

/** They calculate nothing that is charged at once; the rows of jobs have tests of their own. */
const FREE = [
  '/v1/jobs',
  '/v1/plans',
  '/v1/emissions/sea/dry-run',
  '/v1/emissions/declarations/compare',
  '/v1/emissions/fleets',
]

const LEGS = 'Ref,Mode,From,To,TEU\nR-1,Sea,NLRTM,SGSIN,2\n'

/** Every door behind which something is calculated for an account, with the example of the document. */
function doors(): Door[] {
  const found: Door[] = []
  for (const [path, { post }] of Object.entries(paths)) {
    if (post?.security === undefined || path.startsWith('/auth/') || FREE.includes(path)) continue
    const [[type, { schema }]] = Object.entries(post.requestBody!.content) as [
      [string, { schema: { $ref: string } }],
    ]
    const isTable = type === 'text/csv'
    const example = isTable
      ? null
      : components.schemas[schema.$ref.split('/').at(-1)!]!.examples![0]
    const scope = post.tags[0] === 'Emissions' ? 'emissions' : 'routes'
    const door = (url: string, body: unknown) =>
      ({
        request: {
          method: 'POST' as const,
          url,
          headers: { 'content-type': type },
          payload: isTable ? LEGS : JSON.stringify(body),
        },
        scope,
        isBatch: type !== 'application/json',
      }) as const
    found.push(door(path, example))
  }
  const get = (url: string): Door => ({ request: { url }, scope: 'routes', isBatch: false })
  const [from, to] = ['NLRTM', 'SGSIN']
  found.push(get(`/v1/distance?from=${from}&to=${to}`))
  found.push(get(`/calculate-route?origin=${from}&destination=${to}`))
  return found
}

describe.each(doors())('$request.url', ({ request, scope, isBatch }) => {
  const other = scope === 'routes' ? 'emissions' : 'routes'

  test('needs the scope of its keys, and a unit', async () => {
    const service = await buildTestApp({ ports: allPorts })
    const bearer = await service.bearer()
    const keyFor = async (scopes: string[]) => {
      const payload = { name: 'one', scopes }
      const made = await service.inject({
        method: 'POST',
        url: '/auth/keys',
        headers: bearer,
        payload,
      })
      return { 'x-api-key': made.json().key }
    }
    const send = (headers: object) =>
      service.inject({ ...request, headers: { ...request.headers, ...headers } })
    expect((await send({})).statusCode).toBe(401)
    for (const scopes of [['read'], [other], [other, 'read']]) {
      expect((await send(await keyFor(scopes))).json().code, scopes.join()).toBe(
        'insufficient_scope',
      )
    }
    const used = async () =>
      (await service.inject({ url: '/auth/usage', headers: bearer })).json().used
    expect(await used()).toBe(0)
    const answer = await send(await keyFor([scope]))
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    if (isBatch) expect(JSON.parse(answer.body.split('\n')[0]!)).toMatchObject({ status: 200 })
    expect(await used()).toBeGreaterThan(0)

    const poor = await service.bearer('none', 'none@example.com')
    const refused = await send(poor)
    const problem = isBatch ? JSON.parse(refused.body.split('\n')[0]!).problem : refused.json()
    expect(problem).toMatchObject({ status: 429, code: 'quota_exceeded' })
  })
})
