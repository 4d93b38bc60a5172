import { setTimeout as pause } from 'node:timers/promises'
import { PasswordMails } from '../../../keeping/accounts/password-mails.js'
import type { SecurityLog } from '../../../keeping/accounts/security-log.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../transport/fastify-types.js'

/** Null if mail is not configured. Queued mails are sent before the service stops, or dropped. */
export function installPasswordMails(
  app: App,
  dependencies: Dependencies,
  security: SecurityLog,
): PasswordMails | null {
  const { mailer, config, background } = dependencies
  if (mailer === null) return null
  const mails = new PasswordMails(dependencies, mailer, app.log, security)
  app.addHook('onClose', async () => {
    const drained = pause(config.drainSeconds * 1000, undefined, { ref: false })
    await Promise.race([background.idle(), drained])
    mailer.close()
  })
  return mails
}
