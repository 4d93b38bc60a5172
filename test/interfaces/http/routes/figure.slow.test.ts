import { describe, expect, test } from 'vitest'
import { allPorts, buildTestApp } from '../../../support/test-app.js'

const ENDS = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }

/** A service, and how to ask it for a figure between the ends. */
async function service() {
  const { inject } = await buildTestApp({ ports: allPorts, auth: 'none' })
  return {
    ask: (query: string) =>
      inject({ method: 'GET', url: `/v1/figure?from=NLRTM&to=SGSIN&${query}` }),
    post: async (url: string, payload: object) =>
      (await inject({ method: 'POST', url, payload })).json(),
  }
}

describe('GET /v1/figure', () => {
  test('has the figures of /calculate-route', async () => {
    const { ask, post } = await service()
    const route = await post('/calculate-route', {
      ...ENDS,
      vessel: { type: 'bulk', size_class: 'supramax' },
      speed_kn: 12,
      depart_at: '2026-12-01T06:00:00Z',
      fuel_price_usd_per_tonne: 600,
    })
    const ship = 'vessel_type=bulk&vessel_size_class=supramax&speed_kn=12'
    const figures = [
      ['hours', 'h', route.duration_hours],
      ['arrival', 'UTC', route.arrive_at],
      ['fuel', 't', route.emissions.fuel_tonnes],
      ['co2e', 'kg', Math.round(route.emissions.co2e_wtw_tonnes * 1000)],
      ['cost', 'USD', route.emissions.cost_usd],
    ]
    for (const [what, unit, figure] of figures) {
      const price = what === 'cost' ? '&fuel_price_usd_per_tonne=600' : ''
      const query = `what=${what}&${ship}&depart_at=2026-12-01T06:00:00Z${price}`
      const answer = (await ask(query)).json()
      expect(answer, query).toMatchObject({ what, unit, figure, data_version: route.data_version })
    }
  })

  test('has the emissions of a cargo as /v1/emissions/sea has them', async () => {
    const { ask, post } = await service()
    const estimate = await post('/v1/emissions/sea', { route: ENDS, cargo: { mass_tonnes: 12 } })
    const { total_kg_co2e } = estimate.emissions
    const answer = await ask('what=co2e&mass_tonnes=12')
    expect(answer.json()).toMatchObject({ figure: total_kg_co2e, unit: 'kg' })
    const text = await ask('what=co2e&mass_tonnes=12&format=text')
    expect([text.body, text.headers['content-type']]).toEqual([
      String(total_kg_co2e),
      'text/plain; charset=utf-8',
    ])
  })

  test('names the parameter at fault', async () => {
    const { ask } = await service()
    const faults = [
      ['what=arrival', '#/depart_at'],
      ['what=fuel', '#/vessel_type'],
      ['what=cost&vessel_type=bulk', '#/fuel_price_usd_per_tonne'],
      ['what=co2e', '#/vessel_type'],
      ['what=hours&teu=2', '#/teu'],
      ['what=weight', '#/what'],
      ['what=co2e&mass_tonnes=1&vessel_type=raft', '#/vessel_type'],
      ['what=hours&speed=14', '#/speed'],
    ]
    for (const [query, pointer] of faults) {
      const answer = await ask(query!)
      expect(answer.json(), query).toMatchObject({ status: 422, errors: [{ pointer }] })
    }
  })
})
