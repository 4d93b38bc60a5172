import { describe, expect, test } from 'vitest'
import { MatrixRequestBody } from '../../../src/contract/schemas/matrix.js'
import { RouteRequestBody } from '../../../src/contract/schemas/route-request.js'
import { VoyageRequestBody } from '../../../src/contract/schemas/voyage-request.js'
import { buildProgram } from '../../../src/interfaces/cli/program.js'
import { processTerminal } from '../../../src/tables/text/terminal.js'

const program = await buildProgram(processTerminal)

/** How the command line writes a field of a body that has no option of the same name. */
const WRITTEN: Readonly<Record<string, string>> = {
  origin: '<from>',
  destination: '<to>',
  origins: '<origins>',
  destinations: '<destinations>',
  stops: '<stops>',
  speed_kmh: '--speed',
  speed_kn: '--speed',
  depart_at: '--depart',
  arrive_at: '--arrive',
  speed_table_kn: '--speeds',
  resolution_km: '--resolution',
  suez: '--no-suez',
  panama: '--no-panama',
  gibraltar: '--no-gibraltar',
  kiel: '--no-kiel',
  avoid_areas: '--avoid-area',
  channels: '--overlay',
  fuel_price_usd_per_tonne: '--fuel-price',
  type: '--vessel',
  ballast: '--ballast-draught',
  deadweight_tonnes: '--deadweight',
  draft_m: '--draught',
  beam_m: '--beam',
  loa_m: '--loa',
  fuel_tonnes_per_day: '--fuel-per-day',
  anchor_fuel_tonnes_per_day: '--anchor-fuel-per-day',
}

const descriptionOf = (name: string, flag: string) =>
  program.commands.find((one) => one.name() === name)!.options.find(({ long }) => long === flag)!
    .description

test('the help says what the hours of a port call are spent on', () => {
  const spent = ['berth', 'anchorage', 'manoeuvring'].map((hours) =>
    descriptionOf('emissions', `--${hours}-hours`),
  )
  expect(spent).toEqual([
    'hours at berth per port call (0 to 2000)',
    'hours at anchor per port call (0 to 2000)',
    'hours of manoeuvring per port call (0 to 2000)',
  ])
})

test.each(['route', 'voyage', 'matrix', 'emissions'])(
  'the help of fairway %s shows a time in the form that the service accepts',
  (name) => {
    expect(descriptionOf(name, '--depart')).toContain('2026-12-01T08:00Z')
  },
)

test.each(['route', 'voyage', 'matrix', 'reach', 'emissions'])(
  'fairway %s takes ranges, values and defaults from the contract',
  (name) => {
    const ranged = name === 'emissions' ? '--load-factor' : '--south-limit'
    const command = program.commands.find((one) => one.name() === name)!
    const resolution = command.options.find(({ long }) => long === '--resolution')!
    expect(resolution.argChoices).toEqual(['5', '10', '20', '50', '100'])
    expect(resolution.description).toContain('default: 20')
    if (name !== 'reach') expect(descriptionOf(name, ranged)).toMatch(/\(-?[\d.]+ to -?\d+\)/)
    expect(descriptionOf(name, '--request')).toContain('request body of POST /')
  },
)

describe('every field of a request can be given on the command line', () => {
  test.each([
    ['route', RouteRequestBody],
    ['voyage', VoyageRequestBody],
    ['matrix', MatrixRequestBody],
  ])('of fairway %s', (name, { properties }) => {
    const command = program.commands.find((one) => one.name() === name)!
    const flags = command.options.map(({ long }) => long)
    const places = command.registeredArguments.map((argument) => `<${argument.name()}>`)
    const { vessel, cargo, ...others } = properties as unknown as Record<
      'vessel' | 'cargo',
      { properties: object }
    >
    const within = [vessel, cargo].flatMap((of) => Object.keys(of.properties))
    for (const field of [...Object.keys(others), ...within]) {
      const written = WRITTEN[field] ?? `--${field.replaceAll('_', '-')}`
      expect([...flags, ...places], field).toContain(written)
    }
  })
})
