import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Account } from '../../store/store.js'
import { isoTime, utcDay } from '../clock.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../http/fastify-types.js'
import { temporaryHash } from './credentials.js'
import type { Mailer } from './mailer.js'
import { generatePassword } from './passwords.js'

const VALID_MINUTES = 60
const PAUSE_MINUTES = 5
const PER_DAY = 5

/**
 * Mails temporary passwords after the response has been sent. The response and its time do not depend
 * on whether the account exists, may have another e-mail now, or the mail server works.
 */
export class PasswordMails {
  constructor(
    private readonly dependencies: Pick<Dependencies, 'store' | 'clock' | 'background' | 'metrics'>,
    private readonly mailer: Mailer,
    private readonly log: FastifyBaseLogger,
  ) {}

  request(email: string): void {
    const isTaken = this.dependencies.background.add(async () => {
      try {
        await this.#answer(email)
      } catch (error) {
        this.dependencies.metrics.mail('given_up')
        this.log.error(harmless(error), 'a password mail could not be sent')
      }
    })
    if (isTaken) return
    this.dependencies.metrics.mail('dropped')
    this.log.error('the queue of password mails is full: a request was dropped')
  }

  async #answer(email: string): Promise<void> {
    const { store } = this.dependencies
    const account = await store.accounts.byEmail(email)
    if (account === null || !(await this.#mayHaveMail(account))) return
    const password = generatePassword()
    const expiresAt = isoTime(this.#nowMs() + VALID_MINUTES * 60_000)
    const secretHash = temporaryHash(password)
    await store.temporaryPasswords.add({ accountId: account.id, secretHash, expiresAt })
    await this.mailer.send({ to: account.email, ...passwordMail(password, expiresAt) })
    this.dependencies.metrics.mail('sent')
    this.log.info({ account_id: account.id }, 'a temporary password was mailed')
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

/** Null if mail is not configured. Queued e-mails are sent before the service stops, or dropped. */
export function installPasswordMails(app: App, dependencies: Dependencies): PasswordMails | null {
  const { mailer, config, background } = dependencies
  if (mailer === null) return null
  const mails = new PasswordMails(dependencies, mailer, app.log)
  app.addHook('onClose', async () => {
    const drained = pause(config.drainSeconds * 1000, undefined, { ref: false })
    await Promise.race([background.idle(), drained])
    mailer.close()
  })
  return mails
}

/** Errors of a mail server quote the address, so only their codes are logged. */
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
