import { expect, onTestFinished, test, vi } from 'vitest'
import { work } from '../../../support/cost/counted-work.js'
import { engineElsewhere, UNITS_PER_MS, workOf } from '../../../support/cost/thread-work.js'
import { buildTestApp } from '../../../support/test-app.js'

/** The most that jobs may do while nobody else is served. */
const MOST_AT_A_STRETCH = 5 * UNITS_PER_MS
const PORTS = ['NLRTM', 'SGSIN', 'USNYC', 'CNSHA', 'BRSSZ', 'ZADUR', 'AUSYD', 'GBLON', 'ITGOA']

const ROWS = PORTS.flatMap((origin) =>
  PORTS.filter((one) => one !== origin).flatMap((destination) => [
    { origin, destination, speed_kn: 14 },
    { origin, destination: `${destination} x` },
  ]),
)
const SHIPMENTS = PORTS.map((destination) => ({
  route: { origin: 'DEHAM', destination },
  cargo: { teu: 2 },
}))

test.each([
  ['routes', ROWS],
  ['emissions', SHIPMENTS],
])('jobs of %s hold the thread for no more than 5 ms at a stretch', async (kind, rows) => {
  const engine = engineElsewhere()
  const service = await buildTestApp({ engine: () => engine, logLevel: 'silent' })
  const headers = {
    ...(await service.bearer('enterprise')),
    'content-type': 'application/x-ndjson',
  }
  const send = async (some: readonly object[]) => {
    const payload = some.map((row) => JSON.stringify(row)).join('\n')
    const url = `/v1/jobs?kind=${kind}`
    const made = await service.inject({ method: 'POST', url, headers, payload })
    expect(made.statusCode, made.body).toBe(202)
  }
  // What is looked up once, such as the names of ports, is not of the job.
  await send(rows.slice(0, 2))
  await service.app.jobs.work()
  for (let n = 0; n < 3; n++) await send(rows)
  // Slices then depend on the work that is done, and not on the machine.
  const now = vi.spyOn(performance, 'now').mockImplementation(() => work.units() / UNITS_PER_MS)
  onTestFinished(() => now.mockRestore())
  const { longest, all } = await workOf(() => service.app.jobs.work())
  expect(all).toBeGreaterThan(MOST_AT_A_STRETCH)
  expect(longest).toBeLessThanOrEqual(MOST_AT_A_STRETCH)
})
