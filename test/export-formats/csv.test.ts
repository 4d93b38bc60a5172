import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../src/emissions/pack/csv.js'
import { csvLine, waypointsCsv } from '../../src/export-formats/csv.js'
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
})
