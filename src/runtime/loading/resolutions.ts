import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  DEFAULT_RESOLUTION_KM,
  RESOLUTIONS,
  type Resolution,
} from '../../engine/routing/request.js'
import { networkFile } from '../../engine/sea/stored/files.js'

/** The setting that says which resolutions are opened. */
export const RESOLUTIONS_SETTING = 'FAIRWAY_RESOLUTIONS'

/**
 * The resolutions that a process opens, finest first.
 * @param setting numbers of kilometres separated by commas; empty for all that the folder has
 * @throws Error that names the setting
 */
export function resolutionsIn(folder: string, setting = ''): Resolution[] {
  const isThere = (resolution: Resolution) => existsSync(join(folder, networkFile(resolution)))
  const wanted = setting.split(',').map((text) => text.trim())
  if (setting.trim() === '') return RESOLUTIONS.filter(isThere)
  const named = RESOLUTIONS.filter((resolution) => wanted.includes(String(resolution)))
  const unknown = wanted.filter((text) => !named.some((resolution) => String(resolution) === text))
  const fault = (text: string) => new Error(`${RESOLUTIONS_SETTING}=${setting} ${text}`)
  if (unknown.length > 0) {
    throw fault(`must list some of ${RESOLUTIONS.join(', ')}, separated by commas.`)
  }
  if (!named.includes(DEFAULT_RESOLUTION_KM)) {
    throw fault(`must include ${DEFAULT_RESOLUTION_KM}, for requests that name no resolution.`)
  }
  const missing = named.filter((resolution) => !isThere(resolution))
  if (missing.length === 0) return named
  const files = missing.map((resolution) => networkFile(resolution)).join(', ')
  throw fault(`names data that ${folder} does not have: ${files}. Restore it, or leave it out.`)
}
