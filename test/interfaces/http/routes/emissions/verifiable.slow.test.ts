import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../../../src/contract/operations/papers/digest.js'
import { VERSION } from '../../../../../src/runtime/loading/version.js'
import { ROTTERDAM, SINGAPORE } from '../../../../support/test-ports.js'
import { CARGO, emissionsService, ROUTE } from './support.js'

const CHAINS = '/v1/emissions/chains'
const SHIP = { type: 'container', capacity_teu: 13_000 }
const SEA = { kind: 'sea', route: ROUTE, vessel: SHIP, carbon: { eua_price_eur: 75 } }
const TRUCK = { kind: 'leg', mode: 'road', distance_km: 180 }
const HUB = {
  kind: 'hub',
  operation: 'transhipment',
  factor: { ttw: 1, wtt: 0.25, source: "terminal's statement" },
}

describe('an answer repeats what was asked', () => {
  test('with the ports found, the day whose rules apply, and the request without unknown fields', async () => {
    const { post } = await emissionsService()
    const route = { origin: { unlocode: 'NLRTM' }, destination: { coordinates: [103.8, 1.2] } }
    const cargo = { teu: 2, container_type: '40HC' }
    const request = { route: { ...route, depart_at: '2026-03-01T08:00:00Z' }, cargo, vessel: SHIP }
    const { asked } = (await post('/v1/emissions/sea', { ...request, color: 'red' })).json()
    expect(asked).toEqual({
      origin: {
        port_id: ROTTERDAM.id,
        unlocode: 'NLRTM',
        name: 'Rotterdam',
        country_code: 'NL',
        coordinates: ROTTERDAM.position,
      },
      destination: {
        port_id: null,
        unlocode: null,
        name: null,
        country_code: null,
        coordinates: [103.8, 1.2],
      },
      day: '2026-03-01',
      request,
    })
  })

  test('and the day of the calculation if no departure is given', async () => {
    const { estimate } = await emissionsService()
    const { asked, departure, calculated_at } = await estimate({ cargo: CARGO })
    expect([asked.day, departure]).toEqual([calculated_at.slice(0, 10), null])
  })

  test.each([
    ['/calculate-route', { ...ROUTE, vessel: { capacity_teu: 15_000 } }],
    ['/v1/voyages', { stops: [ROUTE.origin, ROUTE.destination], vessel: { type: 'tanker' } }],
  ])('of %s as well, from the cache too', async (path, request) => {
    const { post } = await emissionsService()
    const first = (await post(path, { ...request, color: 'red' })).json()
    const second = (await post(path, request)).json()
    expect(first.asked).toEqual({ day: first.calculated_at.slice(0, 10), request })
    expect([second.cached, second.asked]).toEqual([true, first.asked])
  })

  test('so that the same request has the same answer', async () => {
    const { estimate } = await emissionsService()
    const first = await estimate({ cargo: CARGO, vessel: SHIP, port_calls: {}, x: 1 })
    const again = await estimate(first.asked.request)
    const ofCall = { id: '', digest: '', calculated_at: '', warnings: [] }
    expect({ ...again, ...ofCall }).toEqual({ ...first, ...ofCall })
  })

  test('with its versions and a digest of the whole, as a leg of a chain and the chain too', async () => {
    const { post, estimate } = await emissionsService()
    const alone = await estimate({ cargo: CARGO })
    const chain = (await post(CHAINS, { cargo: CARGO, elements: [TRUCK, HUB, SEA] })).json()
    for (const answer of [alone, chain, chain.elements[2].estimate]) {
      expect(answer.software_version).toBe(VERSION)
      expect(answer.data_version).toMatch(/./)
      expect(answer.digest).toMatch(/^[0-9a-f]{64}$/)
      expect(answer.digest).toBe(digestOf(answer))
    }
    expect(chain.asked.request).toEqual({ cargo: CARGO, elements: [TRUCK, HUB, SEA] })
    expect(chain.elements[2].estimate.asked).toMatchObject({
      destination: { unlocode: SINGAPORE.unlocode },
      request: { route: ROUTE, cargo: CARGO },
    })
  })
})

describe('a chain answers as its legs do', () => {
  test('with a statement, deviations by element, uncertainty, exclusions and costs', async () => {
    const { post } = await emissionsService()
    const chain = (
      await post(CHAINS, { cargo: CARGO, elements: [TRUCK, HUB, SEA, HUB, SEA] })
    ).json()
    const [, , first, , second] = chain.elements
    expect(chain.framework).toMatchObject({ name: 'GLEC', version: '3.0' })
    expect(chain.framework.statement).toContain(
      'calculated with the factors that each element names',
    )
    expect(chain.deviations).toContainEqual(
      expect.objectContaining({ code: 'energy_infrastructure', elements: [2, 4] }),
    )
    expect(chain.exclusions).toEqual([
      'legs and hubs that are not elements of the chain',
      ...first.estimate.exclusions.slice(1),
    ])
    const { relative, low_kg_co2e, high_kg_co2e } = chain.uncertainty
    const whole = chain.emissions.wtw_kg_co2e
    expect(high_kg_co2e - whole).toBeCloseTo(relative * whole, 3)
    expect(whole - low_kg_co2e).toBeCloseTo(relative * whole, 3)
    // Independent errors: less than the larger one of two equal legs.
    expect(relative).toBeLessThan(first.estimate.uncertainty.relative)
    const tonnes = [first, second].map(({ estimate }) => estimate.carbon.ets.allowances_tonnes)
    expect(chain.carbon.ets.allowances_tonnes).toBeCloseTo(tonnes[0] + tonnes[1], 6)
    expect(chain.carbon.ets.cost).toBeCloseTo(75 * (tonnes[0] + tonnes[1]), 4)
  })

  test('with the framework that it asks for, and without costs if no leg asks for them', async () => {
    const { post } = await emissionsService()
    const framework = { name: 'ISO 14083', version: '2023' }
    const chain = (await post(CHAINS, { cargo: CARGO, framework, elements: [TRUCK] })).json()
    expect(chain.framework.name).toBe('ISO 14083')
    expect(chain.framework.statement).toMatch(/^Aligned/)
    expect(chain.carbon).toBeNull()
    const unknown = { cargo: CARGO, framework: { name: 'X' }, elements: [TRUCK] }
    expect((await post(CHAINS, unknown)).statusCode).toBe(404)
  })

  test('not aligned if the cargo changes ships or modes without a hub', async () => {
    const { post } = await emissionsService()
    const chain = (await post(CHAINS, { cargo: CARGO, elements: [TRUCK, SEA, SEA, HUB] })).json()
    expect(chain.deviations).toContainEqual(
      expect.objectContaining({ code: 'hub_missing', is_allowed: false, elements: [1, 2] }),
    )
    expect(chain.framework.statement).toContain('not aligned with them (')
  })
})
