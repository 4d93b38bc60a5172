/**
 * A whole service in a separate process, with a fake sea, for tests that kill it. Its clock starts
 * at TEST_START_MS.
 */
import { readConfig } from '../../src/interfaces/http/config.js'
import { startServer } from '../../src/interfaces/http/server.js'
import { FakeRouter } from './fake-router.js'
import { inlineEngine } from './inline-engine.js'
import { testPorts } from './test-ports.js'

const beganMs = Date.now()
const startMs = Number(process.env['TEST_START_MS'])
const clock = { nowMs: () => startMs + Date.now() - beganMs }
const router = new FakeRouter(testPorts)
const closureTables = { passages: [], vesselClasses: [] }

const server = await startServer(readConfig(process.env), {
  clock,
  openEngine: async () => inlineEngine(router, { ports: testPorts, closureTables }),
})
await server.ready
process.stdout.write(`ready ${server.url}\n`)
process.once('SIGTERM', () => void server.stop())
