import { expect, test } from 'vitest'
import { keepInView } from '../../web/map/keep-in-view.js'

const WINDOW = { width: 1440, height: 900 }
const TALL = { width: 390, height: 844 }

test('a map that is dragged beyond the pole comes back, at any zoom', () => {
  for (const zoom of [1.5, 3, 6]) {
    const { center } = keepInView({ lng: 20, lat: 89 }, zoom, WINDOW)
    expect(center.lat).toBeLessThan(84)
    expect(keepInView({ lng: 20, lat: -89 }, zoom, WINDOW).center.lat).toBeGreaterThan(-72)
  }
})

test('a place in the middle stays where it is', () => {
  const { center, zoom } = keepInView({ lng: -170, lat: 12.5 }, 3, WINDOW)
  expect(center.lng).toBe(-170)
  expect(center.lat).toBeCloseTo(12.5, 9)
  expect(zoom).toBe(3)
})

test('a place in the far south can lie above what covers the lower half', () => {
  const south = { lng: 0, lat: -70 }
  const free = keepInView(south, 3, WINDOW).center.lat
  expect(keepInView(south, 3, WINDOW, 400).center.lat).toBeLessThan(free)
})

test('zooming out stops at a readable size, but half of the world fits a narrow window', () => {
  expect(512 * 2 ** keepInView({ lng: 0, lat: 0 }, -5, WINDOW).zoom).toBeCloseTo(900)
  expect(512 * 2 ** keepInView({ lng: 0, lat: 0 }, -5, TALL).zoom).toBeCloseTo(390)
})
