import { readFileSync } from 'node:fs'
import { type Overlay, readOverlay } from '../../planning/closures/overlay.js'
import { withOwn } from './own-version.js'

/** The setting that names the file of an overlay. */
export const OVERLAY_SETTING = 'FAIRWAY_OVERLAY'

/** Version of the sea data combined with the corrections of an overlay, because answers depend on both. */
export function versionWithOverlay(overlay: Overlay | null, version: string): string {
  return overlay === null ? version : withOwn(version, overlay)
}

/**
 * Reads an operator's corrections of the sea.
 * @param path empty for none
 * @param named the setting or option that names the file, for errors
 * @throws Error of one line that names the setting, the file and the feature
 */
export function openOverlay(path = '', named = `${OVERLAY_SETTING}=`): Overlay | null {
  if (path === '') return null
  try {
    return readOverlay(JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')))
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'There is no such file.' : message.replaceAll(/\s+/g, ' ')
    throw new Error(`${named}${path}: ${reason}`, { cause })
  }
}
