import { addProtocol } from 'maplibre-gl'

/** Zooms of the tiles, and of the files that contain them; see lab/sea-build/map/map-tiles.ts. */
export const COAST_LEVELS = [
  { zoom: 0, packZoom: 0 },
  { zoom: 3, packZoom: 3 },
  { zoom: 6, packZoom: 4 },
] as const
export type CoastZoom = (typeof COAST_LEVELS)[number]['zoom']

/** The index of the page's tiles. */
export interface CoastIndex {
  readonly version: string
  readonly packs: readonly string[]
}

const PROTOCOL = 'coast'
export const COAST_URL = `${PROTOCOL}://{z}/{x}/{y}`
const NOTHING = new ArrayBuffer(0)
/** Maximum number of files that are kept unpacked. The browser's own cache has the others. */
const MAX_PACKS = 60

/** Serves MapLibre's tiles from the files beside the page. */
export function serveCoast({ version, packs }: CoastIndex): void {
  const present = new Set(packs)
  const fetched = new Map<string, Promise<ArrayBuffer>>()
  const packOf = (name: string) => {
    const known = fetched.get(name) ?? fetchPack(version, name)
    fetched.delete(name)
    fetched.set(name, known)
    known.catch(() => fetched.delete(name))
    const [oldest] = fetched.keys()
    if (fetched.size > MAX_PACKS) fetched.delete(oldest!)
    return known
  }
  addProtocol(PROTOCOL, async ({ url }) => {
    const [zoom, x, y] = url.slice(`${PROTOCOL}://`.length).split('/').map(Number) as Tile
    const level = COAST_LEVELS.find((one) => one.zoom === zoom)!
    const across = 2 ** (level.zoom - level.packZoom)
    const name = `${zoom}-${Math.floor(x / across)}-${Math.floor(y / across)}`
    if (!present.has(name)) return { data: NOTHING.slice(0) }
    const index = (y % across) * across + (x % across)
    return { data: tileIn(await packOf(name), index, across * across) }
  })
}

type Tile = [zoom: number, x: number, y: number]

async function fetchPack(version: string, name: string): Promise<ArrayBuffer> {
  // Relative to the scripts, whatever the path of the page.
  const url = new URL(`assets/coast-${version}-${name}.mvt`, document.baseURI)
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** A pack begins with the length of each tile: four bytes, little-endian. */
function tileIn(pack: ArrayBuffer, index: number, count: number): ArrayBuffer {
  const lengths = new DataView(pack, 0, 4 * count)
  let at = 4 * count
  for (let i = 0; i < index; i++) at += lengths.getUint32(4 * i, true)
  return pack.slice(at, at + lengths.getUint32(4 * index, true))
}
