import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { areLegsOfNetwork } from '../../../src/engine/sea/stored/area-legs.js'
import { checksumOf, unwrap } from '../../../src/engine/sea/stored/container.js'
import { areaLegsFile, networkFile, portLabelsFile } from '../../../src/engine/sea/stored/files.js'
import { areOfNetwork } from '../../../src/engine/sea/stored/port-labels.js'

/**
 * Removes the files of a resolution that only save time and belong to an earlier network. A folder with such files is refused,
 * also by the commands that make them.
 */
export function removeSavings(folder: string, resolutionKm: number): void {
  const checksum = checksumOf(readFileSync(join(folder, networkFile(resolutionKm))))
  const isOwn: [string, (payload: Uint8Array) => boolean][] = [
    [portLabelsFile(resolutionKm), (payload) => areOfNetwork(payload, checksum)],
    [
      areaLegsFile(resolutionKm),
      (payload) => areLegsOfNetwork(brotliDecompressSync(payload), checksum),
    ],
  ]
  for (const [name, belongs] of isOwn) {
    const path = join(folder, name)
    if (existsSync(path) && !belongs(unwrap(readFileSync(path), path))) rmSync(path)
  }
}
