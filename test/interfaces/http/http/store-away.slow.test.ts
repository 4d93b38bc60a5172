import { expect, test } from 'vitest'
import { OPERATIONS, resolve, undescribed } from '../../../../lab/trust/fuzz-document.js'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

/** Values for the parameters that an example cannot have, because they are ids of this store. */
const PARAMETERS: Readonly<Record<string, string>> = {
  id: '1',
  slug: 'nowhere-to-anywhere',
  code: 'not_found',
  shared: 'plan_0123456789',
}

test('without its database, the service answers only what the document describes, and no 500', async () => {
  const service = await buildTestApp({ ports: allPorts })
  const headers = await service.bearer()
  await service.store.close()
  const found: string[] = []
  const codes = new Set<string>()
  for (const operation of OPERATIONS) {
    const { path, method, parameters = [], requestBody } = operation
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? 'x')
    const query = parameters
      .filter(({ name, in: place }) => place === 'query' && name in PARAMETERS)
      .map(({ name }): [string, string] => [name, PARAMETERS[name]!])
    const [type, { schema }] = Object.entries(requestBody?.content ?? {})[0] ?? ['', { schema: {} }]
    const example = '$ref' in schema ? resolve(String(schema.$ref)).examples?.[0] : undefined
    for (const own of [headers, {}]) {
      const answer = await service.inject({
        method: method as 'GET',
        url: `${url}?${new URLSearchParams(query)}`,
        headers: { ...own, ...(type !== '' && { 'content-type': type }) },
        ...(example !== undefined && { payload: JSON.stringify(example) }),
      })
      const { code } = answer.headers['content-type']?.toString().includes('problem')
        ? answer.json()
        : { code: undefined }
      codes.add(code)
      const fault = undescribed(operation, { status: answer.statusCode, code })
      if (fault !== null) found.push(`${method} ${path} ${fault}`)
      if (answer.statusCode === 500) found.push(`${method} ${path}: ${answer.body}`)
    }
  }
  expect(found).toEqual([])
  expect(codes).toContain('storage_unavailable')
})

test('a database that is away is one line of the log a minute, with the number of requests', async () => {
  const { inject, bearer, store, clock, log } = await buildTestApp()
  const headers = await bearer()
  await store.close()
  const lines = () => log.filter((line) => line.includes('"code":"storage_unavailable"'))
  const ask = () => inject({ url: '/auth/me', headers })
  for (let n = 0; n < 40; n++) expect((await ask()).statusCode).toBe(503)
  expect(lines()).toHaveLength(1)
  clock.advance(60_000)
  await ask()
  expect(lines()).toHaveLength(2)
  expect(JSON.parse(lines()[1]!)).toMatchObject({ left_out: 39 })
})
