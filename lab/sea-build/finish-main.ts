/**
 * Finishes the networks of a data folder in place, like the last step of a build, and writes them in
 * the current format: `npm run data -- finish`. The content of a network that is finished already does
 * not change.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { RESOLUTIONS } from '../../src/engine/sea/resolutions.js'
import { unwrap } from '../../src/engine/sea/stored/container.js'
import { networkFile } from '../../src/engine/sea/stored/files.js'
import { packNetwork, readNetwork } from '../../src/engine/sea/stored/network-format.js'
import { writeManifest } from './files/manifest.js'
import { packFile } from './files/pack-file.js'
import { finishNetwork } from './finish.js'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    resolution: { type: 'string', multiple: true },
  },
})

for (const resolutionKm of values.resolution?.map(Number) ?? RESOLUTIONS) {
  const path = join(values.data, networkFile(resolutionKm))
  if (!existsSync(path)) continue
  const bytes = brotliDecompressSync(unwrap(readFileSync(path), path))
  const content = readNetwork(bytes)
  const isFinished = content.portLegs !== null && content.bays !== null
  const finished = isFinished
    ? content
    : finishNetwork(content, (step) => console.log(`${resolutionKm} km: ${step}`))
  writeFileSync(path, packFile(packNetwork(finished)))
}
writeManifest(values.data)
