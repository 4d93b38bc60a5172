/**
 * Plans voyages in your own programs, without a server: `openPlanner` opens the sea, and `planVoyage`,
 * `planMatrix` and `estimateVoyage` use it. `Router` is the engine that they use. Emissions, the client
 * of a server, and file formats are in `fairway-sea/emissions`, `fairway-sea/client` and
 * `fairway-sea/export-formats`; `fairway-sea/engine` is the same for pages.
 *
 * @module fairway-sea
 */
import { fileURLToPath } from 'node:url'
import type { FactorSet } from '../../emissions/index.js'
import { DEFAULT_RESOLUTION_KM, type Resolution } from '../../engine/routing/request.js'
import { type SeaData, SeaRouter } from '../../engine/routing/router.js'
import type { PortTable } from '../../ports/table.js'
import { openSea as openFolder } from '../../runtime/loading/open.js'
import { openFactors as openFactorFiles } from '../../runtime/loading/open-factors.js'

export { openField } from '../../runtime/loading/field/field-file.js'

import { readTables } from '../../runtime/loading/tables.js'
import type { Planner } from './planner.js'

export * from './planner.js'

/** The data that comes with the package. */
const PACKAGE_DATA = fileURLToPath(new URL('../../../data', import.meta.url))

/** Where to read the data. */
export interface OpenOptions {
  /** Your own data folder. Default: the data of the package. */
  readonly folder?: string
}

/**
 * Opens sea data for `new Router(…)`. Fewer resolutions take less time and memory.
 * @throws Error that names the file that cannot be read
 */
export function openSea({
  folder = PACKAGE_DATA,
  resolutions,
}: OpenOptions & { readonly resolutions?: readonly Resolution[] } = {}): Promise<SeaData> {
  return openFolder(folder, resolutions)
}

/**
 * Opens the sea at the given resolutions, by default at `DEFAULT_RESOLUTION_KM`. Voyages can use only
 * these.
 * @throws Error that names the file that cannot be read
 */
export async function openPlanner({
  folder = PACKAGE_DATA,
  resolutions = [DEFAULT_RESOLUTION_KM],
}: OpenOptions & { readonly resolutions?: readonly Resolution[] } = {}): Promise<Planner> {
  const [data, tables] = await Promise.all([openFolder(folder, resolutions), readTables(folder)])
  return { ...tables, router: new SeaRouter(data) }
}

/** The ports, by id, code, slug or name. `resolvePlace` resolves a text. */
export async function openPorts({ folder = PACKAGE_DATA }: OpenOptions = {}): Promise<PortTable> {
  return (await readTables(folder)).ports
}

/**
 * The emission factors, for `estimate` of `fairway-sea/emissions`.
 * @throws FactorSetError, FactorPackError, or Error for a file that cannot be read
 */
export function openFactors({
  folder = PACKAGE_DATA,
  pack = '',
  shipTable = '',
  laws = '',
}: OpenOptions & {
  /** Path of your own factor pack, CSV or JSON. */
  readonly pack?: string
  /** Path of your copy of THETIS-MRV's annual file, as CSV. */
  readonly shipTable?: string
  /** Path of your own rules of laws, JSON. */
  readonly laws?: string
} = {}): Promise<FactorSet> {
  return openFactorFiles({ data: folder, factorPack: pack, shipTable, laws })
}
