import { FairwayError, type ServiceInfo, type Usage, type User } from '../../src/client/index.js'
import { backend, type Calculations } from './backend.js'
import { connection, isConnectionError } from './connection.svelte.js'
import { storedSession } from './stored-session.js'

/** What most services ask for, until this one has said what it does. */
const LOGINS: ServiceInfo['auth'] = 'accounts'

class Session {
  /** Whether the service calculates for the user: with a login, with a key, or because neither is needed. */
  isLoggedIn = $state(false)
  /** How the service identifies its callers; null until known. */
  auth: ServiceInfo['auth'] | null = $state(null)
  /** Why the service did not say it. */
  failure: FairwayError | null = $state.raw(null)
  user: User | null = $state.raw(null)
  usage: Usage | null = $state.raw(null)
  /** Whether the service has dropped the login, as opposed to a visitor who never had one. */
  hasEnded = $state(false)
  /** Whether to ask for a login or a key. False until it is known that one is needed. */
  readonly needsLogin = $derived(!this.isLoggedIn && this.auth !== null)
  /** Whether the caller is known, so that questions have somebody to answer them: the service, or this page. */
  readonly isKnown = $derived(this.isLoggedIn || this.auth !== null)
  /** Whether the page only shows what is published, inside another page: it calculates nothing itself. */
  isReader = false
  /** Calculates for this user: the service, or without an account the page itself. */
  readonly calculations: Calculations = $derived(this.isLoggedIn ? backend : backend.visitor)
  #isTrying = false
  readonly #endings: (() => void)[] = []

  constructor() {
    const stored = storedSession.read()
    this.isLoggedIn = stored !== null
    if (stored !== null) backend.account.useToken(stored.token)
    storedSession.onChange((session) => this.#changed(session !== null))
  }

  /** Finds out how callers are identified, and who the user is. */
  async begin(): Promise<void> {
    try {
      this.auth = (await backend.about()).auth
      this.failure = null
    } catch (error) {
      if (!(error instanceof FairwayError)) throw error
      this.auth = LOGINS
      this.failure = error
      if (isConnectionError(error)) connection.whenRestored(() => void this.begin())
    }
    if (this.auth === 'none') this.isLoggedIn = true
    await this.refresh()
  }

  /** @param isKept whether the login outlives the tab, on this device */
  async logIn(email: string, password: string, isKept: boolean): Promise<void> {
    storedSession.isKept = isKept
    this.user = await backend.account.logIn(email, password)
    await this.refresh()
  }

  /**
   * @param isKept whether the key outlives the tab, on this device
   * @throws FairwayError if the service rejects the key
   */
  async useKey(key: string, isKept: boolean): Promise<void> {
    storedSession.isKept = isKept
    // The user is not logged in until the key is verified.
    this.#isTrying = true
    try {
      backend.account.useToken(key)
      const user = await backend.account.me()
      this.#isTrying = false
      this.#changed(true)
      this.user = user
    } catch (error) {
      backend.account.useToken(null)
      throw error
    } finally {
      this.#isTrying = false
    }
    await this.refresh()
  }

  async logOut(): Promise<void> {
    if (this.auth === 'keys') backend.account.useToken(null)
    else await backend.account.logOut().catch(ignoreRejection)
  }

  /** The account and its remaining queries. Called after anything that may have been charged. */
  async refresh(): Promise<void> {
    if (!this.isLoggedIn) return
    try {
      this.usage = await backend.account.usage()
      this.user ??= await backend.account.me()
    } catch (error) {
      this.noticeEnd(error)
    }
  }

  /** Drops a token that was revoked elsewhere. @returns whether it was dropped */
  noticeEnd(error: unknown): boolean {
    const hasEnded = error instanceof FairwayError && error.status === 401
    if (hasEnded) {
      this.hasEnded ||= this.isLoggedIn
      backend.account.useToken(null)
    }
    return hasEnded
  }

  /** Runs a task at the end of a session, to drop its answers. */
  onEnd(task: () => void): void {
    this.#endings.push(task)
  }

  #changed(hasToken: boolean): void {
    if (this.#isTrying) return
    this.isLoggedIn = hasToken || this.auth === 'none'
    if (hasToken) {
      this.hasEnded = false
      return
    }
    this.user = null
    this.usage = null
    for (const end of this.#endings) end()
  }
}

export const session = new Session()

/** A logout always succeeds on the page, even if the service has already revoked the token. */
function ignoreRejection(error: unknown): null {
  if (!(error instanceof FairwayError)) throw error
  return null
}
