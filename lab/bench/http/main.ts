/**
 * Measures the cost of the HTTP service relative to the engine and to Fastify alone, with wrk on
 * loopback. Writes lab/bench/RESULTS-http.md. Needs Linux with wrk (apt-get install wrk). Run it with:
 * npm run bench -- http
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureMatrices } from './matrices.js'
import { measureMemory } from './memory.js'
import { report } from './report.js'
import { measureKept, measureRoutes } from './routes.js'
import { startService } from './service.js'

const RESULTS = new URL('../RESULTS-http.md', import.meta.url)

const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'))
const machine = {
  day: new Date().toISOString().slice(0, 10),
  processor: `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}`,
  load: loadavg()
    .map((load) => load.toFixed(1))
    .join(', '),
}
const service = await startService(folder)
try {
  const { readyMs, readyCpuMs } = service
  const routes = await measureRoutes(folder, service)
  const kept = await measureKept(folder, service)
  const matrices = await measureMatrices(service)
  const measured = { machine, readyMs, readyCpuMs, routes, kept, matrices }
  // The last part takes minutes. If it is interrupted, the other results are already written.
  writeFileSync(RESULTS, report({ ...measured, memory: null }))
  const memory = await measureMemory(folder, service)
  const text = report({ ...measured, memory })
  writeFileSync(RESULTS, text)
  process.stdout.write(text)
} finally {
  await service.server.stop()
  rmSync(folder, { recursive: true })
}
