import { describe, expect, test } from 'vitest'
import { BodyBudget } from '../../../src/service/http/body-budget.js'
import { buildTestApp } from '../../support/test-app.js'

describe('bodies on their way', () => {
  test('are bounded for each caller and for all together', () => {
    const budget = new BodyBudget(800)
    expect(budget.take('a', 100)).toBe(true)
    expect(budget.take('a', 1)).toBe(false)
    for (const caller of 'bcdefgh') expect(budget.take(caller, 100)).toBe(true)
    expect(budget.take('i', 1)).toBe(false)
    budget.giveBack('a', 100)
    expect(budget.take('i', 1)).toBe(true)
  })

  test('are rejected with a 503 before they are read, and cost nothing', async () => {
    const { inject, bearer } = await buildTestApp({ maxBodyMegabytes: 1 })
    const headers = await bearer()
    const body = { origins: [{ port_id: 88 }], destinations: [{ port_id: 1340 }] }
    const payload = `${JSON.stringify(body)}${' '.repeat(200_000)}`
    const json = { ...headers, 'content-type': 'application/json' }
    const answer = await inject({
      method: 'POST',
      url: '/calculate-matrix',
      headers: json,
      payload,
    })
    expect(answer.json()).toMatchObject({ status: 503, code: 'overloaded' })
    const usage = await inject({ url: '/auth/usage', headers })
    expect(usage.json().used).toBe(0)
  })

  test('count as large as they may be if they do not say their length', async () => {
    const { inject, bearer } = await buildTestApp({ maxBodyMegabytes: 1 })
    const headers = { ...(await bearer()), 'content-type': 'application/json' }
    const payload = { origins: [{ port_id: 88 }], destinations: [{ port_id: 1340 }] }
    const ask = (more: object) =>
      inject({
        method: 'POST',
        url: '/calculate-matrix',
        headers: { ...headers, ...more },
        payload: JSON.stringify(payload),
      })
    expect((await ask({})).statusCode).toBe(200)
    const answer = await ask({ 'transfer-encoding': 'chunked' })
    expect(answer.json()).toMatchObject({ status: 503, code: 'overloaded' })
  })
})
