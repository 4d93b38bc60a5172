import { describe, expect, test } from 'vitest'
import { OverloadedError } from '../../../src/planning/errors.js'
import { FairQueue } from '../../../src/runtime/threads/fair-queue.js'
import { NOBODY } from '../../../src/runtime/threads/job-owner.js'
import type { Job } from '../../../src/runtime/threads/jobs.js'

let number = 0
const job = (left: number, kind = 'matrix', isShort = false) =>
  ({
    ...{ number: ++number, left: () => left, task: { kind } },
    ...{ isShort, hasLongPieces: !isShort },
  }) as unknown as Job
const short = () => job(1, 'route', true)
const anything = () => true
const queue = (limits = {}) =>
  new FairQueue({ jobs: 40, threads: 2, deadlineMs: 30_000, ...limits })

describe('the queue of calculations', () => {
  test('gives accounts turns by the time that each has used', () => {
    const waiting = queue()
    const [greedy, small] = [job(100), job(200)]
    waiting.add(greedy, 'greedy')
    waiting.worked(greedy, 5000, 10)
    waiting.add(small, 'other')
    waiting.worked(small, 1, 0)
    expect(waiting.next(anything)).toBe(greedy)
    waiting.worked(greedy, 100, 1)
    expect(waiting.next(anything)).toBe(small)
  })

  test('gives a new account no credit for earlier time', () => {
    const waiting = queue()
    const [first, newcomer] = [job(1), job(2)]
    waiting.add(first, 'first')
    waiting.worked(first, 60_000, 1)
    waiting.add(newcomer, 'newcomer')
    waiting.worked(newcomer, 1, 1)
    expect(waiting.next(anything)).toBe(first)
  })

  test('runs the job of an account with the least remaining work first', () => {
    const waiting = queue()
    const [large, small] = [job(100), job(2)]
    waiting.add(large, 'a')
    waiting.add(small, 'a')
    expect(waiting.next(anything)).toBe(small)
    expect(waiting.next((one) => one !== small)).toBe(large)
  })

  test('runs the short jobs of an account before its long ones', () => {
    const waiting = queue()
    const [long, brief] = [job(1, 'route'), short()]
    waiting.add(long, 'a')
    waiting.add(brief, 'a')
    expect(waiting.next(anything)).toBe(brief)
  })

  test('takes as many short jobs as there are requests, and no fewer long ones', () => {
    const waiting = queue()
    for (let n = 0; n < 200; n++) waiting.add(short(), 'a')
    for (let n = 0; n < 10; n++) waiting.add(job(1), 'a')
    expect(() => waiting.add(job(1), 'a')).toThrow('10 calculations of this account')
    waiting.add(short(), 'a')
  })

  test('does not take a short job for a measure of long ones of its kind', () => {
    const waiting = queue()
    const slow = job(100, 'route')
    waiting.add(slow, 'slow')
    waiting.worked(slow, 1000, 1)
    const brief = short()
    waiting.add(brief, 'slow')
    for (let n = 0; n < 50; n++) waiting.worked(brief, 1, 1)
    expect(() => waiting.add(job(1, 'route'), 'slow')).toThrow(OverloadedError)
  })

  test('is shared once two accounts have sent jobs', () => {
    const waiting = queue()
    waiting.add(job(1), 'a')
    waiting.add(job(1), NOBODY)
    waiting.add(job(1), 'a')
    expect(waiting.isShared).toBe(false)
    waiting.add(job(1), 'b')
    expect(waiting.isShared).toBe(true)
  })

  test('limits one account to a quarter of the jobs', () => {
    const waiting = queue()
    for (let n = 0; n < 10; n++) waiting.add(job(1), 'greedy')
    expect(() => waiting.add(job(1), 'greedy')).toThrow('10 calculations of this account')
    waiting.add(job(1), 'other')
    expect(waiting.size).toBe(11)
  })

  test('rejects at once what could not be answered before its deadline', () => {
    const waiting = queue()
    const slow = job(100)
    waiting.add(slow, 'slow')
    waiting.worked(slow, 1000, 1)
    // 100 pieces of a second each take 50 s on two threads.
    expect(() => waiting.add(job(1), 'slow')).toThrow(OverloadedError)
    waiting.add(job(1), 'other')
    waiting.remove(slow)
    waiting.add(job(1), 'slow')
  })

  test('rejects everything when it is full, except the opening of the sea', () => {
    const waiting = queue({ jobs: 1 })
    waiting.add(job(1), 'a')
    expect(() => waiting.add(job(1), 'b')).toThrow('1 calculations are running')
    waiting.add(job(1, 'open'), NOBODY)
  })
})
