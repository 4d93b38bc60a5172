import { expect, test, vi } from 'vitest'
import { EngineWorker } from '../../../src/interfaces/page/engine-worker.js'
import type { ReadFile } from '../../../src/interfaces/page/source.js'
import { workerHere } from './worker-here.js'

test('a worker without its data says which file is missing, and tries again at the next request', async () => {
  const read = vi.fn<ReadFile>(async (name) => {
    throw new Error(`${name} is not here.`)
  })
  const engine = new EngineWorker(workerHere(read))
  await expect(engine.ready()).rejects.toThrow(/^(built|reference)\/.*\.json is not here\.$/)
  const before = read.mock.calls.length
  const request = engine.fetch('https://page.example/calculate-route', { body: '{}' })
  await expect(request).rejects.toThrow('is not here.')
  expect(read.mock.calls.length).toBeGreaterThan(before)
})

test('a request that is aborted while the sea is loaded is rejected with the reason', async () => {
  const engine = new EngineWorker(workerHere(() => new Promise(() => undefined)))
  const caller = new AbortController()
  const answer = engine.answer({ path: '/calculate-route' }, caller.signal)
  caller.abort(new Error('not wanted any more'))
  await expect(answer).rejects.toThrow('not wanted any more')
  await expect(engine.answer({}, caller.signal)).rejects.toThrow('not wanted any more')
})

test('a worker whose file fails rejects every request', async () => {
  let fail: (event: object) => void = () => undefined
  const engine = new EngineWorker({
    postMessage: () => undefined,
    addEventListener: (type: string, listener: unknown) => {
      if (type === 'error') fail = listener as typeof fail
    },
  })
  const ready = engine.ready()
  fail({ message: 'Unexpected token' })
  await expect(ready).rejects.toThrow('The worker failed: Unexpected token.')
  await expect(engine.ready()).rejects.toThrow('The worker failed: Unexpected token.')
})
