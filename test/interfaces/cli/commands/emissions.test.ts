import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../../src/tables/text/failure.js'
import { fakeSea, run } from '../run.js'

const emissions = (...args: string[]) => run(['emissions', ...args], { open: fakeSea().open })
const CARGO = ['--teu', '40', '--vessel', 'deep_sea_container']

describe('fairway emissions', () => {
  test('prints tonnes, intensity, distance, method, factor, and every step', async () => {
    const { output, errors } = await emissions('Rotterdam', 'Singapore', ...CARGO, '--steps')
    expect(errors).toBe('')
    expect(output).toContain('Rotterdam → Singapore')
    expect(output).toMatch(/Emissions +\d+\.\d{3} t CO2e well to wake, for the cargo/)
    expect(output).toMatch(/Distance +10,\d{3} km shortest, × 1\.15 = 12,\d{3} km/)
    expect(output).toContain('activity-based')
    expect(output).toContain('well to wake (kg) = tank to wake (kg) + well to tank (kg) = ')
    expect(output).toContain('Not verified by a third party.')
  })

  test('needs no type of ship for containers, with a speed or without', async () => {
    const { output, errors } = await emissions(
      'Rotterdam',
      'Singapore',
      '--teu',
      '2',
      '--speed',
      '16kn',
    )
    expect(errors).toBe('')
    expect(output).toContain('a container ship is assumed, as the cargo is in containers')
    expect(output).toContain('Modelled container')
    const tonnes = await emissions('Rotterdam', 'Singapore', '--tonnes', '2', '--speed', '16kn')
    expect(tonnes.errors).toContain('--vessel is required')
  })

  test('takes a number of containers with their types, or beside it', async () => {
    const containers = async (...args: string[]) =>
      (await emissions('Rotterdam', 'Singapore', '--containers', ...args)).output
    expect(await containers('2x40HC')).toMatch(/Emissions +\d/)
    const [figure] = /Emissions .*/.exec(await containers('2x40HC'))!
    expect(await containers('2', '--container-type', '40HC')).toContain(figure)
  })

  test('shows every warning about the figure, the first note, and with --steps the others', async () => {
    const remarks = (output: string) => output.match(/^ {2}! .*/gm)!
    const ship = ['--vessel', 'container']
    const { output } = await emissions('Rotterdam', 'Singapore', ...CARGO, ...ship)
    expect(remarks(output)).toHaveLength(1)
    const folded = Number(/(\d+) more notes and/.exec(output)![1])
    const whole = await emissions('Rotterdam', 'Singapore', ...CARGO, ...ship, '--steps')
    expect(remarks(whole.output)).toHaveLength(1 + folded)
    const doubtful = [...ship, '--capacity-teu', '90000', '--load-factor', '0.01']
    const doubts = remarks((await emissions('NLRTM', 'SGSIN', ...CARGO, ...doubtful)).output)
    expect(doubts).toEqual([
      expect.stringContaining('90000 TEU'),
      expect.stringContaining('0.01 is almost no cargo'),
    ])
  })

  test('shows each input of a step once, so that a reader can calculate it', async () => {
    const short = await emissions('--distance', '10000km', ...CARGO)
    expect(short.output).toMatch(/\d steps of the calculation: --steps shows them\./)
    expect(short.output).not.toContain('  Steps')
    const { output } = await emissions('--distance', '10000km', ...CARGO, '--steps')
    const steps = output.slice(output.indexOf('  Steps'))
    const given = new Map<string, number>()
    for (const [, name, value] of steps.matchAll(/(?:with|,) ([^,\d\n]+) (-?[\d.e+-]+)[^,\n]*/g)) {
      given.set(name!, Number(value))
    }
    expect(given.get('TEU')).toBe(40)
    expect(given.get('distance adjustment factor')).toBe(1.15)
    const result = (name: string) =>
      Number(new RegExp(`\n    ${name} = .* = ([\\d.]+) `).exec(steps)![1])
    expect(result('tank to wake \\(kg\\)')).toBeCloseTo(
      (result('transport activity') * given.get('tank to wake')! * 1.15) / 1000,
      0,
    )
    expect(steps).not.toContain('with tank to wake (kg)')
  })

  test('prints the cost of the carbon laws if a price is given, and no cost otherwise', async () => {
    const burnt = ['--burnt', '1000', '--burnt-fuel', 'VLSFO', '--carbon-year', '2026']
    const { output } = await emissions('Rotterdam', 'Singapore', ...burnt, '--eua-price', '75')
    expect(output).toContain(
      'EU ETS   1,600.05 allowances, 120,003.75 EUR; rules of 2026, 50 % of the voyage in scope',
    )
    expect(output).toContain(
      'FuelEU   penalty of 25,175.59 EUR; 91.25 g CO2e/MJ, limit 89.34, 50 % of the voyage in scope',
    )
    expect(output).toContain('UK ETS   no allowances; 0 % of the voyage in scope')
    const unpriced = (await emissions('Rotterdam', 'Singapore', ...burnt)).output
    expect(unpriced).toContain('1,600.05 allowances, add --eua-price for the cost')
    expect((await emissions('Rotterdam', 'Singapore', ...CARGO)).output).not.toContain('EU ETS')
  })

  test('names the fuel that it assumes for the ship and for refrigerated cargo', async () => {
    const modelled = ['--teu', '1', '--vessel', 'container', '--capacity-teu', '9000', '--steps']
    const fuelOf = async (...more: string[]) =>
      (await emissions('Rotterdam', 'Singapore', ...modelled, ...more)).output
    expect(await fuelOf()).toContain('No fuel is given: HFO is assumed')
    expect(await fuelOf()).toContain('Routes and voyages assume VLSFO.')
    expect(await fuelOf('--fuel-type', 'MGO')).not.toContain('assume')
    const reefer = await emissions('Rotterdam', 'Singapore', ...CARGO, '--reefer', '--steps')
    expect(reefer.output).toContain('cargo is from HFO, as no fuel is given.')
  })

  test('--format json is the answer of the service', async () => {
    const { output } = await emissions('NLRTM', '1.26,103.84', ...CARGO, '--format', 'json')
    expect(JSON.parse(output)).toMatchObject({
      method: 'activity_based',
      activity: { teu: 40 },
      data_version: 'fake-1',
    })
  })

  test('of a known distance need no table of ports', async () => {
    const open = { ...fakeSea().open, tables: () => Promise.reject(new Error('read the ports')) }
    const { error, output } = await run(['emissions', '--sailed', '8400nm', '--teu', '1'], { open })
    expect(error).toBeNull()
    expect(output).toContain('A known distance')
  })

  test('accepts a known distance instead of a route', async () => {
    const sailed = await emissions('--sailed', '8400nm', '--teu', '1', '--format', 'json')
    expect(JSON.parse(sailed.output)).toMatchObject({
      distance: { actual_km: 15_556.8, distance_adjustment_factor: 1 },
      data_version: null,
    })
    const shortest = await emissions('--distance', '15300km', '--teu', '1', '--format', 'json')
    expect(JSON.parse(shortest.output).distance).toMatchObject({ shortest_km: 15_300 })
  })

  test("reports the cargo's share of the fuel of a voyage", async () => {
    const fuel = ['--burnt', '1450', '--burnt-fuel', 'VLSFO', '--capacity-teu', '14000']
    const { output } = await emissions('Rotterdam', 'Singapore', ...CARGO, ...fuel)
    expect(output).toContain('for the whole voyage')
    expect(output).toMatch(/Cargo +\d+\.\d{3} t CO2e well to wake, 0\.408 % of it/)
  })

  test('says which size class it ignored, and what the figures lack', async () => {
    const ship = ['--vessel', 'container', '--size-class', 'gigamax', '--speed', '16kn', '--steps']
    const { output } = await emissions('Rotterdam', 'Singapore', '--teu', '1', ...ship)
    expect(output).toContain(
      '! --size-class gigamax is not a size class of a container; it was ignored.',
    )
    const json = await emissions(
      'Rotterdam',
      'Singapore',
      '--teu',
      '1',
      ...ship,
      '--format',
      'json',
    )
    const { notes } = JSON.parse(json.output).data_quality
    expect(notes.length).toBeGreaterThan(0)
    expect(output).not.toMatch(/! (is|was|has|applies) /)
    for (const note of notes) {
      const told = note.replace('capacity_teu', '--capacity-teu').replaceAll('_', ' ')
      expect(output).toContain(`  ! ${told}`)
    }
  })

  test('takes a speed with its unit, as fairway route does', async () => {
    const ship = ['--teu', '1', '--vessel', 'container', '--capacity-teu', '13000']
    const kgAt = async (...speed: string[]) => {
      const args = ['Rotterdam', 'Singapore', ...ship, ...speed, '--format', 'json']
      return JSON.parse((await emissions(...args)).output).emissions.wtw_kg_co2e
    }
    expect(await kgAt('--speed', '16kn')).toBe(await kgAt('--speed-kn', '16'))
    expect(await kgAt('--speed', '29.632km/h')).toBe(await kgAt('--speed-kn', '16'))
  })

  test('names options in its warnings, not fields of the API', async () => {
    const ship = ['--teu', '1', '--vessel', 'container', '--steps']
    const { output } = await emissions('Rotterdam', 'Singapore', ...ship)
    expect(output).toContain('Give --capacity-teu if you know the ship.')
  })

  test.each([
    [[], 'FROM is required: give origin and destination, or --distance or --sailed.'],
    [['Rotterdam'], 'TO is required'],
    [['Rotterdem', 'Singapore'], 'There is no port "Rotterdem"'],
    [['--sailed', '8400'], 'Give a unit'],
    [
      ['--sailed', '1km', '--distance', '1km'],
      "'--sailed <distance>' cannot be used with option '--distance",
    ],
    [['Rotterdam', 'Singapore', '--burnt', '3'], '--burnt-fuel is required'],
    [
      ['Rotterdam', 'Singapore', '--speed', '16kn', '--speed-kn', '16'],
      "'--speed <speed>' cannot be used with option '--speed-kn",
    ],
    [['Rotterdam', 'Singapore', '--deadweight', '3'], '--vessel is required: container'],
    [['Rotterdam', 'Singapore', '--method', 'carrier_intensity'], '--carrier-name is required'],
    [['Rotterdam', 'Singapore', '--method', 'activity_based'], '--vessel is required'],
    [
      ['Rotterdam', 'Singapore', '--vessel', 'container', '--speed', '90kn'],
      '--speed in knots must',
    ],
    [['Rotterdam', 'Singapore', '--carbon-year', '1899'], 'between 1900 and 2199, got 1899.'],
    [['Rotterdam', 'Singapore', '--teu', '0'], '--teu must be above 0'],
  ])('rejects %j', async (args, reason) => {
    const { errors, output, error } = await emissions(...args)
    expect(output).toBe('')
    expect(errors).toContain(reason)
    expect(error instanceof UsageError || 'exitCode' in error!).toBe(true)
  })
})
