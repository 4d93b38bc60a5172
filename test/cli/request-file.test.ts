import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.js'
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
  expect((await estimateOf(half)).errors).toBe('Give both --burnt and --burnt-fuel.')
  expect((await estimateOf(half, '--burnt-fuel', 'HFO')).wtwKg).toBeCloseTo(371_138, 0)
})
