import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { InProgress } from '../../../../src/interfaces/http/guard/in-progress.js'

const request = () => ({}) as FastifyRequest

test('a caller with requests in progress is known by the credentials alone, before its account is', () => {
  const inProgress = new InProgress()
  const [first, second] = [request(), request()]
  inProgress.admit(first, ['Bearer a', 'account 1'], 9)
  inProgress.admit(second, ['Bearer b', 'account 1'], 9)
  expect(inProgress.of(['Bearer a'])).toBe(1)
  expect(inProgress.of(['Bearer c'])).toBe(0)
  expect(inProgress.of(['Bearer c', 'account 1'])).toBe(2)
  inProgress.delete(first)
  expect(inProgress.of(['Bearer a'])).toBe(0)
  expect(inProgress.of(['Bearer c', 'account 1'])).toBe(1)
  inProgress.delete(second)
  inProgress.delete(second)
  expect(inProgress.of(['Bearer b', 'account 1'])).toBe(0)
  expect(inProgress.size).toBe(0)
})

test('a caller below its share is admitted beside one who fills the service, however far the limit falls', () => {
  const inProgress = new InProgress()
  const admitted = (caller: string, limit: number) =>
    inProgress.admit(request(), [`token of ${caller}`, caller], limit)
  const many = Array.from({ length: 1000 }, () => admitted('many', 200))
  expect(many.filter(Boolean)).toHaveLength(200)
  expect(admitted('many', 32)).toBe(false)
  // Each has a half of 32, as far as the places above the limit reach.
  const one = Array.from({ length: 20 }, () => admitted('one', 32))
  expect(one.filter(Boolean)).toHaveLength(16)
})

test('a request that ends leaves its place above the limit to the next', () => {
  const inProgress = new InProgress()
  const first = request()
  for (let n = 0; n < 32; n++) inProgress.admit(request(), ['many'], 32)
  for (let n = 0; n < 15; n++) inProgress.admit(request(), [`one ${n}`], 32)
  expect(inProgress.admit(first, ['last'], 32)).toBe(true)
  expect(inProgress.admit(request(), ['late'], 32)).toBe(false)
  inProgress.delete(first)
  expect(inProgress.admit(request(), ['late'], 32)).toBe(true)
})
