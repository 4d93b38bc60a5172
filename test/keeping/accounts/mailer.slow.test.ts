import { describe, expect, test } from 'vitest'
import { defaults, readConfig } from '../../../src/interfaces/http/config.js'
import { openMailer } from '../../../src/keeping/accounts/mailer.js'
import { startMailServer } from '../../support/mail-server.js'

const MAIL = { to: 'captain@example.com', subject: 'Hello', text: 'Good morning' }

describe('a mail', () => {
  test('reaches the mail server', async () => {
    const { mailer, received } = await startMailServer('accept')
    await mailer.send(MAIL)
    expect(received).toHaveLength(1)
    expect(received[0]!.to).toBe('captain@example.com')
    expect(received[0]!.text).toContain('Good morning')
    expect(received[0]!.text).toContain('From: sea@x.example')
  })

  test.each(['busy', 'stall at greeting', 'stall', 'die'] as const)(
    'is sent again when the server answers: %s',
    async (treatment) => {
      const { mailer, received, conversations } = await startMailServer(treatment, 'accept')
      await mailer.send(MAIL)
      expect(received).toHaveLength(1)
      expect(conversations()).toBe(2)
    },
  )

  test('is dropped after the third attempt', async () => {
    const { mailer, conversations } = await startMailServer('die')
    await expect(mailer.send(MAIL)).rejects.toThrow()
    expect(conversations()).toBe(3)
  })

  test('is not retried after a final rejection', async () => {
    const { mailer, conversations } = await startMailServer('reject')
    await expect(mailer.send(MAIL)).rejects.toThrow('550')
    expect(conversations()).toBe(1)
  })
})

describe('the mail server', () => {
  test('is missing without an address', () => {
    expect(openMailer(defaults())).toBeNull()
  })

  test.each([
    ['nonsense', 'a@example.com', 'FAIRWAY_SMTP_URL'],
    ['https://mail.example', 'a@example.com', 'FAIRWAY_SMTP_URL'],
    ['smtp://mail.example', '', 'FAIRWAY_MAIL_FROM'],
  ])('%j with the sender %j is rejected by name', (smtpUrl, mailFrom, named) => {
    expect(() => openMailer({ ...defaults(), smtpUrl, mailFrom })).toThrow(named)
  })

  test('sends nothing if required encryption is not offered', async () => {
    const { received, url } = await startMailServer('accept')
    const config = readConfig({ FAIRWAY_SMTP_URL: url, FAIRWAY_SMTP_TLS: 'required' })
    const strict = openMailer(
      { ...config, mailFrom: 'a@example.com' },
      { timeoutMs: 20_000, retryAfterMs: [] },
    )
    await expect(strict!.send(MAIL)).rejects.toThrow(/TLS/i)
    expect(received).toEqual([])
  })
})
