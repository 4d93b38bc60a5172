import { expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

/** A word as JSON, and digits for a password that a client sends as a number. */
const SECRETS = ['hunter2secret', '8675309421']

const BODIES = [
  '{"email":"a@example.com","password":SECRET}',
  '{"email":"a@example.com","password":"SECRET',
  '{"email":"a@example.com","password":"SECRET"x}',
  '{"email":"a@example.com" "password":"SECRET"}',
  "{'email':'a@example.com','password':'SECRET'}",
  '{"email":"a@example.com","password":"SECRET","password":"SECRET"}',
  '{"email":"a@example.com","password":["SECRET"]}',
  '{"email":"a@example.com","password":{"x":"SECRET"}}',
  '{"email":"SECRET","password":7}',
  '{"email":"a@example.com","pasword":"SECRET"}',
  '{"email":"a@example.com","current_password":"SECRET","new_password":["SECRET"]}',
  '{"current_password":"SECRET","new_password":"x"}',
  '"SECRET"',
  '["SECRET"]',
  'email=a@example.com&password=SECRET',
]

test.each(['/auth/login', '/auth/change-password', '/auth/forgot-password', '/auth/keys'])(
  'no answer of %s to a broken body repeats it',
  async (url) => {
    const service = await buildTestApp()
    const headers = { ...(await service.bearer()), 'content-type': 'application/json' }
    for (const secret of SECRETS) {
      for (const body of BODIES) {
        const payload = body.replaceAll('SECRET', secret)
        const answer = await service.inject({ method: 'POST', url, headers, payload })
        expect(answer.body, payload).not.toContain(secret)
      }
      expect(service.log.join('\n')).not.toContain(secret)
    }
  },
)

test('says where a body stops being JSON', async () => {
  const service = await buildTestApp()
  const payload = '{"email":"a@example.com",\n "password":hunter2}'
  const headers = { 'content-type': 'application/json' }
  const answer = await service.inject({ method: 'POST', url: '/auth/login', headers, payload })
  expect(answer.json()).toMatchObject({
    code: 'invalid_json',
    detail: 'The body is not valid JSON: see line 2, column 13.',
  })
})
