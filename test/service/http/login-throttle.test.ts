import { describe, expect, test } from 'vitest'
import { LoginThrottle } from '../../../src/service/http/login-throttle.js'
import { buildTestApp } from '../../support/test-app.js'

const EMAIL = 'owner@example.com'
const config = { loginFailures: 2, loginWaitMinutes: 15 }

async function build() {
  const app = await buildTestApp(config)
  const throttle = () => new LoginThrottle({ ...app, config: config as never })
  return { ...app, throttle }
}

describe('the limit of wrong passwords', () => {
  test('is shared by processes, and survives a restart', async () => {
    const { throttle, clock } = await build()
    await throttle().begin(EMAIL, '192.0.2.1')
    await throttle().begin(` ${EMAIL.toUpperCase()}`, '192.0.2.1')
    await expect(throttle().begin(EMAIL, '192.0.2.1')).rejects.toThrow('Retry in 900 s')
    clock.advance(15 * 60_000)
    await throttle().begin(EMAIL, '192.0.2.1')
  })

  test('covers all unknown addresses together, and does not lock the owner out', async () => {
    const { throttle } = await build()
    const own = throttle()
    await own.begin(EMAIL, '198.51.100.7')
    await own.succeeded(EMAIL, '198.51.100.7')
    const attempts = Array.from({ length: 60 }, (_, n) => own.begin(EMAIL, `192.0.2.${n}`))
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(19)
    await own.begin(EMAIL, '198.51.100.7')
    await own.begin('somebody.else@example.com', '192.0.2.59')
  })

  test('is not reset by a right password from one address', async () => {
    const { throttle } = await build()
    const own = throttle()
    await own.begin(EMAIL, '192.0.2.1')
    await own.succeeded(EMAIL, '192.0.2.1')
    await own.begin(EMAIL, '192.0.2.1')
    await own.begin(EMAIL, '192.0.2.1')
    await expect(own.begin(EMAIL, '192.0.2.1')).rejects.toThrow('Too many wrong passwords')
  })
})
