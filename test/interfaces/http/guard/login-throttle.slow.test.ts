import { describe, expect, test } from 'vitest'
import { LoginThrottle } from '../../../../src/interfaces/http/guard/login-throttle.js'
import { buildTestApp } from '../../../support/test-app.js'

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
    await throttle().begin({ email: EMAIL, address: '192.0.2.1' })
    await throttle().begin({ email: ` ${EMAIL.toUpperCase()}`, address: '192.0.2.1' })
    await expect(throttle().begin({ email: EMAIL, address: '192.0.2.1' })).rejects.toThrow(
      'Retry in 900 s',
    )
    clock.advance(15 * 60_000)
    await throttle().begin({ email: EMAIL, address: '192.0.2.1' })
  })

  test('covers all unknown addresses together, and does not lock the owner out', async () => {
    const { throttle } = await build()
    const own = throttle()
    await own.begin({ email: EMAIL, address: '198.51.100.7' })
    await own.succeeded(EMAIL, '198.51.100.7')
    const attempts = Array.from({ length: 60 }, (_, n) =>
      own.begin({ email: EMAIL, address: `192.0.2.${n}` }),
    )
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await own.begin({ email: EMAIL, address: '198.51.100.7' })
    await own.begin({ email: 'somebody.else@example.com', address: '192.0.2.59' })
  })

  test('is not reset by a right password from one address', async () => {
    const { throttle } = await build()
    const own = throttle()
    await own.begin({ email: EMAIL, address: '192.0.2.1' })
    await own.succeeded(EMAIL, '192.0.2.1')
    await own.begin({ email: EMAIL, address: '192.0.2.1' })
    await own.begin({ email: EMAIL, address: '192.0.2.1' })
    await expect(own.begin({ email: EMAIL, address: '192.0.2.1' })).rejects.toThrow(
      'Too many wrong passwords',
    )
  })

  test('counts wrong passwords that arrive at the same time, and no right ones', async () => {
    const { throttle } = await build()
    const own = throttle()
    const atOnce = async (verified: string | null) => {
      const verify = () => new Promise<string | null>((done) => setImmediate(done, verified))
      const attempts = Array.from({ length: 6 }, () =>
        own.attempt({ email: EMAIL, address: '192.0.2.1', verify }),
      )
      const results = await Promise.allSettled(attempts)
      return results.map((result) => (result.status === 'fulfilled' ? result.value : 'limited'))
    }
    expect(await atOnce('right')).toEqual(Array(6).fill('right'))
    expect(await atOnce(null)).toEqual([null, null, ...Array(4).fill('limited')])
  })

  test('verifies the next password after one whose verification failed', async () => {
    const { throttle } = await build()
    const own = throttle()
    const attempt = (verify: () => Promise<string | null>) =>
      own.attempt({ email: EMAIL, address: '192.0.2.1', verify })
    const broken = attempt(() => Promise.reject(new Error('no store')))
    const next = attempt(async () => 'right')
    await expect(broken).rejects.toThrow('no store')
    expect(await next).toBe('right')
  })
})
