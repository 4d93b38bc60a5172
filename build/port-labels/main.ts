/**
 * Writes the labels of ports for the finished networks of a data folder, and lists them in its manifest:
 * `npm run build:labels`. A network that changes needs new ones; until then it works without.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSea } from '../../src/loading/open.js'
import { DEFAULT_SOUTH_LIMIT } from '../../src/planning/closures.js'
import { EndPlacer } from '../../src/routing/end-placer.js'
import { NetworkRouter } from '../../src/routing/network-router.js'
import { checksumOf } from '../../src/sea/container.js'
import { networkFile, portLabelsFile } from '../../src/sea/files.js'
import { packPortLabels } from '../../src/sea/port-labels.js'
import { RESOLUTIONS, type Resolution } from '../../src/sea/resolutions.js'
import { writeManifest } from '../manifest.js'
import { packFile } from '../pack-file.js'
import { buildPortLabels } from './labels.js'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    resolution: { type: 'string', multiple: true },
  },
})
const wanted = (values.resolution?.map(Number) ?? RESOLUTIONS) as readonly Resolution[]

for (const resolutionKm of wanted) {
  const path = join(values.data, networkFile(resolutionKm))
  if (!existsSync(path)) continue
  const { networks, coast, passages, ports } = await openSea(values.data, [resolutionKm])
  const network = new NetworkRouter(networks[0]!, coast, passages)
  const labels = buildPortLabels(
    network,
    new EndPlacer(ports!),
    [...ports!.keys()],
    DEFAULT_SOUTH_LIMIT,
    (step) => console.log(`${resolutionKm} km: ${step}`),
  )
  const checksum = checksumOf(readFileSync(path))
  const file = packFile(packPortLabels(labels, { resolutionKm, checksum }))
  writeFileSync(join(values.data, portLabelsFile(resolutionKm)), file)
  const { user, system } = process.cpuUsage()
  const seconds = ((user + system) / 1e6).toFixed(0)
  console.log(`${resolutionKm} km: packed ${file.length} bytes, ${seconds} s of CPU so far`)
}
writeManifest(values.data)
