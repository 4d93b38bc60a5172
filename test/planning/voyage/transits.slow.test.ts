import { describe, expect, it } from 'vitest'
import { bearingDegrees } from '../../../src/engine/geo/bearing.js'
import { distancesAlong } from '../../../src/engine/geo/distance.js'
import { positionAtKm } from '../../../src/engine/geo/interpolate.js'
import type { Position } from '../../../src/engine/geo/position.js'
import {
  PASSAGES,
  type PassageId,
  RESOLUTIONS,
  type Resolution,
  type RouteEnd,
} from '../../../src/engine/routing/request.js'
import { NoTransitError } from '../../../src/planning/errors.js'
import { asOneLeg } from '../../../src/planning/voyage/one-leg.js'
import { planVoyage } from '../../../src/planning/voyage/plan-voyage.js'
import type { Stop, Voyage } from '../../../src/planning/voyage/voyage.js'
import { seeded } from '../../engine/geo/random.js'
import {
  aside,
  BETWEEN_RIVERS,
  crossings,
  readBarriers,
  riversOf,
} from '../../engine/routing/leaks.js'
import { randomEnd } from '../../engine/routing/places.js'
import { cases } from '../../support/cases.js'
import { sea } from '../../support/sea.js'
import { tables } from '../../support/tables.js'

const SEED = 32
/** Pairs of places for each passage. */
const PAIRS = cases(20)
const DATE = '2026-06-01'
const NEW_YORK = { unlocode: 'USNYC' }
const LOS_ANGELES = { unlocode: 'USLAX' }
const ROTTERDAM = { unlocode: 'NLRTM' }
const SINGAPORE = { unlocode: 'SGSIN' }
const RENDSBURG = { portId: 2013 }

const seas = new Map(await Promise.all(RESOLUTIONS.map(async (km) => [km, await sea(km)] as const)))

function plan(places: readonly Stop['place'][], options: Partial<Voyage> = {}) {
  const { resolutionKm = 20 } = options
  const { router } = seas.get(resolutionKm)!
  const stops = places.map((place) => ({ place }))
  const planned = planVoyage({ stops, date: DATE, ...options }, { ...tables, router })
  const { route } = asOneLeg(planned)
  return { ...planned, nm: route.distanceKm / 1.852, used: route.passages.map(({ id }) => id) }
}

const { passages } = seas.get(20)!.data

const barriers = new Map(readBarriers().map((barrier) => [barrier.passage.id, barrier]))

/** Lines that a ship crosses once when it sails through a passage: its gates, or one across a canal. */
function gatesOf(id: PassageId): readonly (readonly Position[])[] {
  const passage = passages.find((each) => each.id === id)!
  if (passage.gates.length > 0) return passage.gates
  // The line that is drawn for it is not the one that is sailed.
  if (BETWEEN_RIVERS.includes(id)) return barriers.get(id)!.lines
  return passage.centreLines.map((line) => {
    const km = distancesAlong(line)
    const [a, b] = [0, 1].map((more) => positionAtKm(line, km, km.at(-1)! / 2 + more))
    return [aside(a!, a!, b!, 2), aside(a!, a!, b!, -2)]
  })
}

/** Passages with several gates; a ship may sail through more than one of them. */
const SEVERAL: readonly PassageId[] = ['st-lawrence-seaway', 'inside-schemes']

