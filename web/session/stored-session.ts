import type { Session } from '../../src/client/index.js'

/**
 * The token lives as long as the tab: it survives a reload and an opened link, a closed tab ends
 * it, and no other tab or later user of a shared machine finds it. The page's policy runs no
 * foreign script that could read it.
 */
const STORAGE_KEY = 'fairway-session'

type Listener = (session: Session | null) => void

/** Stores the token, and calls back when a session starts or ends. */
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
      // If the browser stores nothing in a frame, the token is kept until the page is left.
    }
    this.#listener(session)
  }
}

export const storedSession = new StoredSession()
