import { FACTOR_FILES, factorPath, openFactorSet } from '../../emissions/factor-set.js'
import type { FactorFile, FactorSet } from '../../emissions/index.js'
import { DEFAULT_RESOLUTION_KM, type Resolution } from '../../engine/routing/request.js'
import { type SeaData, SeaRouter } from '../../engine/routing/router.js'
import { readAreas } from '../../engine/sea/areas.js'
import { CoastMask } from '../../engine/sea/coast-mask.js'
import { openNetwork, type SeaNetwork } from '../../engine/sea/network.js'
import { readPassages } from '../../engine/sea/passages.js'
import {
  AREAS_FILE,
  COAST_FILE,
  networkFile,
  networkRestFile,
  PASSAGES_FILE,
  PORTS_FILE,
  WIND_FILE,
} from '../../engine/sea/stored/files.js'
import { readPortPositions } from '../../ports/port.js'
import { tablesFrom, WindClimate } from '../../runtime/loading/tables-from.js'
import type { Planner } from '../library/planner.js'
import { Rest } from './rest.js'
import { type SeaSource, Source, type SourceOptions } from './source.js'
import { type UnpackOptions, unpack } from './unpack.js'

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

/** Which files to load, and how to unpack them. */
export interface OpenOptions extends SourceOptions {
  /** Default: `DEFAULT_RESOLUTION_KM` only. */
  readonly resolutions?: readonly Resolution[] | undefined
}

/**
 * Opens sea data for `new Router(…)` from bytes.
 * @throws Error that names the file and the remedy if one is damaged or of another version. Only packed files have a
 *   checksum: in unpacked ones, some damage stays unnoticed.
 */
export async function openSea(
  { manifest, passages, areas, ports, coast, networks }: SeaFiles,
  options: UnpackOptions = {},
): Promise<SeaData> {
  const [mask, ...opened] = await Promise.all([
    unpack(coast, COAST_FILE, options),
    ...networks.map((bytes, i) => unpack(bytes, `networks[${i}]`, options)),
  ])
  const seas = opened.map((bytes, i) => openNamed(bytes, `networks[${i}]`))
  return seaFrom({ manifest, passages, areas, ports, coast: mask }, seas)
}

/** @param files `coast` unpacked */
function seaFrom(
  { manifest, passages, areas, ports, coast }: Omit<SeaFiles, 'networks'>,
  networks: readonly SeaNetwork[],
): SeaData {
  return {
    version: String((manifest as { version: unknown }).version),
    coast: CoastMask.open(coast),
    networks,
    passages: readPassages(passages),
    areas: readAreas(areas),
    ...(ports === undefined ? {} : { ports: readPortPositions(ports) }),
  }
}

