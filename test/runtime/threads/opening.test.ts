import { expect, test } from 'vitest'
import { Opening } from '../../../src/runtime/threads/opening.js'

test('a resolution is opened when it is first asked for, and once', async () => {
  const opened: number[] = []
  const opening = new Opening(async (resolution) => void opened.push(resolution), [10, 50])
  expect([opening.size, opening.has(10), opened]).toEqual([2, true, []])
  await Promise.all([opening.get(50), opening.get(50)])
  expect(opened).toEqual([50])
  expect([opening.has(50), opening.get(50), opening.get(20)]).toEqual([false, undefined, undefined])
})

test('a resolution that could not be opened is opened for the next who asks', async () => {
  let asked = 0
  const open = async () => {
    asked++
    if (asked === 1) throw new Error('The data file is missing.')
  }
  const opening = new Opening(open, [10])
  await expect(opening.get(10)).rejects.toThrow('missing')
  expect(opening.has(10)).toBe(true)
  await opening.get(10)
  expect([asked, opening.size]).toEqual([2, 0])
})
