import { describe, expect, test } from 'vitest'
import { openRequest, openWay } from '../../../../src/interfaces/http/calls/open-way.js'

const sailed = (distance_nm: number) => {
  const coordinates: [number, number][] = [
    [0, 0],
    [distance_nm / 60, 0],
  ]
  return {
    legs: [{ geometry: { coordinates } }],
    totals: { distance_nm, duration_hours: distance_nm / 14 },
  }
}

describe('the open way of a shared plan', () => {
  test('is asked for with nothing closed or avoided, and everything else as it was', () => {
    const stops = [{ port_id: 1 }, { port_id: 2 }]
    const closed = { stops, speed_kn: 12, suez: false, panama: true, avoid: ['kiel', 'piracy'] }
    expect(openRequest({ ...closed, avoid_areas: [] })).toEqual({
      stops,
      speed_kn: 12,
      panama: true,
    })
  })

  test('is none where nothing is closed', () => {
    expect(openRequest({ stops: [], suez: true })).toBeNull()
  })

  test('is none where it is the way that is sailed', () => {
    expect(openWay(sailed(8300), sailed(8300.2))).toBeNull()
    expect(openWay(sailed(8300), sailed(11_700))).toMatchObject({
      legs: [[[0, 0], expect.anything()]],
      distance_nm: 8300,
    })
  })
})
