import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { EmissionsEstimate, EmissionsRequest } from '../../src/client/index.js'
import { ileapLeg } from '../../src/export-formats/ileap.js'
import { allPorts, buildTestApp } from '../support/test-app.js'

async function estimateOf(request: Omit<EmissionsRequest, 'route'>): Promise<EmissionsEstimate> {
  const { inject, bearer } = await buildTestApp({ ports: allPorts })
  const answer = await inject({
    method: 'POST',
    url: '/v1/emissions/sea',
    headers: await bearer(),
    payload: { route: { distance_km: 10_000, distance_type: 'sfd' }, ...request },
  })
  return answer.json()
}

describe('an estimate as a leg of a transport chain', () => {
  test('has kilograms, the activity with its unit, and the intensity that joins them', async () => {
    const leg = ileapLeg(
      await estimateOf({
        cargo: { teu: 40, reefer: true },
        vessel: { type: 'container', capacity_teu: 14_000 },
      }),
    )
    expect(leg).toMatchObject({
      appliesTo: 'cargo',
      mass: 400_000,
      teu: 40,
      distance: { sfd: 10_000 },
      transportActivity: 400_000,
      transportActivityUnit: 'TEUkm',
      temperatureControl: 'refrigerated',
      standard: 'ISO 14083:2023',
    })
    expect(leg.co2eTTW + leg.co2eWTT).toBeCloseTo(leg.co2eWTW, 6)
    expect(leg.co2eIntensityWTW! * leg.transportActivity!).toBeCloseTo(leg.co2eWTW, 3)
  })

  test('has the fuels that were burnt, and the cargo share of a whole voyage', async () => {
    const estimate = await estimateOf({
      cargo: { teu: 40 },
      vessel: { type: 'container', capacity_teu: 14_000 },
      fuel: { consumed_tonnes: 1000, type: 'VLSFO' },
    })
    const leg = ileapLeg(estimate)
    expect([estimate.applies_to, leg.appliesTo]).toEqual(['voyage', 'cargo'])
    expect(leg.co2eWTW).toBe(estimate.cargo_share!.wtw_kg_co2e)
    const [fuel, ...others] = leg.energyCarriers!
    expect(fuel).toMatchObject({ energyCarrier: 'VLSFO', relativeShare: 1 })
    expect(fuel!.energyConsumption * fuel!.emissionFactorWTW).toBeCloseTo(leg.co2eWTW, 3)
    expect(others).toEqual([])
    expect(leg.dataType).toBe('primary')
  })

  test('has no field that docs/exchange-files.md does not explain', async () => {
    const explained = readFileSync('docs/exchange-files.md', 'utf8')
    const leg = ileapLeg(await estimateOf({ cargo: { mass_tonnes: 12 } }))
    for (const name of Object.keys(leg)) expect(explained).toContain(`\`${name}\``)
  })
})
