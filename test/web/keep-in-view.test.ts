import { expect, test } from 'vitest'
import { keepInView } from '../../web/map/keep-in-view.js'
import { down } from '../../web/map/mercator.js'

const WINDOW = { width: 1440, height: 900 }
const TALL = { width: 390, height: 844 }
/** A line across the tropics. */
const SHOWN = { north: 20, south: -20, zoom: 3, top: 60, bottom: 60 }
const worldPx = (zoom: number) => 512 * 2 ** zoom

test('a map that is dragged beyond the pole comes back, at any zoom', () => {
  for (const zoom of [1.5, 3, 6]) {
    expect(keepInView({ lng: 20, lat: 89 }, zoom, WINDOW).lat).toBeLessThan(84)
    expect(keepInView({ lng: 20, lat: -89 }, zoom, WINDOW).lat).toBeGreaterThan(-72)
  }
})

test('a place in the middle stays where it is', () => {
  const { lng, lat, zoom } = keepInView({ lng: -170, lat: 12.5 }, 3, WINDOW)
  expect(lng).toBe(-170)
  expect(lat).toBeCloseTo(12.5, 9)
  expect(zoom).toBe(3)
})

test('a place in the far south can lie above what covers the lower half', () => {
  const south = { lng: 0, lat: -70 }
  const free = keepInView(south, 3, WINDOW).lat
  expect(keepInView(south, 3, WINDOW, { ...SHOWN, bottom: 400 }).lat).toBeLessThan(free)
})

test('zooming out of a wide window stops where the sea fills it, without the world’s edge', () => {
  for (const lat of [-80, 0, 80]) {
    const kept = keepInView({ lng: 0, lat }, -5, WINDOW)
    const world = worldPx(kept.zoom)
    expect(down(kept.lat) * world - 450, 'px above the map').toBeGreaterThan(0)
    expect((1 - down(kept.lat)) * world - 450, 'px below the map').toBeGreaterThan(0)
  }
})

test('half of the world fits a narrow window, and a line around the world any', () => {
  expect(worldPx(keepInView({ lng: 0, lat: 0 }, -5, TALL).zoom)).toBeCloseTo(390)
  expect(keepInView({ lng: 0, lat: 0 }, -5, WINDOW, { ...SHOWN, zoom: 0.5 }).zoom).toBe(0.5)
})

test('an Antarctic station that is shown lies above the lower edge', () => {
  const shown = { north: -54.8, south: -77.85, zoom: 2, top: 60, bottom: 60 }
  const { lat, zoom } = keepInView({ lng: 0, lat: -70 }, 2, WINDOW, shown)
  const y = 450 + (down(-77.85) - down(lat)) * worldPx(zoom)
  expect(y).toBeLessThanOrEqual(900 - 60 + 1e-6)
})
