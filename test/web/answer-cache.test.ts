import { expect, test } from 'vitest'
import { AnswerCache } from '../../web/session/answer-cache.js'

test('sends a request once, even while its answer is pending', async () => {
  const answers = new AnswerCache<number>()
  let sent = 0
  const send = async () => ++sent
  expect(await Promise.all([answers.answer('a', send), answers.answer('a', send)])).toEqual([1, 1])
  expect(answers.get('a')).toBe(1)
  answers.clear()
  expect(answers.get('a')).toBeNull()
})

test('repeats a rejected request', async () => {
  const answers = new AnswerCache<number>()
  await expect(answers.answer('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await answers.answer('a', async () => 2)).toBe(2)
})

test('of many answers the least recently used is forgotten', async () => {
  const answers = new AnswerCache<number>()
  for (let i = 0; i < 200; i++) await answers.answer(String(i), async () => i)
  answers.get('0')
  await answers.answer('another', async () => -1)
  expect([answers.get('0'), answers.get('1')]).toEqual([0, null])
})
