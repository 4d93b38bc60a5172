import { afterEach, expect, test, vi } from 'vitest'
import { EngineWorker, type WorkerLike } from '../../src/engine/engine-worker.js'
import type { FromWorker, ToWorker } from '../../src/engine/messages.js'
import type { ReadFile } from '../../src/engine/source.js'
import { answerMessages } from '../../src/engine/worker.js'

type Listener<Data> = (event: { readonly data: Data }) => void

afterEach(() => vi.unstubAllGlobals())

/** A worker on this thread whose data are read by a function. */
function workerOf(read: ReadFile): WorkerLike {
  const toPage: Listener<FromWorker>[] = []
  const toWorker: Listener<ToWorker>[] = []
  vi.stubGlobal('postMessage', (data: FromWorker) => {
    for (const tell of toPage) tell({ data })
  })
  vi.stubGlobal('addEventListener', (_: string, tell: Listener<ToWorker>) => toWorker.push(tell))
  answerMessages(read)
  return {
    postMessage: (data) => {
      for (const tell of toWorker) tell({ data })
    },
    addEventListener: (type: string, tell: unknown) => {
      if (type === 'message') toPage.push(tell as Listener<FromWorker>)
    },
  }
}

test('a worker without its data says which file is missing, and tries again at the next request', async () => {
  const read = vi.fn<ReadFile>(async (name) => {
    throw new Error(`${name} is not here.`)
  })
  const engine = new EngineWorker(workerOf(read))
  await expect(engine.ready()).rejects.toThrow(/^(built|reference)\/.*\.json is not here\.$/)
  const before = read.mock.calls.length
  const request = engine.fetch('https://page.example/calculate-route', { body: '{}' })
  await expect(request).rejects.toThrow('is not here.')
  expect(read.mock.calls.length).toBeGreaterThan(before)
})

test('a request that is aborted while the sea is loaded is rejected with the reason', async () => {
  const engine = new EngineWorker(workerOf(() => new Promise(() => undefined)))
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
