import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ChainEstimate, EmissionsEstimate } from '../../src/client/index.js'
import { declarationOf } from '../../src/papers/declaration.js'
import { declarationHtml } from '../../src/papers/declaration-html.js'
import { MODEL_SOURCES } from '../../src/papers/declaration-modelling.js'
import { buildTestApp } from '../support/test-app.js'

const OPTIONS = {
  organisation: 'Example Ltd',
  services: 'Container transport',
  period: { from: '2026-01-01', to: '2026-12-31' },
  created: '2027-01-15',
}
const ROUTE = { distance_km: 10_000, distance_type: 'sfd' }
const SHIP = { type: 'container', capacity_teu: 14_000 }

async function ask<Answer>(payload: object, url = '/v1/emissions/sea'): Promise<Answer> {
  const { inject, bearer } = await buildTestApp()
  const answer = await inject({ method: 'POST', url, headers: await bearer(), payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const estimate = (request: object) => ask<EmissionsEstimate>({ route: ROUTE, ...request })
const modelled = (speed_kn: number) => {
  return estimate({ cargo: { teu: 40 }, vessel: { ...SHIP, speed_kn } })
}

const rowsOf = (...answers: (EmissionsEstimate | ChainEstimate)[]) =>
  declarationOf(answers, OPTIONS).modelling
const rowOf = (rows: ReturnType<typeof rowsOf>, name: string) =>
  rows.find(({ parameter }) => parameter === name)!

describe('the modelling table of a declaration', () => {
  test('has load factor, speed and fuel of modelled ships from the steps, as a range', async () => {
    const rows = rowsOf(await modelled(14), await modelled(16))
    expect(rowOf(rows, 'load_factor')).toMatchObject({
      basis: 'steps',
      low: 0.7,
      high: 0.7,
      legs: 2,
    })
    expect(rowOf(rows, 'speed')).toMatchObject({ basis: 'steps', low: 14, high: 16, unit: 'kn' })
    expect(rowOf(rows, 'fuel_share')).toMatchObject({ subject: 'HFO', low: 1, high: 1 })
    expect(rowOf(rows, 'empty_trips')).toMatchObject({ basis: 'inside_load_factor', low: null })
    for (const { source } of rows) expect(source).toMatch(/20\d\d/)
  })

  test('says that a published average does not state its parameters, and names its source', async () => {
    const answer = await estimate({ cargo: { mass_tonnes: 12 } })
    for (const row of rowsOf(answer)) {
      expect(row).toMatchObject({ basis: 'inside_source', low: null, high: null })
      expect(row.source).toBe(`${answer.factor.source}, ${answer.factor.year}`)
    }
  })

  test('has the ballast of measured fuel as a share of all of it', async () => {
    const cargo_on_board_teu = 8_000
    const shared = { cargo: { teu: 40 }, vessel: { ...SHIP, cargo_on_board_teu } }
    const fuel = { consumed_tonnes: 900, ballast_tonnes: 100, type: 'MGO' }
    const rows = rowsOf(await estimate({ ...shared, fuel }))
    expect(rowOf(rows, 'empty_trips')).toMatchObject({ basis: 'steps', low: 0.1, high: 0.1 })
    expect(rowOf(rows, 'load_factor')).toMatchObject({ basis: 'on_board', low: null })
    const without = await estimate({ ...shared, fuel: { consumed_tonnes: 900, type: 'MGO' } })
    expect(rowOf(rowsOf(without), 'empty_trips')).toMatchObject({ basis: 'none_stated' })
  })

  test('names the source of a leg whose factor the caller states', async () => {
    const factor = { ttw: 20, wtt: 5, source: "carrier's report", year: 2025 }
    const elements = [{ kind: 'leg', mode: 'rail', distance_km: 300, factor }]
    const url = '/v1/emissions/chains'
    const rows = rowsOf(await ask<ChainEstimate>({ cargo: { teu: 2 }, elements }, url))
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row).toMatchObject({ subject: 'rail', basis: 'inside_source' })
    expect(rows[0]!.source).toContain("carrier's report")
  })

  test('states the years of the ship table', () => {
    const { provenance } = JSON.parse(readFileSync('data/reference/vessels.json', 'utf8'))
    expect(MODEL_SOURCES.containerLoad).toContain(`${provenance['container-utilisation'].year}`)
    expect(MODEL_SOURCES.containerLoad).toContain(provenance['container-utilisation'].table)
    expect(MODEL_SOURCES.otherLoad).toContain(`${provenance['bulk-utilisation'].year}`)
    expect(MODEL_SOURCES.otherLoad).toContain(provenance['bulk-utilisation'].table)
    expect(MODEL_SOURCES.speed).toContain(`${provenance.speed.year}`)
    expect(MODEL_SOURCES.speed).toContain(provenance.speed.table)
  })

  test('is on the page, where a long list ends in a row with the number of the others', async () => {
    const answer = await modelled(14)
    const many = Array.from({ length: 300 }, (_, at) => ({
      ...answer,
      id: `em_${at}`,
      factor: { ...answer.factor, name: `ship ${at}`, source: `source ${at}` },
    }))
    const declaration = declarationOf(many, OPTIONS)
    expect(declaration.sources).toHaveLength(300)
    const html = declarationHtml(declaration)
    expect(html).toContain('<h2>Modelling</h2>')
    expect(html).toContain('0.7')
    expect(html).toMatch(/\d+ others/)
    expect(html.match(/<tr>/g)!.length).toBeLessThan(110)
  })
})
