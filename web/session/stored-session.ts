import type { Session } from '../../src/client/index.js'

/**
 * Where the token lives. By default in the tab: it survives a reload, a closed tab ends it, and no other tab or later user
 * of a shared machine finds it. If the user wants to stay logged in on this device, in the browser. The page's policy runs
 * no foreign script that could read it.
 */
const STORAGE_KEY = 'fairway-session'

type Listener = (session: Session | null) => void

/** Stores the token, and calls back when a session starts or ends. */
class StoredSession {
  /** Whether the session outlives the tab. */
  isKept = false
  #listener: Listener = () => undefined

  onChange(listener: Listener): void {
    this.#listener = listener
  }

  read(): Session | null {
    const own = readFrom(() => sessionStorage)
    if (own !== null) return own
    const kept = readFrom(() => localStorage)
    this.isKept = kept !== null
    return kept
  }

  write(session: Session | null): void {
    try {
      const storage = this.isKept ? localStorage : sessionStorage
      if (session === null) storage.removeItem(STORAGE_KEY)
      else storage.setItem(STORAGE_KEY, JSON.stringify(session))
    } catch {
      // If the browser stores nothing in a frame, the token is kept until the page is left.
    }
    if (session === null) this.isKept = false
    this.#listener(session)
  }
}

/** A browser that forbids storage throws when it is named. */
function readFrom(storage: () => Storage): Session | null {
  try {
    return JSON.parse(storage().getItem(STORAGE_KEY) ?? 'null') as Session | null
  } catch {
    return null
  }
}

export const storedSession = new StoredSession()
