import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { budgetsOf, faultsOf, sizesOf } from '../../../lab/checks/size.js'

const DOCUMENT = `
| Lines | Folder | Asked for by |
|---|---|---|
| 2,000 | \`src/geo\` | first |
| 100 | \`src/engine/sea\` | a carrier |
`
const budgets = budgetsOf(DOCUMENT)
const faults = (geo: number, sea: number) =>
  faultsOf(
    budgets,
    new Map([
      ['geo', geo],
      ['engine/sea', sea],
    ]),
  )

test('a folder may grow by two percent, and a small one by twenty lines', () => {
  expect(faults(2040, 120)).toEqual([])
  expect(faults(2041, 121)).toEqual([
    'src/geo has 2041 lines, its budget is 2000: delete, or raise it in ARCHITECTURE.md and say who asked for it.',
    'src/engine/sea has 121 lines, its budget is 100: delete, or raise it in ARCHITECTURE.md and say who asked for it.',
  ])
})

test('every folder has a budget, every budget a folder and somebody who asked for it', () => {
  const rows = budgetsOf('| 10 | `src/sea` |  |')
  expect(faultsOf(rows, new Map([['geo', 5]]))).toEqual([
    'src/geo has no budget in ARCHITECTURE.md: add 5.',
    'src/sea has a budget and no files: delete the row.',
    'The budget of src/sea does not say who asked for it.',
  ])
})

test('counts what is written by hand, in the innermost room of the document', () => {
  const rooms = budgetsOf(readFileSync('ARCHITECTURE.md', 'utf8')).map(({ folder }) => folder)
  const sizes = sizesOf('src', rooms)
  const generated = readFileSync('src/client/schema.ts', 'utf8').split('\n').length
  expect(sizes.get('client')).toBeLessThan(generated)
  expect(sizes.get('contract')).toBeLessThan(sizesOf('src', ['contract']).get('contract')!)
  expect([...sizes.keys()].sort()).toEqual([...rooms].sort())
})
