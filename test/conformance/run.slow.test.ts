import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer } from '../../conformance/fairway.js'
import { listen } from '../support/listen.js'

/** The runner as a process of its own, as a maker of another calculator would start it. */
function run(...args: string[]) {
  return new Promise<{ code: number; text: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['conformance/run.mjs', ...args],
      { maxBuffer: 1e8 },
      (_, stdout, stderr) => resolve({ code: child.exitCode!, text: stdout + stderr }),
    )
  })
}

const TSX = `"${process.execPath}" node_modules/tsx/dist/cli.mjs conformance/fairway.ts`

describe('the runner of the conformance set', () => {
  let url = ''
  let change = (result: object): object => result
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const one = answer(JSON.parse(Buffer.concat(parts).toString())) as { result?: object }
    response.end(JSON.stringify(one.result ? { ...one, result: change(one.result) } : one))
  })
  beforeAll(async () => {
    url = `${await listen(server)}/`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('asks a command by standard input, and Fairway fails nothing', async () => {
    const { code, text } = await run('--command', TSX)
    expect(text).toMatch(/\d{3} cases: \d{3} passed, 0 failed/)
    expect(code).toBe(0)
  })

  it('asks a service over HTTP', async () => {
    change = (result) => result
    const { code, text } = await run('--url', url, '--only', 'uk_ets')
    expect(text).toContain('9 cases: 9 passed, 0 failed, 0 unsupported')
    expect(code).toBe(0)
  })

  it('finds answers that are one in a thousand too high', async () => {
    change = (result) =>
      Object.fromEntries(
        Object.entries(result).map(([name, value]) => [
          name,
          typeof value === 'number' ? value * 1.001 : value,
        ]),
      )
    const { code, text } = await run('--url', url, '--only', 'freight')
    expect(text).toContain('15 cases: 0 passed, 15 failed')
    expect(text).toContain('wtw_kg: right is')
    expect(code).toBe(1)
  })

  it('fails a calculator that says nothing, nonsense, or is not there', async () => {
    const silent = await run('--command', 'true', '--only', 'eeoi')
    expect(silent.text).toContain('0 passed, 5 failed')
    const nonsense = await run('--command', 'echo hello', '--only', 'eeoi')
    expect(nonsense.text).toContain('0 passed, 5 failed')
    const absent = await run('--url', 'http://127.0.0.1:9/', '--only', 'eeoi')
    expect(absent.text).toContain('0 passed, 5 failed')
    expect([silent.code, nonsense.code, absent.code]).toEqual([1, 1, 1])
  })

  it('explains itself without a calculator', async () => {
    const { code, text } = await run()
    expect(text).toContain('--command')
    expect(code).toBe(2)
  })
})
