import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTestFile } from '../support/test-files.js'

const rows = readFileSync('docs/laboratory/reliability.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)

test('every finding of the reliability review has a place where it was mended and a test that exists', () => {
  const numbers = rows.map(([finding]) => finding!.split(' ')[0])
  expect([...new Set(numbers.map((number) => Number.parseInt(number!, 10)))]).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ])
  for (const row of rows) {
    const [finding, , , places, tests] = row
    expect(row, finding).toHaveLength(5)
    expect(namesIn(places!).filter((path) => !existsSync(path))).toEqual([])
    expect(namesIn(tests!).length, finding).toBeGreaterThan(0)
    expect(namesIn(tests!).filter((name) => !isTestFile(name))).toEqual([])
  }
})
