import { describe, expect, test } from 'vitest'
import type { Position } from '../../../../src/engine/geo/position.js'
import { sketch } from '../../../../src/interfaces/cli/reports/sketch.js'

const ocean = { isLand: () => false }
const draw = (positions: readonly Position[], columns = 80, hasColours = false) =>
  sketch({ positions }, ocean, { columns, hasColours })

describe('the sketch of a route', () => {
  test('is a horizontal line for a route from west to east', () => {
    const line = draw([
      [0, 0],
      [40, 0],
    ]).find((row) => row.includes('●'))
    expect(line).toMatch(/^ +●\++●$/)
  })

  test('shows land where it is', () => {
    const isLand = (_: number, lat: number) => lat > -4.5
    const positions: Position[] = [
      [0, -5],
      [10, -5],
    ]
    const rows = sketch({ positions }, { isLand }, { columns: 60 })
    expect(rows[0]).toContain('⣿')
    expect(rows[rows.length - 2]).not.toContain('⣿')
  })

  test('continues across the antimeridian', () => {
    const rows = draw([
      [170, 10],
      [190, 12],
    ])
    expect(rows.join('').match(/●/g)).toHaveLength(2)
  })

  test('asks for land within ±180° and ±90° only', () => {
    const positions: Position[] = [
      [-20, 80],
      [375, -70],
    ]
    let [east, north] = [0, 0]
    const isLand = (lon: number, lat: number) => {
      ;[east, north] = [Math.max(east, Math.abs(lon)), Math.max(north, Math.abs(lat))]
      return false
    }
    sketch({ positions }, { isLand }, { columns: 80 })
    expect(east).toBeGreaterThan(90)
    expect(east).toBeLessThanOrEqual(180)
    expect(north).toBeLessThan(90)
  })

  test('draws a route of zero length as one dot, and nothing in a narrow terminal', () => {
    const spot: Position[] = [
      [4, 52],
      [4, 52],
    ]
    expect(draw(spot).join('').match(/●/g)).toHaveLength(1)
    expect(draw(spot, 10)).toEqual([])
  })

  test('sets the colour of a run once', () => {
    const rows = draw(
      [
        [0, 0],
        [40, 0],
      ],
      80,
      true,
    )
    expect(rows.join('').split('\u001b[1;36m')).toHaveLength(2)
  })
})
