import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, crc32 } from 'node:zlib'
import { RESOLUTIONS, type Resolution } from '../../engine/routing/request.js'
import { type SeaData, SeaRouter } from '../../engine/routing/router.js'
import { readAreas } from '../../engine/sea/areas.js'
import { CoastMask } from '../../engine/sea/coast-mask.js'
import { openNetwork, type SeaNetwork } from '../../engine/sea/network.js'
import { readPassages } from '../../engine/sea/passages.js'
import { AREA_LEGS_REMEDY, areLegsOfNetwork } from '../../engine/sea/stored/area-legs.js'
import { checksumOf, HEADER, unwrap } from '../../engine/sea/stored/container.js'
import {
  AREAS_FILE,
  areaLegsFile,
  COAST_FILE,
  imageFile,
  MANIFEST_FILE,
  networkFile,
  PASSAGES_FILE,
  PORTS_FILE,
  portLabelsFile,
} from '../../engine/sea/stored/files.js'
import { networkContent, networkOf } from '../../engine/sea/stored/network-image.js'
import { areOfNetwork, LABELS_REMEDY } from '../../engine/sea/stored/port-labels.js'
import { readPortPositions } from '../../ports/port.js'
import { readDataBytes, readDataFile, understand } from './data-file.js'
import { identityOf, readImage, writeImage } from './image-file.js'
import { openOwnPorts, versionWith } from './own-ports.js'

const decompress = promisify(brotliDecompress)
/** No file grows by more than this factor when unpacked, so that it fits into one piece. */
const MAX_GROWTH = 6

/** Opens the sea data of a folder. Files are unpacked in parallel, off this thread. */
export async function openSea(
  folder: string,
  resolutions: readonly Resolution[] = RESOLUTIONS,
): Promise<SeaData> {
  const [own, ports, version, passages, areas, coast, ...networks] = await Promise.all([
    openOwnPorts(folder),
    readDataFile(folder, PORTS_FILE, readPortPositions),
    readDataFile(folder, MANIFEST_FILE, versionOf),
    readDataFile(folder, PASSAGES_FILE, readPassages),
    readDataFile(folder, AREAS_FILE, readAreas),
    readPacked(folder, COAST_FILE),
    ...resolutions.map((resolution) => openResolution(folder, resolution)),
  ])
  return {
    version: versionWith(own, version),
    ports: new Map([
      ...ports,
      ...own.ports.map(([id, , , , lon, lat]) => [id, [lon, lat]] as const),
    ]),
    networks,
    coast: understand(join(folder, COAST_FILE), () => CoastMask.open(coast)),
    passages,
    areas,
  }
}

/**
 * Opens the network of one more resolution, for `SeaRouter.add`. Everything but the unpacking happens
 * on the calling thread. Another thread can open the network and post it, because its arrays are
 * shared, not copied.
 */
export async function openResolution(folder: string, resolution: Resolution): Promise<SeaNetwork> {
  const of = await identityOfResolution(folder, resolution)
  const path = join(folder, imageFile(resolution))
  const known = await readImage(path, of)
  if (known !== null) return networkOf(known)
  const network = await unpackResolution(folder, resolution)
  await writeImage(path, of, () => networkContent(network))
  // The image takes less memory than what it was made of.
  const made = await readImage(path, of)
  return made === null ? network : networkOf(made)
}

/** What decides whether an image is that of the files of a resolution. */
export async function identityOfResolution(
  folder: string,
  resolution: Resolution,
): Promise<string> {
  const files = [networkFile(resolution), portLabelsFile(resolution), areaLegsFile(resolution)]
  return identityOf(await Promise.all(files.map((name) => statedChecksum(join(folder, name)))))
}

async function unpackResolution(folder: string, resolution: Resolution): Promise<SeaNetwork> {
  const name = networkFile(resolution)
  const file = await readDataBytes(join(folder, name))
  const [bytes, labels, areaLegs] = await Promise.all([
    unpack(file, join(folder, name)),
    readLabels(join(folder, portLabelsFile(resolution)), file),
    readLegs(join(folder, areaLegsFile(resolution)), file),
  ])
  return understand(join(folder, name), () => openNetwork(bytes, { labels, areaLegs }))
}

/** The head of a packed file, which has its checksum, and its size; `none` without a file. */
async function statedChecksum(path: string): Promise<string> {
  const file = await open(path).catch(() => null)
  if (file === null) return 'none'
  try {
    const { buffer } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0)
    return `${buffer.toString('hex')} ${(await file.stat()).size}`
  } finally {
    await file.close()
  }
}

/** Null without a file: labels only save time. @throws Error if they are not of the network */
async function readLabels(path: string, network: Buffer): Promise<Uint8Array | null> {
  if (!existsSync(path)) return null
  const bytes = unwrap(await readDataBytes(path), path, crc32)
  if (areOfNetwork(bytes, checksumOf(network))) return bytes
  throw new Error(`The data file ${path} belongs to another network. ${LABELS_REMEDY}`)
}

/** The same for the legs round areas. */
async function readLegs(path: string, network: Buffer): Promise<Uint8Array | null> {
  if (!existsSync(path)) return null
  const bytes = await unpack(await readDataBytes(path), path)
  if (areLegsOfNetwork(bytes, checksumOf(network))) return bytes
  throw new Error(`The data file ${path} belongs to another network. ${AREA_LEGS_REMEDY}`)
}

/** Opens a router on the sea data of a folder, for use without a server. */
export async function openRouter(
  folder: string,
  resolutions?: readonly Resolution[],
): Promise<SeaRouter> {
  return new SeaRouter(await openSea(folder, resolutions))
}

/** The version in a manifest. @throws Error if there is none */
export function versionOf(manifest: unknown): string {
  const { version } = (manifest ?? {}) as { version?: unknown }
  if (typeof version === 'string') return version
  throw new Error('it has no version')
}

async function readPacked(folder: string, name: string): Promise<Uint8Array> {
  const path = join(folder, name)
  return unpack(await readDataBytes(path), path)
}

function unpack(file: Buffer, path: string): Promise<Uint8Array> {
  const packed = unwrap(file, path, crc32)
  return decompress(packed, { chunkSize: 64 + MAX_GROWTH * packed.length })
}
