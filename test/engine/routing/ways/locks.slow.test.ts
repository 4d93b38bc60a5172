import { describe, expect, it } from 'vitest'
import {
  CLOSED_BY_DEFAULT,
  type PassageId,
  RESOLUTIONS,
  type Resolution,
} from '../../../../src/engine/routing/request.js'
import { planVoyage } from '../../../../src/planning/voyage/plan-voyage.js'
import { sea } from '../../../support/sea.js'
import { tables } from '../../../support/tables.js'

const CHICAGO = [-87.6, 41.88] as const
const BUFFALO = [-78.9, 42.88] as const
const TORONTO = [-79.38, 43.62] as const
const OSWEGO = [-76.51, 43.47] as const
const OGDENSBURG = [-75.49, 44.7] as const
const MORRISBURG = [-75.18, 44.89] as const
const CORNWALL = [-74.72, 45.02] as const
const VALLEYFIELD = [-74.13, 45.25] as const
const LACHINE = [-73.7, 45.43] as const
const MONTREAL = [-73.52, 45.57] as const

type Pair = readonly [name: string, from: readonly [number, number], to: readonly [number, number]]

/** One pair beside each lock, and through traffic. */
const PARTED: readonly Pair[] = [
  ['Buffalo to Toronto, past the Welland Canal', BUFFALO, TORONTO],
  ['Chicago to Oswego', CHICAGO, OSWEGO],
  ['Ogdensburg to Morrisburg, past the Iroquois lock', OGDENSBURG, MORRISBURG],
  ['Morrisburg to Cornwall, past the Eisenhower and Snell locks', MORRISBURG, CORNWALL],
  ['Oswego to Valleyfield', OSWEGO, VALLEYFIELD],
  ['Valleyfield to Lachine, past the Beauharnois locks', VALLEYFIELD, LACHINE],
  ['Lachine to Montreal', LACHINE, MONTREAL],
  ['Chicago to Montreal', CHICAGO, MONTREAL],
]
const TOGETHER: readonly Pair[] = [
  ['Chicago to Buffalo', CHICAGO, BUFFALO],
  ['Ogdensburg to Oswego', OGDENSBURG, OSWEGO],
  ['Cornwall to Valleyfield', CORNWALL, VALLEYFIELD],
  ['Toronto to Oswego', TORONTO, OSWEGO],
]
const CLOSED: readonly PassageId[] = [...CLOSED_BY_DEFAULT, 'st-lawrence-seaway']
const DATE = '2026-06-01'

describe.each(RESOLUTIONS)('the St Lawrence Seaway at %i km', async (resolutionKm: Resolution) => {
  const { router } = await sea(resolutionKm)
  const sail = ([, from, to]: Pair, closed?: readonly PassageId[]) =>
    router.route({
      origin: { position: from },
      destination: { position: to },
      resolutionKm,
      date: DATE,
      ...(closed && { closed }),
    })

  it.each(PARTED)('closed, has no route from %s', (...pair) => {
    expect(() => sail(pair, CLOSED)).toThrow('Opening st-lawrence-seaway would allow one.')
    expect(sail(pair).passages.map(({ id }) => id)).toContain('st-lawrence-seaway')
  })

  it.each(TOGETHER)('closed, leaves the same route from %s, which passes no lock', (...pair) => {
    const { passages, distanceKm } = sail(pair)
    expect(passages).toEqual([])
    expect(sail(pair, CLOSED).distanceKm).toBe(distanceKm)
  })

  it('closed, is closed to matrices and to reach as well', () => {
    const ends = [CHICAGO, TORONTO, VALLEYFIELD, MONTREAL].map((position) => ({ position }))
    const { distancesKm } = router.matrix({
      origins: ends,
      destinations: ends,
      resolutionKm,
      closed: CLOSED,
      date: DATE,
    })
    const own = distancesKm.filter((km) => !Number.isNaN(km))
    expect([...own]).toEqual([0, 0, 0, 0])
    const reach = (closed: readonly PassageId[]) =>
      router.reach({ origin: { position: TORONTO }, resolutionKm, closed })
    const inTime = (closed: readonly PassageId[]) =>
      reach(closed).distancesKm.filter((km) => km < 2000).length
    expect(inTime(CLOSED)).toBeGreaterThan(0)
    expect(inTime(CLOSED)).toBeLessThan(inTime(CLOSED_BY_DEFAULT) / 2)
  })

  it('is closed to a ship of 300 m whose limits are enforced', () => {
    const stops = [CHICAGO, TORONTO].map((position) => ({ place: { position } }))
    const plan = (loaM: number) =>
      planVoyage(
        {
          stops,
          date: DATE,
          resolutionKm,
          vessel: { type: 'bulker', loaM },
          constraints: { depth: 'enforce' },
        },
        { ...tables, router },
      )
    expect(() => plan(300)).toThrow('Opening st-lawrence-seaway would allow one.')
    expect(plan(200).totals.distanceKm).toBeGreaterThan(1400)
  })
})
