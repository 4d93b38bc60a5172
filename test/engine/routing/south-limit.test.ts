import { describe, expect, test } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { edgeOf, limitOf, numberOf } from '../../../src/engine/routing/avoid/shapes/south-of.js'
import { BY_OCEAN } from '../../../src/engine/routing/request.js'
import { isSouthOf, SouthLimit } from '../../../src/engine/routing/south-limit.js'
import { tables } from '../../support/tables.js'

const limit = new SouthLimit(BY_OCEAN)

describe('the limit by ocean', () => {
  test('lies south of every port but those of Antarctica and its islands', () => {
    const shut = tables.ports.ports.filter(({ position }) => limit.contains(position))
    const beyond = ['AQ', 'GS', 'TF', 'BV', 'HM', 'AU', 'NZ', 'ZA']
    expect(shut.filter(({ countryCode }) => !beyond.includes(countryCode))).toEqual([])
    // Macquarie and Campbell, not Tasmania and Stewart Island.
    const far = shut.filter(({ position: [lon, lat] }) => lat > -46.5 || (lon > 166 && lat > -50))
    expect(far).toEqual([])
  })

  test.each<[Position, string]>([
    [[-57.8, -51.7], 'Stanley'],
    [[-67.3, -56.5], 'Cape Horn'],
    [[-75.5, -52.6], 'the west end of Magellan'],
    [[-62, -59], 'the Drake Passage'],
    [[146.5, -44.2], 'the south of Tasmania'],
    [[167.5, -47.6], 'Stewart Island'],
    [[-120, -49], 'the South Pacific'],
    [[20, -41], 'the Agulhas'],
  ])('leaves %j open: %s', (position, _) => {
    expect(limit.contains(position)).toBe(false)
  })

  test.each<[Position, string]>([
    [[3.4, -54.4], 'Bouvet'],
    [[60, -43], 'the Indian Ocean'],
    [[-120, -51], 'the South Pacific'],
    [[-30, -52], 'South Georgia eastwards'],
  ])('closes %j: %s', (position, _) => {
    expect(limit.contains(position)).toBe(true)
  })

  test('slopes from ocean to ocean gently outside the Drake Passage', () => {
    const edge = edgeOf(BY_OCEAN)
    for (const [i, [lon, lat]] of edge.slice(1).entries()) {
      const [lon0, lat0] = edge[i]!
      const isDrake = lon0 >= -80 && lon <= -50
      if (!isDrake && lat !== lat0) expect(Math.abs((lon - lon0) / (lat - lat0))).toBeGreaterThan(2)
    }
  })

  test('is passed by a line only where that enters the closed water', () => {
    const horn: Position[] = [[-60, -50], [-67, -57], [-80, -45]] // biome-ignore format: a line
    const bouvet: Position[] = [[-56, -36], [3, -54], [60, -35]] // biome-ignore format: a line
    const acrossDateLine: Position[] = [[170, -48], [-170, -52]] // biome-ignore format: a line
    const stewart: Position[] = [[168, -47], [-175, -48]] // biome-ignore format: a line
    expect([horn, bouvet, acrossDateLine, stewart].map((line) => limit.isPassedBy(line))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isSouthOf(bouvet, BY_OCEAN)).toBe(true)
    expect(isSouthOf(horn, BY_OCEAN)).toBe(false)
  })

  test('may be reached by every path to a place on it, and not by most others', () => {
    const on: Position = [60, -42]
    expect(limit.mayBePassed([30, -30], [115, -32], 12_000)).toBe(true)
    expect(limit.mayBePassed([4, 52], [104, 1], 15_600)).toBe(false)
    expect(limit.mayBePassed(on, on, 1)).toBe(true)
  })

  test('has a number that no latitude has', () => {
    expect(limitOf(numberOf(BY_OCEAN))).toBe(BY_OCEAN)
    expect(limitOf(numberOf(-55))).toBe(-55)
    expect(numberOf(BY_OCEAN)).toBeGreaterThan(0)
    expect(limitOf(numberOf(BY_OCEAN) + 1)).toBeNull()
  })
})