/** Packed files have a checksum; the damage of an unpacked one may be found here, or not at all. */
function openNamed(bytes: Uint8Array, name: string, rest: Rest | null = null): SeaNetwork {
  try {
    return openNetwork(bytes, {}, rest?.read)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${name}: ${reason} Use the files of the package.`, { cause })
  }
}

/**
 * Opens sea data for `new Router(…)` from the files of a data folder.
 * @throws Error that names the file if it cannot be read, and as `openSea` does
 */
export async function fetchSea(from: SeaSource, options: OpenOptions = {}): Promise<SeaData> {
  const { sea, opened } = await seaOf(new Source(from, options), options)
  await Promise.all(opened.map(({ rest }) => rest?.arrived))
  return sea
}

/** A network, and what of it arrives later if the folder has it in two files. */
interface Opened {
  readonly network: SeaNetwork
  readonly rest: Rest | null
}

async function seaOf(
  source: Source,
  { resolutions = [DEFAULT_RESOLUTION_KM] }: OpenOptions,
): Promise<{ sea: SeaData; opened: readonly Opened[] }> {
  const same = (json: unknown) => json
  const [manifest, passages, areas, ports, coast, ...opened] = await Promise.all([
    source.manifest(),
    source.json(PASSAGES_FILE, same),
    source.json(AREAS_FILE, same),
    source.json(PORTS_FILE, same),
    source.unpacked(COAST_FILE),
    ...resolutions.map((resolution) => networkOf(source, resolution)),
  ])
  const networks = opened.map(({ network }) => network)
  return { sea: seaFrom({ manifest, passages, areas, ports, coast }, networks), opened }
}

async function networkOf(source: Source, resolution: Resolution): Promise<Opened> {
  const name = networkFile(resolution)
  const restName = networkRestFile(resolution)
  const isSplit = await source.has(restName)
  const reading = source.unpacked(name)
  const rest = isSplit ? new Rest(source.unpacked(restName, reading)) : null
  return { network: openNamed(await reading, name, rest), rest }
}

/** A planner in a page. */
export interface PagePlanner extends Planner {
  /** The factors for estimates. */
  readonly factors: FactorSet
  /** Opens the sea at one more resolution, unless it is open. @throws Error as `openPlanner` */
  open(resolution: Resolution): Promise<void>
}

/**
 * Opens all that `planVoyage`, `planMatrix`, `estimateConsignment` and the worker need, without Node.
 * @param from address of a folder with the files of `PLANNER_FILES`, or a function that reads them
 * @throws Error that names the file that cannot be read
 */
export async function openPlanner(
  from: SeaSource,
  options: OpenOptions = {},
): Promise<PagePlanner> {
  const { planner, whole } = await openFirst(from, options)
  await whole
  return planner
}

/** A planner of which a part may arrive later. */
interface FirstPlanner {
  readonly planner: PagePlanner
  /** How often something needed the part before it arrived: such a request failed, and is to be repeated. */
  misses(): number
  /** Settles when all has arrived. @throws Error that names the file */
  readonly whole: Promise<void>
}

/** Opens what the first request of a page needs. */
export async function openFirst(from: SeaSource, options: OpenOptions): Promise<FirstPlanner> {
  const source = new Source(from, options)
  const [{ sea, opened }, tables, factors] = await Promise.all([
    seaOf(source, options),
    tablesFrom(source.json),
    factorsOf(source),
  ])
  const router = new SeaRouter(sea)
  const wind = new Rest(
    Promise.all(opened.map(({ rest }) => rest?.arrived)).then(() => source.unpacked(WIND_FILE)),
  )
  let known: WindClimate | undefined
  const winds = () => {
    known ??= new WindClimate(wind.read())
    return known
  }
  const opening = new Map<Resolution, Promise<void>>()
  const openOne = async (resolution: Resolution) => {
    const { network, rest } = await networkOf(source, resolution)
    await rest?.arrived
    router.add(network)
  }
  const planner: PagePlanner = {
    ...tables,
    winds,
    router,
    factors,
    async open(resolution) {
      if (router.resolutions.includes(resolution)) return
      const coming = opening.get(resolution) ?? openOne(resolution)
      opening.set(resolution, coming)
      await coming.finally(() => opening.delete(resolution))
    },
  }
  const complete = async ({ network, rest }: Opened) => {
    await rest?.arrived
    // Its searches may have stopped halfway.
    if (rest?.misses) router.add(network)
  }
  const whole = Promise.all([...opened.map(complete), wind.arrived]).then(() => undefined)
  // Whoever waits for it meets the failure.
  whole.catch(() => undefined)
  const misses = () => opened.reduce((sum, { rest }) => sum + (rest?.misses ?? 0), wind.misses)
  return { planner, misses, whole }
}

async function factorsOf({ json }: Source): Promise<FactorSet> {
  const files = FACTOR_FILES.map(async (name) => [
    name,
    await json(factorPath(name), (content) => content),
  ])
  const contents = Object.fromEntries(await Promise.all(files)) as Record<FactorFile, unknown>
  return openFactorSet(contents)
}
