import { describe, expect, test } from 'vitest'
import { UsageError } from '../../src/cli/failure.js'
import { run } from './run.js'

describe('fairway voyage', () => {
  test('prints the calls and the timeline of many stops', async () => {
    const { errors, output } = await run([
      ...['voyage', 'Rotterdam', 'Algeciras+18h', 'via:suez', '1.22N,103.8E'],
      ...['--speed', '14kn', '--depart', '2026-12-01'],
    ])
    expect(errors).toBe('')
    expect(output).toContain('Rotterdam → Algeciras → suez → 1.220, 103.800')
    expect(output).toContain('in 3 legs')
    expect(output).toMatch(/2026-12-01 00:00 +0 km +departure +Rotterdam/)
    expect(output).toMatch(/passage in +Suez Canal/)
    expect(output).toMatch(/area out/)
  })

  test('writes the answer of the service, and files', async () => {
    const stops = ['voyage', 'NLRTM', 'SGSIN+24h', 'CNSHA']
    const json = JSON.parse((await run([...stops, '--format', 'json'])).output)
    expect([json.legs.length, json.totals.stay_hours]).toEqual([2, 24])
    const geojson = JSON.parse((await run([...stops, '--format', 'geojson'])).output)
    expect(geojson.type).toBe('FeatureCollection')
  })

  test('names the stop that is wrong', async () => {
    const errorsOf = async (...stops: string[]) => (await run(['voyage', ...stops])).error
    expect(await errorsOf('Rotterdam+5h', 'Singapore')).toBeInstanceOf(UsageError)
    expect(await errorsOf('Rotterdam', 'via:suez')).toBeInstanceOf(UsageError)
    expect(await errorsOf('Rotterdam', 'Atlantis')).toBeInstanceOf(UsageError)
  })
})
