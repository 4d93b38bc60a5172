import { Ajv } from 'ajv'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { App } from '../../../src/service/http/fastify-types.js'
import { installValidation } from '../../../src/service/http/validation.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('schemas are compiled at their first use, or one by one once the sea is open', async () => {
  const compile = vi.spyOn(Ajv.prototype, 'compile')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = Fastify() as unknown as App
  let engine: object | null = null
  installValidation(app, { engine: () => engine as never })
  const body = { type: 'object', properties: { a: { type: 'number' } } }
  for (const url of ['/a', '/b', '/c']) app.post(url, { schema: { body } }, async () => 'ok')
  await app.listen({ host: '127.0.0.1', port: 0 })
  vi.advanceTimersByTime(1000)
  expect(compile).toHaveBeenCalledTimes(0)
  const ask = (payload: object) => app.inject({ method: 'POST', url: '/b', payload })
  expect((await ask({ a: 1 })).statusCode).toBe(200)
  expect((await ask({ a: 'x' })).statusCode).not.toBe(200)
  expect(compile).toHaveBeenCalledTimes(1)
  engine = {}
  vi.advanceTimersToNextTimer()
  expect(compile).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(compile).toHaveBeenCalledTimes(3)
  await app.close()
})
