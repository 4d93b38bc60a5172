import { expect, test } from 'vitest'
import { renderOpenApi } from '../../../../lab/generate/openapi.js'
import { WRONG, withForeignFields } from '../../../support/mutations.js'
import type { DocumentSchema } from '../../../support/schema-arbitrary.js'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

const BODIES: Record<string, object> = {
  '/calculate-route': { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } },
  '/calculate-matrix': { origins: [{ port_id: 88 }], destinations: [{ port_id: 1309 }] },
  '/v1/voyages': { stops: [{ unlocode: 'NLRTM' }, { unlocode: 'SGSIN' }] },
  '/v1/reach': { origin: { unlocode: 'NLRTM' }, hours: [48] },
  '/v1/emissions/sea': {
    route: { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } },
    cargo: { teu: 1 },
    vessel: { type: 'container' },
  },
  '/v1/emissions/sea/dry-run': {
    route: { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } },
  },
  '/v1/emissions/ship-years': {
    year: 2026,
    ship: { type: 'tanker' },
    rows: [{ distance_nm: 100, fuels: [{ type: 'HFO', tonnes: 1 }] }],
  },
  '/v1/emissions/chains': {
    cargo: { mass_tonnes: 10 },
    elements: [{ kind: 'leg', mode: 'road', distance_km: 100 }],
  },
}

interface Document {
  readonly paths: Record<
    string,
    { post: { requestBody: { content: Record<string, { schema: DocumentSchema }> } } }
  >
  readonly components: { readonly schemas: Record<string, DocumentSchema> }
}
const { paths, components }: Document = JSON.parse(await renderOpenApi())
const resolve = (ref: string) => components.schemas[ref.split('/').at(-1)!]!
/** All fields of all bodies, and of all answers. */
const names = new Set(
  Object.values(components.schemas).flatMap(({ properties = {} }) => Object.keys(properties)),
)

test.each(Object.entries(BODIES))(
  '%s ignores the fields of other operations, whatever they contain, but for those that could change a figure',
  async (url, body) => {
    const service = await buildTestApp({ ports: allPorts })
    const headers = await service.bearer('enterprise')
    const post = (payload: object) => service.inject({ method: 'POST', url, headers, payload })
    const { schema } = paths[url]!.post.requestBody.content['application/json']!
    const plain = await post(body)
    expect(plain.statusCode, plain.body).toBe(200)
    for (const content of WRONG) {
      let answer: Awaited<ReturnType<typeof post>>
      const left = new Set(names)
      // Those that are refused are named, some at a time.
      for (;;) {
        const foreign = { names: left, content }
        answer = await post(withForeignFields(schema, body, foreign, resolve) as object)
        if (answer.statusCode !== 422) break
        const refused = answer.json().errors.map(({ pointer }: { pointer: string }) => pointer)
        const before = left.size
        for (const pointer of refused) left.delete(pointer.split('/').at(-1)!)
        expect(left.size, answer.body).toBeLessThan(before)
      }
      expect(answer.statusCode, `${JSON.stringify(content)}: ${answer.body}`).toBe(200)
      expect(Object.keys(answer.json())).toEqual(Object.keys(plain.json()))
    }
  },
)
