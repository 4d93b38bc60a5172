import { mount } from 'svelte'
import { FairwayClient } from '../../src/client/index.js'
import { EngineWorker } from '../../src/interfaces/page/engine-worker.js'
import SeaLoading from './SeaLoading.svelte'
import { seaLoading } from './sea-loading.svelte.js'

/** An engine in a worker of this page, which loads the sea at once and shows how far it is. */
export function startEngine(): { readonly engine: EngineWorker; readonly client: FairwayClient } {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
  const engine = new EngineWorker(worker, (progress) => seaLoading.follow(progress))
  mount(SeaLoading, { target: document.body })
  const client = new FairwayClient({
    // Only its paths reach the worker.
    baseUrl: new URL('/', document.baseURI),
    fetch: engine.fetch,
    maxRetries: 0,
  })
  return { engine, client }
}
