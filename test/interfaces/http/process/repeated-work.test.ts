import { expect, test } from 'vitest'
import { RepeatedWork } from '../../../../src/interfaces/http/process/repeated-work.js'

const LINES = { fails: 'cannot be stored', works: 'stored again' }
const TEN_SECONDS = 10_000

function everyTenSeconds() {
  let nowMs = Date.parse('2026-11-21T08:00:05Z')
  const said: object[] = []
  const say = (level: string) => (fields: object | string, message?: string) =>
    void said.push({ level, message, ...(fields as object) })
  const log = { info: say('info'), error: say('error') }
  const work = new RepeatedWork(LINES, { nowMs: () => nowMs }, log)
  const run = async (times: number, act: () => Promise<void>) => {
    for (let n = 0; n < times; n++) {
      await work.run(act)
      nowMs += TEN_SECONDS
    }
  }
  return { said, run }
}

const full = async () => {
  throw new Error('disk full')
}
const well = async () => undefined

test('work that fails is one line at once, one an hour, and one when it works again', async () => {
  const { said, run } = everyTenSeconds()
  await run(500, full)
  await run(3, well)
  const err = new Error('disk full')
  expect(said).toEqual([
    { level: 'error', message: LINES.fails, err, failed: 1 },
    { level: 'error', message: LINES.fails, err, failed: 361 },
    { level: 'info', message: LINES.works, failed: 500 },
  ])
})

test('work that fails every second time does not fill the log either', async () => {
  const { said, run } = everyTenSeconds()
  for (let n = 0; n < 100; n++) {
    await run(1, full)
    await run(1, well)
  }
  expect(said.map((line) => (line as { level: string }).level)).toEqual(['error', 'info'])
})

test('work that never failed says nothing', async () => {
  const { said, run } = everyTenSeconds()
  await run(5, well)
  expect(said).toEqual([])
})
