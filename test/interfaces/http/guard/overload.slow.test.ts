import { afterEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a service whose event loop is late for some turns admits fewer requests, and says so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { app, inject } = await buildTestApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const admitted = async () => {
    const { body } = await inject({ url: '/metrics' })
    return Number(/^fairway_http_requests_limit (\d+)$/m.exec(body)?.[1])
  }
  expect(await admitted()).toBe(200)
  const realNow = performance.now.bind(performance)
  let lateMs = 0
  // The clock advances by a second whenever it is read.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    lateMs += 1000
    return realNow() + lateMs
  })
  vi.advanceTimersByTime(500)
  expect(await admitted()).toBe(32)
})
