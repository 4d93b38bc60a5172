import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  OutcomeUnknownError,
  type Queryable,
  StorageError,
} from '../../../../src/keeping/store/database/database.js'
import {
  GroupCommits,
  type RunTogether,
} from '../../../../src/keeping/store/database/group-commits.js'

const inside: Queryable = { query: async () => [] }

/** Commits when the test says so, and records which works shared a transaction. */
function begin(isSafe = true) {
  const transactions: { works: string[]; commit(): void; fail(error: Error): void }[] = []
  const run: RunTogether = async (works) => {
    const results = (await Promise.all(works.map((work) => work(inside)))) as string[]
    await new Promise<void>((commit, fail) => transactions.push({ works: results, commit, fail }))
    return results
  }
  const groups = new GroupCommits(run, () => isSafe)
  return { groups, transactions }
}

const turns = async () => {
  for (let n = 0; n < 5; n++) await nextTurn()
}

test('simultaneous calls share a commit, in the order of their rows', async () => {
  const { groups, transactions } = begin()
  const calls = [3, 1, 3, 2].map((row, at) => groups.add(row, async () => `${row}${'abcd'[at]}`))
  await turns()
  expect(transactions.map(({ works }) => works)).toEqual([['1b', '2d', '3a', '3c']])
  transactions[0]!.commit()
  expect(await Promise.all(calls)).toEqual(['3a', '1b', '3c', '2d'])
})

test('calls of a locked row wait and are then committed together; others do not wait', async () => {
  const { groups, transactions } = begin()
  const first = groups.add(1, async () => 'first')
  await turns()
  const later = ['second', 'third'].map((name) => groups.add(1, async () => name))
  const other = groups.add(2, async () => 'other')
  await turns()
  expect(transactions.map(({ works }) => works)).toEqual([['first'], ['other']])
  for (const { commit } of transactions) commit()
  await Promise.all([first, other])
  await turns()
  expect(transactions[2]!.works).toEqual(['second', 'third'])
  transactions[2]!.commit()
  expect(await Promise.all(later)).toEqual(['second', 'third'])
})

test('completes the other calls if one fails', async () => {
  const { groups, transactions } = begin()
  const good = groups.add(1, async () => 'good')
  const bad = groups.add(2, async () => {
    throw new Error('bad')
  })
  const rejected = expect(bad).rejects.toThrow('bad')
  await turns()
  expect(transactions.map(({ works }) => works)).toEqual([['good']])
  transactions[0]!.commit()
  expect(await good).toBe('good')
  await rejected
})

test.each([
  { what: 'nobody knows whether it was committed', error: new OutcomeUnknownError('lost') },
  { what: 'the database is gone', error: new StorageError('gone') },
])('nothing is done again when $what', async ({ error }) => {
  const { groups, transactions } = begin(error instanceof OutcomeUnknownError)
  const calls = [1, 2].map((row) => groups.add(row, async () => 'done'))
  const ended = Promise.allSettled(calls)
  await turns()
  transactions[0]!.fail(error)
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await turns()
  expect(transactions).toHaveLength(1)
})
