import type { Clock } from '../../base/clock.js'
import { isoTime, utcDay } from '../../base/utc.js'
import type { Account, Store } from '../store/database/store.js'
import { temporaryHash } from './credentials.js'
import type { Mailer } from './mailer.js'
import { generatePassword, NO_PASSWORD } from './passwords.js'
import type { Caller, Log, SecurityLog } from './security-log.js'

const VALID_MINUTES = 60
const PAUSE_MINUTES = 5
const PER_DAY = 5

interface MailTools {
  readonly store: Store
  readonly clock: Clock
  /** Work that runs after the response. */
  readonly background: { add(work: () => Promise<void>): boolean }
  readonly metrics: { mail(outcome: MailOutcome): void }
}

export type MailOutcome = 'sent' | 'given_up' | 'dropped'

/**
 * Mails temporary passwords after the response has been sent. The response and its time do not depend
 * on whether the account exists, may receive another mail now, or whether the mail server works.
 */
export class PasswordMails {
  constructor(
    private readonly dependencies: MailTools,
    private readonly mailer: Mailer,
    private readonly log: Log,
    private readonly security: SecurityLog,
  ) {}

  request(email: string, caller: Caller): void {
    const isTaken = this.dependencies.background.add(async () => {
      try {
        await this.#answer(email, caller)
      } catch (error) {
        this.dependencies.metrics.mail('given_up')
        this.log.error(harmless(error), 'a password mail could not be sent')
      }
    })
    if (isTaken) return
    this.dependencies.metrics.mail('dropped')
    this.log.error('the queue of password mails is full: a request was dropped')
  }

  async #answer(email: string, caller: Caller): Promise<void> {
    const { store } = this.dependencies
    const found = await store.accounts.byEmail(email)
    // Its identity provider lets the owner in, and nothing beside it.
    const account = found?.passwordHash === NO_PASSWORD ? null : found
    if (account === null || !(await this.#mayHaveMail(account))) {
      await this.#writeAsForMail(account === null ? 3 : 2)
      return
    }
    const password = generatePassword()
    const expiresAt = isoTime(this.#nowMs() + VALID_MINUTES * 60_000)
    const secretHash = temporaryHash(password)
    await store.temporaryPasswords.add({ accountId: account.id, secretHash, expiresAt })
    await this.security.note('password_mail_requested', account.id, caller)
    await this.mailer.send({ to: account.email, ...passwordMail(password, expiresAt) })
    this.dependencies.metrics.mail('sent')
    this.log.info({ account_id: account.id }, 'a temporary password was mailed')
  }

  /**
   * Performs as many commits as a mail would need. The next request waits for them, so skipping them
   * would reveal which emails have an account.
   */
  async #writeAsForMail(times: number): Promise<void> {
    for (let n = 0; n < times; n++) await this.dependencies.store.probe(isoTime(this.#nowMs()))
  }

  #mayHaveMail({ id }: Account): Promise<boolean> {
    const nowMs = this.#nowMs()
    return this.dependencies.store.temporaryPasswords.allowMail({
      accountId: id,
      now: isoTime(nowMs),
      day: utcDay(nowMs),
      lastMailBefore: isoTime(nowMs - PAUSE_MINUTES * 60_000),
      perDay: PER_DAY,
    })
  }

  #nowMs(): number {
    return this.dependencies.clock.nowMs()
  }
}

/** Error messages of a mail server quote the address, so only their codes are logged. */
function harmless(error: unknown): object {
  const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return { error: name, code, response_code: responseCode }
}

/** Contains no link and nothing from the request. */
function passwordMail(password: string, expiresAt: string) {
  const text = `Someone, probably you, asked for a new password for your Fairway account.

Your temporary password:

    ${password}

It works until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC. When you log in with it, it
replaces your old password and logs you out everywhere else. Until then nothing changes: if you
did not ask for it, do nothing.
`
  return { subject: 'Your temporary Fairway password', text }
}
