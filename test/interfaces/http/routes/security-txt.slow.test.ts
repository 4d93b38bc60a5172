import { expect, test } from 'vitest'
import { readConfig } from '../../../../src/interfaces/http/config.js'
import { buildTestApp } from '../../../support/test-app.js'

const url = '/.well-known/security.txt'

test('security.txt names the contact of the operator and when it expires', async () => {
  const securityContact = 'mailto:security@example.com, https://example.com/report'
  const service = await buildTestApp({ securityContact, publicUrl: 'https://sea.example.com' })
  const { statusCode, headers, body } = await service.inject({ url })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toBe(
    [
      'Contact: mailto:security@example.com',
      'Contact: https://example.com/report',
      'Expires: 2027-05-20T08:00:00.000Z',
      'Canonical: https://sea.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('security.txt does not exist without a contact', async () => {
  expect((await (await buildTestApp()).inject({ url })).statusCode).toBe(404)
})

test.each(['security@example.com', 'http://example.com', 'mailto:a@b.example\nContact: x', ','])(
  'a contact must be an address that programs can follow: %j',
  (FAIRWAY_SECURITY_CONTACT) => {
    expect(() => readConfig({ FAIRWAY_SECURITY_CONTACT })).toThrow('FAIRWAY_SECURITY_CONTACT')
  },
)
