import { breaksAddress, withoutPassword } from './hide-passwords.js'
import { DamagedStoreError, openStore, type Store } from './store.js'

/** The service's settings for its store. */
interface StoreSettings {
  readonly store: string
  readonly storeConnections?: number
}

/** @throws Error of one line that names the setting and contains no password, later from `checked` too */
export async function openConfiguredStore(
  { store, storeConnections }: StoreSettings,
  isOwner = false,
): Promise<Store> {
  const explain = (error: unknown): never => {
    const message = `FAIRWAY_STORE=${withoutPassword(store)} can't be opened: ${reasonOf(error, store)}`
    throw new Error(message.replaceAll(/\s+/g, ' '), { cause: error })
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

function reasonOf(error: unknown, store: string): string {
  // The part that the driver took for the host or the database then belongs to the password.
  if (breaksAddress(store)) {
    return 'its password contains /, ? or #. Write them as %2F, %3F and %23.'
  }
  if (error instanceof DamagedStoreError || isNoDatabase(error)) {
    return `${(error as Error).message}. Restore it from a backup (docs/operations/backup.md).`
  }
  const reason = (error as Error).message || (error as { code?: string }).code || 'it failed'
  return `${withoutPassword(reason)}. Give a file in a folder that can be written, or postgresql://user:password@host/database.`
}

/** SQLite's error message for bytes that it cannot read. */
function isNoDatabase(error: unknown): boolean {
  return /malformed|not a database/i.test((error as Error).message)
}
