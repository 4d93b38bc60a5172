import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { InProgress } from '../../../src/service/http/in-progress.js'

const request = () => ({}) as FastifyRequest

test('a caller with requests in progress is known by the credentials alone, before its account is', () => {
  const inProgress = new InProgress()
  const [first, second] = [request(), request()]
  inProgress.add(first, ['Bearer a', 'account 1'])
  inProgress.add(second, ['Bearer b', 'account 1'])
  expect(inProgress.has(['Bearer a'])).toBe(true)
  expect(inProgress.has(['Bearer c'])).toBe(false)
  inProgress.delete(first)
  expect(inProgress.has(['Bearer a'])).toBe(false)
  expect(inProgress.has(['Bearer c', 'account 1'])).toBe(true)
  inProgress.delete(second)
  inProgress.delete(second)
  expect(inProgress.has(['Bearer b', 'account 1'])).toBe(false)
  expect(inProgress.size).toBe(0)
})
