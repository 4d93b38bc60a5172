import { describe, expect, test } from 'vitest'
import { FILE_FORMATS } from '../../../../src/files/files.js'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

const ENDS = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }
const QUERY = 'origin=NLRTM&destination=SGSIN'

/** Every operation that answers with files. */
const OPERATIONS = [
  ['GET', `/calculate-route?${QUERY}&`, {}],
  ['POST', '/calculate-route?', ENDS],
  ['POST', '/v1/voyages?', { stops: [ENDS.origin, ENDS.destination] }],
  ['GET', '/routes/rotterdam-to-singapore?', {}],
] as const

describe.each(OPERATIONS)('%s %sformat=', (method, url, payload) => {
  const asking = async () => {
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const authorization = await bearer()
    return (format: string, headers: Record<string, string> = {}) =>
      inject({
        method,
        url: url + format,
        headers: { ...authorization, ...headers },
        ...(method === 'POST' && { payload }),
      })
  }

  test.each(
    Object.entries(FILE_FORMATS).map(([name, { mediaType }]) => [name, mediaType] as const),
  )('%s is the file that %s of Accept is', async (name, accept) => {
    const ask = await asking()
    const file = await ask(`format=${name}`)
    expect([file.statusCode, file.headers['content-type']]).toEqual([
      200,
      expect.stringContaining(accept),
    ])
    const title = url.startsWith('/routes/')
      ? 'rotterdam-to-singapore'
      : /voyages|route/.exec(url)![0].replace(/s$/, '')
    expect(file.headers['content-disposition']).toBe(`inline; filename="${title}.${name}"`)
    const shape = (text: string) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '').slice(0, 300)
    expect(shape(file.body)).toBe(shape((await ask('', { accept })).body))
  })

  test('json is JSON, also for a caller that prefers a file, and no field is unknown', async () => {
    const ask = await asking()
    const answer = await ask('format=json', { accept: 'text/csv' })
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json().warnings ?? []).toEqual([])
  })

  test('is rejected with the formats that there are', async () => {
    const ask = await asking()
    const answer = await ask('format=shp')
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed'])
    expect(answer.json().errors[0]).toMatchObject({ pointer: '#/format' })
    expect(answer.body).toContain('geojson')
  })
})
