import { describe, expect, test } from 'vitest'
import { MatrixRequestBody } from '../../../../src/contract/schemas/matrix.js'
import { RouteRequestBody } from '../../../../src/contract/schemas/route-request.js'
import type { JsonSchema } from '../../../../src/contract/validation/json-schema.js'
import { requestKey } from '../../../../src/interfaces/http/answers/request-key.js'

const route = (body: object) => requestKey(RouteRequestBody as JsonSchema, body)
const matrix = (body: object) => requestKey(MatrixRequestBody as JsonSchema, body)
const ENDS = { origin: { port_id: 1 }, destination: { coordinates: [4, 52] } }

describe('the key of a request', () => {
  test('is the same for requests that mean the same', () => {
    const { origin, destination } = ENDS
    const spelledOut = { destination, suez: true, resolution_km: 20, colour: 'red', origin }
    expect(route(spelledOut)).toBe(route(ENDS))
  })

  test.each([
    { suez: false },
    { kiel: false },
    { speed_kmh: 20 },
    { resolution_km: 5 },
    { avoid: ['malacca'] },
    { allow: ['corinth'] },
    { include_ports: true },
    { waypoint_count: 5 },
    { alternatives: 1 },
    { antimeridian: 'split' },
    { fuel_price_usd_per_tonne: 0 },
    { vessel: { type: 'tanker' } },
    { vessel: { type: 'container' } },
    { vessel: { type: 'tanker', beam_m: 40 } },
    { vessel: { type: 'tanker', loa_m: 40 } },
    { origin: { port_id: 2 } },
    { origin: { coordinates: [1, 2] } },
    { destination: { coordinates: [52, 4] } },
  ])('differs with %j', (change) => {
    expect(route({ ...ENDS, ...change })).not.toBe(route(ENDS))
  })

  test('distinguishes the sides of a matrix', () => {
    const [a, b] = [{ port_id: 1 }, { port_id: 2 }]
    const keys = [
      matrix({ origins: [a], destinations: [b] }),
      matrix({ origins: [b], destinations: [a] }),
      matrix({ origins: [a, b], destinations: [b] }),
      matrix({ origins: [a], destinations: [a, b] }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
