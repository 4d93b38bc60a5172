import { openFault } from './open-fault.js'
import { openStore, type Store } from './store.js'

/** The service's settings for its store. */
interface StoreSettings {
  readonly store: string
  readonly storeConnections?: number
  /** The variable that named it. */
  readonly storeVariable?: string
}

/** @throws Error of one line that names the setting and contains no password, later from `checked` too */
export async function openConfiguredStore(
  { store, storeConnections, storeVariable = 'FAIRWAY_STORE' }: StoreSettings,
  isOwner = false,
): Promise<Store> {
  const explain = (error: unknown): never => {
    throw new Error(openFault(error, store, storeVariable), { cause: error })
  }
  const opened = await openStore(store, {
    isOwner,
    postgres: storeConnections === undefined ? {} : { connections: storeConnections },
  }).catch(explain)
  const checked = opened.checked.catch(explain)
  // Whoever opened the store decides when to look.
  checked.catch(() => undefined)
  return { ...opened, checked }
}
