import { connection } from './connection.svelte.js'

/** Code that is imported when it is needed. Without a connection, it is fetched again when there is one. */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    console.warn(error)
    await new Promise<void>((resolve) => connection.whenRestored(resolve))
    return fetchCode(load)
  }
}
