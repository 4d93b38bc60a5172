import { describe, expect, it } from 'vitest'
import { type ChannelCells, MidChannel } from '../../../../lab/sea-build/water/mid-channel.js'

const WIDTH = 100

/** A drawing of water (`.`), a river that is only a line (`~`) and land (`#`), one kilometre to a cell. */
function drawn(rows: readonly string[]): ChannelCells {
  const at = (cell: number): string => rows[Math.floor(cell / WIDTH)]?.[cell % WIDTH] ?? '#'
  return {
    isWater: (cell) => at(cell) === '.',
    costOf: (cell) => (at(cell) === '~' ? 1.35 : 60),
    steps: (cell) =>
      [-1, 0, 1].flatMap((dy) =>
        [-1, 0, 1].flatMap((dx) =>
          dx === 0 && dy === 0 ? [] : [{ cell: cell + dy * WIDTH + dx, km: Math.hypot(dx, dy) }],
        ),
      ),
  }
}

const cell = (x: number, y: number): number => y * WIDTH + x
const column = (x: number, from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => cell(x, from + i))

describe('MidChannel', () => {
  const straight = Array.from({ length: 30 }, () => '####.........####')

  it('leaves the bank for the middle, and comes back to the end', () => {
    const middle = new MidChannel(drawn(straight), column(4, 0, 29)).middle()
    expect(middle[0]).toBe(cell(4, 0))
    expect(middle.at(-1)).toBe(cell(4, 29))
    const inside = middle.filter((at) => Math.floor(at / WIDTH) > 6 && Math.floor(at / WIDTH) < 23)
    expect(new Set(inside.map((at) => at % WIDTH))).toEqual(new Set([8]))
  })

  it('asks more for water beside a bank than for the middle, and nothing more far from any', () => {
    const wide = Array.from({ length: 30 }, () => `#${'.'.repeat(40)}#`)
    const channel = new MidChannel(drawn(wide), column(15, 0, 29))
    expect(channel.costAt(cell(1, 15))).toBeCloseTo(1.9)
    expect(channel.costAt(cell(5, 15))).toBeCloseTo(1.5)
    expect(channel.costAt(cell(15, 15))).toBe(1)
    expect(channel.costAt(cell(38, 15))).toBe(1)
    expect(channel.costAt(cell(0, 15))).toBe(Number.POSITIVE_INFINITY)
  })

  it('keeps a path over a bank or along the line of a river, and opens no other land', () => {
    const gap = [
      '###..........###',
      '###..........###',
      '#######~########',
      '#######~########',
      '########~#######',
      '###..........###',
      '###..........###',
    ]
    const path = [cell(7, 1), cell(7, 2), cell(7, 3), cell(8, 4), cell(8, 5)]
    const channel = new MidChannel(drawn(gap), path)
    expect(channel.middle()).toEqual(path)
    expect(channel.costAt(cell(9, 3))).toBe(Number.POSITIVE_INFINITY)
  })
})
