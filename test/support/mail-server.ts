import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { defaults } from '../../src/interfaces/http/config.js'
import { type Mailer, openMailer } from '../../src/keeping/accounts/mailer.js'

/** How the server treats one mail. */
export type Treatment = 'accept' | 'reject' | 'busy' | 'stall at greeting' | 'stall' | 'die'

export interface TestMailServer {
  readonly url: string
  readonly mailer: Mailer
  /** The mails by recipient, in order. */
  readonly received: { to: string; text: string }[]
  /** Number of conversations that were started. */
  readonly conversations: () => number
}

/**
 * A real mail server on loopback. Each treatment applies to one conversation, and the last one to
 * all later ones.
 */
export async function startMailServer(...treatments: Treatment[]): Promise<TestMailServer> {
  const received: TestMailServer['received'] = []
  const sockets = new Set<Socket>()
  let conversations = 0
  const treatmentOf = new Map<string, Treatment>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: ({ id }, done) => {
      const treatment = treatments[Math.min(conversations, treatments.length - 1)] ?? 'accept'
      treatmentOf.set(id, treatment)
      conversations += 1
      if (treatment !== 'stall at greeting') done()
    },
    onRcptTo: (_address, { id }, done) => {
      const rejections = { reject: 550, busy: 451 }
      const code = rejections[treatmentOf.get(id) as keyof typeof rejections]
      done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }))
    },
    onData: (stream, { id, envelope }, done) => {
      const treatment = treatmentOf.get(id)
      if (treatment === 'die') for (const socket of sockets) socket.destroy()
      const isTaken = treatment !== 'die' && treatment !== 'stall'
      const keep = (mail: string) => {
        if (!isTaken) return
        received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text: mail })
        done()
      }
      // A conversation that ends half-way has no mail to record.
      text(stream).then(keep, () => undefined)
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}`
  const config = { ...defaults(), smtpUrl: url, mailFrom: 'sea@x.example' }
  // A stall has to be waited for. In all other cases, a busy machine may take its time.
  const timeoutMs = treatments.some((treatment) => treatment.startsWith('stall')) ? 1_000 : 20_000
  const mailer = openMailer(config, { timeoutMs, retryAfterMs: [0, 0] })!
  onTestFinished(async () => {
    mailer.close()
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return { url, mailer, received, conversations: () => conversations }
}
