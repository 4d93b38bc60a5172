import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DetourSearch } from '../../../src/routing/avoid/detour-search.js'
import { PartedDetours } from '../../../src/routing/avoid/parted-detours.js'
import { SeaRouter } from '../../../src/routing/router.js'
import { barrierOf, readStraits } from '../../../src/sea/named-straits.js'
import { DATA_FOLDER, sea } from '../../support/sea.js'

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

  it('search each part once', () => {
    const find = vi.spyOn(DetourSearch.prototype, 'find')
    const router = new SeaRouter(data)
    lengths(router)
    const searches = find.mock.calls.length
    expect(searches).toBeGreaterThan(0)
    lengths(router)
    expect(find.mock.calls.length).toBe(searches)
  })
})
