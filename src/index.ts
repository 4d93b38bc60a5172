/**
 * The engine for programs of your own, without a server: sea data, router and ports.
 * Emissions, the client of a server and file formats are `fairway-sea/emissions`, `fairway-sea/client` and
 * `fairway-sea/export-formats`.
 */
import { fileURLToPath } from 'node:url'
import type { FactorSet } from './emissions/index.js'
import { openSea as openFolder } from './loading/open.js'
import { openFactors as openFactorFiles } from './loading/open-factors.js'
import { readTables } from './loading/tables.js'
import type { PortTable } from './ports/table.js'
import type { SeaData } from './routing/router.js'
import type { Resolution } from './routing/types.js'

export type { Position } from './geo/position.js'
export { type Place, PlaceError, type ResolvedPlace, resolvePlace } from './ports/place.js'
export type { Port } from './ports/port.js'
export type { PortTable } from './ports/table.js'
export { CLOSED_BY_DEFAULT } from './routing/restrictions.js'
export { type SeaData, SeaRouter as Router } from './routing/router.js'
export {
  type AreaUse,
  InvalidRequestError,
  type MatrixRequest,
  NoRouteError,
  PASSAGES,
  type PassageId,
  type PassageUse,
  PointOnLandError,
  PortNotFoundError,
  RESOLUTIONS,
  type Resolution,
  type RouteEnd,
  type RouteRequest,
  RoutingError,
  type SeaMatrix,
  type SeaRoute,
  UnknownNameError,
} from './routing/types.js'
export type { AreaGroup } from './sea/areas.js'

/** The data that comes with the package. */
const PACKAGE_DATA = fileURLToPath(new URL('../data', import.meta.url))

export interface OpenOptions {
  /** A data folder of your own. */
  readonly folder?: string
}

/**
 * Opens sea data for `new Router(…)`. Fewer resolutions take less time and memory.
 * @throws Error that names the file that can't be read
 */
export function openSea({
  folder = PACKAGE_DATA,
  resolutions,
}: OpenOptions & { readonly resolutions?: readonly Resolution[] } = {}): Promise<SeaData> {
  return openFolder(folder, resolutions)
}

/** The ports, found by id, code, slug or name; `resolvePlace` finds the one that a text means. */
export async function openPorts({ folder = PACKAGE_DATA }: OpenOptions = {}): Promise<PortTable> {
  return (await readTables(folder)).ports
}

/**
 * The emission factors, for `estimate` of `fairway-sea/emissions`.
 * @throws FactorSetError, FactorPackError, or Error for a file that can't be read
 */
export function openFactors({
  folder = PACKAGE_DATA,
  pack = '',
}: OpenOptions & {
  /** A factor pack of your own. */ readonly pack?: string
} = {}): Promise<FactorSet> {
  return openFactorFiles({ data: folder, factorPack: pack })
}
