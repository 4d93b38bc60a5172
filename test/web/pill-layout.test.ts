import { expect, test } from 'vitest'
import { type Pill, placePills } from '../../web/map/pill-layout.js'
import { seeded } from '../engine/geo/random.js'

const ROOM = { left: 400, top: 0, right: 1400, bottom: 900 }
const SEED = 5

function randomPills(count: number, random: () => number): Pill[] {
  return Array.from({ length: count }, (_, i) => ({
    key: String(i),
    x: random() * 1440,
    y: random() * 900,
    width: 40 + random() * 160,
    height: 20,
    rank: i % 3,
    direction: random() * 2 * Math.PI,
  }))
}

test('names are inside the free part and do not overlap', () => {
  const random = seeded(SEED)
  for (let round = 0; round < 100; round++) {
    const pills = randomPills(20, random)
    const boxes = placePills(pills, ROOM).map(({ key, left, top }) => {
      const { width, height } = pills.find((pill) => pill.key === key)!
      return { key, left, top, right: left + width, bottom: top + height }
    })
    expect(boxes.length).toBeGreaterThan(3)
    for (const a of boxes) {
      const isIn =
        a.left >= ROOM.left && a.right <= ROOM.right && a.top >= 0 && a.bottom <= ROOM.bottom
      expect(isIn, `seed ${SEED}, round ${round}, ${a.key}`).toBe(true)
      const over = boxes.filter(
        (b) =>
          b !== a && a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top,
      )
      expect(over, `seed ${SEED}, round ${round}, ${a.key}`).toEqual([])
    }
  }
})

test('keeps the higher-ranked of two names for one place', () => {
  const at = { x: 150, y: 100, width: 200, height: 120, direction: 0 }
  const placed = placePills(
    [
      { ...at, key: 'passage', rank: 1 },
      { ...at, key: 'end', rank: 0 },
    ],
    { left: 0, top: 0, right: 300, bottom: 300 },
  )
  expect(placed.map(({ key }) => key)).toEqual(['end'])
})

test('a name covers no line if there is room beside it', () => {
  const line = Array.from({ length: 100 }, (_, i) => [500 + i * 5, 450] as const)
  const [placed] = placePills(
    [{ key: 'a', x: 750, y: 450, width: 100, height: 20, rank: 0, direction: Math.PI / 2 }],
    ROOM,
    [line],
  )
  expect(placed!.top > 450 || placed!.top + 20 < 450).toBe(true)
})

test('a name covers no long straight leg either, whose points lie far from it', () => {
  const leg = [
    [410, 450],
    [1390, 450],
  ] as const
  const [placed] = placePills(
    [{ key: 'a', x: 750, y: 450, width: 100, height: 20, rank: 0, direction: Math.PI / 2 }],
    ROOM,
    [leg],
  )
  expect(placed!.top > 450 || placed!.top + 20 < 450).toBe(true)
})

test('a small map names its ends, and canals before straits', () => {
  const named = (key: string, x: number, rank: number): Pill => ({
    key,
    x,
    y: 160,
    width: 60,
    height: 20,
    rank,
    direction: 0,
  })
  const pills = [
    named('from', 40, 0),
    named('strait', 100, 2),
    named('canal', 180, 1),
    named('to', 260, 0),
  ]
  const small = { left: 0, top: 0, right: 320, bottom: 320 }
  expect(placePills(pills, small).map(({ key }) => key)).toEqual(['from', 'to', 'canal', 'strait'])
  const smaller = { ...small, bottom: 220 }
  expect(placePills(pills, smaller).map(({ key }) => key)).toEqual(['from', 'to', 'canal'])
})

test('a passage whose point the mark of an end hides is not named: its name would float', () => {
  const at = { width: 60, height: 20, direction: 0, y: 400 }
  const end = { ...at, key: 'Rotterdam', rank: 0, x: 700 }
  const strait = { ...at, key: 'Strait of Dover', rank: 2 }
  const named = (x: number) => placePills([end, { ...strait, x }], ROOM).map(({ key }) => key)
  expect(named(715)).toEqual(['Rotterdam'])
  expect(named(740)).toEqual(['Rotterdam', 'Strait of Dover'])
})

test('a name is nearer to its own point than the height of two lines', () => {
  const random = seeded(SEED)
  for (let round = 0; round < 100; round++) {
    const pills = randomPills(20, random)
    const lines = [pills.map(({ x, y }) => [x, y] as const)]
    for (const { key, left, top } of placePills(pills, ROOM, lines)) {
      const { x, y, width, height } = pills.find((pill) => pill.key === key)!
      const dx = Math.max(left - x, 0, x - left - width)
      const dy = Math.max(top - y, 0, y - top - height)
      expect(Math.hypot(dx, dy), `seed ${SEED}, round ${round}, ${key}`).toBeLessThan(22)
    }
  }
})
