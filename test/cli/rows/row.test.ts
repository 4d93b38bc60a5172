import { describe, expect, test } from 'vitest'
import { requireCells } from '../../../src/cli/rows/row.js'

describe('a column without a name', () => {
  test('may hold the numbers of rows that pandas writes before the first column', () => {
    expect(() => requireCells({ cells: ['17', 'NLRTM'] }, ['', 'origin'])).not.toThrow()
  })

  test.each([
    [
      ['1.5', 'NLRTM'],
      ['', 'origin'],
    ],
    [
      ['NLRTM', '17'],
      ['origin', ''],
    ],
  ])('is refused with a value that could change a figure: %j', (cells, columns) => {
    expect(() => requireCells({ cells }, columns)).toThrow('but no name in the first line')
  })
})
