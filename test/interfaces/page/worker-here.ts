import { onTestFinished, vi } from 'vitest'
import type { WorkerLike } from '../../../src/interfaces/page/engine-worker.js'
import type { FromWorker, ToWorker } from '../../../src/interfaces/page/messages.js'
import type { ReadFile } from '../../../src/interfaces/page/source.js'
import { answerMessages } from '../../../src/interfaces/page/worker.js'

type Listener<Data> = (event: { readonly data: Data }) => void

/** A worker on this thread whose data are read by a function. */
export function workerHere(read: ReadFile): WorkerLike {
  onTestFinished(() => void vi.unstubAllGlobals())
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
