import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Metrics } from '../../../../src/interfaces/http/metrics/metrics.js'
import { startProbeServer } from '../../../../src/interfaces/http/probes/probe-server.js'
import { buildTestApp } from '../../../support/test-app.js'

const THREAD = new URL('../../../support/probe-worker.mjs', import.meta.url)

async function start() {
  const { readiness } = await buildTestApp()
  const metrics = new Metrics()
  const server = await startProbeServer('127.0.0.1:0', { metrics, readiness }, THREAD)
  onTestFinished(() => server.close())
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  return { ...server, get, readiness, metrics }
}

/** Blocks this thread until a separate program has asked the thread of the probes. */
async function askWhileThisThreadIsHeld(port: number, path: string): Promise<string> {
  const { execFileSync } = await import('node:child_process')
  const program = `const answer = await fetch('http://127.0.0.1:${port}${path}'); console.log(answer.status, await answer.text())`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
}

describe('probes on a separate thread', () => {
  test('serve health, readiness and metrics, and nothing else', async () => {
    const { get, refresh, readiness } = await start()
    expect(await (await get('/health')).json()).toMatchObject({ status: 'ok' })
    expect((await get('/ready')).status).toBe(200)
    expect(await (await get('/metrics')).text()).toContain('fairway_overloaded_total')
    expect((await get('/')).status).toBe(404)
    readiness.stop()
    await refresh()
    const stopping = await get('/ready')
    expect([stopping.status, await stopping.json()]).toMatchObject([503, { code: 'stopping' }])
  })

  test('answer while the main thread is blocked', { timeout: 30_000 }, async () => {
    const { port } = await start()
    expect(await askWhileThisThreadIsHeld(port, '/health')).toMatch(/^200 .*"ok"/)
    const metrics = await askWhileThisThreadIsHeld(port, '/metrics')
    expect(metrics).toMatch(/fairway_main_thread_silent_seconds 0\.[1-9]|seconds [1-9]/)
  })

  test('say which setting has an address that is in use or invalid', async () => {
    const { readiness } = await buildTestApp()
    const parts = { metrics: new Metrics(), readiness }
    await expect(startProbeServer('9464', parts, THREAD)).rejects.toThrow('host:port')
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      taken.close()
    })
    const { port } = taken.address() as { port: number }
    await expect(startProbeServer(`127.0.0.1:${port}`, parts, THREAD)).rejects.toThrow(
      'set FAIRWAY_METRICS_ADDRESS',
    )
  })
})
