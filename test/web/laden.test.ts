import { describe, expect, test } from 'vitest'
import { ladenLegs, ladenParts } from '../../web/plan/laden.js'
import type { Stop, StopUse } from '../../web/plan/plan.js'
import type { RouteAnswer } from '../../web/plan/route-answer.js'

const stopsOf = (uses: readonly (StopUse | null)[]): Stop[] =>
  uses.map((use, i) => ({ place: { portId: i + 1 }, stayHours: 24, use }))
const lettersOf = (...uses: (StopUse | null)[]) =>
  ladenLegs(stopsOf(uses))
    ?.map((isLaden) => (isLaden ? 'L' : 'B'))
    .join('') ?? null

describe('the legs on which a ship is laden', () => {
  test('are unknown while no stop loads or discharges', () => {
    expect(lettersOf()).toBeNull()
    expect(lettersOf('bunker', null)).toBeNull()
  })

  test('lead from loading to discharging, with the ends of the voyage where no stop does', () => {
    expect(lettersOf('load')).toBe('BL')
    expect(lettersOf('discharge')).toBe('LB')
    expect(lettersOf('load', 'discharge')).toBe('BLB')
    expect(lettersOf('discharge', 'load')).toBe('LBL')
  })

  test('include those between two loadings, two dischargings, and calls for other purposes', () => {
    expect(lettersOf('load', 'load', 'discharge', 'discharge')).toBe('BLLLB')
    expect(lettersOf('bunker', 'load', 'canal', null, 'discharge', 'bunker')).toBe('BBLLLBB')
  })

  test('have the lengths and the times of the answer, without the stays', () => {
    const event = (kind: string, stop: number, distance_km: number, hours: number) => {
      return { kind, stop, distance_km, hours }
    }
    const timeline = [
      event('departure', 0, 0, 0),
      event('arrival', 1, 500, 20),
      event('departure', 1, 500, 44),
      event('arrival', 2, 2000, 104),
    ]
    const route = { timeline } as unknown as RouteAnswer
    expect(ladenParts(stopsOf(['load']), route)).toEqual([
      { from: 0, to: 1, isLaden: false, km: 500, hours: 20 },
      { from: 1, to: 2, isLaden: true, km: 1500, hours: 60 },
    ])
    expect(ladenParts(stopsOf([null]), route)).toEqual([])
  })
})
