import { mount } from 'svelte'
import { FairwayClient, FairwayError } from '../../src/client/index.js'
import { EngineWorker } from '../../src/interfaces/page/engine-worker.js'
import { VERSION } from '../../src/runtime/loading/version.js'
import { calculationsOf } from '../session/calculations.js'
import type { Backend } from '../session/seam.js'
import { keepOffline } from './keep-offline.js'
import SeaLoading from './SeaLoading.svelte'
import { seaLoading } from './sea-loading.svelte.js'

const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
const engine = new EngineWorker(worker, (progress) => seaLoading.follow(progress))
const client = new FairwayClient({
  // Only its paths reach the worker.
  baseUrl: new URL('/', document.baseURI),
  fetch: engine.fetch,
  maxRetries: 0,
})

mount(SeaLoading, { target: document.body })
// What is needed offline is fetched when nothing else is.
engine.whole().then(keepOffline, (error: unknown) => console.warn(error))

const noService = (): Promise<never> =>
  Promise.reject(new FairwayError('not_found', 'This planner has no service.'))

/** Calculates in a worker of the page, for a folder that any file server serves. */
export const engineBackend: Backend = {
  hasService: false,
  dataVersion: async () => null,
  about: async () => ({ version: VERSION, auth: 'none' }),
  isReady: () =>
    engine.ready().then(
      () => true,
      () => false,
    ),
  ...calculationsOf(client),
  published: noService,
  legs: noService,
  // The browser stores plans, as for every service without accounts. Their links contain all of them.
  plans: {
    list: async () => [],
    listShared: async () => [],
    save: noService,
    share: noService,
    remove: async () => undefined,
    shared: () =>
      Promise.reject(new FairwayError('plan_not_found', 'This planner shares no plans.')),
  },
  account: {
    logIn: noService,
    useToken: () => undefined,
    logOut: async () => undefined,
    me: noService,
    usage: noService,
    keys: noService,
    makeKey: noService,
    revokeKey: noService,
    forgotPassword: noService,
    changePassword: noService,
    history: noService,
  },
}
