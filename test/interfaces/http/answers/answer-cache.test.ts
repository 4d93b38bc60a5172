import { describe, expect, test } from 'vitest'
import { AnswerCache } from '../../../../src/interfaces/http/answers/answer-cache.js'

interface Answer {
  readonly text: string
  readonly bytes: number
}

const answer = (text: string, bytes = 100): Answer => ({ text, bytes })
const patient = () => new AbortController().signal

/** Work that ends when the test says so. */
function held() {
  let end = (_answer: Answer) => {}
  let fail = (_error: Error) => {}
  const result = new Promise<Answer>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  return { result, end: (text: string) => end(answer(text)), fail }
}

describe('an answer cache', () => {
  test('returns a cached value without starting the work', () => {
    const cache = new AnswerCache<Answer>(10_000)
    expect(cache.find('a', patient(), () => answer('first'))).toEqual({
      answer: answer('first'),
      isCached: false,
    })
    const again = cache.find('a', patient(), () => {
      throw new Error('not to be asked')
    })
    expect(again).toEqual({ answer: answer('first'), isCached: true })
    expect([cache.hits, cache.misses, cache.entries]).toEqual([1, 1, 1])
  })

  test('holds no more than its bytes, and evicts the least recently used entry', () => {
    const cache = new AnswerCache<Answer>(20_000)
    for (let at = 0; at < 30; at++) cache.find(`key ${at}`, patient(), () => answer('', 1000))
    cache.find('key 29', patient(), () => answer('new'))
    cache.find('key 0', patient(), () => answer('new'))
    expect(cache.bytes).toBeLessThanOrEqual(20_000)
    expect([cache.hits, cache.misses]).toEqual([1, 31])
    expect(cache.evictions).toBe(31 - cache.entries)
  })

  test('does not cache an entry that would evict most others', () => {
    const cache = new AnswerCache<Answer>(10_000)
    cache.find('small', patient(), () => answer(''))
    cache.find('large', patient(), () => answer('', 5000))
    expect([cache.entries, cache.evictions]).toEqual([1, 0])
  })

  test('calculates once what several callers request at the same time', async () => {
    const cache = new AnswerCache<Answer>(10_000)
    const work = held()
    let begun = 0
    const ask = () =>
      cache.find('a', patient(), () => {
        begun += 1
        return work.result
      })
    const answers = [ask(), ask(), ask()]
    expect(cache.inFlight).toBe(1)
    work.end('one')
    for (const found of await Promise.all(answers)) {
      expect(found).toEqual({ answer: answer('one'), isCached: false })
    }
    expect([begun, cache.deduplicated, cache.misses, cache.inFlight]).toEqual([1, 2, 1, 0])
    expect(ask()).toEqual({ answer: answer('one'), isCached: true })
  })

  test('stops the work when the last caller has left, not the first', async () => {
    const cache = new AnswerCache<Answer>(10_000)
    const work = held()
    const callers = [new AbortController(), new AbortController()]
    let signal: AbortSignal | undefined
    for (const caller of callers) {
      void cache.find('a', caller.signal, (shared) => {
        signal = shared
        return work.result
      })
    }
    callers[0]!.abort()
    expect(signal?.aborted).toBe(false)
    callers[1]!.abort()
    expect(signal?.aborted).toBe(true)
    const late = cache.find('a', patient(), () => answer('anew'))
    expect(late).toMatchObject({ isCached: false, answer: { text: 'anew' } })
    work.end('too late')
  })

  test('caches no failure, and reports it to all that wait', async () => {
    const cache = new AnswerCache<Answer>(10_000)
    const work = held()
    const answers = [1, 2].map(() => cache.find('a', patient(), () => work.result))
    work.fail(new Error('no way'))
    for (const found of answers) await expect(found).rejects.toThrow('no way')
    expect(cache.find('a', patient(), () => answer('now'))).toMatchObject({ isCached: false })
  })
})
