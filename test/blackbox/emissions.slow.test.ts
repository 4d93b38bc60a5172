import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.js'
import { startService } from './service.js'

const ESTIMATE = '/v1/emissions/sea'
const DRY_RUN = '/v1/emissions/sea/dry-run'
const SHANGHAI = { lat: 31.2, lon: 122 }
const ROTTERDAM = { lat: 51.98, lon: 4.05 }
const NEW_YORK = { lat: 40.5, lon: -73.9 }
const WAY = { origin: ROTTERDAM, destination: NEW_YORK }
const BOX = { route: WAY, cargo: { teu: 1 } }

describe('a dry run', () => {
  test('needs a token and valid JSON, says how the estimate would be made, and costs nothing', async () => {
    const service = await startService()
    const token = await service.token('one')
    const route = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
    expect((await service.ask('/calculate-route', { token, json: route })).status).toBe(200)
    const dryRun = (json: object) => service.ask(DRY_RUN, { token, json })
    expect((await service.ask(DRY_RUN, { json: BOX })).status).toBe(401)
    const headers = { 'content-type': 'application/json' }
    const half = await service.ask(DRY_RUN, { token, raw: '{', headers })
    expect([half.status, half.body.code]).toEqual([422, 'invalid_json'])
    const { status, body } = await dryRun(BOX)
    expect([status, body]).toMatchObject([
      200,
      { valid: true, method: expect.any(String), boundary: 'WTW', errors: [] },
    ])
    for (const field of ['id', 'source', 'value', 'unit']) expect(body.factor).toHaveProperty(field)
    expect(JSON.stringify(body)).not.toContain('total_kg_co2e')
    for (const wrong of [
      { cargo: { teu: -1 } },
      { route: WAY, calculation: { method: 'fuel_based' } },
    ]) {
      const answer = await dryRun(wrong)
      expect([answer.status, answer.body.valid]).toEqual([200, false])
      expect(answer.body.errors.length).toBeGreaterThan(0)
    }
    expect(await service.used(token)).toBe(1)
  })
})

describe('an estimate', () => {
  test('has boundaries that add up and change nothing else; twice the cargo is twice as much', async () => {
    const service = await startService()
    const token = await service.token('a')
    const estimate = async (boundary: string, teu = 2) => {
      const route = { origin: SHANGHAI, destination: ROTTERDAM }
      const json = { route, cargo: { teu }, calculation: { boundary } }
      return (await service.ask(ESTIMATE, { token, json })).body
    }
    const answers = await Promise.all(['TTW', 'WTT', 'WTW'].map((boundary) => estimate(boundary)))
    for (const [at, name] of ['ttw', 'wtt', 'wtw'].entries()) {
      const { emissions, method, factor, distance } = answers[at]!
      expect(emissions.total_kg_co2e).toBe(emissions[`${name}_kg_co2e`])
      const { ttw_kg_co2e: ttw, wtt_kg_co2e: wtt, wtw_kg_co2e: wtw } = emissions
      expect((ttw + wtt) / wtw).toBeCloseTo(1, 3)
      expect([method, factor.id, distance]).toEqual([
        answers[0]!.method,
        answers[0]!.factor.id,
        answers[0]!.distance,
      ])
    }
    const twice = await estimate('WTW', 4)
    const ratio = twice.emissions.total_kg_co2e / answers[2]!.emissions.total_kg_co2e
    expect(ratio).toBeCloseTo(2, 6)
  })

  test('takes its places in every form that a route takes', async () => {
    const service = await startService()
    const token = await service.token('a')
    const distances = []
    for (const origin of [
      { port_id: 88 },
      { unlocode: 'NLRTM' },
      { name: 'Rotterdam', country: 'NL' },
      { coordinates: [4.13, 51.95] },
      { lat: 51.95, lon: 4.13 },
      { name: '51 57N 4 7.8E' },
    ]) {
      const json = { route: { origin, destination: NEW_YORK }, cargo: { teu: 1 } }
      const { body } = await service.ask(ESTIMATE, { token, json })
      distances.push(body.distance.shortest_km)
    }
    expect(new Set(distances).size).toBe(1)
  })

  test.each([
    [{ port_id: 88, lat: 1, lon: 1 }, 'ambiguous_location'],
    [{ lat: 51.98 }, 'required'],
    [{ latitude: 51.98, longitude: 4.05 }, 'wrong_location_form'],
  ])('of a place in another form is rejected: %j', async (origin, code) => {
    const service = await startService()
    const token = await service.token('a')
    const json = { route: { origin, destination: NEW_YORK }, cargo: { teu: 1 } }
    const { status, body } = await service.ask(ESTIMATE, { token, json })
    expect(status).toBe(422)
    expect(body.errors[0].pointer).toMatch(/^#\/route\/origin/)
    expect(body.errors[0].code).toBe(code)
    expect(await service.used(token)).toBe(0)
  })
})

test('without factors estimates are 503 and free, and everything else works', async () => {
  const data = temporaryFolder()
  mkdirSync(join(data, 'built'))
  writeFileSync(join(data, 'built/manifest.json'), '{}')
  const service = await startService({ data })
  const token = await service.token('a')
  for (const path of [ESTIMATE, DRY_RUN]) {
    const { status, body, headers } = await service.ask(path, { token, json: BOX })
    expect([status, body.code]).toEqual([503, 'emissions_unavailable'])
    expect(headers.get('retry-after')).toBeTruthy()
  }
  expect(await service.used(token)).toBe(0)
  const json = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
  expect((await service.ask('/calculate-route', { token, json })).status).toBe(200)
  expect((await service.ask('/health')).status).toBe(200)
})
