import { afterEach, expect, test, vi } from 'vitest'
import { coastFiles } from '../../web/build/coast-tiles.js'
import { nearLand } from '../../web/report/near-land.js'
import type { RouteImage } from '../../web/report/route-svg.js'

type At = readonly [lon: number, lat: number]

/** A picture of a route. @param turn of the world on which it lies, degrees */
const picture = (turn: number, ...positions: At[]) =>
  ({
    size: 'paper',
    lines: [{ variant: 0, positions: positions.map(([lon, lat]): At => [lon + turn, lat]) }],
    areas: [],
    marks: [],
  }) as unknown as RouteImage

/** By the rule of a picture: land within land is water. */
const isInside = ([lon, lat]: At, rings: readonly (readonly At[])[]) =>
  rings.reduce((isIn, ring) => {
    const crossed = ring.filter(([x, y], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length]!
      return y > lat !== y2 > lat && lon < x + ((lat - y) / (y2 - y)) * (x2 - x)
    })
    return crossed.length % 2 === 0 ? isIn : !isIn
  }, false)

const index = () => {
  const { version, packs } = coastFiles()
  vi.stubGlobal('document', { baseURI: 'https://sea.example/' })
  vi.stubGlobal('fetch', async (url: URL) => {
    const [, name] = /coast-[0-9a-f]+-([\d-]+)\.mvt$/.exec(url.pathname)!
    return new Response(new Uint8Array(packs.get(name!)!))
  })
  return { version, packs: [...packs.keys()] }
}

afterEach(() => vi.unstubAllGlobals())

test.each([0, 360])(
  'a picture of a short route has the fine coast, %i degrees on',
  async (turn) => {
    const tiles = await nearLand(index(), picture(turn, [4, 52], [-1.2, 46.2]))
    const isLand = ([lon, lat]: At) => tiles!.some((rings) => isInside([lon + turn, lat], rings))
    // Paris and the west of Brittany; the Channel and the sea off Brest.
    expect([isLand([2.35, 48.85]), isLand([-3.9, 48.3])]).toEqual([true, true])
    expect([isLand([-1, 50]), isLand([-5.6, 48.2])]).toEqual([false, false])
  },
)

test('a picture of half the world fetches nothing more', async () => {
  expect(await nearLand(index(), picture(0, [4, 52], [104, 1]))).toBeNull()
})
