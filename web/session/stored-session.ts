import type { Session } from '../../src/client/index.js'

/**
 * The token lives as long as the tab: a reload and an opened link keep it, a closed tab ends it, and
 * no other tab or later visitor of a shared machine finds it. The page's policy lets no foreign
 * script run that could read it.
 */
const STORAGE_KEY = 'fairway-session'

type Listener = (session: Session | null) => void

/** Where the token is stored, and a callback for its start and end. */
class StoredSession {
  #listener: Listener = () => undefined

  onChange(listener: Listener): void {
    this.#listener = listener
  }

  read(): Session | null {
    try {
      return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Session | null
    } catch {
      return null
    }
  }

  write(session: Session | null): void {
    try {
      if (session === null) sessionStorage.removeItem(STORAGE_KEY)
      else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session))
    } catch {
      // A browser that stores nothing in a frame keeps the token until the page is left.
    }
    this.#listener(session)
  }
}

export const storedSession = new StoredSession()
