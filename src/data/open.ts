import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { readAreas } from '../geo/area.js'
import { type SeaData, SeaRouter } from '../routing/router.js'
import { RESOLUTIONS, type Resolution } from '../routing/types.js'
import { CoastMask } from '../sea/coast-mask.js'
import { unwrap } from '../sea/container.js'
import { openNetwork } from '../sea/network.js'
import { readPassages } from '../sea/passages.js'

/** Name of a resolution's packed network in the data folder. */
export function networkFile(resolutionKm: number): string {
  return join('sea', `network-${resolutionKm}km.fwy`)
}

export const COAST_FILE = join('sea', 'coast.fwy')
export const MANIFEST_FILE = join('sea', 'manifest.json')

/** Opens the sea data of a folder. */
export async function openSea(
  folder: string,
  resolutions: readonly Resolution[] = RESOLUTIONS,
): Promise<SeaData> {
  const [manifest, passages, areas] = await Promise.all(
    [MANIFEST_FILE, 'passages.json', 'areas.json'].map((name) => readJson(folder, name)),
  )
  const networks = []
  for (const resolution of resolutions)
    networks.push(openNetwork(await readPacked(folder, networkFile(resolution))))
  return {
    version: String((manifest as { version: string }).version),
    networks,
    coast: CoastMask.open(await readPacked(folder, COAST_FILE)),
    passages: readPassages(passages),
    areas: readAreas(areas),
  }
}

/** A router on the sea data of a folder, for those who want no server. */
export async function openRouter(
  folder: string,
  resolutions?: readonly Resolution[],
): Promise<SeaRouter> {
  return new SeaRouter(await openSea(folder, resolutions))
}

async function readPacked(folder: string, name: string): Promise<Uint8Array> {
  const path = join(folder, name)
  return brotliDecompressSync(unwrap(await readBytes(path), path))
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const path = join(folder, name)
  return JSON.parse(String(await readBytes(path)))
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (cause) {
    throw new Error(
      `The sea data ${path} can't be read. Restore it from the repository or rebuild it with npm run build:data.`,
      {
        cause,
      },
    )
  }
}
