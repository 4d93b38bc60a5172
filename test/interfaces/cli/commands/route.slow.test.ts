import { describe, expect, test } from 'vitest'
import { CLOSED_BY_DEFAULT } from '../../../../src/engine/routing/request.js'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { fakeSea, run } from '../run.js'

const route = (args: readonly string[], columns?: number) => {
  const { open, router } = fakeSea()
  return run(['route', ...args], { open, columns }).then((ran) => ({ ...ran, asked: router.asked }))
}

describe('fairway route', () => {
  test('prints distance, time, passages and areas, and says that it is not for navigation', async () => {
    const depart = ['--depart', '2026-12-01T08:00']
    const { output, errors } = await route(['Rotterdam', 'Singapore', '--speed', '20kn', ...depart])
    expect(errors).toBe('')
    expect(output).toContain('Rotterdam, Netherlands (NLRTM) → Singapore (SGSIN)')
    expect(output).toMatch(/Distance +5,\d{3}\.\d nm +10,\d{3}\.\d km/)
    expect(output).toMatch(/Time +12 d \d+ h at 20 kn \(37\.0 km\/h\)/)
    expect(output).toMatch(/of which \d+ h( \d+ min)? because of speed limits in passages/)
    expect(output).toMatch(
      /Arrival +2026-12-13 \d\d:\d\d UTC \(2026-12-1[34] \d\d:\d\d in port\), leaving 2026-12-01 08:00 UTC/,
    )
    expect(output).toMatch(/Suez Canal +4,\d{3} km – +4,\d{3} km/)
    expect(output).toMatch(/Emission control areas: 1,\d{3} km, 10 % of the route/)
    expect(output).toContain('Not for navigation.')
  })

  test('warns of a departure in the past, as the service does', async () => {
    const warningsOf = async (...more: string[]) => {
      const { output } = await route(['Rotterdam', 'Singapore', '--json', ...more])
      return JSON.parse(output).warnings
    }
    expect(await warningsOf('--depart', '2020-01-02')).toMatchObject([
      { code: 'past_departure', pointer: '#/depart_at' },
    ])
    expect(await warningsOf()).toEqual([])
    const { output } = await route(['Rotterdam', 'Singapore', '--depart', '2020-01-02'])
    expect(output).toContain('! 2020-01-02 is in the past.')
  })

  test('suggests swapped coordinates in the order of the command line', async () => {
    const swapped = await route(['4.05,51.98', 'Singapore'])
    expect(swapped.output).toContain(
      '! The origin is far from any port. Did you mean 51.98,4.05 (Rotterdam)? ' +
        'The order is latitude,longitude; --lonlat reverses it.',
    )
    const lonLat = await route(['Singapore', '51.98,4.05', '--lonlat'])
    expect(lonLat.output).toContain(
      '! The destination is far from any port. Did you mean 4.05,51.98 (Rotterdam)? ' +
        'The order is longitude,latitude because of --lonlat.',
    )
  })

  test('warns of a passage that is allowed and avoided, as the service does', async () => {
    const both = ['--allow', 'northeast', '--avoid', 'northeast']
    const { output } = await route(['Rotterdam', 'Singapore', ...both])
    expect(output).toContain('! northeast is closed: --avoid takes precedence over --allow.')
  })

  test('passes closures, opened passages and resolution on to the engine', async () => {
    const options = ['--no-suez', '--avoid', 'kiel,piracy', '--allow', 'corinth']
    const { asked } = await route(['NLRTM', 'SGSIN', ...options, '--resolution', '5'])
    expect(asked[0]).toMatchObject({ resolutionKm: 5, avoidAreas: ['piracy'] })
    const byDefault = CLOSED_BY_DEFAULT.filter((id) => id !== 'corinth')
    expect(new Set(asked[0]!.closed)).toEqual(new Set(['suez', 'kiel', ...byDefault]))
  })

  test('closes canals to a ship that is too large, and says so', async () => {
    const ship = ['--vessel', 'tanker', '--size-class', 'vlcc']
    const { output, asked } = await route(['Rotterdam', 'Singapore', ...ship])
    expect(asked[0]!.closed).toContain('suez')
    expect(output).toMatch(/! Suez Canal is closed to this ship: .* exceeds/)
    expect(output).toMatch(/Closed +suez/)
  })

  test('a ship or a fuel price adds fuel, emissions and cost', async () => {
    const ship = ['--vessel', 'container', '--fuel-per-day', '50', '--fuel-type', 'VLSFO']
    const { output } = await route(['Rotterdam', 'Singapore', ...ship, '--fuel-price', '600'])
    expect(output).toMatch(/Fuel +\d{3}\.\d t VLSFO/)
    expect(output).toMatch(/Emissions +\d,\d{3}\.\d t CO2e well to wake/)
    expect(output).toMatch(/Fuel cost +\d{3},\d{3} USD/)
    const json = await route(['Rotterdam', 'Singapore', ...ship, '--json'])
    expect(JSON.parse(json.output).emissions.fuel_source).toBe('request')
    expect((await route(['Rotterdam', 'Singapore', '--json'])).output).toContain(
      '"emissions": null',
    )
  })

  test('reads southern latitudes as places, not as options', async () => {
    const { asked } = await route(['-33.86,151.2', '-36.8,174.8'])
    expect(asked[0]).toMatchObject({ origin: { position: [151.2, -33.86] } })
    expect(asked[0]).toMatchObject({ destination: { position: [174.8, -36.8] } })
  })

  test('lists ports along the route and other routes on request', async () => {
    const { output } = await route([
      'Rotterdam',
      'Singapore',
      '--include-ports',
      '--alternatives',
      '1',
    ])
    expect(output).toContain('Ports within 25 km of the route')
    expect(output).toMatch(/Other routes\n.* nm, less than 1 km longer, via\n +the open sea/)
  })

  test('draws a sketch only on a terminal, and none with --no-map', async () => {
    const piped = await route(['Rotterdam', 'Singapore'])
    expect(piped.output).not.toContain('●')
    const shown = await route(['Rotterdam', 'Singapore'], 80)
    expect(shown.output.match(/●/g)).toHaveLength(2)
    expect(Math.max(...shown.output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    const hidden = await route(['Rotterdam', 'Singapore', '--no-map'], 80)
    expect(hidden.output).not.toContain('●')
  })

  test('--json prints the answer of the HTTP service', async () => {
    const { output } = await route(['Rotterdam', 'Singapore', '--json', '--no-panama'])
    const answer = JSON.parse(output)
    expect(answer).toMatchObject({ resolution_km: 20, options: { suez: true, panama: false } })
    expect(answer.origin.port.unlocode).toBe('NLRTM')
    expect(answer.geometry.type).toBe('LineString')
  })

  test.each([
    ['geojson', '{'],
    ['gpx', '<?xml version="1.0" encoding="UTF-8"?>\n<gpx'],
    ['kml', '<?xml version="1.0" encoding="UTF-8"?>\n<kml'],
    ['csv', 'index,latitude,longitude'],
  ])('--format %s prints a file for other programs', async (format, beginning) => {
    const { output } = await route(['Yokohama', 'Los Angeles', '--format', format])
    expect(output.slice(0, beginning.length)).toBe(beginning)
    expect(output.endsWith('\n\n')).toBe(false)
  })

  test('says what would open a route if there is none', async () => {
    const { error } = await route(['Rotterdam', 'Singapore', '--no-suez', '--avoid', 'gibraltar'])
    expect(error).not.toBeInstanceOf(UsageError)
    expect(error?.message).toBe(
      'There is no route with these passages closed. Opening gibraltar would allow one. ' +
        '--no-suez closes suez. --avoid closes gibraltar.',
    )
    const flags = await route(['Rotterdam', 'Singapore', '--no-suez', '--no-gibraltar'])
    expect(flags.errors).toContain('--no-gibraltar closes gibraltar.')
  })

  test('a point on land is rejected with the nearest water', async () => {
    const { errors } = await route(['52.5,13.4', 'Singapore'])
    expect(errors).toContain('The origin is more than 50 km from navigable water')
    expect(errors).toContain('166 km away at 53.9000°N 14.2500°E')
    expect(errors).toContain('Give a position or a port nearer to the sea, and add the way there')
    const end = await route(['Rotterdam', '52.5,13.4'])
    expect(end.errors).toContain('The destination is more than 50 km')
    const via = await route(['Rotterdam', 'Singapore', '--via', '52.5,13.4'])
    expect(via.errors).toContain('--via 52.5,13.4 is more than 50 km')
  })

  test.each([
    [['Rotterdam', 'Singapore', '--dwt', '12000'], '--vessel is required: container'],
    [['Rotterdam', 'Singapore', '--fuel-per-day', '50'], '--vessel is required'],
    [['Rotterdam', 'Singapore', '--alternatives', '4'], '--alternatives must be between 0 and 3'],
    [['Rotterdam', 'Singapore', '--vessel', 'tanker', '--draught', '31'], '--draught must be'],
    [['Rotterdam', 'Singapore', '--fuels', 'LNG=0.5', '--vessel', 'tanker'], '--fuels'],
    [['Rotterdam', 'Singapore', '--resolution', '7'], 'Allowed choices are 5, 10, 20, 50, 100'],
    [['Rotterdam', 'Singapore', '--avoid', 'sues'], 'Unknown: sues'],
    [['Rotterdam', 'Singapore', '--json', '--format', 'gpx'], 'cannot be used with'],
    [['Rotterdam', 'Singapore', '--format', 'shp'], 'Allowed choices are text, json'],
    [['Rotterdam'], 'TO is required.'],
  ])('rejects %j', async (args, reason) => {
    const { errors, output } = await route(args)
    expect(output).toBe('')
    expect(errors).toContain(reason)
  })
})

describe('fairway ports', () => {
  const ports = (args: readonly string[]) => run(['ports', ...args], { open: fakeSea().open })

  test('finds ports by the beginning of a name', async () => {
    const { output } = await ports(['rotter'])
    expect(output).toMatch(/^NLRTM +Rotterdam +Netherlands +51\.\d{4}°N 4\.\d{4}°E +id \d+\n$/)
  })

  test('prints the requested number, also as JSON', async () => {
    const { output } = await ports(['san', '--limit', '3', '--json'])
    expect(JSON.parse(output)).toHaveLength(3)
  })

  test('finds a name with a missing letter, and says if a name resembles no port', async () => {
    const { output } = await ports(['Rotterdem'])
    expect(output).toContain('NLRTM')
    const { error } = await ports(['Xqzwvk'])
    expect(error?.message).toBe('No port matches "Xqzwvk".')
    const long = await ports(['st san '.repeat(10_000)])
    expect(long.error?.message).toBe('The text must have at most 256 characters.')
  })
})

describe('fairway route on the real sea', () => {
  test('sails from Rotterdam to Singapore through Suez', { timeout: 30_000 }, async () => {
    const { output, errors } = await run(['route', 'Rotterdam', 'Singapore'], { columns: 80 })
    expect(errors).toBe('')
    const km = Number(/nm +([\d,.]+) km/.exec(output)?.[1]?.replaceAll(',', ''))
    expect(km).toBeGreaterThan(15_200)
    expect(km).toBeLessThan(15_450)
    const passages = ['Dover', 'Gibraltar', 'Suez Canal', 'Bab-el-Mandeb', 'Malacca']
    const at = passages.map((name) => output.indexOf(name))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(at[0]).toBeGreaterThan(0)
    expect(output.match(/●/g)).toHaveLength(2)
    expect(output).toContain('⣿')
  })
})
