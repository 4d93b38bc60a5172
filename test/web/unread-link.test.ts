import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeAppUrl } from '../../web/app/app-url.js'
import { unreadParts } from '../../web/app/unread-link.js'
import { EMPTY_CARGO } from '../../web/emissions/cargo.js'
import { cases } from '../support/cases.js'
import { plans } from './arbitrary-plans.js'

describe('the parts of a link that cannot be read', () => {
  test('are listed, and no others', () => {
    expect(unreadParts('?from=1068&to=1309&close=suezz,kiel&speed=200')).toEqual([
      'close=suezz',
      'speed=200',
    ])
    expect(unreadParts('?vessel=bulk_carrier&depart=2026-13-01T00:00&detail=30')).toEqual([
      'vessel=bulk_carrier',
      'depart=2026-13-01T00:00',
      'detail=30',
    ])
    expect(unreadParts('?stop=abc&stop=145@24&from=nowhere')).toEqual(['stop=abc', 'from=nowhere'])
    expect(unreadParts('?reefer=yes&teu=-5')).toEqual(['reefer=yes', 'teu=-5'])
    expect(unreadParts('?variant=&variant=close%3Dsuezz')).toEqual(['close=suezz'])
  })

  test('are the stops beyond the limit too', () => {
    const stops = Array.from({ length: 12 }, (_, i) => `stop=${i + 1}`)
    expect(unreadParts(`?${stops.join('&')}`)).toEqual(['stop=11', 'stop=12'])
  })

  test('are none of a link by hand that says the same in another way, or has parts of a mail program', () => {
    const links = [
      '?from=51.98,4.05&to=1309&speed=16.0&detail=20&reefer=0&ports=0&close=',
      '?from=1068&utm_source=mail&view=nowhere&map=flat&method=auto&consumed=5',
      '?shared=pl_1&close=suezz',
    ]
    expect(links.map(unreadParts)).toEqual([[], [], []])
  })

  test('are none of a link that the page wrote', () => {
    fc.assert(
      fc.property(plans, fc.array(plans, { maxLength: 4 }), (plan, variants) => {
        const state = { plan, variants, cargo: EMPTY_CARGO, view: 'plan', shared: null, story: [] }
        const others = { isGlobe: false, reach: null, rows: '', columns: '' } as const
        expect(unreadParts(writeAppUrl({ ...state, ...others } as never))).toEqual([])
      }),
      { numRuns: cases(100) },
    )
  })
})
