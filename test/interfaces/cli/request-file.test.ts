import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary.js'
import { fakeSea, run } from './run.js'

/** The answer to a request in a file. */
async function estimateOf(request: object, ...options: string[]) {
  const path = join(temporaryFolder(), 'request.json')
  writeFileSync(path, JSON.stringify(request))
  const args = ['emissions', '--request', path, '--format', 'json', ...options]
  const { output, errors } = await run(args, { open: fakeSea().open })
  return { errors, wtwKg: errors === '' ? JSON.parse(output).emissions.wtw_kg_co2e : null }
}

const ROUTE = { distance_km: 5000, distance_type: 'sfd' }

test('a request file may list several fuels', async () => {
  const fuels = [
    { type: 'HFO', tonnes: 500 },
    { type: 'MGO', tonnes: 50 },
  ]
  const { errors, wtwKg } = await estimateOf({ route: ROUTE, fuel: { fuels } })
  expect(errors).toBe('')
  expect(wtwKg).toBeCloseTo(500_000 * 3.71138 + 50_000 * 3.87151, 0)
})

test('a part of a request file that is null is absent, as over HTTP', async () => {
  const { errors, wtwKg } = await estimateOf({
    route: { ...ROUTE, origin: null, destination: null },
    cargo: { teu: 1, mass_tonnes: null },
    vessel: null,
    fuel: null,
  })
  expect(errors).toBe('')
  expect(wtwKg).toBeCloseTo(10 * 5000 * 16.21 * 1.15 * 1e-3, 6)
})

test('a request file with half of a fuel is rejected unless an option completes it', async () => {
  const half = { route: ROUTE, fuel: { consumed_tonnes: 100 } }
  expect((await estimateOf(half)).errors).toMatch(/^fuel\.type is required/)
  expect((await estimateOf(half, '--burnt-fuel', 'HFO')).wtwKg).toBeCloseTo(371_138, 0)
})

/** Runs a command with a request in a file. */
function runWith(request: object, ...args: string[]) {
  const path = join(temporaryFolder(), 'request.json')
  writeFileSync(path, JSON.stringify(request))
  const { open, router } = fakeSea()
  return run([...args, '--request', path], { open }).then((ran) => ({
    ...ran,
    asked: router.asked,
  }))
}

const ENDS = { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } }

test('a route may come from a file, and options and arguments take precedence', async () => {
  const request = { ...ENDS, speed_kn: 12, suez: false, via: [{ passage: 'panama' }] }
  const asFile = JSON.parse((await runWith(request, 'route', '--json')).output)
  expect(asFile).toMatchObject({ speed_kn: 12, options: { suez: false }, via: [{}] })
  const args = ['USNYC', '--speed', '14kn', '--via', 'suez']
  const { output, errors } = await runWith({ ...request, suez: null }, 'route', ...args)
  expect(errors).toBe('')
  expect(output).toContain('New York, United States (USNYC) → via suez → Singapore (SGSIN)')
  expect(output).toContain('at 14 kn')
})

test('a voyage may come from a file, with fields that have no option', async () => {
  const stay = { unlocode: 'ESALG', stay_hours: 12, port_fuel: { shore_power_share: 1 } }
  const stops = [ENDS.origin, stay, ENDS.destination]
  const vessel = { type: 'container' }
  const { output, errors } = await runWith({ stops, vessel }, 'voyage')
  expect(errors).toBe('')
  expect(output).toContain('Rotterdam → Algeciras → Singapore')
  expect(output).toContain('Shore power')
})

test('a wrong field of a file has its own name, and that of an option the name of the option', async () => {
  const vessel = { type: 'container', draft_m: 40 }
  const ofFile = await runWith({ ...ENDS, vessel }, 'route')
  expect(ofFile.errors).toMatch(/^vessel\.draft_m must be above 0/)
  const ofOption = await runWith({ ...ENDS, vessel }, 'route', '--draught', '41')
  expect(ofOption.errors).toContain('--draught must be above 0 and at most 30, got 41')
})

test('a field of a file that does not exist is named, with the one that was meant', async () => {
  const { output } = await runWith({ ...ENDS, fuel_price: 600 }, 'route')
  expect(output).toContain(
    '! fuel_price is unknown and was ignored; did you mean fuel_price_usd_per_tonne?',
  )
})

test('a matrix may come from a file, with the names of its ports', async () => {
  const places = [ENDS.origin, { lat: 1.26, lon: 103.84 }]
  const { output, errors } = await runWith({ origins: places, destinations: places }, 'matrix')
  expect(errors).toBe('')
  expect(output).toMatch(/^km,Rotterdam,"1.26,103.84"\nRotterdam,0,\d/)
})

test('reach may come from a file, and an argument is its origin', async () => {
  const request = { origin: { unlocode: 'NLRTM' }, hours: [24], speed_kn: 14 }
  const { output, errors } = await runWith(request, 'reach', 'Singapore', '--format', 'geojson')
  expect(errors).toBe('')
  expect(JSON.parse(output)).toMatchObject({
    speed_kn: 14,
    origin: { port: { unlocode: 'SGSIN' } },
  })
})
