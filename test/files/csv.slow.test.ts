import { describe, expect, test } from 'vitest'
import { parseCsv } from '../../src/emissions/pack/csv.js'
import { csvLine, waypointsCsv } from '../../src/files/csv.js'
import { acrossThePacific } from './answer.js'

describe('a route as CSV', () => {
  test('has a row for each point of its line, with kilometres and hours along it', async () => {
    const route = await acrossThePacific()
    const [head, ...rows] = parseCsv(waypointsCsv(route))
    expect(head!.cells.slice(0, 3)).toEqual(['index', 'latitude', 'longitude'])
    expect(rows.length).toBeGreaterThan(route.waypoints.length)
    const [first, last] = [rows[0]!.cells, rows.at(-1)!.cells]
    expect(first.slice(3, 6)).toEqual(['0', '0', ''])
    expect(last.slice(3, 5).map(Number)).toEqual([route.distance_km, route.duration_hours])
    expect(last[6]).toBe('')
    const { coordinates } = route.waypoints.at(-1)!
    expect(last.slice(1, 3)).toEqual([coordinates[1], coordinates[0]].map(String))
  })

  test('has the waypoints that the caller sampled, with empty cells where there is no figure', async () => {
    const route = { ...(await acrossThePacific()), waypoint_strategy: 'count' as const }
    const [, first, ...others] = parseCsv(waypointsCsv(route))
    expect(first!.cells[5]).toBe('')
    expect(others).toHaveLength(route.waypoints.length - 1)
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
