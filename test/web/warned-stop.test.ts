import { describe, expect, test } from 'vitest'
import { Numbers } from '../../web/format/numbers.js'
import { EMPTY_PLAN } from '../../web/plan/plan.js'
import {
  isUrgent,
  remedyOf,
  routeWarning,
  warnedStop,
  withSwapped,
} from '../../web/plan/warned-stop.js'
import { de } from '../../web/texts/de.js'
import { en } from '../../web/texts/en.js'

const swapped = (pointer: string) => ({ code: 'maybe_swapped', pointer, detail: 'swapped?' })

describe('a warning', () => {
  test('names its stop, of a route and of a voyage', () => {
    const stops = ['#/origin', '#/destination', '#/stops/0', '#/stops/1', '#/stops/2', '#/vessel']
    expect(stops.map((pointer) => warnedStop({ pointer }, 1))).toEqual([
      'from',
      'to',
      'from',
      0,
      'to',
      null,
    ])
    const words = routeWarning(swapped('#/stops/1'), 2, de, new Numbers('de'))
    expect(words.text).toBe('Stopp 1: Breite und Länge sind vielleicht vertauscht.')
  })

  test('says how far a stop was moved', () => {
    const moved = (pointer: string) => ({
      code: 'snapped',
      pointer,
      detail: 'Moved.',
      values: { km: 12.3 },
    })
    const say = (pointer: string) => routeWarning(moved(pointer), 1, en, new Numbers('en')).text
    expect(say('#/stops/0')).toBe('From: moved 12 km to the nearest navigable water.')
    expect(say('#/stops/1')).toBe('Stop 1: moved 12 km to the nearest navigable water.')
  })

  test('of shallow water names the strait, and avoiding it is the remedy', () => {
    const values = { depth_m: 9, draft_m: 9.5 }
    const warning = {
      code: 'shallow_water',
      pointer: '#/vessel',
      detail: 'Bangka Strait: 9 m.',
      values,
    }
    const say = (place: string, texts: typeof en) =>
      routeWarning({ ...warning, place }, 0, texts, new Numbers('en')).text
    expect(say('Bangka Strait', en)).toBe('Bangka Strait: 9 m.')
    expect(say('Sunda Strait', de)).toMatch(/^Sundastraße: etwa 9 m tief .*9.5 m Tiefgang/)
    const remedy = { name: 'avoidShallows', changes: { avoidsShallows: true } }
    expect(remedyOf(warning, EMPTY_PLAN)).toEqual(remedy)
    expect(remedyOf(warning, { ...EMPTY_PLAN, avoidsShallows: true })).toBeNull()
  })

  test('that the answer cannot be relied on is not folded away below it', () => {
    const urgent = ['inland_route_unreliable', 'same_water', 'polar_waters', 'closed_season']
    for (const code of urgent) expect(isUrgent({ code, pointer: '#', detail: '' })).toBe(true)
  })

  test('about swapped coordinates is urgent, and is resolved by swapping them', () => {
    expect(isUrgent(swapped('#/origin'))).toBe(true)
    expect(isUrgent({ code: 'seasonal_ice', pointer: '#', detail: '' })).toBe(false)
    const place = { position: [-24, -46] as const }
    const plan = { ...EMPTY_PLAN, from: place, stops: [{ place, stayHours: 24 }] }
    const right = { position: [-46, -24] }
    expect(withSwapped(plan, 'from')).toEqual({ from: right })
    expect(withSwapped(plan, 0)).toEqual({ stops: [{ place: right, stayHours: 24 }] })
    expect(withSwapped({ ...plan, from: { portId: 1 } }, 'from')).toBeNull()
  })
})
