import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../src/emissions/pack/csv.js'
import { csvLine, waypointsCsv } from '../../src/files/csv.js'
import { acrossThePacific } from './answer.js'

describe('a route as CSV', () => {
  test('has a row for each waypoint, with empty cells where there is no figure', async () => {
    const { waypoints } = await acrossThePacific()
    const [head, first, ...others] = parseCsv(waypointsCsv({ waypoints } as never))
    expect(head!.cells.slice(0, 3)).toEqual(['index', 'latitude', 'longitude'])
    expect(first!.cells[5]).toBe('')
    expect(others).toHaveLength(waypoints.length - 1)
    expect(others.at(-1)!.cells.slice(0, 3)).toEqual(
      [
        waypoints.length - 1,
        waypoints.at(-1)!.coordinates[1],
        waypoints.at(-1)!.coordinates[0],
      ].map(String),
    )
  })

  test('quotes cells that would break the line, and reads back the same', () => {
    const cells = ['a,b', 'say "x"', 'two\nlines', '', 'plain', '1.5']
    expect(parseCsv(`h1,h2,h3,h4,h5,h6\n${csvLine(cells)}`)[1]!.cells).toEqual(cells)
    expect(csvLine([null, undefined, 0, false])).toBe(',,0,false')
  })

  test.each(['=1+1', "=cmd|'/C calc'!A0", '+A1', '-A1', '-2+SUM(A1)', '@SUM(A1)', '\t=1', '＝1'])(
    'puts an apostrophe before %j, which a spreadsheet would run',
    (text) => {
      const [, row] = parseCsv(`id,next\n${csvLine([text, 'b'])}`)
      expect(row!.cells).toEqual([`'${text}`, 'b'])
    },
  )

  test('quotes text that a spreadsheet with another separator would take for two cells', () => {
    expect(csvLine(['a;=1+1', 'a\t=1+1', 'b'])).toBe('"a;\'=1+1","a\t\'=1+1",b')
    expect(csvLine([';@SUM(A1);-33.9', 'a\n=1', 'a\nb'])).toBe(
      '";\'@SUM(A1);-33.9","a\n\'=1","a\nb"',
    )
  })

  test.each([
    -33.9,
    '-33.9',
    '+33,9',
    '-1.5e-7',
    '-33.9 18.4',
    '-33.9°, -18.4°',
    '-',
    'a=b',
    "'=1",
  ])('leaves %j as it is', (cell) => {
    expect(parseCsv(`id;next\n${csvLine([cell])};b`)[1]!.cells[0]).toBe(String(cell))
  })
})
