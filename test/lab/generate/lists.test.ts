import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderLists } from '../../../lab/generate/lists.js'
import { ALPHA_3_CODES } from '../../../src/ports/generated/lists.js'

test.each(renderLists())('$path is as its file says; `npm run openapi` writes it', (file) => {
  expect(readFileSync(file.path, 'utf8')).toBe(file.text)
})

const NAMES = 'data/reference/names/'

test('every list says where it is from, and when', () => {
  const files = readdirSync(NAMES).filter((name) => name.endsWith('.json'))
  const lists = files.flatMap((name) => {
    const read = JSON.parse(readFileSync(NAMES + name, 'utf8'))
    return 'values' in read ? [read] : Object.values(read)
  })
  expect(lists.length).toBeGreaterThan(10)
  for (const { source } of lists) expect(source).toMatch(/\b20\d\d\b/)
})

describe('a region', () => {
  const rows = readFileSync(`${NAMES}regions.csv`, 'utf8').trim().split('\n').slice(1)

  test.each(rows)('%s is a box in a known country, with its source', (row) => {
    const [country, names, ...rest] = row.split(',')
    const [south, west, north, east] = rest.slice(0, 4).map(Number)
    expect(Object.keys(ALPHA_3_CODES)).toContain(country)
    expect(names).toMatch(/\w/)
    expect(south).toBeLessThan(north!)
    expect(west).toBeLessThan(east!)
    expect(rest.slice(4)).toEqual([expect.stringMatching(/^recalled$|\d{4}/)])
  })
})