describe('a passage as a stop', () => {
  it.each(RESOLUTIONS)(
    'leads from New York by the Strait of Magellan to Los Angeles at %i km, not by Panama and back',
    (resolutionKm: Resolution) => {
      const { nm, used } = plan([NEW_YORK, { passage: 'magellan' }, LOS_ANGELES], { resolutionKm })
      const constraints = { closed: ['panama'] as const }
      const around = plan([NEW_YORK, LOS_ANGELES], { resolutionKm, constraints })
      expect(used).toEqual(['magellan'])
      expect(Math.abs(nm - around.nm)).toBeLessThan(0.5)
      expect(Math.abs(nm - 12_743)).toBeLessThan(5)
    },
  )

  describe.each(PASSAGES)('%s', (id) => {
    const resolutionKm = RESOLUTIONS[PASSAGES.indexOf(id) % RESOLUTIONS.length]!
    const at = seas.get(resolutionKm)!
    const random = seeded(SEED + PASSAGES.indexOf(id))
    const line = passages.find((passage) => passage.id === id)!.centreLines[0]!
    const rivers = BETWEEN_RIVERS.includes(id) ? riversOf(barriers.get(id)!).flat() : []
    /** Every other place lies within a few degrees of an end of the passage, or on its rivers. */
    const near = (): RouteEnd => {
      if (rivers.length > 0) return { position: rivers[Math.floor(random() * rivers.length)]! }
      for (;;) {
        const [lon, lat] = random() < 0.5 ? line[0]! : line.at(-1)!
        const position = [lon + 8 * random() - 4, lat + 4 * random() - 2] as const
        if (at.data.coast.isWater(...position)) return { position }
      }
    }
    const pairs = Array.from({ length: PAIRS }, (_, i) => [
      i % 2 === 0 ? near() : randomEnd(random, at),
      i % 3 === 0 ? near() : randomEnd(random, at),
    ])

    it('is sailed through from end to end and listed, or rejected', () => {
      const sailed = pairs.flatMap(([from, to]) => {
        try {
          return [plan([from!, { passage: id }, to!], { resolutionKm })]
        } catch (error) {
          expect(['no_transit', 'no_route']).toContain((error as NoTransitError).code)
          return []
        }
      })
      for (const { plannedLegs, used } of sailed) {
        const [before, after] = plannedLegs.map(({ route }) => route)
        expect(used).toContain(id)
        for (const leg of [before!, after!]) {
          expect(leg.passages.map((use) => use.id)).toContain(id)
        }
        const [a, b] = [before!.positions, after!.positions]
        const turn = bearingDegrees(a.at(-2)!, a.at(-1)!) - bearingDegrees(b[0]!, b[1]!)
        expect(Math.cos((turn * Math.PI) / 180)).toBeGreaterThan(0)
        if (SEVERAL.includes(id)) continue
        expect(crossings([...a, ...b.slice(1)], gatesOf(id))).toBe(1)
        expect(used.filter((other) => other === id)).toHaveLength(1)
      }
    })

    it('does not change a route that leads through it anyway', () => {
      const constraints = { opened: [id] }
      for (const [from, to] of pairs) {
        const plain = (() => {
          try {
            return plan([from!, to!], { resolutionKm, constraints })
          } catch {
            return null
          }
        })()
        const crossed = plain && crossings(plain.plannedLegs[0]!.route.positions, gatesOf(id))
        if (crossed !== 1 || SEVERAL.includes(id)) continue
        // The links of Magellan reach beyond its gate, and are closed with it.
        const { nm } = plan([from!, { passage: id }, to!], { resolutionKm })
        expect(Math.abs(nm - plain!.nm)).toBeLessThan(id === 'magellan' ? 0.5 : 0.03)
      }
    })
  })

  it('keeps what several passages in a row have open beside them', () => {
    const between = ['gibraltar', 'suez', 'babelmandeb', 'sunda'] as const
    const { used, nm } = plan([ROTTERDAM, ...between.map((passage) => ({ passage })), SINGAPORE])
    expect(used).toEqual(['dover', ...between])
    expect(nm).toBeLessThan(9000)
    const schemes = plan([ROTTERDAM, { passage: 'inside-schemes' }, { unlocode: 'ESALG' }])
    const opened = plan([ROTTERDAM, { unlocode: 'ESALG' }], {
      constraints: { opened: ['inside-schemes'] },
    })
    expect(opened.used.filter((id) => id === 'inside-schemes').length).toBeGreaterThan(2)
    expect(schemes.used).toEqual(opened.used)
    expect(schemes.nm).toBeCloseTo(opened.nm, 1)
  })

  it('passes all locks of the Seaway, although only one of them counts', () => {
    const chicago = { position: [-87.6, 41.88] as const }
    const { used } = plan([
      chicago,
      { passage: 'st-lawrence-seaway' },
      { passage: 'suez' },
      SINGAPORE,
    ])
    expect(used.slice(0, 3)).toEqual(['st-lawrence-seaway', 'gibraltar', 'suez'])
  })

  it('begins and ends where a port at its end lies', () => {
    const [suez, saidPort] = [{ unlocode: 'EGSUZ' }, { unlocode: 'EGPSD' }]
    expect(plan([suez, { passage: 'suez' }, saidPort]).nm).toBeLessThan(95)
    expect(plan([saidPort, { passage: 'suez' }, ROTTERDAM]).nm).toBeGreaterThan(10_000)
  })

  it.each<[string, readonly Stop['place'][], number, RegExp]>([
    ['next to a port inside it', [RENDSBURG, { passage: 'kiel' }, ROTTERDAM], 1, /^No route sails through kiel from end to end without turning back\. Leave it out/], // biome-ignore format: a line
    ['that leads nowhere else', [{ unlocode: 'ROCND' }, { passage: 'bosporus' }, { unlocode: 'BGVAR' }], 1, /bosporus/], // biome-ignore format: a line
    ['beyond one that is closed', [ROTTERDAM, { passage: 'dover' }, { passage: 'bering' }, { unlocode: 'JPYOK' }], 2, /bering .*Opening northeast would allow one/], // biome-ignore format: a line
    ['on the same side of a lock', [{ position: [-87.6, 41.88] }, { passage: 'st-lawrence-seaway' }, { position: [-81.7, 41.52] }], 1, /seaway/], // biome-ignore format: a line
  ])('is rejected %s', (_, places, stop, message) => {
    const planning = () => plan(places)
    expect(planning).toThrow(NoTransitError)
    expect(planning).toThrow(message)
    expect(planning).toThrow(expect.objectContaining({ stop }))
  })

  it('is rejected when an area forbids it', () => {
    const ring = [
      [32.2, 30.7],
      [32.5, 30.7],
      [32.5, 30.8],
      [32.2, 30.8],
    ] as const
    const constraints = { polygons: [{ mode: 'forbid' as const, rings: [ring] }] }
    const places = [ROTTERDAM, { passage: 'suez' as const }, SINGAPORE]
    expect(() => plan(places, { constraints })).toThrow(NoTransitError)
  })

  it('is measured and avoided like any other leg', () => {
    const places = [ROTTERDAM, { passage: 'suez' as const }, SINGAPORE]
    const [plain, avoiding] = [plan(places), plan(places, { constraints: { avoid: ['piracy'] } })]
    expect(avoiding.totals.areaKm.piracy).toBeLessThan(plain.totals.areaKm.piracy)
    expect(avoiding.used).toContain('suez')
    const others = plan(places, { alternatives: 1 }).plannedLegs.flatMap((leg) => leg.alternatives)
    expect(others.length).toBeGreaterThan(0)
    const direct = plan([ROTTERDAM, SINGAPORE])
    expect(plain.nm).toBeCloseTo(direct.nm, 3)
    expect(plain.totals.areaKm.eca).toBeCloseTo(direct.totals.areaKm.eca, 6)
  })

  it('is entered and left once in the timeline', () => {
    const { events } = plan([ROTTERDAM, { passage: 'suez' }, SINGAPORE])
    const ofSuez = events.filter(({ passage, kind }) => passage?.id === 'suez' || kind === 'via')
    expect(ofSuez.map(({ kind }) => kind)).toEqual(['passage_in', 'via', 'passage_out'])
  })
})
