import { FairwayClient, FairwayError, type Usage, type User } from '../../src/client/index.js'

/**
 * The token lives as long as the tab: a reload and an opened link keep it, a closed tab ends it, and
 * no other tab or later visitor of a shared machine finds it. The page's policy lets no foreign
 * script run that could read it.
 */
const STORAGE_KEY = 'fairway-session'

interface StoredSession {
  readonly token: string
  readonly expiresAt: string | null
}

class Session {
  isLoggedIn = $state(false)
  user: User | null = $state.raw(null)
  usage: Usage | null = $state.raw(null)
  readonly client: FairwayClient
  readonly #endings: (() => void)[] = []

  constructor() {
    const stored = readStored()
    this.isLoggedIn = stored !== null
    this.client = new FairwayClient({
      // Beside the page, whatever path a proxy gives it.
      baseUrl: new URL('.', document.baseURI),
      ...(stored === null ? {} : { token: stored.token }),
      maxRetries: 1,
      maxWaitSeconds: 5,
      onSession: (session) => this.#store(session),
    })
  }

  async logIn(email: string, password: string): Promise<void> {
    const { user } = await this.client.login(email, password)
    this.user = user
    await this.refresh()
  }

  async logOut(): Promise<void> {
    await this.client.logout().catch(ignoreRefusal)
  }

  /** Who this is and what is left today; called after whatever may have been charged. */
  async refresh(): Promise<void> {
    if (!this.isLoggedIn) return
    try {
      this.usage = await this.client.usage()
      this.user ??= await this.client.me()
    } catch (error) {
      this.noticeEnd(error)
    }
  }

  /** A token that has ended elsewhere ends here too. @returns whether it has */
  noticeEnd(error: unknown): boolean {
    const hasEnded = error instanceof FairwayError && error.status === 401
    if (hasEnded) this.#store(null)
    return hasEnded
  }

  /** Forgets with the session what was answered in it. */
  onEnd(task: () => void): void {
    this.#endings.push(task)
  }

  #store(session: StoredSession | null): void {
    this.isLoggedIn = session !== null
    if (session !== null) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(session))
    else {
      sessionStorage.removeItem(STORAGE_KEY)
      this.user = null
      this.usage = null
      for (const end of this.#endings) end()
    }
  }
}

export const session = new Session()

function readStored(): StoredSession | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as StoredSession | null
  } catch {
    return null
  }
}

/** Whoever logs out wants to be logged out, also when the service has ended the token already. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof FairwayError)) throw error
}
