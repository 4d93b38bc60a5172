import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESOLUTIONS } from '../../../src/engine/sea/resolutions.js'
import {
  AREAS_FILE,
  areaLegsFile,
  COAST_FILE,
  ICE_FILE,
  INLAND_FILE,
  MANIFEST_FILE,
  networkFile,
  PASSAGES_FILE,
  PORT_ZONES_FILE,
  PORTS_FILE,
  portLabelsFile,
  SHALLOW_AREAS_FILE,
  STRAITS_FILE,
  VESSELS_FILE,
  WIND_FILE,
} from '../../../src/engine/sea/stored/files.js'

/**
 * Lists the files of the data folder that routes, their warnings, winds and local times depend on, and gives them a version.
 * The same files always get the same version.
 */
export function writeManifest(folder: string): void {
  const names = [
    PORTS_FILE,
    PASSAGES_FILE,
    AREAS_FILE,
    STRAITS_FILE,
    ICE_FILE,
    INLAND_FILE,
    VESSELS_FILE,
    PORT_ZONES_FILE,
    WIND_FILE,
    SHALLOW_AREAS_FILE,
    COAST_FILE,
    ...RESOLUTIONS.map(networkFile),
    ...RESOLUTIONS.map(portLabelsFile),
    ...RESOLUTIONS.map(areaLegsFile),
  ]
  const files = names
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => {
      const bytes = readFileSync(join(folder, name))
      return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    })
  const version = createHash('sha256')
    .update(files.map((f) => f.sha256).join())
    .digest('hex')
    .slice(0, 12)
  const manifest = {
    version,
    source:
      'GSHHG 2.3.7 (2017), LGPL-3.0-or-later, with our own tables; winds of COADS (NOAA) and time zones of ports, public domain and CC0',
    files,
  }
  writeFileSync(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`)
}
