import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { run } from '../run.js'

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

  test('says that it leaves now unless a departure is given', async () => {
    const { output } = await run(['voyage', 'NLRTM', 'SGSIN'])
    expect(output).toContain('leaving now')
    const later = await run(['voyage', 'NLRTM', 'SGSIN', '--depart', '2026-12-01'])
    expect(later.output).not.toContain('leaving now')
  })

  test('warns of a departure in the past, as the service does', async () => {
    const past = ['--depart', '2020-01-02', '--format', 'json']
    const { output } = await run(['voyage', 'NLRTM', 'SGSIN', ...past])
    expect(JSON.parse(output).warnings).toMatchObject([
      { code: 'past_departure', pointer: '#/depart_at' },
    ])
  })

  test('warns of a passage that is allowed and avoided, as the service does', async () => {
    const both = ['--allow', 'northeast', '--avoid', 'northeast']
    const { output } = await run(['voyage', 'NLRTM', 'SGSIN', ...both])
    expect(output).toContain('! northeast is closed: --avoid takes precedence over --allow.')
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
    const passing = await errorsOf('Rotterdam', 'via:Gibraltar+5h', 'Singapore')
    expect(passing?.message).toBe('"via:Gibraltar+5h", +5h: A via point has no stay; leave it out.')
    const stay = await errorsOf('Rotterdam+5h', 'Singapore')
    expect(stay).toBeInstanceOf(UsageError)
    expect(stay?.message).toBe(
      '"Rotterdam+5h", +5h: The first and the last stop have no stay; leave it out.',
    )
    expect((await errorsOf('Rotterdam', 'Singapore+5h@12kn'))?.message).toContain('"Singapore+5h')
    expect(await errorsOf('Rotterdam', 'via:suez')).toBeInstanceOf(UsageError)
    expect(await errorsOf('Rotterdam', 'Atlantis')).toBeInstanceOf(UsageError)
  })
})

describe('via points and speeds of legs', () => {
  test('a route passes places and passages in the given order', async () => {
    const { errors, output } = await run([
      ...['route', 'Rotterdam', 'Singapore', '--via', 'Algeciras', '--via', 'suez', '--json'],
    ])
    expect(errors).toBe('')
    const { via, passages, distance_km } = JSON.parse(output)
    expect(via).toHaveLength(2)
    expect(via[0].port.unlocode).toBe('ESALG')
    expect(passages.map(({ id }: { id: string }) => id)).toContain('suez')
    expect(distance_km).toBeGreaterThan(15_300)
    const text = await run(['route', 'Rotterdam', 'Singapore', '--via', 'suez', '--no-map'])
    expect(text.output).toContain('Rotterdam, Netherlands (NLRTM) → via suez → Singapore (SGSIN)')
  })

  test('a passage that the route itself closes is a command-line error', async () => {
    for (const closing of ['--no-suez', '--avoid=suez']) {
      const { error } = await run(['route', 'NLRTM', 'SGSIN', '--via', 'suez', closing])
      expect(error).toBeInstanceOf(UsageError)
      expect(error?.message).toBe(
        `--via suez: suez is in --via but closed by ${closing.replace('=suez', '')}; remove one.`,
      )
    }
  })

  test('a leg has the speed of the stop at which it begins, and the ship its fuel', async () => {
    const { output } = await run([
      ...['voyage', 'NLRTM', 'ESALG+12h@10kn', 'SGSIN', '--speed', '14kn', '--format', 'json'],
      ...['--vessel', 'container', '--fuel-price', '600'],
    ])
    const { legs, totals } = JSON.parse(output)
    expect(legs.map(({ speed_kn }: { speed_kn: number }) => speed_kn)).toEqual([14, 10])
    expect(totals.fuel_tonnes).toBeGreaterThan(100)
    expect(totals.cost_usd).toBeCloseTo(totals.fuel_tonnes * 600, -1)
    expect((await run(['voyage', 'NLRTM', 'SGSIN@10kn'])).error).toBeInstanceOf(UsageError)
  })
})
