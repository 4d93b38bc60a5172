import { setTimeout as pause } from 'node:timers/promises'
import { createTransport, type Transporter } from 'nodemailer'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  /** Resolves when a mail server has accepted it. @throws Error after the last attempt */
  send(mail: Mail): Promise<void>
  close(): void
}

export interface RetryPolicy {
  /** Time-out of each step of the SMTP session, ms. */
  readonly timeoutMs: number
  /** Wait before each retry, ms. */
  readonly retryAfterMs: readonly number[]
}

const RETRY_POLICY: RetryPolicy = { timeoutMs: 10_000, retryAfterMs: [5_000, 60_000] }

interface MailConfig {
  readonly smtpUrl: string
  readonly smtpTls: 'auto' | 'required' | 'optional'
  readonly mailFrom: string
}

/** Null if no mail server is configured. @throws Error if the configuration cannot work */
export function openMailer(config: MailConfig, retryPolicy = RETRY_POLICY): Mailer | null {
  if (config.smtpUrl === '') return null
  if (config.mailFrom === '') {
    throw new Error('FAIRWAY_MAIL_FROM is missing: mail needs a sender, e.g. fairway@example.com.')
  }
  return new SmtpMailer(config, retryPolicy)
}

class SmtpMailer implements Mailer {
  readonly #transport: Transporter
  readonly #closing = new AbortController()

  constructor(
    private readonly config: MailConfig,
    private readonly retryPolicy: RetryPolicy,
  ) {
    const { timeoutMs } = retryPolicy
    this.#transport = createTransport({
      ...serverOf(config),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    const mail = { from: this.config.mailFrom, to: { name: '', address: to }, subject, text }
    for (const waitMs of this.retryPolicy.retryAfterMs) {
      try {
        await this.#transport.sendMail(mail)
        return
      } catch (error) {
        if (isFinal(error)) throw error
        await pause(waitMs, undefined, { signal: this.#closing.signal, ref: false })
      }
    }
    await this.#transport.sendMail(mail)
  }

  close(): void {
    this.#closing.abort()
    this.#transport.close()
  }
}

/** Whether the server rejected the mail permanently. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode >= 500
}

function serverOf({ smtpUrl, smtpTls }: MailConfig) {
  const { protocol, hostname, port, username, password } = parse(smtpUrl)
  const secure = protocol === 'smtps:'
  const mayBePlain = smtpTls === 'optional' || (smtpTls === 'auto' && LOOPBACK.includes(hostname))
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !mayBePlain,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

function parse(smtpUrl: string): URL {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null
  if (url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return url
  throw new Error('FAIRWAY_SMTP_URL is not smtp://user:password@host:port or smtps://….')
}
