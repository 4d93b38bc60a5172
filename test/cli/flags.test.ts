import { describe, expect, test } from 'vitest'
import { MatrixRequestBody } from '../../src/api/schemas/matrix.js'
import { RouteRequestBody } from '../../src/api/schemas/route-request.js'
import { VoyageRequestBody } from '../../src/api/schemas/voyage-request.js'
import { buildProgram } from '../../src/cli/program.js'
import { processTerminal } from '../../src/cli/terminal.js'

const program = buildProgram(processTerminal)

/** How the command line writes a field of a body, where it is no option of the same name. */
const WRITTEN: Readonly<Record<string, string>> = {
  origin: '<from>',
  destination: '<to>',
  origins: '<origins>',
  destinations: '<destinations>',
  stops: '<stops>',
  speed_kmh: '--speed',
  speed_kn: '--speed',
  depart_at: '--depart',
  resolution_km: '--resolution',
  suez: '--no-suez',
  panama: '--no-panama',
  gibraltar: '--no-gibraltar',
  kiel: '--no-kiel',
  avoid_areas: '--avoid-area',
  fuel_price_usd_per_tonne: '--fuel-price',
  type: '--vessel',
  draft_m: '--draught',
  beam_m: '--beam',
  loa_m: '--loa',
  fuel_tonnes_per_day: '--fuel-per-day',
}

describe('every field of a request can be given on the command line', () => {
  test.each([
    ['route', RouteRequestBody],
    ['voyage', VoyageRequestBody],
    ['matrix', MatrixRequestBody],
  ])('of fairway %s', (name, { properties }) => {
    const command = program.commands.find((one) => one.name() === name)!
    const flags = command.options.map(({ long }) => long)
    const places = command.registeredArguments.map((argument) => `<${argument.name()}>`)
    const { vessel, ...others } = properties as unknown as { vessel: { properties: object } }
    for (const field of [...Object.keys(others), ...Object.keys(vessel.properties)]) {
      const written = WRITTEN[field] ?? `--${field.replaceAll('_', '-')}`
      expect([...flags, ...places], field).toContain(written)
    }
  })
})
