import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { InProgress } from '../../../../src/interfaces/http/guard/in-progress.js'

const request = () => ({}) as FastifyRequest

test('a caller with requests in progress is known by the credentials alone, before its account is', () => {
  const inProgress = new InProgress()
  const [first, second] = [request(), request()]
  inProgress.add(first, ['Bearer a', 'account 1'])
  inProgress.add(second, ['Bearer b', 'account 1'])
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
