import { describe, expect, test } from 'vitest'
import { requireCells } from '../../../src/tables/read/row.js'

describe('a column without a name', () => {
  test.each(['17', 'A1'])('may name the rows if it is the first, as with %s', (cell) => {
    expect(() => requireCells({ cells: [cell, 'NLRTM'] }, ['', 'origin'])).not.toThrow()
  })

  test('may hold words of a merged head', () => {
    expect(() => requireCells({ cells: ['Rotterdam', 'NL'] }, ['origin', ''])).not.toThrow()
  })

  test('is refused elsewhere with a number, which could change a figure', () => {
    const row = { cells: ['NLRTM', '17'] }
    expect(() => requireCells(row, ['origin', ''])).toThrow('but no name in the first line')
  })
})
