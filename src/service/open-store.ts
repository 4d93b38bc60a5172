import { openStore, type Store } from '../store/store.js'
import { type Config, withoutPassword } from './config.js'

/** @throws Error of one line that names the setting */
export async function openConfiguredStore({ store }: Pick<Config, 'store'>): Promise<Store> {
  try {
    return await openStore(store)
  } catch (error) {
    const reason = (error as Error).message || (error as { code?: string }).code || 'it failed'
    throw new Error(
      `FAIRWAY_STORE=${withoutPassword(store)} can't be opened: ${withoutPassword(reason)}. Give a file in a folder that can be written, or postgresql://user:password@host/database.`.replaceAll(
        /\s+/g,
        ' ',
      ),
      { cause: error },
    )
  }
}
