/**
 * Makes the labels of all ports for the networks of a data folder: `npm run data -- labels`. They follow from the networks
 * and the port table; the same files always give the same labels.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_RESOLUTION_KM, type Resolution } from '../../../src/engine/routing/request.js'
import { readStraits } from '../../../src/engine/sea/named-straits.js'
import { RESOLUTIONS } from '../../../src/engine/sea/resolutions.js'

import { checksumOf, wrap } from '../../../src/engine/sea/stored/container.js'
import { networkFile, portLabelsFile, STRAITS_FILE } from '../../../src/engine/sea/stored/files.js'
import { packPortLabels } from '../../../src/engine/sea/stored/port-labels.js'
import { DEFAULT_SOUTH_LIMIT } from '../../../src/planning/closures/closures.js'
import { openWithoutSize } from '../../../src/planning/ship/vessel-fit.js'
import { openSea } from '../../../src/runtime/loading/open.js'
import { writeManifest } from '../files/manifest.js'
import { removeSavings } from '../files/savings.js'
import { makeLabels } from './make-labels.js'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    resolution: { type: 'string', multiple: true },
  },
})

const straits = readStraits(JSON.parse(readFileSync(join(values.data, STRAITS_FILE), 'utf8')))
const plan = {
  southLimit: DEFAULT_SOUTH_LIMIT,
  straits: straits.filter(({ limitsClose }) => limitsClose),
}
const barred = openWithoutSize({}, [], straits).straits
/** The table of an ordinary ship's ways is 2.5 MB: for the finest sea and the one that requests get by default. */
const WITH_ORDINARY_SHIP = [5, DEFAULT_RESOLUTION_KM]
for (const resolutionKm of values.resolution?.map(Number) ?? RESOLUTIONS) {
  removeSavings(values.data, resolutionKm)
  const sea = await openSea(values.data, [resolutionKm as Resolution])
  const of = { ...plan, barred: WITH_ORDINARY_SHIP.includes(resolutionKm) ? barred : [] }
  const labels = makeLabels(sea, of, (step) => console.log(`${resolutionKm} km: ${step}`))
  const checksum = checksumOf(readFileSync(join(values.data, networkFile(resolutionKm))))
  const bytes = wrap(packPortLabels(labels, checksum))
  writeFileSync(join(values.data, portLabelsFile(resolutionKm)), bytes)
}
writeManifest(values.data)
