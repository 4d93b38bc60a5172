import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../../src/emissions/pack/csv.js'
import { allPorts, buildTestApp } from '../../support/test-app.js'
import { fakeSea, run } from './run.js'

const STOPS = ['NLRTM', 'ESALG+12h@10kn', 'SGSIN']
const SHIP = ['--vessel', 'container', '--size-class', 'neo_panamax']
const PRICE = ['--fuel-price', '600']
const SETTINGS = ['--speed', '14kn', '--depart', '2026-12-01T00:00']

async function outputOf(...options: string[]): Promise<string> {
  const { output, errors } = await run(['voyage', ...STOPS, ...SETTINGS, ...options], {
    open: fakeSea().open,
  })
  expect(errors).toBe('')
  return output
}

interface Leg {
  readonly emissions: Readonly<Record<string, number>> | null
}

describe('fairway voyage with a ship', () => {
  test('has the fuel, emissions and cost that POST /v1/voyages has, by leg and in total', async () => {
    const { legs, totals } = JSON.parse(await outputOf(...SHIP, ...PRICE, '--format', 'json'))
    const { inject, bearer } = await buildTestApp({ ports: allPorts })
    const port = (code: string) => ({ port_id: allPorts.byLocode(code)!.id })
    const answer = await inject({
      method: 'POST',
      url: '/v1/voyages',
      headers: await bearer(),
      payload: {
        stops: [port('NLRTM'), { ...port('ESALG'), stay_hours: 12, speed_kn: 10 }, port('SGSIN')],
        speed_kn: 14,
        depart_at: '2026-12-01T00:00:00Z',
        vessel: { type: 'container', size_class: 'neo_panamax' },
        fuel_price_usd_per_tonne: 600,
      },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const emissionsOf = (told: readonly Leg[]) => told.map(({ emissions }) => emissions)
    expect(emissionsOf(legs)).toEqual(emissionsOf(answer.json().legs))
    expect(emissionsOf(legs)).not.toContain(null)
    expect(totals).toEqual(answer.json().totals)
  })

  test('lists in the text the fuel, emissions and cost of each leg', async () => {
    const text = await outputOf(...SHIP, ...PRICE)
    expect(text).toMatch(/Emissions +[\d,.]+ t CO2e well to wake, of which [\d,.]+ t tank to wake/)
    expect(text).toMatch(/Rotterdam → Algeciras +[\d,.]+ nm +[\d,.]+ t +[\d,.]+ t CO2e +[\d,]+ USD/)
    expect(text).toMatch(/Algeciras → Singapore +[\d,.]+ nm +[\d,.]+ t +[\d,.]+ t CO2e +[\d,]+ USD/)
    expect(text).toMatch(/Time +\d+ d \d+ h, including 12 h in port/)
    expect(await outputOf()).not.toContain('CO2e')
  })

  test('says in the text what it assumed and closed, and on which data', async () => {
    const text = await outputOf('--vessel', 'container', '--avoid', 'sunda')
    expect(text).toContain('Size class: container post_panamax, as none is given: one ship')
    expect(text).toContain('Fuel: VLSFO is assumed, as none is given')
    expect(text.split('Sea passage only')).toHaveLength(2)
    expect(text).toMatch(/Fuel +[\d,.]+ t at sea; in port [\d.]+ t\n/)
    expect(text).toMatch(/Stays: .*\n {4}Algeciras +12 h +[\d.]+ t +[\d.]+ t CO2e {2}MGO\n/)
    expect(text).toContain('12 h at berth and 0 h at anchor')
    expect(text).toMatch(/Closed +sunda/)
    expect(text).toContain('20 km coast, data fake-1.')
    expect(await outputOf()).not.toContain('Assumptions')
  })

  test('has the figures of each leg in every file, and they add up to the totals', async () => {
    const { totals } = JSON.parse(await outputOf(...SHIP, ...PRICE, '--format', 'json'))
    const [head, ...rows] = parseCsv(await outputOf(...SHIP, ...PRICE, '--format', 'csv'))
    const { features } = JSON.parse(await outputOf(...SHIP, ...PRICE, '--format', 'geojson'))
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
    for (const field of ['fuel_tonnes', 'co2e_wtw_tonnes', 'cost_usd']) {
      const column = rows.map(({ cells }) => Number(cells[head!.cells.indexOf(field)]))
      expect(column.filter((value) => value > 0)).toHaveLength(2)
      expect(sum(column)).toBeCloseTo(totals[field], 4)
      const inPort = rows.map(({ cells }) => cells[head!.cells.indexOf(`port_${field}`)])
      expect(inPort.filter((cell) => cell !== '')).toHaveLength(1)
      expect(sum(inPort.map(Number))).toBeCloseTo(totals[`port_${field}`], 4)
      const lines = features.flatMap((feature: { properties: Record<string, number> }) => {
        return feature.properties[field] ?? []
      })
      expect(lines).toHaveLength(2)
      expect(sum(lines)).toBeCloseTo(totals[field], 4)
    }
    const kml = await outputOf(...SHIP, ...PRICE, '--format', 'kml')
    expect(kml.match(/<Data name="co2e_wtw_tonnes">/g)).toHaveLength(2)
    expect(await outputOf(...SHIP, '--format', 'gpx')).toMatch(/t of fuel, .* t CO2e well to wake/)
  })

  test('leaves the columns of the table empty without a ship', async () => {
    const [head, ...rows] = parseCsv(await outputOf('--format', 'csv'))
    const at = head!.cells.indexOf('fuel_tonnes')
    expect(rows.every(({ cells }) => cells[at] === '')).toBe(true)
  })

  test('says why there are no figures when the ship has none', async () => {
    const text = await outputOf(...SHIP, '--fuels', 'coal=1')
    expect(text).toContain('! Fuel and emissions could not be calculated')
  })
})
