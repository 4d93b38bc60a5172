import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { seeded } from '../../../../lab/seeded.js'
import { DetourSearch } from '../../../../src/engine/routing/avoid/detour-search.js'
import { PartedDetours } from '../../../../src/engine/routing/avoid/parted-detours.js'
import { NoRouteError } from '../../../../src/engine/routing/errors.js'
import {
  CLOSED_BY_DEFAULT,
  MAX_AVOID_POLYGONS,
  PASSAGES,
  type RouteRequest,
} from '../../../../src/engine/routing/request.js'
import { SeaRouter } from '../../../../src/engine/routing/router.js'
import { barrierOf, readStraits } from '../../../../src/engine/sea/named-straits.js'
import { DATA_FOLDER, sea } from '../../../support/sea.js'

const { data } = await sea(20)
const straits = readStraits(
  JSON.parse(readFileSync(`${DATA_FOLDER}/reference/straits.json`, 'utf8')),
)
const bar = (name: string) => {
  const strait = straits.find((each) => each.name.startsWith(name))!
  return { mode: 'forbid', rings: [barrierOf(strait)] } as const
}
const BARS = ['Storstrom', 'Fehmarnsund', 'Furusund'].map(bar)
/** The Sound and Kiel are closed, so that the way into the Baltic leads past the bars. */
const OPTIONS = {
  closed: ['kiel', 'oresund'],
  avoidPolygons: BARS,
  resolutionKm: 20,
  date: '2026-06-01',
} as const
const BALTIC = [1208, 395, 1309]
const ENDS = [1068, 1309, 145, 1454, 660]

const lengths = (router: SeaRouter) =>
  BALTIC.flatMap((a) =>
    ENDS.filter((b) => b !== a).map(
      (b) => router.route({ ...OPTIONS, origin: { portId: a }, destination: { portId: b } }).distanceKm, // biome-ignore format: one line
    ),
  )

/** 0 without a route. */
function kmOf(router: SeaRouter, request: RouteRequest): number {
  try {
    return router.route(request).distanceKm
  } catch (error) {
    if (error instanceof NoRouteError) return 0
    throw error
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('routes round bars across straits, part by part', () => {
  it('are as long as those that are searched from end to end', () => {
    const parted = lengths(new SeaRouter(data))
    vi.spyOn(PartedDetours.prototype, 'find').mockReturnValue('unknown')
    const whole = lengths(new SeaRouter(data))
    expect(parted).toHaveLength(whole.length)
    parted.forEach((km, at) => {
      expect(Math.abs(km - whole[at]!), `pair ${at}: ${km}, searched ${whole[at]}`).toBeLessThan(0.002) // biome-ignore format: one line
    })
  })

  it('are as long with any straits barred and any passages closed', () => {
    const seed = 11
    const random = seeded(seed)
    const asked = Array.from({ length: 24 }, () => {
      const [a, b] = [BALTIC, ENDS].map((ports) => ports[Math.floor(random() * ports.length)]!)
      return {
        ...OPTIONS,
        origin: { portId: a! },
        destination: { portId: b! },
        closed: PASSAGES.filter(() => random() < 0.3),
        avoidPolygons: straits
          .filter(() => random() < 0.4)
          .slice(0, MAX_AVOID_POLYGONS)
          .map((strait) => ({ mode: 'forbid', rings: [barrierOf(strait)] }) as const),
      }
    })
    const find = vi.spyOn(PartedDetours.prototype, 'find')
    const router = new SeaRouter(data)
    const parted = asked.map((each) => kmOf(router, each))
    expect(find.mock.results.filter(({ value }) => value !== 'unknown').length).toBeGreaterThan(0)
    find.mockReturnValue('unknown')
    const whole = new SeaRouter(data)
    asked.forEach((each, at) => {
      const apartKm = Math.abs(kmOf(whole, each) - parted[at]!)
      expect(apartKm, `seed ${seed}, pair ${at}`).toBeLessThan(0.002)
    })
  })

  it('search each part once', () => {
    const find = vi.spyOn(DetourSearch.prototype, 'find')
    const router = new SeaRouter(data)
    lengths(router)
    const searches = find.mock.calls.length
    expect(searches).toBeGreaterThan(0)
    lengths(router)
    expect(find.mock.calls.length).toBe(searches)
  })

  it('do not search for a gate that is known by the one beside it', () => {
    const find = vi.spyOn(DetourSearch.prototype, 'find')
    const [gdansk, rotterdam] = [{ portId: 1208 }, { portId: 1068 }]
    const closed = [...CLOSED_BY_DEFAULT, ...OPTIONS.closed]
    new SeaRouter(data).route({ ...OPTIONS, closed, origin: gdansk, destination: rotterdam })
    expect(find.mock.calls.length).toBe(0)
  })
})
