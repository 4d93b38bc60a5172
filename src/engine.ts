/**
 * The engine without Node: sea data from bytes or from URLs, and the router. For browsers, workers and
 * other environments with modules. In Node, `openSea` of the package itself reads a data folder.
 */
import { decompress as decompressInScript } from 'brotli/decompress'
import { readPortPositions } from './ports/port.js'
import { DEFAULT_RESOLUTION_KM, type Resolution } from './routing/request.js'
import type { SeaData } from './routing/router.js'
import { readAreas } from './sea/areas.js'
import { CoastMask } from './sea/coast-mask.js'
import { isPacked, unwrap } from './sea/container.js'
import {
  AREAS_FILE,
  COAST_FILE,
  MANIFEST_FILE,
  networkFile,
  PASSAGES_FILE,
  PORTS_FILE,
} from './sea/files.js'
import { openNetwork, type SeaNetwork } from './sea/network.js'
import { readPassages } from './sea/passages.js'

export type { Position } from './geo/position.js'
export * from './routing/errors.js'
export type { Contour, Reach } from './routing/reach/reach.js'
export {
  type AreaUse,
  CLOSED_BY_DEFAULT,
  type ContourCollection,
  DEFAULT_RESOLUTION_KM,
  type MatrixRequest,
  PASSAGES,
  type PassageId,
  type PassageUse,
  RESOLUTIONS,
  type ReachRequest,
  type Resolution,
  type RouteEnd,
  type RouteRequest,
  type SeaMatrix,
  type SeaRoute,
} from './routing/request.js'
export { type SeaData, SeaRouter as Router } from './routing/router.js'
export { AREA_GROUPS, type AreaGroup } from './sea/areas.js'

/** Contents of a data folder. */
export interface SeaFiles {
  /** Parsed built/manifest.json. */
  readonly manifest: unknown
  /** Parsed reference/passages.json. */
  readonly passages: unknown
  /** Parsed reference/areas.json. */
  readonly areas: unknown
  /**
   * Parsed built/ports.json. Without it, only the ports in the networks have ids, with their positions
   * at the time the networks were built.
   */
  readonly ports?: unknown
  /** Bytes of built/coast.fwy, packed or unpacked. */
  readonly coast: Uint8Array
  /** Bytes of built/network-*.fwy, packed or unpacked, one for each resolution wanted. */
  readonly networks: readonly Uint8Array[]
}

/** How to unpack the files. */
export interface UnpackOptions {
  /**
   * Decompresses Brotli. Default: the platform's DecompressionStream where it knows Brotli, and otherwise
   * a decoder in JavaScript, which takes half a second for the default resolution.
   */
  readonly decompress?: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>
}

/** Which files to load, and how to unpack them. */
export interface FetchOptions extends UnpackOptions {
  /** Default: `DEFAULT_RESOLUTION_KM` only. */
  readonly resolutions?: readonly Resolution[]
}

/**
 * Opens sea data for `new Router(…)` from bytes.
 * @throws Error that names the file and the remedy if one is damaged or of another version. Only packed files have a
 *   checksum: in unpacked ones, some damage stays unnoticed.
 */
export async function openSea(
  { manifest, passages, areas, ports, coast, networks }: SeaFiles,
  { decompress = inflateBrotli }: UnpackOptions = {},
): Promise<SeaData> {
  const unpacked = (bytes: Uint8Array, name: string) =>
    isPacked(bytes) ? decompress(unwrap(bytes, name)) : bytes
  const [mask, ...opened] = await Promise.all([
    unpacked(coast, COAST_FILE),
    ...networks.map((bytes, i) => unpacked(bytes, `networks[${i}]`)),
  ])
  const seas = opened.map((bytes, i) => openNamed(bytes, `networks[${i}]`))
  return {
    version: String((manifest as { version: unknown }).version),
    coast: CoastMask.open(mask),
    networks: seas,
    passages: readPassages(passages),
    areas: readAreas(areas),
    ...(ports === undefined ? {} : { ports: readPortPositions(ports) }),
  }
}

/** Packed files have a checksum; the damage of an unpacked one may be found here, or not at all. */
function openNamed(bytes: Uint8Array, name: string): SeaNetwork {
  try {
    return openNetwork(bytes)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${name}: ${reason} Use the files of the package.`, { cause })
  }
}

/**
 * Opens sea data for `new Router(…)` from the files of a data folder on a web server.
 * @param folder URL of the folder, with a trailing slash
 * @throws Error that names the file if it cannot be read, and as `openSea` does
 */
export async function fetchSea(
  folder: string | URL,
  { resolutions = [DEFAULT_RESOLUTION_KM], ...options }: FetchOptions = {},
): Promise<SeaData> {
  const [manifest, passages, areas, ports, coast, ...networks] = await Promise.all([
    fetchFile(folder, MANIFEST_FILE).then((file) => file.json()),
    fetchFile(folder, PASSAGES_FILE).then((file) => file.json()),
    fetchFile(folder, AREAS_FILE).then((file) => file.json()),
    fetchFile(folder, PORTS_FILE).then((file) => file.json()),
    fetchBytes(folder, COAST_FILE),
    ...resolutions.map((resolution) => fetchBytes(folder, networkFile(resolution))),
  ])
  return openSea({ manifest, passages, areas, ports, coast, networks }, options)
}

async function fetchBytes(folder: string | URL, name: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchFile(folder, name)).arrayBuffer())
}

async function fetchFile(folder: string | URL, name: string): Promise<Response> {
  const url = new URL(name, folder)
  const response = await fetch(url)
  if (response.ok) return response
  throw new Error(`${url} returned ${response.status}. Serve the files of the data folder there.`)
}

async function inflateBrotli(bytes: Uint8Array): Promise<Uint8Array> {
  const native = brotliStream()
  if (native === null) return decompressInScript(bytes)
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(native)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The platform's own decoder; null in Chromium 156 and Node 20, which know only gzip and deflate. */
function brotliStream(): DecompressionStream | null {
  try {
    return new DecompressionStream('brotli' as 'gzip')
  } catch {
    return null
  }
}
