import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

const ask = (authorization: string) => ({ url: '/auth/me', headers: { authorization } })

describe('invented tokens', () => {
  test('are rejected by address without a database query after too many failures', async () => {
    const { inject, store, clock, bearer } = await buildTestApp()
    let looks = 0
    const find = store.tokens.find.bind(store.tokens)
    store.tokens.find = async (hash) => {
      looks += 1
      return find(hash)
    }
    for (let n = 0; n < 320; n++) await inject(ask(`Bearer made-up-${n}`))
    const rejected = await inject(ask('Bearer made-up'))
    expect(rejected.json()).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(rejected.headers['retry-after']).toBe('1')
    expect(looks).toBe(300)
    clock.advance(60_000)
    const { authorization } = await bearer()
    expect((await inject(ask(authorization))).statusCode).toBe(200)
  })

  test('do not lock out a right one of the same address', async () => {
    const { inject, bearer } = await buildTestApp()
    const { authorization } = await bearer()
    expect((await inject(ask(authorization))).statusCode).toBe(200)
    for (let n = 0; n < 320; n++) await inject(ask(`Bearer made-up-${n}`))
    expect((await inject(ask('Bearer made-up'))).statusCode).toBe(429)
    expect((await inject(ask(authorization))).statusCode).toBe(200)
  })

  test('count once if a job sends the same dead one again and again', async () => {
    const { inject, bearer, clock } = await buildTestApp()
    for (let n = 0; n < 600; n++) {
      clock.advance(20)
      expect((await inject(ask('Bearer dead'))).statusCode).toBe(401)
    }
    // Its first request from this address.
    const { authorization } = await bearer()
    expect((await inject(ask(authorization))).statusCode).toBe(200)
  })

  test('do not count where the token is right', async () => {
    const { inject, bearer } = await buildTestApp()
    const { authorization } = await bearer()
    for (let n = 0; n < 320; n++) {
      expect((await inject(ask(authorization))).statusCode).toBe(200)
    }
  })
})
