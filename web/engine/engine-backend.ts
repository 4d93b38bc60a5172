import { FairwayError } from '../../src/client/index.js'
import { VERSION } from '../../src/runtime/loading/version.js'
import { calculationsOf } from '../session/calculations.js'
import type { Backend } from '../session/seam.js'
import { keepOffline } from './keep-offline.js'
import { startEngine } from './page-engine.js'

const { engine, client } = startEngine()
const calculations = calculationsOf(client)
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
  fault: () =>
    engine.ready().then(
      () => null,
      (error: Error) => error.message,
    ),
  ...calculations,
  visitor: calculations,
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
