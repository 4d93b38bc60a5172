import { isoTime, MS_PER_DAY } from '../../../base/utc.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../transport/fastify-types.js'

const PATH = '/.well-known/security.txt'
/** RFC 9116, section 2.5.5, recommends less than a year. A service that runs renews it. */
const VALID_DAYS = 180

/** Whom to tell of a vulnerability (RFC 9116), if the operator has said so. */
export function securityTxt(app: App, { config, clock }: Pick<Dependencies, 'config' | 'clock'>) {
  const { securityContact, publicUrl } = config
  if (securityContact === '') return
  app.get(
    PATH,
    {
      schema: { summary: 'Whom to tell of a vulnerability', tags: ['Operations'] },
      config: { produces: 'text/plain', rateLimit: 'public', internal: true },
    },
    async (_request, reply) => {
      const contacts = securityContact.split(',').map((one) => `Contact: ${one.trim()}\n`)
      const expires = isoTime(clock.nowMs() + VALID_DAYS * MS_PER_DAY)
      const canonical = publicUrl === '' ? '' : `Canonical: ${new URL(PATH, publicUrl).href}\n`
      return reply
        .type('text/plain; charset=utf-8')
        .send(`${contacts.join('')}Expires: ${expires}\n${canonical}`)
    },
  )
}
