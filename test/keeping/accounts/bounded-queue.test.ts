import { expect, test } from 'vitest'
import { BoundedQueue } from '../../../src/keeping/accounts/bounded-queue.js'

/** Work that ends when the test says so. */
function begin(queue: BoundedQueue) {
  const running: { end(): void; fail(error: Error): void }[] = []
  const run = () => queue.run(() => new Promise<void>((end, fail) => running.push({ end, fail })))
  return { running, run }
}

test('computes no more password hashes at a time than allowed, and makes others wait', async () => {
  const { running, run } = begin(new BoundedQueue(2, 10))
  const all = Array.from({ length: 5 }, run)
  expect(running).toHaveLength(2)
  running[0]!.end()
  await all[0]
  expect(running).toHaveLength(3)
  running[1]!.fail(new Error('no'))
  await expect(all[1]).rejects.toThrow('no')
  expect(running).toHaveLength(4)
  running[2]!.end()
  await all[2]
  for (const work of running.slice(3)) work.end()
  await Promise.all(all.slice(3))
})

test('a login that finds too many waiting is rejected at once', async () => {
  const { running, run } = begin(new BoundedQueue(1, 1))
  const [first, second] = [run(), run()]
  await expect(run()).rejects.toMatchObject({
    code: 'overloaded',
    headers: { 'retry-after': '5' },
  })
  running[0]!.end()
  await first
  running[1]!.end()
  await second
})
