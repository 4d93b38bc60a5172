import { describe, expect, test } from 'vitest'
import { CARGO_SHIP_NAMES, VOYAGE_SHIP_NAMES } from '../../../src/emissions/ship/ship-names.js'
import { isWorkingShip, shipMeant, withOneSize } from '../../../src/emissions/ship/ship-ranges.js'

describe('a range of sizes beside the name of a ship', () => {
  test.each([
    ['8,000-10,000 TEU container', 'post_panamax_plus'],
    ['8,000-10,000 TEU', 'post_panamax_plus'],
    ['container ship 1,100 to 1,700 TEU', 'feeder'],
    ['Supramax 52-58k dwt', 'supramax'],
    ['bulker 30.000/34.000 dwt', 'handysize'],
    ['tanker (105\u2013115k dwt)', 'lr2'],
    ['Bulk carrier 75-82k', 'panamax_bulker'],
    ['LR1 70-76k', 'lr1'],
  ])('%s is the class in which all of it lies', (text, name) => {
    expect(shipMeant(text, VOYAGE_SHIP_NAMES)).toEqual({ name })
  })

  test.each([
    ['Supramax 58-63k dwt', 'Supramax 60,500 dwt'],
    ['10,000-14,000 TEU', 'container 12,000 TEU'],
    ['tanker 70-90k dwt', 'tanker 80,000 dwt'],
    ['Ocean Star 70-90k dwt', 'Ocean Star 80,000 dwt'],
  ])('%s lies in two classes or is no class: one size is asked for', (text, one) => {
    expect(shipMeant(text, VOYAGE_SHIP_NAMES)).toBeUndefined()
    expect(withOneSize(text)).toBe(one)
  })

  test('is none without a name, with numbers too small, or in the wrong order', () => {
    for (const text of ['58-63k dwt', 'bulker 2-3', 'bulker 63-58k', 'megamax-24', 'MR2/LR1']) {
      expect(withOneSize(text)).toBeUndefined()
    }
  })
})

test('a number of TEU alone means a container ship', () => {
  expect(shipMeant('8,500 TEU', CARGO_SHIP_NAMES)).toEqual({ name: 'container', capacityTeu: 8500 })
})

test.each([
  ...['tug', 'Tugs', 'AHTS', 'Anchor Handling Tug Supply', 'PSV', 'Platform Supply Vessel'],
  ...['Offshore Supply Ship', 'Trailing Suction Hopper Dredger', 'Fishing vessel', 'Yacht'],
  ...['Cable Laying Ship', 'Icebreaker', 'Drill Ship', 'Pusher Tug', 'Research/Survey Vessel'],
])('a %s works rather than carries', (text) => {
  expect(isWorkingShip(text)).toBe(true)
  expect(shipMeant(text, CARGO_SHIP_NAMES)).toBeUndefined()
})

test('carriers, and the names of ships, do not', () => {
  for (const text of [...CARGO_SHIP_NAMES, ...VOYAGE_SHIP_NAMES, 'Ocean Tug', 'Fairplay 30', '']) {
    expect(isWorkingShip(text)).toBe(false)
  }
})
